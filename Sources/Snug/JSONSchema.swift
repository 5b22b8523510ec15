import AutoLayout
import SceneReading

/// Makes a JSON Schema of the schema of scenes.
///
/// A view's class decides which keys it has: each class is a definition that lists them, and each
/// key a definition that many classes refer to.
struct JSONSchema {
  private typealias Members = [(key: String, value: JSON)]

  var document: JSON {
    let head: Members = [
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string("A scene of Snug")),
    ]
    return .object(
      head + Self.members(of: Self.mapping(SceneSchema.file)) + [("$defs", .object(definitions))])
  }

  private var definitions: Members {
    let views = SceneSchema.mapping(of: .view).keys
    return [
      ("root", view(isRoot: true)), ("view", view(isRoot: false)),
      (
        "constraint",
        .object([
          (
            "anyOf",
            .array([
              Self.schema(.constraintText),
              Self.mapping(SceneSchema.mapping(of: .constraint)),
            ])
          )
        ])
      ),
      ("priority", Self.priority),
    ]
      + ViewClass.allCases.map { viewClass in
        (viewClass.rawValue, Self.keys(views.filter { $0.classes?.contains(viewClass) ?? true }))
      }
      + views.map { (Self.definition(of: $0), Self.described(Self.schema($0.value), $0)) }
  }

  // MARK: Views

  /// A view: its class, wherever it stands, leads to the keys of the class.
  private func view(isRoot: Bool) -> JSON {
    let views = SceneSchema.mapping(of: .view).keys
    let elsewhere = views.filter { $0.scope == (isRoot ? .subviews : .root) }
    let byClass = ViewClass.allCases.map { viewClass in
      Self.when(
        .object([
          (
            "properties",
            .object([("class", .object([("const", .string(viewClass.rawValue))]))])
          ),
          ("required", .array([.string("class")])),
        ]), viewClass.rawValue)
    }
    let byDefault = Self.when(
      .object([("not", .object([("required", .array([.string("class")]))]))]),
      ViewClass.uiView.rawValue)
    return .object([
      ("type", .string("object")),
      (
        "properties",
        .object(
          [("class", Self.reference("key.class"))] + elsewhere.map { ($0.name, .bool(false)) })
      ),
      ("allOf", .array(byClass + [byDefault])),
    ])
  }

  private static func when(_ condition: JSON, _ definition: String) -> JSON {
    .object([("if", condition), ("then", reference(definition))])
  }

  private static func keys(_ keys: [KeyShape]) -> JSON {
    .object([
      ("type", .string("object")),
      ("properties", .object(keys.map { ($0.name, reference(definition(of: $0))) })),
      ("additionalProperties", .bool(false)),
    ])
  }

  private static func definition(of key: KeyShape) -> String { "key.\(key.name)" }

  private static func reference(_ definition: String) -> JSON {
    .object([("$ref", .string("#/$defs/\(definition)"))])
  }

  // MARK: Values

  private static func mapping(_ mapping: MappingShape) -> JSON {
    let required = mapping.keys.filter(\.isRequired).map { JSON.string($0.name) }
    return .object(
      [
        ("type", .string("object")),
        (
          "properties",
          .object(mapping.keys.map { ($0.name, described(schema($0.value), $0)) })
        ),
        ("additionalProperties", .bool(false)),
      ] + (required.isEmpty ? [] : [("required", .array(required))]))
  }

  /// A schema with what the reference says of a key.
  private static func described(_ schema: JSON, _ key: KeyShape) -> JSON {
    let absent = key.absent.map { " Default: \($0)." } ?? ""
    let description = JSON.string("\(key.meaning.sentence)\(absent)")
    return .object([("description", description)] + members(of: schema))
  }

  private static func schema(_ shape: ValueShape) -> JSON {
    switch shape {
    case .text: type("string", "number", "boolean", "null")
    case .constraintText: .object([("type", .string("string")), ("minLength", .number(1))])
    case .anything: .object([])
    case .scene: .object([("$ref", .string("#"))])
    case .paths: type("object")
    case .sizesOfRoot:
      .object([
        ("type", .string("object")),
        (
          "propertyNames",
          .object([("pattern", .string("^[A-Za-z_][A-Za-z0-9_]*\\.(width|height)$"))])
        ),
        (
          "additionalProperties",
          .object(
            [("minItems", .number(1)), ("maxItems", .number(Double(SceneSchema.sweepLimit)))]
              + members(of: schema(.list(.number(.length)))))
        ),
      ])
    case .boolean: type("boolean")
    case .number(let rule): number(rule)
    case .integer(let upper):
      .object([
        ("type", .string("integer")), ("minimum", .number(0)), ("maximum", .number(Double(upper))),
      ])
    case .choice(let words): .object([("enum", .array(words.map(JSON.string)))])
    case .word(let word): .object([("const", .string(word))])
    case .nothing: type("null")
    case .priority: reference("priority")
    case .imageFile:
      .object([("type", .string("string")), ("pattern", .string("\\.[pP][nN][gG]$"))])
    case .viewName: .object([("type", .string("string")), ("pattern", .string(namePattern))])
    case .list(let element): .object([("type", .string("array")), ("items", schema(element))])
    case .tuple(let names, let element):
      .object([
        ("type", .string("array")), ("items", schema(element)),
        ("minItems", .number(Double(names.count))), ("maxItems", .number(Double(names.count))),
      ])
    case .mapping(let shape): mapping(shape)
    case .names(let value):
      .object([
        ("type", .string("object")),
        ("propertyNames", .object([("pattern", .string(namePattern))])),
        ("additionalProperties", schema(value)),
      ])
    case .either(let alternatives): .object([("anyOf", .array(alternatives.map(schema)))])
    case .definition(let definition): reference(definition.rawValue)
    }
  }

  /// A name, and not the word that means the superview of the first item.
  private static let namePattern = "^(?!superview$)[A-Za-z_][A-Za-z0-9_]*$"

  private static func type(_ names: String...) -> JSON {
    .object([
      ("type", names.count == 1 ? .string(names[0]) : .array(names.map(JSON.string)))
    ])
  }

  private static func number(_ rule: NumberRule) -> JSON {
    .object([
      ("type", .string("number")),
      (rule.allowsLower ? "minimum" : "exclusiveMinimum", .number(rule.lower)),
      ("maximum", .number(rule.upper)),
    ])
  }

  private static var priority: JSON {
    let names = SceneSchema.priorityNames.map(\.name).joined(separator: "|")
    let number = #"[0-9]+(\.[0-9]*)?"#
    let offset = #"\s*[-+−]\s*"# + number
    let pattern = "^\\s*((\(names))(\(offset))?|\(number)\(offset))\\s*$"
    return .object([
      (
        "anyOf",
        .array([
          .object([
            ("type", .string("number")), ("exclusiveMinimum", .number(0)),
            ("maximum", .number(1000)),
          ]),
          .object([("type", .string("string")), ("pattern", .string(pattern))]),
        ])
      )
    ])
  }

  private static func members(of schema: JSON) -> Members {
    if case .object(let members) = schema { members } else { [] }
  }
}

extension String {
  /// The text with a capital and a full stop.
  fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
