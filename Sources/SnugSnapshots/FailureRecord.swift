import SnugPlatform

/// A snapshot that failed, as stored in `failure.json` in its own folder.
///
/// Every path in it is relative: pictures, texts and candidates to the folder, references to the
/// package, so that failures kept by CI can be reviewed and accepted elsewhere.
public struct FailureRecord: Codable, Hashable, Sendable {
  /// The name of the snapshot: its reference's file name, such as `titleYields.wide@2x.png`.
  public var name: String
  /// The test; its file's path is relative to the package.
  public var test: TestIdentity
  /// The name the call gave the snapshot.
  public var snapshotName: String?
  /// The differences, a line each: views, marks, or one line about the picture.
  public var lines: [String]
  /// The test's whole message.
  public var message: String
  /// Names of files in the folder: `expected`, `difference` and `actual` with `.png` or `.svg`,
  /// `expected.layout.txt` and `actual.layout.txt`.
  public var files: [String] = []
  /// The files that become the references when the failure is accepted.
  public var candidates: [Candidate] = []
  /// The absolute path of the record's folder. Set when the record is written or read.
  public var folder = ""

  /// Bytes that could become a reference.
  public struct Candidate: Codable, Hashable, Sendable {
    /// The path of the bytes, relative to the record's folder.
    public var file: String
    /// The reference, relative to the package.
    public var reference: String
    /// The hash of the reference when the test failed; `nil` if there was no readable reference.
    public var formerHash: String?
  }

  enum CodingKeys: String, CodingKey {
    case name, test, snapshotName, lines, message, files, candidates
  }

  /// “the title gives way, 320 wide”, as a heading.
  public var title: String {
    [test.suite, test.name, test.argument, snapshotName].compactMap(\.self)
      .joined(separator: ", ")
  }

  /// The name of a picture, without its extension `expected`; `nil` if there is none.
  public func picture(_ name: String) -> String? {
    files.first { ["\(name).png", "\(name).svg"].contains($0) }
  }

  /// The bytes of a file of the record; `nil` if there is no such file.
  public func bytes(of file: String) -> [UInt8]? {
    guard Self.isPlain(file) else { return nil }
    return FileManager.default.contents(atPath: folder + "/" + file).map(Array.init)
  }

  /// The text of a file of the record; `nil` if there is no such file.
  public func text(of file: String) -> String? {
    bytes(of: file).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a path stays below the folder it is relative to. Records may come from elsewhere.
  static func isPlain(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return !path.isEmpty && parts.allSatisfy { !["", ".", ".."].contains($0) }
  }
}
