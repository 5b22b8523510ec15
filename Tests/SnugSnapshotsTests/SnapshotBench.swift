import Foundation
import Snug
import SnugTestSupport

@testable import SnugSnapshots

/// A package in a temporary folder, with one test file; it is removed with the value. The tool can be
/// run in it.
final class SnapshotBench {
  static let pipeline: Pipeline? = try? Pipeline()

  let sandbox: Sandbox
  let folder: URL
  let testFile: URL

  init() throws {
    sandbox = try Sandbox()
    folder = sandbox.folder.standardizedFileURL
    testFile = folder.appending(path: "Tests/ShopTests/CellTests.swift")
    try write("// the package", to: "Package.swift")
    try write("import Testing\n", to: "Tests/ShopTests/CellTests.swift")
  }

  // MARK: - Requests

  static func scene(badgeResists priority: Int = 751, width: Int = 220) throws -> Scene {
    let text = """
      view:
        size: [\(width), 60]
        layoutMargins: 16
        subviews:
          title: { class: UILabel, text: "Stroll along the quay", hugging: 251 }
          badge: { intrinsicContentSize: [48, 24], compressionResistance: \(priority) }
      constraints:
        - "H:|-[title]-[badge]-|"
        - title.centerY == view.centerY
        - badge.centerY == view.centerY
      """
    return try (pipeline ?? Pipeline()).scene(from: SourceText(name: "cell.yaml", text)).value
  }

  func test(
    _ function: String = "titleYields()", suite: String? = nil, argument: String? = nil,
    line: Int = 12, file: String? = nil
  ) -> TestIdentity {
    TestIdentity(
      filePath: file ?? testFile.path, fileID: "ShopTests/CellTests.swift", suite: suite,
      function: function, argument: argument, line: line, column: 5)
  }

  func request(
    _ scene: Scene, as form: SnapshotForm = .layout, named name: String? = "wide",
    test: TestIdentity? = nil, record: RecordMode? = nil
  ) -> SnapshotRequest {
    SnapshotRequest(
      scene, as: form, named: name, test: test ?? self.test(), record: record)
  }

  // MARK: - Running

  /// A test process, with its own numbers.
  struct Run {
    let verifier: SnapshotVerifier

    /// The message of a test; `nil` if it passes.
    func message(_ request: SnapshotRequest) -> String? { failure(request)?.message }

    func failure(_ request: SnapshotRequest) -> SnapshotFailure? {
      do { try verifier.verify(request) } catch { return error }
      return nil
    }
  }

  func run(_ environment: [String: String] = [:]) throws -> Run {
    Run(
      verifier: SnapshotVerifier(
        pipeline: try Self.pipeline ?? Pipeline(),
        settings: SnapshotSettings(environment: environment), numbers: SnapshotNumbers()))
  }

  /// A message with placeholders for the package's folder and the hashes in the artifacts.
  func bare(_ message: String?) -> String? {
    message?.replacing(folder.path, with: "SHOP")
      .replacing(/\.[0-9a-f]{8}\//, with: ".HASH/")
  }

  /// The tool's answer to a command line, as a transcript: standard output, then standard error
  /// with `! ` before each line, then the exit status where it is not 0.
  func answer(to line: String, environment: [String: String] = [:]) async throws -> String {
    let result = try await sandbox.run(line, environment: environment)
    var text = result.text
    for line in result.errors.split(separator: "\n") { text += "! \(line)\n" }
    if result.exitCode != 0 { text += "[exit \(result.exitCode)]\n" }
    return bare(text) ?? ""
  }

  // MARK: - Files

  static let references = "Tests/ShopTests/__Snapshots__/CellTests"
  static let artifacts = ".build/snug-testing"

  func url(_ path: String) -> URL { folder.appending(path: path) }

  func write(_ text: String, to path: String) throws { try sandbox.write(text, to: path) }

  func bytes(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: url(path).path).map(Array.init)
  }

  func text(_ path: String) -> String? { bytes(path).map { String(decoding: $0, as: UTF8.self) } }

  /// Every file below a folder, as paths from it, in order.
  func files(_ path: String) -> [String] {
    let all = (try? FileManager.default.subpathsOfDirectory(atPath: url(path).path)) ?? []
    return all.filter {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(
        atPath: url("\(path)/\($0)").path, isDirectory: &isFolder)
      return !isFolder.boolValue
    }.sorted()
  }

  var references: [String] { files(Self.references) }

  var store: FailureStore { FailureStore(url(Self.artifacts)) }

  /// The names of the stored failures.
  func failures() throws -> [String] { try store.records().all.map(\.name) }
}
