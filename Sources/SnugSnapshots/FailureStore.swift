import Snug
import SnugDrawing
public import SnugPlatform

/// The folder failures are written to: a subfolder with a `failure.json` for each snapshot that
/// failed in its last run, and `index.html`, which shows all of them.
///
/// Several processes may write failures to it at once; the last of them writes the page.
public struct FailureStore: Sendable {
  public let folder: URL

  public init(_ folder: URL) { self.folder = folder }

  /// The folder a test writes to: the one its environment names, `.build/snug-testing` in its
  /// package, or `snug-testing` in the temporary directory for a test outside any package.
  ///
  /// - Parameters:
  ///   - path: the test's file, or another path in the package.
  ///   - artifacts: the value of `SNUG_TESTING_ARTIFACTS`.
  public static func standard(forFileAt path: String, artifacts: String?) -> FailureStore {
    if let artifacts { return FailureStore(URL(filePath: artifacts).absoluteURL) }
    return FailureStore(
      packageFolder(above: path)?.appending(path: ".build/snug-testing")
        ?? FileManager.default.temporaryDirectory.appending(path: "snug-testing"))
  }

  /// The nearest folder above a path, or at it, with a `Package.swift`.
  public static func packageFolder(above path: String) -> URL? {
    var folder = URL(filePath: path).absoluteURL.standardizedFileURL
    while true {
      if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
        return folder
      }
      guard folder.pathComponents.count > 1 else { return nil }
      folder.deleteLastPathComponent()
    }
  }

  private static let recordFile = "failure.json"

  // MARK: - Reading

  /// Every failure, in the order of their tests' files and lines; and the paths of records that
  /// cannot be read.
  public func records() throws -> (all: [FailureRecord], damaged: [String]) {
    guard FileManager.default.fileExists(atPath: folder.path) else { return ([], []) }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    var records: [FailureRecord] = []
    var damaged: [String] = []
    for name in names.sorted() where !name.hasPrefix(".") {
      let directory = folder.appending(path: name)
      let file = directory.appending(path: Self.recordFile)
      guard let data = FileManager.default.contents(atPath: file.path) else { continue }
      do {
        var record = try JSONDecoder().decode(FailureRecord.self, from: data)
        record.folder = directory.path
        records.append(record)
      } catch {
        damaged.append(file.path)
      }
    }
    let all = records.sorted {
      ($0.test.filePath, $0.test.line, $0.name) < ($1.test.filePath, $1.test.line, $1.name)
    }
    return (all, damaged)
  }

  // MARK: - Writing

  /// Writes a failure with its files, replacing the same snapshot's last one.
  ///
  /// The record's folder is named by `name`, which no two snapshots share.
  func write(_ record: FailureRecord, files: [SnapshotFailure.Attachment], as name: String) throws {
    let directory = folder.appending(path: name)
    let draft = folder.appending(path: ".\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: draft) }
    try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: true)
    for file in files {
      let url = draft.appending(path: file.name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.bytes).write(to: url)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try (encoder.encode(record) + Data("\n".utf8))
      .write(to: draft.appending(path: Self.recordFile))
    try? FileManager.default.removeItem(at: directory)
    try FileManager.default.moveItem(at: draft, to: directory)
    PageWriter.process.folderChanged(self)
  }

  /// Removes the failure of a snapshot that passes now, if there was one.
  func remove(_ name: String) throws {
    let directory = folder.appending(path: name)
    guard FileManager.default.fileExists(atPath: directory.path) else { return }
    try FileManager.default.removeItem(at: directory)
    PageWriter.process.folderChanged(self)
  }

  /// Rewrites the page from all records.
  public func writePage() throws {
    guard FileManager.default.fileExists(atPath: folder.path) else { return }
    let page = folder.appending(path: "index.html")
    let records = try records().all
    guard !records.isEmpty else {
      try? FileManager.default.removeItem(at: page)
      return
    }
    try OutputFile.write(Array(FailurePage.html(of: records).utf8), to: page.path)
  }
}
