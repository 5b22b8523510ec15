import AutoLayout
import Diagnostics
import FixtureSupport
import Foundation
import SceneReading
import SceneWriting
import TestSupport
import Testing

@Suite struct `Every scene among the fixtures, formatted` {
  private static let files = Fixtures.files(below: "Fixtures").filter { $0.hasSuffix(".yaml") }

  /// What is no YAML, or has keys that are no words.
  private static func source(_ path: String) throws -> (source: SourceText, text: String)? {
    let source = SourceText(name: path, try Fixtures.text(path))
    do {
      return (source, try SceneFormatter.format(source))
    } catch {
      let ids: Set<Diagnostic.ID> = [.invalidYAML, .duplicateKey, .unformattable]
      #expect(path.hasPrefix("Fixtures/Diagnostics/"))
      #expect(error.all.allSatisfy { ids.contains($0.id) })
      return nil
    }
  }

  @Test(arguments: files) func `says the same`(path: String) throws {
    guard let (source, text) = try Self.source(path) else { return }
    let again = SourceText(name: path, text)
    #expect(try SceneFormatter.format(again) == text)
    switch (Self.scene(source), Self.scene(again)) {
    case (.success(let old), .success(let new)):
      #expect(old.value.withoutSourceRanges == new.value.withoutSourceRanges)
      #expect(old.warnings.map(\.message).sorted() == new.warnings.map(\.message).sorted())
    case (.failure(let old), .failure(let new)):
      #expect(old.all.map(\.message).sorted() == new.all.map(\.message).sorted())
    default: Issue.record("one can be read, the other cannot")
    }
  }

  @Test(arguments: files) func `has the same comments`(path: String) throws {
    guard let (source, text) = try Self.source(path) else { return }
    let comments = { (text: String) in
      // In the fixtures a '#' before which there is a blank begins a comment.
      text.split(separator: "\n").compactMap { $0.firstMatch(of: /(?:^|\s)#.*$/) }
        .map { $0.output.drop { $0 == " " } }.sorted()
    }
    #expect(comments(source.text(in: 0..<source.utf8.count)) == comments(text))
  }

  @Test(arguments: files) func `is no longer and no shorter but for its ends`(
    path: String
  ) throws {
    guard let (source, text) = try Self.source(path) else { return }
    let characters = { (text: String) in text.filter { !$0.isWhitespace }.sorted() }
    #expect(characters(source.text(in: 0..<source.utf8.count)) == characters(text))
  }

  @Test(arguments: files) func `is what its scene is written as`(path: String) throws {
    guard case .success(let scene) = Self.scene(SourceText(name: path, try Fixtures.text(path)))
    else { return }
    let written = scene.value.yaml
    #expect(try SceneFormatter.format(SourceText(name: path, written)) == written)
  }

  private static func scene(_ source: SourceText) -> Result<Checked<Scene>, Diagnostics> {
    Result { () throws(Diagnostics) in try SceneReader.read(source) }
  }
}

@Suite struct `The page about formatting` {
  @Test func `shows what comes of its scene`() throws {
    let page = try Fixtures.text("Sources/Snug/Snug.docc/Formatting.md")
    let scenes = page.components(separatedBy: "\n```yaml\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    try #require(scenes.count == 2)
    #expect(try format(scenes[0]) == scenes[1])
  }
}
