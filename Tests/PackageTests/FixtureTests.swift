import Foundation
import SnugDiagnostics
import SnugTestSupport
import Testing

/// Every fixture is used, and every diagnostic is tested.
@Suite struct `Fixtures and diagnostics` {
  static let files = Fixtures.files(below: "Fixtures")

  @Test func `are used, each file by a test`() throws {
    let taken = [
      /README\.md/, /Gallery\.md/, /UIKit(?:Symbols|Ignored)\.txt/, /ExamplePackage\/.+/,
      /Gallery\/[a-z-]+\/[a-z0-9-]+\.svg/,
      /Explanations\/[a-z-]+\.md/,
      /VisualFormat\/(?:in)?valid\.txt/, /Diagnostics\/[a-z0-9-]+\.(?:yaml|txt)/,
      /Transcripts\/[a-z-]+\.console/,
      /Build\/(?:Makefile|build\.ninja|BUILD\.bazel|WORKSPACE|snug\.bzl|Docs\/.+)/,
      /StackViews\/[a-z-]+\.txt/, /Lint\/gallery\.txt/, /Lint\/[a-z-]+\/(?:bad|good)\.(?:yaml|xib)/,
      /Scenes\/[a-z-]+\/[a-z0-9-]+\.(?:yaml|xib|storyboard|log)/,
      /Scenes\/[a-z-]+\/[a-z0-9-]+\.(?:explanation|drawing)\.txt/, /Logs\/[a-z-]+\.(?:log|txt)/,
    ]
    let unused = try Self.files.map { $0.dropFirst("Fixtures/".count) }.filter { place in
      try !taken.contains { place.wholeMatch(of: $0) != nil } && !isNamedInTranscript(place)
    }
    #expect(unused == [])
  }

  /// Whether a scene or an article in the folder of the transcripts occurs in a transcript.
  private func isNamedInTranscript(_ place: Substring) throws -> Bool {
    guard
      let name = place.wholeMatch(
        of: /Transcripts\/(?<name>[A-Za-z-]+\.(?:yaml|md|storyboard|swift|log))/)?.name
    else {
      return false
    }
    return try Self.files.contains {
      try $0.hasSuffix(".console") && Fixtures.text($0).contains(" \(name)")
    }
  }

  /// Diagnostics that no test can cause, each with the reason.
  private static let unreachable: [Diagnostic.ID: String] = [
    .missingFont: "the tool looks for fonts in fixed folders; FontTests take the library's error"
  ]

  /// The sources that create and test diagnostics, read once.
  private static let code = Result {
    try Fixtures.files(below: "Sources")
      .filter { $0.hasSuffix(".swift") && $0 != "Sources/SnugDiagnostics/Diagnostic.ID.swift" }
      .map(Fixtures.text)
  }
  private static let printed = Result {
    try files.filter { $0.hasSuffix(".txt") || $0.hasSuffix(".console") }.map(Fixtures.text)
  }
  private static let tests = Result {
    try Fixtures.files(below: "Tests").filter { !$0.hasSuffix("FixtureTests.swift") }
      .map(Fixtures.text)
  }

  @Test(arguments: Diagnostic.ID.allCases)
  func `have every kind of diagnostic created and tested`(id: Diagnostic.ID) throws {
    let dotted = try Regex("\\.\(id)\\b")
    // A substring search is faster than the regular expression.
    func isNamed(in text: String) -> Bool {
      text.contains(".\(id)") && text.firstMatch(of: dotted) != nil
    }
    let isUsed = try Self.code.get().contains(where: isNamed)
    #expect(isUsed, "no code reports [\(id.rawValue)]")
    guard Self.unreachable[id] == nil else { return }
    func isQuoted(in text: String) -> Bool {
      text.contains("[\(id.rawValue)]") || text.contains("\"\(id.rawValue)\"")
    }
    let isTested =
      try Self.printed.get().contains(where: isQuoted)
      || Self.tests.get().contains { isQuoted(in: $0) || isNamed(in: $0) }
    #expect(isTested, "no fixture and no test brings about [\(id.rawValue)]")
  }
}
