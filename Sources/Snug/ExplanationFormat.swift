public import AutoLayout
import CResources
public import Diagnostics
public import LayoutExplanation

/// In which form an explanation is written.
public enum ExplanationFormat: String, CaseIterable, Sendable {
  case text, json, markdown

  /// A JSON Schema (draft 2020-12) of the JSON.
  public static var jsonSchema: String {
    let definitions = ExplanationReport.empty.definitions
    return JSON.document(
      .schema(
        title: "An explanation of Snug", definitions[0].schema,
        definitions: .object(definitions.dropFirst().map { ($0.name, $0.schema) })))
  }

  /// The reference of the JSON, as Markdown: a page that a test holds to the schema.
  public static var reference: String { String(cString: explanation_json_md) }
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
      ExplanationReport(explanation: self, diagnostics: diagnostics, isLayoutOnly: true).json)
  }
}
