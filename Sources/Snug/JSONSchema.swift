import SnugLayout
import SnugSceneFormat

/// Makes a JSON Schema from the schema of scenes.
///
/// A view's class determines its keys. Each class is a definition with its keys, and each key is a
/// definition that several classes refer to.
struct JSONSchema {
  private let views = SceneSchema.mapping(of: .view).keys

  var document: JSON {
    .schema(
      title: "A scene of Snug", Self.mapping(SceneSchema.file), definitions: .object(definitions))
  }

  private var definitions: [(key: String, value: JSON)] {
    let constraint = Self.mapping(SceneSchema.mapping(of: .constraint))
    return [
      ("root", view(isRoot: true)), ("view", view(isRoot: false)),
      ("constraint", ["anyOf": [Self.schema(.constraintText), constraint]]),
      ("priority", Self.priority),
    ]
      + ViewClass.allCases.map { viewClass in
        (viewClass.rawValue, Self.keys(views.filter { $0.classes?.contains(viewClass) ?? true }))
      }
      + views.map { (Self.definition(of: $0), Self.described($0)) }
  }

  // MARK: Views

  /// The schema of a view. Its class, wherever it is written, selects the keys.
  private func view(isRoot: Bool) -> JSON {
    let elsewhere = views.filter { $0.scope == (isRoot ? .subviews : .root) }
    let byClass = ViewClass.allCases.map { viewClass in
      Self.when(
        [
          "properties": ["class": ["const": .string(viewClass.rawValue)]],
          "required": ["class"],
        ], viewClass.rawValue)
    }
    let byDefault = Self.when(["not": ["required": ["class"]]], ViewClass.uiView.rawValue)
    return [
      "type": "object",
      "properties": .object(
        [("class", .reference("key.class"))] + elsewhere.map { ($0.name, false) }),
      "allOf": .array(byClass + [byDefault]),
    ]
  }

  private static func when(_ condition: JSON, _ definition: String) -> JSON {
    ["if": condition, "then": .reference(definition)]
  }

  private static func keys(_ keys: [KeyShape]) -> JSON {
    [
      "type": "object",
      "properties": .object(keys.map { ($0.name, .reference(definition(of: $0))) }),
      "additionalProperties": false,
    ]
  }

  private static func definition(of key: KeyShape) -> String { "key.\(key.name)" }

  // MARK: Values

  private static func mapping(_ mapping: MappingShape) -> JSON {
    let required = mapping.keys.filter(\.isRequired).map { JSON.string($0.name) }
    return [
      "type": "object",
      "properties": .object(mapping.keys.map { ($0.name, described($0)) }),
      "additionalProperties": false,
      "required": required.isEmpty ? nil : .array(required),
    ]
  }

  /// The schema of a key's value, with the description in the reference.
  private static func described(_ key: KeyShape) -> JSON {
    let absent = key.absent.map { " Default: \($0)." } ?? ""
    return schema(key.value).described(key.meaning.sentence + absent)
  }

  private static func schema(_ shape: ValueShape) -> JSON {
    switch shape {
    case .text: .type("string", "number", "boolean", "null")
    case .constraintText: ["type": "string", "minLength": 1]
    case .anything: [:]
    case .scene: ["$ref": "#"]
    case .paths: .type("object")
    case .sizesOfRoot:
      [
        "type": "object",
        "propertyNames": ["pattern": "^[A-Za-z_][A-Za-z0-9_]*\\.(width|height)$"],
        "additionalProperties":
          (["minItems": 1, "maxItems": .count(SceneSchema.sweepLimit)]
          as JSON).appending(schema(.list(.number(.length)))),
      ]
    case .boolean: .type("boolean")
    case .number(let rule):
      [
        "type": "number",
        rule.allowsLower ? "minimum" : "exclusiveMinimum": .number(rule.lower),
        "maximum": .number(rule.upper),
      ]
    case .integer(let upper): ["type": "integer", "minimum": 0, "maximum": .count(upper)]
    case .choice(let words): .choice(words)
    case .word(let word): ["const": .string(word)]
    case .nothing: .type("null")
    case .priority: .reference("priority")
    case .imageFile: ["type": "string", "pattern": "\\.[pP][nN][gG]$"]
    case .viewName: ["type": "string", "pattern": namePattern]
    case .list(let element): .list(of: schema(element))
    case .tuple(let names, let element):
      JSON.list(of: schema(element))
        .appending(["minItems": .count(names.count), "maxItems": .count(names.count)])
    case .mapping(let shape): mapping(shape)
    case .names(let value):
      [
        "type": "object", "propertyNames": ["pattern": namePattern],
        "additionalProperties": schema(value),
      ]
    case .either(let alternatives): ["anyOf": .array(alternatives.map(schema))]
    case .definition(let definition): .reference(definition.rawValue)
    }
  }

  /// A name other than the keyword `superview`.
  private static let namePattern: JSON = "^(?!superview$)[A-Za-z_][A-Za-z0-9_]*$"

  private static var priority: JSON {
    let names = LayoutPriority.named.map(\.name).joined(separator: "|")
    let number = #"[0-9]+(\.[0-9]*)?"#
    let offset = #"\s*[-+−]\s*"# + number
    let pattern = "^\\s*((\(names))(\(offset))?|\(number)\(offset))\\s*$"
    return [
      "anyOf": [
        ["type": "number", "exclusiveMinimum": 0, "maximum": 1000],
        ["type": "string", "pattern": .string(pattern)],
      ]
    ]
  }
}

/// The parts of the schemas of scenes and of explanations.
extension JSON {
  /// A complete schema, draft 2020-12.
  static func schema(title: String, _ root: JSON, definitions: JSON) -> JSON {
    let head: JSON = [
      "$schema": "https://json-schema.org/draft/2020-12/schema", "title": .string(title),
    ]
    return head.appending(root).appending(["$defs": definitions])
  }

  static func type(_ names: String...) -> JSON {
    ["type": names.count == 1 ? .string(names[0]) : .array(names.map(JSON.string))]
  }

  static func choice(_ words: [String]) -> JSON { ["enum": .array(words.map(JSON.string))] }

  static func list(of element: JSON) -> JSON { ["type": "array", "items": element] }

  static func reference(_ definition: String) -> JSON {
    ["$ref": .string("#/$defs/\(definition)")]
  }

  func described(_ description: String) -> JSON {
    (["description": .string(description)] as JSON).appending(self)
  }
}

extension String {
  /// The text with a capital letter and a full stop.
  var sentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
