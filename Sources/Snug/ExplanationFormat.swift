import CSnugResources
public import SnugDiagnostics
public import SnugExplanation
public import SnugLayout

/// The format of a written explanation.
public enum ExplanationFormat: String, CaseIterable, Sendable {
  case text, json, markdown

  /// A JSON Schema (draft 2020-12) of the JSON.
  public static var jsonSchema: String {
    let definitions = ExplanationReport.empty.definitions
    let one = JSON.reference(definitions[0].name)
    return JSON.document(
      .schema(
        title: "An explanation of Snug", ["anyOf": [one, .list(of: one)]],
        definitions: .object(definitions.map { ($0.name, $0.schema) })))
  }

  /// Several answers as one text: in JSON a list, otherwise one below the other.
  public func joined(_ answers: [String]) -> String {
    guard self == .json, answers.count != 1 else { return answers.joined(separator: "\n") }
    let elements = answers.map { answer in
      answer.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
    }
    return "[\n" + elements.joined(separator: ",\n") + "\n]\n"
  }

  /// The reference of the JSON as Markdown. A test compares it with the schema.
  public static var reference: String { String(cString: explanation_json_md) }
}

extension Explanation {
  /// Writes the explanation of the whole layout or of one view.
  ///
  /// - Parameters:
  ///   - format: the format.
  ///   - view: the view to explain; `nil` for all views.
  ///   - diagnostics: the diagnostics in the JSON, from
  ///     ``Pipeline/diagnostics(of:)-(Explanation)``; `nil` for those that need no fonts.
  public func written(
    as format: ExplanationFormat, about view: ViewID? = nil, diagnostics: [Diagnostic]? = nil
  ) -> String {
    switch format {
    case .text: text(about: view)
    case .json:
      JSON.document(
        ExplanationReport(explanation: self, onlyView: view, diagnostics: diagnostics).json)
    case .markdown: markdown(about: view)
    }
  }

  /// The layout as JSON, as printed by `snug solve`: the required keys of an explanation in `snug
  /// schema --explanation`, with the same values.
  public func layoutJSON(diagnostics: [Diagnostic]? = nil) -> String {
    JSON.document(
      ExplanationReport(explanation: self, diagnostics: diagnostics, isLayoutOnly: true).json)
  }
}
