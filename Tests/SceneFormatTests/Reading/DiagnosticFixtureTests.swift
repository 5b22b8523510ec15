import Diagnostics
import Foundation
import Testing

/// `Fixtures/Diagnostics/<case>.yaml` and, in `<case>.txt`, all that is said about it.
///
/// With `SNUG_RECORD=1` in the environment the texts are written anew, and the test fails.
@Suite struct `Diagnostic fixtures` {
  static let folder = fixtures.appending(path: "Diagnostics")

  static func names(_ ext: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".\(ext)") }.map { String($0.dropLast(ext.count + 1)) }
      .sorted()
  }

  @Test(arguments: names("yaml")) func `every mistake is reported word for word`(
    name: String
  ) throws {
    let url = Self.folder.appending(path: "\(name).yaml")
    let expected = Self.folder.appending(path: "\(name).txt")
    let source = SourceText(name: "\(name).yaml", utf8: Array(try Data(contentsOf: url)))
    let actual = messages(of: source)
    if ProcessInfo.processInfo.environment["SNUG_RECORD"] != nil {
      try actual.write(to: expected, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name).txt")
    }
    #expect(try String(contentsOf: expected, encoding: .utf8) == actual)
  }

  @Test func `every scene has its messages and the other way round`() {
    #expect(!Self.names("yaml").isEmpty)
    #expect(Self.names("yaml") == Self.names("txt"))
  }
}
