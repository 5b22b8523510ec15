import Foundation
import SnugTestSupport
import Testing

/// The patterns and examples on the page about editors match Snug's messages.
@Suite struct `The page about editors` {
  private struct Tasks: Decodable {
    struct Task: Decodable {
      var args: [String]
      var problemMatcher: Matcher?

      private enum CodingKeys: CodingKey { case args, problemMatcher }

      init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        args = try values.decode([String].self, forKey: .args)
        // An empty list is treated as missing.
        problemMatcher = try? values.decode(Matcher.self, forKey: .problemMatcher)
      }
    }

    struct Matcher: Decodable {
      struct Pattern: Decodable {
        var regexp: String
        var file, line, column, severity, message, code: Int
      }

      var pattern: Pattern
    }

    var tasks: [Task]
  }

  private static let page = Result { try Fixtures.text("Sources/Snug/Snug.docc/Editors.md") }

  /// The fenced blocks in a language.
  private static func blocks(_ language: String) throws -> [String] {
    try page.get().components(separatedBy: "\n```\(language)\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
  }

  private static func pattern() throws -> Tasks.Matcher.Pattern {
    let block = try #require(try blocks("json").first { $0.contains("problemMatcher") })
    let tasks = try JSONDecoder().decode(Tasks.self, from: Data(block.utf8)).tasks
    return try #require(tasks.lazy.compactMap(\.problemMatcher).first).pattern
  }

  /// The captures of the pattern in a line, by their numbers; `nil` if it does not match.
  private static func problem(in line: Substring) throws -> [String]? {
    let pattern = try pattern()
    guard let match = try Regex(pattern.regexp).wholeMatch(in: line) else { return nil }
    let numbers = [
      pattern.file, pattern.line, pattern.column, pattern.severity, pattern.message, pattern.code,
    ]
    return numbers.map { match.output[$0].substring.map(String.init) ?? "" }
  }

  @Test func `has a pattern that matches only diagnostics`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write("view:\n  siz: [1,2]\n", to: "my card: new.yaml")
    let mistake = try await sandbox.run("snug lint 'my card: new.yaml'").errors
    #expect(
      try mistake.split(separator: "\n").compactMap { try Self.problem(in: $0) } == [
        [
          "my card: new.yaml", "2", "3", "error", "unknown key 'siz'; did you mean 'size'?",
          "unknown-key",
        ]
      ])
  }

  @Test func `has a pattern for every fixture's diagnostic with a location`() throws {
    for path in Fixtures.files(below: "Fixtures/Diagnostics") where path.hasSuffix(".txt") {
      for line in try Fixtures.text(path).split(separator: "\n") {
        let isMessage = line.hasSuffix("]") && line.contains(#/^[^ ]+:\d+:\d+: /#)
        #expect(try (Self.problem(in: line) != nil) == isMessage, "\(path): \(line)")
      }
    }
  }

  @Test func `has valid JSON, and a valid scene`() async throws {
    for block in try Self.blocks("json") {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(block.utf8)) }
    }
    for block in try Self.blocks("yaml") {
      let sandbox = try Sandbox()
      try sandbox.write(block, to: "scene.yaml")
      #expect(try await sandbox.run("snug lint scene.yaml").errors == "")
    }
  }
}
