import Platform

/// A snapshot that failed, as `failure.json` in a folder of its own keeps it.
///
/// Every path in it is relative: pictures, texts and candidates to the folder, references to the
/// package, so that what a continuous integration kept can be reviewed and accepted elsewhere.
public struct FailureRecord: Codable, Hashable, Sendable {
  /// What the snapshot is called: its reference's file name, such as `titleYields.wide@2x.png`.
  public var name: String
  /// The test; its file's path is relative to the package.
  public var test: TestIdentity
  /// The name the call gave the snapshot.
  public var snapshotName: String?
  public var stage: Stage
  /// What is different, a line each: views, marks, or one line on the picture.
  public var lines: [String]
  /// The test's whole message.
  public var message: String
  /// Whether the references were written by the run that failed.
  public var isRecorded = false
  /// Names of files in the folder: `expected`, `difference` and `actual` with `.png` or `.svg`,
  /// `expected.layout.txt` and `actual.layout.txt`.
  public var files: [String] = []
  /// What becomes the references when the failure is accepted.
  public var candidates: [Candidate] = []
  /// The folder the record stands in, as an absolute path; known once it has been written or read.
  public var folder = ""

  /// What was found to be wrong.
  public enum Stage: String, Codable, Hashable, Sendable {
    /// A reference was not there.
    case missing
    /// A reference cannot be compared with: it is empty, damaged, or not a file.
    case unusable
    case layout, displayList, picture
    /// Nothing was compared: everything was recorded, as asked.
    case recorded
  }

  /// Bytes that could become a reference.
  public struct Candidate: Codable, Hashable, Sendable {
    /// Where they are, relative to the record's folder.
    public var file: String
    /// The reference, relative to the package.
    public var reference: String
    /// The hash of what stood there when the test failed; `nil` when nothing that could be read did.
    public var formerHash: String?
  }

  enum CodingKeys: String, CodingKey {
    case name, test, snapshotName, stage, lines, message, isRecorded, files, candidates
  }

  /// “the title gives way, 320 wide”, as a heading.
  public var title: String {
    [test.suite, test.name, test.argument, snapshotName].compactMap(\.self)
      .joined(separator: ", ")
  }

  /// The name of a picture, without its extension `expected`; `nil` where there is none.
  public func picture(_ name: String) -> String? {
    files.first { ["\(name).png", "\(name).svg"].contains($0) }
  }

  /// The bytes of a file of the record; `nil` when it is not there.
  public func bytes(of file: String) -> [UInt8]? {
    guard Self.isPlain(file) else { return nil }
    return FileManager.default.contents(atPath: folder + "/" + file).map(Array.init)
  }

  /// The text of a file of the record; `nil` when it is not there.
  public func text(of file: String) -> String? {
    bytes(of: file).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a path stays below the folder it is relative to. Records come from elsewhere, too.
  static func isPlain(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return !path.isEmpty && parts.allSatisfy { !["", ".", ".."].contains($0) }
  }
}
