public import SnugDiagnostics
import SnugPlatform

extension Diagnostic {
  /// The diagnostic as a workflow command of GitHub Actions, which shows it at its source line.
  ///
  /// - Parameter workspace: the root of the repository, `GITHUB_WORKSPACE`. A path in it becomes
  ///   relative to it, because GitHub does not know the current directory.
  ///
  /// Source: docs.github.com, “Workflow commands for GitHub Actions”. The escapes are those of
  /// `command.ts` in actions/toolkit.
  public func workflowCommand(workspace: String? = nil) -> String {
    var properties: [(String, String)] = []
    if let range {
      let (start, end) = (range.start, range.end)
      properties = [
        ("file", Self.path(range.source.name, in: workspace)), ("line", "\(start.line)"),
        ("col", "\(start.column)"),
      ]
      // An end column is valid only in the line of the start.
      properties.append(("endLine", "\(end.line)"))
      if end.line == start.line { properties.append(("endColumn", "\(end.column)")) }
    } else if let file {
      properties = [("file", Self.path(file, in: workspace))]
    }
    properties.append(("title", id.rawValue))
    let list = properties.map { "\($0)=\(Self.escaped(property: $1))" }.joined(separator: ",")
    let text = ([message] + notes).map(\.onOneLine).joined(separator: "\n")
    return "::\(severity.rawValue) \(list)::\(Self.escaped(text))"
  }

  private static func path(_ path: String, in workspace: String?) -> String {
    guard let workspace, !workspace.isEmpty, path != "-" else { return path }
    let (file, root) = (URL(filePath: path), URL(filePath: workspace))
    let spellings = [
      (file.standardizedFileURL.path, root.standardizedFileURL.path),
      (file.resolvingSymlinksInPath().path, root.resolvingSymlinksInPath().path),
    ]
    for (file, root) in spellings {
      let folder = root.hasSuffix("/") ? root : root + "/"
      if file.hasPrefix(folder) { return String(file.dropFirst(folder.count)) }
    }
    return path
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
