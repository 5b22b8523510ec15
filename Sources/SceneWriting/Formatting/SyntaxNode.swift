/// A value as it was written, with the comments in it and without its spacing.
struct SyntaxNode {
  /// An anchor and a tag, as they were written; mostly none.
  var properties = ""
  var content: Content = .nothing

  indirect enum Content {
    case nothing
    /// A plain or quoted scalar or an alias: its lines, without what indents them.
    case text([String])
    case blockScalar(BlockScalar)
    case block(BlockCollection)
    case flow(FlowCollection)
  }

  enum CollectionKind { case mapping, sequence }

  /// `|` or `>` and what stands below it.
  struct BlockScalar {
    var header: String
    /// How much deeper than what it stands in its lines begin, if the header says so.
    var indentation: Int?
    /// Without what indents all of them.
    var lines: [String]
  }

  /// A collection of lines.
  struct BlockCollection {
    var kind: CollectionKind
    var items: [SyntaxItem]
    /// Behind the last item.
    var end: [SyntaxLine] = []
  }

  /// A collection in brackets.
  struct FlowCollection {
    var kind: CollectionKind
    var items: [SyntaxItem] = []
    /// Behind the opening bracket.
    var opening: SyntaxComment?
    /// Behind the last item.
    var end: [SyntaxLine] = []
    var endsOnLineOfItsOwn = false
    var endsWithComma = false
  }
}

/// An entry of a mapping, an element of a sequence, or the whole document.
struct SyntaxItem {
  /// The lines before it.
  var leading: [SyntaxLine] = []
  /// In brackets: whether a line begins with it.
  var startsLine = false
  var key: SyntaxNode?
  /// In brackets a key needs none: `{ a }`.
  var hasColon = true
  /// Behind the key or the dash where the value stands further below.
  var remark: SyntaxComment?
  /// Between that and the value.
  var between: [SyntaxLine] = []
  var isValueOnNextLine = false
  var value = SyntaxNode()
  /// At the end of its last line.
  var trailing: SyntaxComment?
}

/// A comment with text before it on its line.
struct SyntaxComment {
  /// With its `#`.
  var text: String
  /// From 0, in scalars.
  var column: Int
  /// Whether it is less than two blanks behind what it stands behind.
  var isClose = false
}

/// A line without a value.
enum SyntaxLine {
  case blank
  case comment(SyntaxComment)

  var comment: SyntaxComment? {
    if case .comment(let comment) = self { comment } else { nil }
  }

  var isBlank: Bool { comment == nil }
}

/// A scene file as it was written.
struct SyntaxDocument {
  /// The comments that stay at the head of the file, and the blank line behind them.
  var head: [SyntaxLine] = []
  /// `---`.
  var start: Marker?
  /// The comments that stay below that.
  var neck: [SyntaxLine] = []
  /// `nil` in a file of comments.
  var root: SyntaxItem?
  var end: [SyntaxLine] = []
  /// `...`, and what stands behind it.
  var stop: Marker?
  var tail: [SyntaxLine] = []

  struct Marker {
    var comment: SyntaxComment?
  }
}
