public import Diagnostics
import LayoutExplanation

/// Rules, and the findings in some scenes, ready to be printed.
public enum LintReport {
  /// The rules, one a line: name, severity and what it finds.
  public static var rules: String {
    let widest = Linter.rules.map(\.name.count).max() ?? 0
    return Linter.rules.map { rule in
      let gap = String(repeating: " ", count: widest - rule.name.count + 2)
      let severity = rule.severity.rawValue
      return "\(rule.name)\(gap)\(severity)\(severity == "error" ? "    " : "  ")\(rule.summary)\n"
    }.joined()
  }

  /// A document of version 1: `findings`, each with `rule`, `severity`, `message`, `notes`, `views`
  /// and its location, lines and columns counted from 1; the end is behind the last character. What has
  /// no location has `null` there.
  public static func json(_ findings: [Diagnostic]) -> String {
    let findings = findings.map(ExplanationReport.empty.diagnostic.json)
    return JSON.document(["version": 1, "findings": .array(findings)])
  }
}

extension SourceRange {
  /// Where the range ends, behind its last character.
  var end: (line: Int, column: Int) { source.position(at: offsets.upperBound) }
}
