import Snug

extension [Diagnostic] {
  /// Sorted by location.
  var inOrder: [Diagnostic] {
    enumerated().sorted { left, right in
      let starts = [left, right].map { $0.element.range?.start ?? (line: 0, column: 0) }
      return (starts[0].line, starts[0].column, left.offset)
        < (starts[1].line, starts[1].column, right.offset)
    }.map(\.element)
  }
}

extension Diagnostic {
  static func unclosedBlock(
    _ range: SourceRange, _ form: MarkdownScanner.Span.Form
  ) -> Diagnostic {
    let (what, end): (String, String) =
      switch form {
      case .fence(let mark, let length):
        ("block", String(repeating: Character(Unicode.Scalar(mark)), count: length))
      case .comment: ("comment with the scene", "-->")
      }
    return Diagnostic(
      .error, .unclosedBlock, "the \(what) is not closed", at: range,
      notes: ["a line '\(end)' closes it, in the same list item or quote"])
  }

  static func emptyBlock(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, .emptyFile, "the block holds no scene", at: range,
      notes: ["the shortest scene is 'view: {}'"])
  }

  static func sceneBesideFile(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, .invalidBlock, "the block has both a scene and a file", at: range,
      notes: ["delete one of them"])
  }

  static func commentEnd(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, .invalidBlock, "'-->' ends the comment that contains the hidden scene", at: range,
      notes: ["put it on a separate line after the scene; a scene with '-->' cannot be hidden"])
  }

  static func duplicatePicture(_ block: DiagramBlock, like other: DiagramBlock) -> Diagnostic {
    Diagnostic(
      .error, .duplicatePicture, "two blocks would be drawn as '\(block.name)'",
      at: block.nameRange,
      notes: ["the other one: \(other.range.location)", "rename one of them with name=…"])
  }
}
