public import SnugDiagnostics
import SnugExplanation
import SnugLinting

/// Formats lint rules and findings for output.
public enum LintReport {
  /// The rules, one per line: name, severity and description.
  public static var rules: String {
    let widest = Linter.rules.map(\.name.count).max() ?? 0
    return Linter.rules.map { rule in
      let gap = String(repeating: " ", count: widest - rule.name.count + 2)
      let severity = rule.severity.rawValue
      return "\(rule.name)\(gap)\(severity)\(severity == "error" ? "    " : "  ")\(rule.summary)\n"
    }.joined()
  }

  /// A document of version 1: `findings`, each with `rule`, `severity`, `message`, `notes`, `views`
  /// and its location. Lines and columns are from 1, and the end is after the last character. An
  /// unknown location is `null`.
  public static func json(_ findings: [Diagnostic]) -> String {
    let findings = findings.map(ExplanationReport.empty.diagnostic.json)
    return JSON.document(["version": 1, "findings": .array(findings)])
  }
}

extension SourceRange {
  /// The end of the range, after its last character.
  var end: (line: Int, column: Int) { source.position(at: offsets.upperBound) }
}
