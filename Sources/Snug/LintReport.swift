public import Diagnostics
import LayoutExplanation

/// The findings in some scenes, ready to be printed.
public struct LintReport: Sendable {
  public let findings: [Diagnostic]

  public init(_ findings: [Diagnostic]) { self.findings = findings }

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
  public var json: String {
    JSON.document(["version": 1, "findings": .array(findings.map(\.json))])
  }
}

extension SourceRange {
  /// Where the range ends, behind its last character.
  var end: (line: Int, column: Int) { source.position(at: offsets.upperBound) }
}

extension Diagnostic {
  /// What linting, solving and explaining say of one.
  var json: JSON {
    func number(_ value: Int?) -> JSON { value.map(JSON.count) ?? .null }
    return [
      "rule": .string(id.rawValue),
      "severity": .string(severity.rawValue),
      "message": .string(message),
      "notes": .array(notes.map(JSON.string)),
      "file": (range?.source.name ?? file).map(JSON.string) ?? .null,
      "line": number(range?.start.line),
      "column": number(range?.start.column),
      "endLine": number(range?.end.line),
      "endColumn": number(range?.end.column),
      "views": .array(views.map(JSON.string)),
    ]
  }
}
