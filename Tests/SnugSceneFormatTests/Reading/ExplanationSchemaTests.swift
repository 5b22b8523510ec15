import Foundation
import Snug
import SnugDiagnostics
import SnugLayout
import SnugTestSupport
import Testing

@testable import SnugSceneFormat

/// The JSON of layouts and explanations agrees with its JSON Schema.
@Suite struct `The JSON of an explanation` {
  private static let scenes = Fixtures.files(below: "Fixtures/Scenes")
    .filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".xib") || $0.hasSuffix(".log") }

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

  /// JSON is YAML.
  private func node(_ json: String) throws -> YAMLNode {
    var composer = try YAMLComposer(SourceText(name: "explanation.json", json))
    return try #require(try composer.document())
  }

  private func failures(_ json: String) throws -> [String] {
    check.failures(of: try node(json))
  }

  @Test(arguments: Seeds.sample(of: scenes))
  func `is valid for every scene, and for each of its views`(
    path: String
  ) throws {
    let explanation = try explanation(path)
    #expect(try failures(explanation.written(as: .json)) == [])
    for view in explanation.layout.scene.viewIDs.prefix(3) {
      #expect(try failures(explanation.written(as: .json, about: view)) == [])
    }
  }

  /// `snug list` prints these names.
  @Test func `of several reports is a list of explanations`() throws {
    let source = SourceText(
      name: "two-reports.log", try Fixtures.text("Fixtures/Logs/two-reports.log"))
    let answers = try source.scenes().map { pipeline.explain($0.value).written(as: .json) }
    let list = ExplanationFormat.json.joined(answers)
    #expect(try failures(list) == [])
    let elements = try node(list).elements ?? []
    #expect(elements.map { $0["report"]?.string } == ["report-1", "report-2"])
    for (element, answer) in zip(elements, answers) {
      #expect(try element.differences(from: node(answer)) == [])
    }
    let one = try source.scene(SceneSelection(name: "report-2")).value
    #expect(ExplanationFormat.json.joined([pipeline.explain(one).written(as: .json)]) == answers[1])
    #expect(try !failures(list.replacing("\"report-1\"", with: "3")).isEmpty)
  }

  @Test(arguments: Seeds.sample(of: scenes)) func `has all keys and values of a layout`(
    path: String
  ) throws {
    let explanation = try explanation(path)
    let diagnostics = pipeline.diagnostics(of: explanation)
    let layout = try node(explanation.layoutJSON(diagnostics: diagnostics))
    #expect(check.failures(of: layout) == [])
    let whole = try node(explanation.written(as: .json, diagnostics: diagnostics))
    #expect(layout.differences(from: whole) == [])
  }

  @Test func `has only the guides, conflicts and diagnostics of a view`() throws {
    let scene = try pipeline.scene(
      from: SourceText(
        name: "two.yaml",
        """
        view:
          size: [100, 100]
          subviews: { a: { subviews: { inner: {} } }, b: {} }
        constraints:
          - H:|[a(10)][b(30)]
          - V:|[a(40)]
          - V:|[b(10)]
          - a.width == 20
          - b.width == 40
          - inner.top == a.layoutMarginsGuide.top
          - inner.bottom == a.bottom
          - inner.leading == a.leading
          - inner.trailing == a.trailing
        """)
    ).value
    let explanation = pipeline.explain(scene)
    #expect(explanation.layout.conflicts.count == 2)
    for (view, guides, conflicts) in [("a", 1, 1), ("b", 0, 1), ("inner", 0, 0)] {
      let id = try #require(scene.viewIDs.first { scene[$0].name == view })
      let json = try node(explanation.written(as: .json, about: id))
      #expect(json["guides"]?.elements?.count == guides, "\(view)")
      #expect(json["conflicts"]?.elements?.count == conflicts, "\(view)")
      #expect(json["diagnostics"]?.elements?.count == conflicts, "\(view)")
    }
  }

  @Test func `is not valid with a missing or unknown key, or an unknown word`() throws {
    let json = try explanation("Fixtures/Scenes/conflict/three-spacings.yaml").written(as: .json)
    for (part, other) in [
      ("\"version\": 2", "\"version\": 1"), ("\"status\": \"conflicting\"", "\"status\": \"bad\""),
      ("\"verdict\":", "\"judgement\":"), ("\"kind\": \"conflict\"", "\"kind\": 3"),
      ("\"cost\": 40", "\"cost\": \"40 points\""), ("\"broken\": {", "\"broke\": {"),
    ] {
      let changed = json.replacing(part, with: other, maxReplacements: 1)
      #expect(changed != json, "\(part)")
      #expect(try !failures(changed).isEmpty, "\(other)")
    }
  }

  @Test func `writes every key for at least one scene`() throws {
    let all = try Self.scenes.map { try explanation($0).written(as: .json) }.joined()
    let keys = ExplanationFormat.reference.matches(of: /(?m)^\| `(?<key>\w+)`/).map(\.key)
    #expect(keys.count > 60)
    for key in keys { #expect(all.contains("\"\(key)\":"), "\(key)") }
  }

  @Test func `has a reference that agrees with the schema`() throws {
    let page = ExplanationFormat.reference
    let definitions = (check.schema["$defs"]?.pairs ?? []).map { ($0.key.string, $0.value) }
    let sections = definitions.map { name, schema in
      let required = (schema["required"]?.elements ?? []).map(\.string)
      let rows = (schema["properties"]?.pairs ?? []).map { key, value in
        let isOptional = !required.contains(key.string)
        let meaning = value["description"]?.string ?? ""
        return "| `\(key.string)`\(isOptional ? " (optional)" : "") | \(value.words) "
          + "| \(meaning.prefix(1).lowercased())\(meaning.dropFirst().dropLast()) |"
      }
      // GitHub's anchors are in lower case. DocC's have the case of the heading.
      return "## \(name.lowercased())\n\n\(schema["description"]?.string ?? "")\n\n"
        + (["| key | value | meaning |", "| --- | --- | --- |"] + rows).joined(separator: "\n")
    }
    let start = try #require(page.firstRange(of: "## ")).lowerBound
    let failure = try Golden.failure(
      of: String(page[..<start]) + sections.joined(separator: "\n\n") + "\n",
      expectedIn: "Sources/Snug/Snug.docc/ExplanationJSON.md")
    #expect(failure == nil)
    let version =
      definitions.first?.1["properties"]?["version"]?["const"]?.string ?? ""
    #expect(page[..<start].contains("`version` is \(version)."))
  }
}

