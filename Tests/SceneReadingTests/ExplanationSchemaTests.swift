import AutoLayout
import Diagnostics
import FixtureSupport
import Foundation
import Snug
import Testing

@testable import SceneReading

/// The JSON of explanations and its JSON Schema say the same.
@Suite struct `The JSON of an explanation` {
  private static let scenes = Fixtures.files(below: "Fixtures/Scenes")
    .filter { $0.hasSuffix(".yaml") }

  private let check: SchemaCheck
  private let pipeline: Pipeline

  init() throws {
    check = try SchemaCheck(ExplanationFormat.jsonSchema)
    pipeline = try Pipeline()
  }

  private func explanation(_ path: String) throws -> Explanation {
    let name = URL(filePath: "/\(path)").lastPathComponent
    let text = try Fixtures.text(path)
    return pipeline.explain(try pipeline.scene(from: SourceText(name: name, text)).value)
  }

  private func complaints(_ json: String) throws -> [String] {
    var loader = YAMLLoader()
    let node = try loader.load(SourceText(name: "explanation.json", json))
    return try check.complaints(about: #require(node))
  }

  @Test(arguments: scenes) func `is valid for every scene, and for each of its views`(
    path: String
  ) throws {
    let explanation = try explanation(path)
    #expect(try complaints(explanation.written(as: .json)) == [])
    for view in explanation.layout.scene.viewIDs.prefix(3) {
      #expect(try complaints(explanation.written(as: .json, about: view)) == [])
    }
  }

  @Test func `is not valid with a key too few, too many, or another word`() throws {
    let json = try explanation("Fixtures/Scenes/conflict/three-spacings.yaml").written(as: .json)
    for (part, other) in [
      ("\"version\": 1", "\"version\": 2"), ("\"status\": \"conflicting\"", "\"status\": \"bad\""),
      ("\"verdict\":", "\"judgement\":"), ("\"kind\": \"conflict\"", "\"kind\": 3"),
      ("\"cost\": 40", "\"cost\": \"40 points\""), ("\"broken\": {", "\"broke\": {"),
    ] {
      let changed = json.replacing(part, with: other, maxReplacements: 1)
      #expect(changed != json, "\(part)")
      #expect(try !complaints(changed).isEmpty, "\(other)")
    }
  }

  @Test func `writes every key there is for some scene`() throws {
    let all = try Self.scenes.map { try explanation($0).written(as: .json) }.joined()
    let keys = ExplanationFormat.reference.matches(of: /(?m)^\| `(?<key>\w+)`/).map(\.key)
    #expect(keys.count > 60)
    for key in keys { #expect(all.contains("\"\(key)\":"), "\(key)") }
  }

  @Test func `has a reference that is up to date`() throws {
    let complaint = try Golden.complaint(
      about: ExplanationFormat.reference, expectedIn: "Sources/Snug/Snug.docc/ExplanationJSON.md")
    #expect(complaint == nil)
  }
}
