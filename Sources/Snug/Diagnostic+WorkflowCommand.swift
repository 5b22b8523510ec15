public import Diagnostics

extension Diagnostic {
  /// The diagnostic as a workflow command of GitHub Actions, which shows it at its source line.
  ///
  /// Source: docs.github.com, “Workflow commands for GitHub Actions”. The escapes are those of
  /// `command.ts` in actions/toolkit.
  public var workflowCommand: String {
    var properties: [(String, String)] = []
    if let range {
      let (start, end) = (range.start, range.end)
      properties = [
        ("file", range.source.name), ("line", "\(start.line)"), ("col", "\(start.column)"),
      ]
      // An end column is valid only in the line of the start.
      properties.append(("endLine", "\(end.line)"))
      if end.line == start.line { properties.append(("endColumn", "\(end.column)")) }
    } else if let file {
      properties = [("file", file)]
    }
    properties.append(("title", id.rawValue))
    let list = properties.map { "\($0)=\(Self.escaped(property: $1))" }.joined(separator: ",")
    let text = ([message] + notes).map(\.onOneLine).joined(separator: "\n")
    return "::\(severity.rawValue) \(list)::\(Self.escaped(text))"
  }

  private static func escaped(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private static func escaped(property text: String) -> String {
    escaped(escaped(text.onOneLine), [":": "%3A", ",": "%2C"])
  }

  /// Uses scalars, because a carriage return and a line feed are a single `Character`.
  private static func escaped(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
  }
}