extension YAMLNode {
  fileprivate var string: String { text?.string ?? "" }

  /// A description of a schema: “a whole number, or `null`”.
  fileprivate var words: String {
    if let reference = self["$ref"]?.string {
      let name = reference.split(separator: "/").last ?? ""
      return "[\(name)](#\(name.lowercased()))"
    }
    if let items = self["items"] { return "a list: \(items.words)" }
    if let either = self["anyOf"]?.elements {
      return either.map(\.words).joined(separator: ", or ")
    }
    if let choice = self["enum"]?.elements ?? self["const"].map({ [$0] }) {
      return choice.map { "`\($0.string)`" }.joined(separator: ", ")
    }
    return [
      "string": "text", "number": "a number", "integer": "a whole number", "null": "`null`",
      "boolean": "`true` or `false`",
    ][self["type"]?.string ?? ""] ?? "?"
  }
}

extension YAMLNode {
  /// The paths of missing or different values in another value, which can have more keys.
  fileprivate func differences(from other: YAMLNode, at path: String = "") -> [String] {
    if let pairs {
      return pairs.flatMap { key, value in
        let name = key.text?.string ?? ""
        let path = "\(path).\(name)"
        return other[name].map { value.differences(from: $0, at: path) } ?? [path]
      }
    }
    guard let elements else { return equals(other) ? [] : [path] }
    guard let others = other.elements, others.count == elements.count else { return [path] }
    return zip(elements, others).enumerated().flatMap { index, pair in
      pair.0.differences(from: pair.1, at: "\(path)[\(index)]")
    }
  }
}
