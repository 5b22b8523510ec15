import AutoLayout
import SceneFormat

/// Writes the reference of the scene format: tables from the schema, words from the enumerations,
/// and between them what no table can say.
struct FormatReference {
  var text: String {
    ([
      Self.introduction, "## The scene", table(SceneSchema.file.keys), "Lint:", tables(in: "lint"),
      "Fitting:", tables(in: "fitting"), "Output:", tables(in: "output"), Self.output,
      "## Views",
      Self.views, table(viewKeys.filter { $0.classes == nil }), "### Keys of some classes",
      classTable, "### Classes", classes, "### Values of several parts", parts,
      "## Constraints", Self.constraints,
      table(SceneSchema.mapping(of: .constraint).keys),
    ] + Self.constraintSections + ["## Variants", Self.variants, tables(in: "variants")])
    .joined(separator: "\n\n") + "\n"
  }

  private let viewKeys = SceneSchema.mapping(of: .view).keys

  // MARK: Tables

  private func table(_ keys: [KeyShape]) -> String {
    Self.table(
      ["key", "value", "if left out", "meaning"],
      keys.map { [Self.name($0), Self.value($0.value), Self.absent($0), $0.meaning] })
  }

  private var classTable: String {
    Self.table(
      ["key", "of", "value", "if left out", "meaning"],
      viewKeys.compactMap { key in
        key.classes.map {
          [
            Self.name(key), Self.code($0.map(\.rawValue)), Self.value(key.value),
            Self.absent(key), key.meaning,
          ]
        }
      })
  }

  /// Each class, its default priorities and the keys it has besides those of every view.
  private var classes: String {
    Self.table(
      ["class", "hugging in code", "from Interface Builder", "keys of its own"],
      ViewClass.allCases.map { viewClass in
        let own = viewKeys.filter { $0.classes?.contains(viewClass) ?? false }.map(\.name)
        let hugging = ViewCreation.allCases.map { creation in
          let priority = viewClass.defaultContentHuggingPriority(createdIn: creation)
          return priority.horizontal == priority.vertical
            ? "\(priority.horizontal)" : "\(priority.horizontal), \(priority.vertical)"
        }
        return ["`\(viewClass.rawValue)`"] + hugging + [own.isEmpty ? "–" : Self.code(own)]
      })
  }

  /// The mappings values are made of, each once.
  private var parts: String {
    var seen: Set<String> = []
    let mappings = viewKeys.flatMap(\.value.mappings).filter {
      !$0.keys.isEmpty && seen.insert($0.keys.map(\.name).joined(separator: ",")).inserted
    }
    return mappings.map { mapping in
      "\(mapping.what.prefix(1).uppercased() + mapping.what.dropFirst()):\n\n"
        + table(mapping.keys)
    }.joined(separator: "\n\n")
  }

  /// The keys of the mappings that stand under a key of the scene.
  private func tables(in name: String) -> String {
    let key = SceneSchema.file.keys.first { $0.name == name }
    return (key?.value.mappings ?? []).map { table($0.keys) }.joined(separator: "\n\n")
  }

  static func table(_ head: [String], _ rows: [[String]]) -> String {
    let cells = rows.map { row in
      row.map { $0.isEmpty ? "–" : $0.replacing("|", with: "\\|") }
    }
    return ExplanationMarkdown.table(head, cells)
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
    return rule.lower < 0 ? rule.unit : "\(rule.unit) from 0 on"
  }

  /// A value in words.
  private static func value(_ shape: ValueShape) -> String {
    switch shape {
    case .text: "text"
    case .constraintText: "text"
    case .anything: "anything"
    case .scene: "a scene"
    case .paths: "values by paths"
    case .sizesOfRoot: "lists of numbers of points, by paths"
    case .boolean: "`true` or `false`"
    case .number(let rule): number(rule)
    case .integer(let upper): "a whole number up to \(upper)"
    case .choice(let words): code(words)
    case .word(let word): "`\(word)`"
    case .nothing: ""
    case .priority: "a priority"
    case .viewName: "a name"
    case .imageFile: "the path of a PNG file"
    case .list(let element): "a list of \(value(element))"
    case .tuple(let names, _): "`[\(names.joined(separator: ", "))]`"
    case .mapping(let mapping): "`{ \(mapping.keys.map(\.name).joined(separator: ", ")) }`"
    case .names(let value):
      "by names: \(self.value(value).isEmpty ? "nothing more" : self.value(value))"
    case .either(let alternatives):
      alternatives.map(value).filter { !$0.isEmpty && $0 != "`{  }`" }
        .joined(separator: ", or ")
    case .definition(.constraint): "constraints"
    case .definition: "a view"
    }
  }
}
