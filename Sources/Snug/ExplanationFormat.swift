public import AutoLayout
public import Diagnostics
public import LayoutExplanation

/// In which form an explanation is written.
public enum ExplanationFormat: String, CaseIterable, Sendable {
  case text, json, markdown

  /// A JSON Schema (draft 2020-12) of the JSON.
  public static var jsonSchema: String {
    let definitions = ExplanationReport.ofNothing.definitions
    return JSON.document(
      .schema(
        title: "An explanation of Snug", definitions[0].schema,
        definitions: .object(definitions.dropFirst().map { ($0.name, $0.schema) })))
  }

  /// The reference of the JSON, as Markdown.
  public static var reference: String {
    let sections = ExplanationReport.ofNothing.definitions.map { definition in
      let rows = definition.keys.map { key in
        ["`\(key.name)`\(key.isOptional ? " (optional)" : "")", key.words, key.meaning]
      }
      return "## \(definition.anchor)\n\n\(definition.meaning)\n\n"
        + ExplanationMarkdown.table(["key", "value", "meaning"], rows)
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
        ExplanationReport(explanation: self, onlyView: view, diagnostics: diagnostics).json)
    case .markdown: ExplanationMarkdown(explanation: self, view: view).text
    }
  }

  /// The layout as JSON, as `snug solve` prints it: the keys of an explanation that
  /// `snug schema --explanation` requires, with the same values.
  public func layoutJSON(diagnostics: [Diagnostic]? = nil) -> String {
    JSON.document(
      ExplanationReport(explanation: self, diagnostics: diagnostics, isLayoutAlone: true).json)
  }
}
