public import AutoLayout
public import Diagnostics
public import LayoutExplanation

/// In which form an explanation is written.
public enum ExplanationFormat: String, CaseIterable, Sendable {
  case text, json, markdown

  /// A JSON Schema (draft 2020-12) of the JSON.
  public static var jsonSchema: String {
    JSON.document(
      .schema(
        title: "An explanation of Snug", schema(ExplanationSchema.root),
        definitions: .object(ExplanationSchema.definitions.map { ($0.name, schema($0)) })))
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
    let required = definition.keys.filter { !$0.isOptional }.map { JSON.string($0.name) }
    return [
      "description": .string(definition.meaning), "type": "object",
      "properties": .object(
        definition.keys.map { ($0.name, schema($0.form).described($0.meaning.sentence)) }),
      "required": .array(required), "additionalProperties": false,
    ]
  }

  private static func schema(_ form: ExplanationSchema.Form) -> JSON {
    switch form {
    case .version: ["const": .count(ExplanationReport.version)]
    case .text: .type("string")
    case .number: .type("number")
    case .count: ["type": "integer", "minimum": 0]
    case .boolean: .type("boolean")
    case .choice(let words): .choice(words)
    case .list(let element): .list(of: schema(element))
    case .orNull(let form): ["anyOf": [schema(form), .type("null")]]
    case .definition(let name): .reference(name)
    }
  }

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

/// What is written in each of the forms.
public protocol Report {
  var text: String { get }
  var json: String { get }
  var markdown: String { get }
}

extension Report {
  public func written(as format: ExplanationFormat) -> String {
    switch format {
    case .text: text
    case .json: json
    case .markdown: markdown
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
      JSON.document(
        ExplanationReport(explanation: self, view: view, diagnostics: diagnostics).json)
    case .markdown: ExplanationMarkdown(explanation: self, view: view).text
    }
  }

  /// The layout as JSON, as `snug solve` prints it: the keys of an explanation that
  /// `snug schema --explanation` requires, with the same values.
  public func layoutJSON(diagnostics: [Diagnostic]? = nil) -> String {
    JSON.document(ExplanationReport(explanation: self, diagnostics: diagnostics).layoutJSON)
  }
}
