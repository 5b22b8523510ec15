public import Diagnostics
import Linting

/// How findings are told.
public enum LintFormat: String, Sendable, CaseIterable {
  /// With the line and a caret under it, for people and editors.
  case human
  /// For tools: see ``LintReport/json``.
  case json
  /// Workflow commands of GitHub Actions, which show them beside the lines of a pull request.
  case github
}

/// What was found in some scenes, ready to be told.
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
  /// and its place, lines and columns counted from 1; the end is behind the last character.
  public var json: String {
    JSON.object([
      ("version", .number(1)), ("findings", .array(findings.map(\.json))),
    ]).text() + "\n"
  }

  /// A workflow command for each finding.
  ///
  /// Source: docs.github.com, “Workflow commands for GitHub Actions”; what is escaped and how, the
  /// `command.ts` of actions/toolkit.
  public var github: String {
    findings.map { finding in
      var properties: [(String, String)] = []
      if let range = finding.range {
        let (start, end) = (range.start, range.end)
        properties = [
          ("file", range.source.name), ("line", "\(start.line)"), ("col", "\(start.column)"),
        ]
        // A column to end at means something only in the line it began in.
        properties.append(("endLine", "\(end.line)"))
        if end.line == start.line { properties.append(("endColumn", "\(end.column)")) }
      } else if let file = finding.file {
        properties = [("file", file)]
      }
      properties.append(("title", finding.id.rawValue))
      let list = properties.map { "\($0)=\(Self.escaped(property: $1))" }.joined(separator: ",")
      let text = ([finding.message] + finding.notes).joined(separator: "\n")
      return "::\(finding.severity.rawValue) \(list)::\(Self.escaped(text))\n"
    }.joined()
  }

  private static func escaped(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private static func escaped(property text: String) -> String {
    escaped(escaped(text), [":": "%3A", ",": "%2C"])
  }

  /// By scalars: to Swift a carriage return and the line feed behind it are one character.
  private static func escaped(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
  }
}

extension SourceRange {
  /// Where the range ends, behind its last character.
  fileprivate var end: (line: Int, column: Int) { source.position(at: offsets.upperBound) }
}

extension Diagnostic {
  fileprivate var json: JSON {
    var members: [(key: String, value: JSON)] = [
      ("rule", .string(id.rawValue)), ("severity", .string(severity.rawValue)),
      ("message", .string(message)), ("notes", .array(notes.map(JSON.string))),
    ]
    if let range {
      members += [
        ("file", .string(range.source.name)), ("line", .number(Double(range.start.line))),
        ("column", .number(Double(range.start.column))),
        ("endLine", .number(Double(range.end.line))),
        ("endColumn", .number(Double(range.end.column))),
      ]
    } else {
      members.append(("file", file.map(JSON.string) ?? .null))
    }
    members.append(("views", .array(views.map(JSON.string))))
    return .object(members)
  }
}
