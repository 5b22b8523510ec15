public import AutoLayout
public import Diagnostics
public import LayoutExplanation

/// In which form an explanation is written.
public enum ExplanationFormat: String, CaseIterable, Sendable {
  case text, json, markdown

  /// A JSON Schema (draft 2020-12) of the JSON.
  public static var jsonSchema: String {
    let root = schema(ExplanationSchema.root)
    let definitions = ExplanationSchema.definitions.map { (key: $0.name, value: schema($0)) }
    guard case .object(let members) = root else { return "" }
    let head: [(key: String, value: JSON)] = [
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string("An explanation of Snug")),
    ]
    return JSON.object(head + members + [("$defs", .object(definitions))]).text() + "\n"
  }

  /// The reference of the JSON, as Markdown.
  public static var reference: String {
    let definitions = [ExplanationSchema.root] + ExplanationSchema.definitions
    let sections = definitions.map { definition in
      let head = anchor(of: definition.name)
      let rows = definition.keys.map { key in
        "| `\(key.name)`\(key.isOptional ? " (optional)" : "") | \(words(key.form)) "
          + "| \(key.meaning) |"
      }
      return
        "## \(head)\n\n\(definition.meaning)\n\n| key | value | meaning |\n| --- | --- | --- |\n"
        + rows.joined(separator: "\n")
    }
    return """
      # The layout and its explanation as JSON

      <!-- Made by `snug schema --explanation --markdown`; a test holds it to what is written. -->

      `snug explain --format json` prints one mapping, the explanation below. `snug solve` prints the same
      mapping without its optional keys: the layout without reasons. `snug explain SCENE VIEW --format json`
      prints what concerns one view. Lengths are points.

      `version` is \(ExplanationReport.version). It is raised when a key is removed or changes its meaning; new \
      keys may be added at any
      time. `snug schema --explanation` prints a JSON Schema; the output of both commands is valid against it.

      """ + "\n" + sections.joined(separator: "\n\n") + "\n"
  }

  private static func schema(_ definition: ExplanationSchema.Definition) -> JSON {
    let keys = definition.keys.map { key -> (key: String, value: JSON) in
      let description = key.meaning.prefix(1).uppercased() + key.meaning.dropFirst() + "."
      guard case .object(let members) = schema(key.form) else { return (key.name, .null) }
      return (key.name, .object([("description", .string(description))] + members))
    }
    let required = definition.keys.filter { !$0.isOptional }.map { JSON.string($0.name) }
    return .object([
      ("description", .string(definition.meaning)), ("type", .string("object")),
      ("properties", .object(keys)), ("required", .array(required)),
      ("additionalProperties", .bool(false)),
    ])
  }

  private static func schema(_ form: ExplanationSchema.Form) -> JSON {
    switch form {
    case .version: .object([("const", .number(Double(ExplanationReport.version)))])
    case .text: type("string")
    case .number: type("number")
    case .count: .object([("type", .string("integer")), ("minimum", .number(0))])
    case .boolean: type("boolean")
    case .choice(let words): .object([("enum", .array(words.map(JSON.string)))])
    case .list(let element):
      .object([("type", .string("array")), ("items", schema(element))])
    case .orNull(let form): .object([("anyOf", .array([schema(form), type("null")]))])
    case .definition(let name): .object([("$ref", .string("#/$defs/\(name)"))])
    }
  }

  private static func type(_ name: String) -> JSON { .object([("type", .string(name))]) }

  /// The heading of a definition, by which links find it: GitHub's are in small letters, DocC's as the
  /// heading is.
  private static func anchor(of name: String) -> String { name.lowercased() }

  private static func words(_ form: ExplanationSchema.Form) -> String {
    switch form {
    case .version: "`\(ExplanationReport.version)`"
    case .text: "text"
    case .number: "a number"
    case .count: "a whole number"
    case .boolean: "`true` or `false`"
    case .choice(let words): FormatReference.code(words)
    case .list(let element): "a list: \(words(element))"
    case .orNull(let form): "\(words(form)), or `null`"
    case .definition(let name): "[\(name)](#\(anchor(of: name)))"
    }
  }
}

extension Explanation {
  /// The explanation, of the whole layout or of one view, in a form.
  ///
  /// - Parameters:
  ///   - format: the form.
  ///   - view: the view it is about; `nil` for all of them.
  ///   - diagnostics: those that JSON lists, from ``Pipeline/diagnostics(of:)-(Explanation)``;
  ///     without them, what can be told without fonts.
  public func written(
    as format: ExplanationFormat, about view: ViewID? = nil, diagnostics: [Diagnostic]? = nil
  ) -> String {
    switch format {
    case .text: text(about: view)
    case .json:
      ExplanationReport(explanation: self, view: view, diagnostics: diagnostics).json.text() + "\n"
    case .markdown: ExplanationMarkdown(explanation: self, view: view).text
    }
  }

  /// The layout as JSON, as `snug solve` prints it: the keys of an explanation that
  /// `snug schema --explanation` requires, with the same values.
  public func layoutJSON(diagnostics: [Diagnostic]? = nil) -> String {
    let report = ExplanationReport(explanation: self, diagnostics: diagnostics)
    return JSON.object(report.layoutMembers).text() + "\n"
  }
}
