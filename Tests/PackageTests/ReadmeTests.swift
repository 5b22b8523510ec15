import Foundation
import SnugTestSupport
import Testing

/// The files and commands in the documents exist.
@Suite struct `The documents` {
  static let all = [
    "README.md", "Fixtures/README.md", ".github/CONTRIBUTING.md", ".github/CHANGELOG.md",
  ]

  private func exists(_ path: some StringProtocol) -> Bool {
    FileManager.default.fileExists(atPath: Fixtures.repository.appending(path: path).path)
  }

  /// The commands in fenced `sh` and `console` blocks, without prompts and comments. Commands
  /// joined with `&&` are split.
  private func commands(in text: String) -> [String] {
    let block = /(?m)^```(sh|console|shell|bash)\n(?<code>(.|\n)*?)^```/
    let lines: [Substring] = text.matches(of: block).flatMap { $0.code.split(separator: "\n") }
    return lines.map { $0.hasPrefix("$ ") ? String($0.dropFirst(2)) : String($0) }
      .filter { !$0.hasPrefix("#") }
      .flatMap { $0.components(separatedBy: "&&") }
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// Articles with steps for a shell.
  static let followed = [
    "Installing.md", "ManyPictures.md", "ContinuousIntegration.md", "CommandLine.md",
    "InterfaceBuilderFiles.md", "YourOwnCode.md",
  ].map { "Sources/Snug/Snug.docc/\($0)" }

  @Test(arguments: all + followed) func `have paths that exist`(document: String) throws {
    let text = try Fixtures.text(document)
    #expect(!text.isEmpty)
    let path = /(^|[\s`("'=\[])(?<path>(Fixtures|Sources|Tests|\.ci|\.github)\/[\w.~+\/-]*[\w\/])/
    for match in text.matches(of: path) {
      #expect(exists(match.path), "\(document) mentions \(match.path)")
    }
  }

  @Test(arguments: all) func `have pictures that exist`(document: String) throws {
    let text = try Fixtures.text(document)
    let folder = document.split(separator: "/").dropLast().joined(separator: "/")
    let markdown = text.matches(of: /!\[[^\]]*\]\((?<path>[^)\s]+)\)/).map(\.path)
    let html = text.matches(of: /(src|srcset)="(?<path>[^"]+)"/).map(\.path)
    for path in markdown + html where !path.contains("://") {
      #expect(exists(folder.isEmpty ? String(path) : "\(folder)/\(path)"), "\(document): \(path)")
    }
  }

  /// Their console output and build files come from tested files.
  @Test(arguments: followed.dropFirst()) func `show transcripts that are tested`(document: String)
    throws
  {
    // As on a terminal, with both streams combined and without the exit status.
    let transcripts = try Fixtures.files(below: "Fixtures/Transcripts")
      .filter { $0.hasSuffix(".console") }.map { path in
        try Fixtures.text(path).split(separator: "\n", omittingEmptySubsequences: false)
          .filter { !$0.hasPrefix("[exit ") }
          .map { $0.hasPrefix("! ") ? $0.dropFirst(2) : $0 }.joined(separator: "\n")
      }
    let builds = try Fixtures.files(below: "Fixtures/Build").filter { !$0.contains("/Docs/") }
      .map(Fixtures.text)
    let text = try Fixtures.text(document)
    let block = /(?m)^```(?<kind>[a-z]*)\n(?<code>(.|\n)*?)^```/
    let blocks = text.matches(of: block)
    #expect(blocks.contains { $0.kind == "console" })
    for block in blocks where ["console", "make", "python", ""].contains(block.kind) {
      let sources = block.kind == "console" ? transcripts : builds
      #expect(sources.contains { $0.contains(block.code) }, "\(block.code)")
    }
  }

  @Test func `quote explanations exactly`() throws {
    let quote = /(?m)^\$ snug explain (?<scene>Fixtures\S+)\.(?:yaml|log)\n(?<text>(.|\n)*?)^```/
    let quotes = try Fixtures.text("README.md").matches(of: quote)
    #expect(!quotes.isEmpty)
    for quote in quotes {
      #expect(try Fixtures.text("\(quote.scene).explanation.txt") == quote.text)
    }
  }

  @Test func `have commands for existing scenes`() throws {
    let commands = commands(in: try Fixtures.text("README.md"))
    let first = try #require(
      commands.first { $0.contains("snug ") && $0.contains(".yaml") }, "README.md draws nothing")
    let scenes = first.split(separator: " ").filter { $0.hasSuffix(".yaml") }
    for scene in scenes { #expect(exists(scene), "\(scene)") }
  }

  /// `.ci/gallery` draws each from the scene of its name.
  @Test func `have pictures of existing scenes`() throws {
    let pictures = Set(
      try Fixtures.text("README.md").matches(
        of: /\.github\/pictures\/(?<name>[\w-]+)(~dark)?\.svg/
      ).map { String($0.name) })
    let folders = ["Fixtures/Scenes", "Tests/SnugUIKitTests/Views"]
    let scenes = folders.flatMap { Fixtures.files(below: $0) }.map {
      URL(filePath: $0).deletingPathExtension().lastPathComponent
    }
    #expect(!pictures.isEmpty)
    #expect(pictures.subtracting(scenes) == [])
  }

  @Test func `have the test command of .ci`() throws {
    let test = try #require(
      commands(in: Fixtures.text("README.md")).first { $0.hasPrefix("swift test") })
    #expect(try Fixtures.text(".ci/run").contains(test))
  }
}
