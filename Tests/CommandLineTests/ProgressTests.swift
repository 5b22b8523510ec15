import Foundation
import SnugTestSupport
import Testing

@Suite(
  .enabled(
    if: Tool.isInstalled("script") && FileManager.default.fileExists(atPath: "/dev/pts/ptmx"),
    "'script' of util-linux makes a terminal, where the system has terminals"))
struct `The progress on a terminal` {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    for name in ["row.yaml", "badge.yaml", "adrift.yaml"] {
      try sandbox.write(try Fixtures.text("Fixtures/Transcripts/\(name)"), to: name)
    }
  }

  /// The output to a terminal.
  private func sent(_ line: String, _ environment: [String: String] = [:]) async throws -> String {
    try await sandbox.run(
      "script -qec '\(line)' /dev/null",
      environment: ["TERM": "xterm", "COLUMNS": "40"].merging(environment) { $1 }
    ).text
  }

  @Test func `has the number and the name of finished scenes, and is removed at the end`()
    async throws
  {
    let text = try await sent("snug . --output-dir Out")
    #expect(text.hasPrefix("adrift.yaml:5:5: warning: "))
    #expect(text.contains("\r\u{1B}[K[1/3] adrift.yaml"))
    #expect(text.hasSuffix("\r\u{1B}[K"))
  }

  @Test func `is not wider than the terminal`() async throws {
    let name = String(repeating: "long-", count: 12) + "name.yaml"
    try sandbox.write(try Fixtures.text("Fixtures/Transcripts/row.yaml"), to: name)
    let text = try await sent("snug row.yaml \(name) --output-dir Out")
    let shown = text.split(separator: "\r\u{1B}[K").map(\.count)
    #expect(shown.max().map { $0 < 40 } == true, "\(shown)")
  }

  @Test(arguments: [
    ("snug row.yaml", [:]), ("snug . --output-dir Out 2> /dev/null", [:]),
    ("snug row.yaml badge.yaml --output-dir Out", ["TERM": "dumb"]),
  ])
  func `is not shown for one scene, without a terminal, or if it cannot be removed`(
    line: String, environment: [String: String]
  ) async throws {
    #expect(try await sent(line, environment) == "")
  }
}
