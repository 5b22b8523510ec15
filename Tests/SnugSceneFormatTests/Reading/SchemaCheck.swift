import SnugDiagnostics

@testable import SnugSceneFormat

/// Checks nodes against a JSON Schema, with the keywords that Snug's schemas use. An unknown
/// keyword is a failure, so that everything is checked.
struct SchemaCheck {
  let schema: YAMLNode

  /// Reads a printed schema. JSON is YAML.
  init(_ text: String) throws {
    var composer = try YAMLComposer(SourceText(name: "schema.json", text))
    schema = try composer.document() ?? { throw Missing() }()
  }

  struct Missing: Error {}

  /// The errors of a value; empty if it is valid.
  func failures(of value: YAMLNode) -> [String] { check(value, schema) }

  private func check(_ value: YAMLNode, _ schema: YAMLNode) -> [String] {
    if let isAllowed = schema.boolean { return isAllowed ? [] : ["no value is allowed here"] }
    return (schema.pairs ?? []).flatMap { key, argument in
      check(value, key.text?.string ?? "", argument, schema)
    }
  }

  private func check(
    _ value: YAMLNode, _ keyword: String, _ argument: YAMLNode, _ schema: YAMLNode
  ) -> [String] {
    func expect(_ condition: Bool) -> [String] {
      condition ? [] : ["\(value.summary) fails \(keyword) \(argument.text?.string ?? "")"]
    }
    func isValid(_ schema: YAMLNode) -> Bool { check(value, schema).isEmpty }
    switch keyword {
    case "$schema", "$defs", "title", "description": return []
    case "then": return []
    case "$ref": return check(value, definition(argument.text?.string ?? ""))
    case "type":
      let types = (argument.elements ?? [argument]).compactMap { $0.text?.string }
      return expect(types.contains { value.isOfType($0) })
    case "enum": return expect(argument.elements?.contains { $0.equals(value) } ?? false)
    case "const": return expect(argument.equals(value))
    case "properties":
      return (value.pairs ?? []).flatMap { key, inner in
        argument[key.text?.string ?? ""].map { check(inner, $0) } ?? []
      }
    case "additionalProperties":
      let known = schema["properties"]
      return (value.pairs ?? []).filter { known?[$0.key.text?.string ?? ""] == nil }
        .flatMap { check($0.value, argument) }
    case "propertyNames": return (value.pairs ?? []).flatMap { check($0.key, argument) }
    case "required":
      return expect(
        argument.elements?.allSatisfy { value.pairs == nil || value[$0.text?.string ?? ""] != nil }
          ?? false)
    case "items": return (value.elements ?? []).flatMap { check($0, argument) }
    case "minItems":
      return expect(Double(value.elements?.count ?? .max) >= argument.number ?? 0)
    case "maxItems": return expect(Double(value.elements?.count ?? 0) <= argument.number ?? 0)
    case "minLength":
      return expect(!value.isOfType("string") || value.text?.string.isEmpty == false)
    case "pattern":
      guard value.isOfType("string"), let text = value.text?.string else { return [] }
      return expect((try? Regex(argument.text?.string ?? "").firstMatch(in: text)) != nil)
    case "minimum": return expect(value.number.map { $0 >= argument.number ?? 0 } ?? true)
    case "exclusiveMinimum": return expect(value.number.map { $0 > argument.number ?? 0 } ?? true)
    case "maximum": return expect(value.number.map { $0 <= argument.number ?? 0 } ?? true)
    case "anyOf": return expect(argument.elements?.contains(where: isValid) ?? false)
    case "allOf": return (argument.elements ?? []).flatMap { check(value, $0) }
    case "not": return expect(!isValid(argument))
    case "if": return isValid(argument) ? schema["then"].map { check(value, $0) } ?? [] : []
    default: return ["'\(keyword)' is no keyword this knows"]
    }
  }

  private func definition(_ reference: String) -> YAMLNode {
    if reference == "#" { return schema }
    let name = String(reference.dropFirst("#/$defs/".count))
    guard let found = schema["$defs"]?[name] else {
      preconditionFailure("The schema defines no \(reference).")
    }
    return found
  }
}

extension YAMLNode {
  /// The boolean words of YAML 1.1 that the reader accepts.
  fileprivate var boolean: Bool? {
    guard let text, text.isPlain else { return nil }
    return ["true": true, "yes": true, "on": true, "false": false, "no": false, "off": false][
      text.string.lowercased()]
  }

  /// Whether a value has a JSON type.
  fileprivate func isOfType(_ type: String) -> Bool {
    switch type {
    case "object": pairs != nil
    case "array": elements != nil
    case "null": isNull
    case "boolean": boolean != nil
    case "number": number != nil
    case "integer": number.map { $0 == $0.rounded() } ?? false
    case "string": text != nil && !isNull && boolean == nil && number == nil
    default: false
    }
  }

  func equals(_ other: YAMLNode) -> Bool {
    if let number, let otherNumber = other.number { return number == otherNumber }
    return text != nil && text?.string == other.text?.string
      && isOfType("string") == other.isOfType("string")
  }
}
