import SnugGeometry
import SnugLayout

@testable import SnugSceneFormat

/// The tables in the reference of the scene format, made from the schema.
struct SceneTables {
  private static let viewKeys = SceneSchema.mapping(of: .view).keys

  /// In the order of the page.
  static var all: [String] {
    ([SceneSchema.file] + ["lint", "fitting", "output"].flatMap(mappings)).map { table($0.keys) }
      + [table(viewKeys.filter { $0.classes == nil }), classKeys, classes]
      + parts.map { table($0.keys) }
      + [table(SceneSchema.mapping(of: .constraint).keys), priorities]
      + mappings(under: "variants").map { table($0.keys) }
  }

  /// The mappings in values, without duplicates.
  static var parts: [MappingShape] {
    var seen: Set<String> = []
    return viewKeys.flatMap(\.value.mappings).filter {
      !$0.keys.isEmpty && seen.insert($0.keys.map(\.name).joined(separator: ",")).inserted
    }
  }

  /// The mappings under a key of the scene.
  private static func mappings(under name: String) -> [MappingShape] {
    SceneSchema.file.keys.first { $0.name == name }?.value.mappings ?? []
  }

  static func table(_ keys: [KeyShape]) -> String {
    table(
      ["key", "value", "if left out", "meaning"],
      keys.map { [name($0), value($0.value), absent($0), $0.meaning] })
  }

  private static var classKeys: String {
    table(
      ["key", "of", "value", "if left out", "meaning"],
      viewKeys.compactMap { key in
        key.classes.map {
          [name(key), code($0.map(\.rawValue)), value(key.value), absent(key), key.meaning]
        }
      })
  }

  /// Each class with its default priorities and its keys, without the keys of all views.
  private static var classes: String {
    table(
      ["class", "hugging in code", "from Interface Builder", "specific keys"],
      ViewClass.allCases.map { viewClass in
        let own = viewKeys.filter { $0.classes?.contains(viewClass) ?? false }.map(\.name)
        let hugging = ViewCreation.allCases.map { creation in
          let priority = viewClass.defaultContent.defaultContentHuggingPriority(
            createdIn: creation, on: viewClass.platform)
          return priority.horizontal == priority.vertical
            ? "\(priority.horizontal)" : "\(priority.horizontal), \(priority.vertical)"
        }
        return ["`\(viewClass.rawValue)`"] + hugging + [own.isEmpty ? "–" : code(own)]
      })
  }

  private static var priorities: String {
    table(["name", "priority"], LayoutPriority.named.map { ["`\($0.name)`", "\($0.priority)"] })
  }

  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    let cells = rows.map { row in
      row.map { $0.isEmpty ? "–" : $0.replacing("|", with: "\\|") }
    }
    return ([head, head.map { _ in "---" }] + cells)
      .map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  // MARK: Cells

  private static func name(_ key: KeyShape) -> String {
    let scope =
      switch key.scope {
      case .everyView: ""
      case .root: " (root)"
      case .subviews: " (not the root)"
      }
    return "`\(key.name)`\(scope)"
  }

  private static func absent(_ key: KeyShape) -> String {
    key.isRequired ? "required" : key.absent ?? ""
  }

  static func code(_ words: [String]) -> String {
    words.map { "`\($0)`" }.joined(separator: ", ")
  }

  /// A number in words; that of a length has no limit anybody comes near.
  private static func number(_ rule: NumberRule) -> String {
    guard rule.upper == SceneSchema.lengthLimit else { return rule.phrase }
    return rule.lower < 0 ? rule.unit : "a nonnegative \(rule.unit.dropFirst(2))"
  }

  /// A value in words.
  private static func value(_ shape: ValueShape) -> String {
    switch shape {
    case .text, .constraintText: "text"
    case .anything: "anything"
    case .scene: "a scene"
    case .paths: "values by path"
    case .sizesOfRoot: "lists of numbers of points, by path"
    case .boolean: "`true` or `false`"
    case .number(let rule): number(rule)
    case .integer(let upper): "a whole number up to \(upper)"
    case .choice(let words): code(words)
    case .word(let word): "`\(word)`"
    case .nothing: ""
    case .priority: "a priority"
    case .viewName: "a name"
    case .imageFile: "the path of a PNG file"
    case .list(.either(let parts)):
      "a list whose parts are \(parts.map(value).joined(separator: " or "))"
    case .list(let element): "a list of \(value(element))"
    case .tuple(let names, _): "`[\(names.joined(separator: ", "))]`"
    case .mapping(let mapping): "`{ \(mapping.keys.map(\.name).joined(separator: ", ")) }`"
    case .names(let value):
      self.value(value).isEmpty ? "names without values" : "for each name, \(self.value(value))"
    case .either(let alternatives):
      alternatives.map(value).filter { !$0.isEmpty && $0 != "`{  }`" }
        .joined(separator: ", or ")
    case .definition(.constraint): "constraints"
    case .definition: "a view"
    }
  }
}
