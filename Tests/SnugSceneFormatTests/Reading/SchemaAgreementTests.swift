import Foundation
import Snug
import SnugDiagnostics
import SnugLayout
import SnugTestSupport
import Testing

@testable import SnugSceneFormat

/// The reader and the JSON Schema accept the same values, key by key.
@Suite struct `The JSON Schema` {
  private static let check = Result { try SchemaCheck(SceneReference.jsonSchema) }

  private func failures(_ text: String) throws -> [String] {
    var composer = try YAMLComposer(SourceText(name: "scene.yaml", text))
    let node = try composer.document()
    return try Self.check.get().failures(of: #require(node))
  }

  private func errors(_ text: String) -> [Diagnostic] {
    diagnostics(of: SourceText(name: "scene.yaml", text)).filter { $0.severity == .error }
  }

  private func expectAgreement(_ text: String, isValid: Bool) throws {
    let errors = errors(text)
    let messages = errors.map(\.message)
    #expect(errors.isEmpty == isValid, "\(text): \(messages)")
    let failures = try failures(text)
    #expect(failures.isEmpty == isValid, "\(text): \(failures)")
  }

  /// Other keys that some keys require.
  private static let requiredKeys = [
    "autoresizingMask": "frame: [0, 0, 8, 8]",
    "translatesAutoresizingMaskIntoConstraints": "frame: [0, 0, 8, 8]",
    "superviewSize": "frame: [0, 0, 8, 8]",
    "customSpacing": "arrangedSubviews: { word: }",
  ]

  @Test(arguments: Seeds.sample(of: ViewClass.allCases, every: 14))
  func `accepts and rejects the same keys of views as the reader`(
    viewClass: ViewClass
  ) throws {
    let platform = "platform: \(viewClass.platform.rawValue)\n"
    for key in SceneSchema.mapping(of: .view).keys {
      let requiredKeys = Self.requiredKeys[key.name].map { ", \($0)" } ?? ""
      for (isRoot, head, tail) in [
        (true, "\(platform)view: { class: \(viewClass.rawValue), ", " }"),
        (
          false,
          "\(platform)view: { size: [80, 80], "
            + "subviews: { it: { class: \(viewClass.rawValue)\(requiredKeys), ",
          " } } }"
        ),
      ] {
        let belongs = key.belongs(to: viewClass, isRoot: isRoot)
        if key.name == "class" { continue }
        for sample in key.value.samples.valid where !isRoot || Self.requiredKeys[key.name] == nil {
          // The samples are written for iOS; both platforms have a label.
          let sample =
            viewClass.platform == .macOS
            ? sample.replacing("UILabel", with: "NSTextField") : sample
          try expectAgreement("\(head)\(key.name): \(sample)\(tail)", isValid: belongs)
        }
        guard belongs else { continue }
        for sample in key.value.samples.invalid where !(isRoot && !requiredKeys.isEmpty) {
          try expectAgreement("\(head)\(key.name): \(sample)\(tail)", isValid: false)
        }
      }
    }
  }

  @Test func `accepts and rejects the same keys of scenes and constraints as the reader`() throws {
    for key in SceneSchema.file.keys where key.name != "view" {
      // A variant can only remove existing constraints.
      let isVariants = key.name == "variants"
      for sample in key.value.samples.valid
      where !(isVariants && sample.contains("remove: [") && !sample.contains("[]")) {
        try expectAgreement("{ view: , \(key.name): \(sample) }", isValid: true)
      }
      for sample in key.value.samples.invalid {
        try expectAgreement("{ view: , \(key.name): \(sample) }", isValid: false)
      }
    }
    for key in SceneSchema.mapping(of: .constraint).keys where key.name != "constraint" {
      // Options need a format, and a multiplier needs a single constraint.
      let text = key.name == "options" ? "'[a][b]'" : "a.width == b.width"
      func scene(_ sample: String) -> String {
        "{ view: { subviews: { a: , b: } }, "
          + "constraints: [{ constraint: \(text), \(key.name): \(sample) }] }"
      }
      let isOption = key.name == "options"
      for sample in isOption ? ["[alignAllTop]", "[]"] : key.value.samples.valid {
        try expectAgreement(scene(sample), isValid: true)
      }
      for sample in key.value.samples.invalid { try expectAgreement(scene(sample), isValid: false) }
    }
  }

  @Test(arguments: [
    ("{}", false), ("view:", true), ("{ view: {}, vue: }", false), ("view: 8", false),
    ("view: { class: UIVew }", false), ("view: { subviews: { superview: } }", false),
    ("view: { subviews: { 1st: } }", false), ("view: { subviews: [a] }", false),
    ("view: { hugging: high - 1 }", true), ("view: { hugging: 'high + 1' }", true),
    ("view: { hugging: '250' }", false), ("view: { hugging: highest }", false),
    ("view: { hugging: 250 + 1 }", true), ("view: { hugging: [250] }", false),
    ("view:\nconstraints:\n  - view.size == [44, 44]", true),
    ("view:\nconstraints:\n  - 'view.widthAnchor.constraint(equalToConstant: 8)'", true),
    ("{ view: , constraints: [{ id: x }] }", false), ("{ view: , constraints: [8] }", false),
  ]) func `agrees with the reader on the rest`(text: String, isValid: Bool) throws {
    try expectAgreement(text, isValid: isValid)
  }

  @Test(arguments: Fixtures.files(below: "Fixtures/Scenes").filter { $0.hasSuffix(".yaml") })
  func `accepts every scene of the gallery`(path: String) throws {
    #expect(try failures(Fixtures.text(path)) == [])
  }

  @Test func `has a reference that agrees with it`() throws {
    let page = SceneReference.markdown
    var tables = SceneTables.all[...]
    let blocks = page.dropLast().split(separator: "\n\n").map { block in
      // Shorthands are not keys.
      block.hasPrefix("| ") && !block.hasPrefix("| text |")
        ? tables.popFirst() ?? "" : String(block)
    }
    let failure = try Golden.failure(
      of: (blocks + tables).joined(separator: "\n\n") + "\n",
      expectedIn: "Sources/Snug/Snug.docc/SceneFileFormat.md")
    #expect(failure == nil)
    for part in SceneTables.parts {
      let heading = part.what.prefix(1).uppercased() + part.what.dropFirst()
      #expect(page.contains("\n\n\(heading):\n\n\(SceneTables.table(part.keys))\n"))
    }
    for words in [
      Constraint.Attribute.nameable.map(\.rawValue), LayoutGuide.Kind.builtIn.map(\.rawValue),
      FormatOption.allCases.map(\.rawValue),
    ] {
      #expect(page.contains(SceneTables.code(words)))
    }
    let keys =
      SceneSchema.file.keys
      + ValueShape.Definition.allCases.flatMap { SceneSchema.mapping(of: $0).keys }
    for key in keys { #expect(page.contains("| `\(key.name)`")) }
  }
}

extension ValueShape {
  /// Valid and invalid values of a shape.
  fileprivate var samples: (valid: [String], invalid: [String]) {
    switch self {
    case .text: return (["word", "8", "\"8\""], ["[a]", "{ a: b }"])
    case .constraintText: return (["a.width == 8"], ["[a]", "{ a: b }"])
    case .anything, .paths: return (["{}"], ["[a]"])
    case .sizesOfRoot:
      return (
        ["{}", "{ view.width: [8] }", "{ view.height: [8, 0.5, 0] }"],
        [
          "[8]", "word", "{ view.width: 8 }", "{ view.width: [] }", "{ view.width: [word] }",
          "{ view.width: [-1] }", "{ view.size: [8] }", "{ width: [8] }",
        ]
      )
    case .scene: return (["{ view: }"], ["[a]", "{}", "{ view: , wrong: 8 }"])
    case .boolean: return (["true"], ["maybe", "[true]", "8"])
    case .number(let rule):
      let middle = max(rule.lower, 0) + min(rule.upper, 8) / 2
      return (["\(middle)"], ["1e9", rule.lower < 0 ? "-1e9" : "-1", "word", "\"8\"", "[8]"])
    case .integer: return (["0", "3"], ["-1", "1.5", "word", "99999999"])
    case .choice(let words): return (words, ["wrong", "[\(words[0])]", "8"])
    case .word(let word): return ([word], [])
    case .nothing: return ([""], [])
    case .priority: return (["0.5", "1000", "required"], ["0", "1001", "urgent", ""])
    // Existing files are read in the tests of image files.
    case .imageFile: return ([], ["photo.jpeg", "word"])
    case .viewName: return (["word"], ["superview", "1st", "'a b'"])
    case .list(let element):
      let (valid, invalid) = element.samples
      return (["[]"] + valid.map { "[\($0)]" }, ["word"] + invalid.map { "[\($0)]" })
    case .tuple(let names, let element):
      let parts = names.map { _ in element.samples.valid[0] }.joined(separator: ", ")
      return (["[\(parts)]"], ["[\(parts), 8]", "[8]"])
    case .mapping(let mapping):
      func entry(_ key: KeyShape, _ sample: String) -> String {
        let others = mapping.keys.filter { $0.isRequired && $0.name != key.name }
          .map { ", \($0.name): \($0.value.samples.valid[0])" }
        return "{ \(key.name): \(sample)\(others.joined()) }"
      }
      let valid = mapping.keys.flatMap { key in
        key.value.samples.valid.map { entry(key, $0) }
      }
      let invalid = mapping.keys.flatMap { key in
        key.value.samples.invalid.map { entry(key, $0) }
      }
      let needsKeys = mapping.keys.contains(where: \.isRequired)
      return (
        (needsKeys ? [] : ["{}"]) + valid, (needsKeys ? ["{}"] : []) + ["{ wrong: 8 }"] + invalid
      )
    case .names(let value):
      let (valid, invalid) = value.samples
      return (["{}"] + valid.map { "{ word: \($0) }" }, invalid.map { "{ word: \($0) }" })
    case .either(let alternatives):
      // An invalid value of one alternative can be valid for another.
      let lists = alternatives.flatMap { shape -> [String] in
        if case .tuple = shape { shape.samples.invalid } else { [] }
      }
      let mappings = alternatives.flatMap { shape -> [String] in
        switch shape {
        case .mapping, .names: shape.samples.invalid
        default: []
        }
      }
      let hasMapping = !alternatives.allSatisfy { shape in
        switch shape {
        case .mapping, .names: false
        default: true
        }
      }
      let takesWords = alternatives.contains { if case .text = $0 { true } else { false } }
      return (
        alternatives.flatMap(\.samples.valid),
        lists + mappings + (takesWords ? [] : ["wrong"]) + (hasMapping ? [] : ["{ wrong: 8 }"])
      )
    case .definition(.constraint):
      return (["view.width == 8", "{ constraint: view.width == 8 }"], ["[a]", "{ id: a }"])
    case .definition:
      return (["{}", "{ class: UILabel, text: word }"], ["word", "[a]", "{ text: word }"])
    }
  }
}
