public import Diagnostics

extension SceneFormatter {
  /// Where a text is not what formatting makes of it; `nil` if it is.
  ///
  /// - Parameter formatted: what ``format(_:)`` made of the text.
  public static func finding(in source: SourceText, formatted: String) -> Diagnostic? {
    if source.utf8.elementsEqual(formatted.utf8) { return nil }
    let old = (1...source.lineCount).map(source.line)
    let new = formatted.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if old == new { return unformatted(source, line: 1, Self.note(onEndsOf: source)) }
    let line = zip(old, new).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    if line < old.count, line < new.count - 1 {
      return unformatted(source, line: line + 1, "it would be '\(new[line])'")
    }
    return line < old.count
      ? unformatted(source, line: min(line + 1, new.count), "the file would end before it")
      : unformatted(source, line: old.count, "a line feed would follow it")
  }

  /// What is different about lines that say the same.
  private static func note(onEndsOf source: SourceText) -> String {
    source.utf8.contains(UInt8(ascii: "\r"))
      ? "every line would end with a line feed and no carriage return"
      : "there would be no byte order mark before it"
  }

  private static func unformatted(
    _ source: SourceText, line: Int, _ note: String
  ) -> Diagnostic {
    let start = source.offset(line: line, column: 1)
    return Diagnostic(
      .warning, .unformatted, "the file is not formatted from here on",
      at: SourceRange(source, start..<source.end(ofLine: line)), notes: [note])
  }
}
