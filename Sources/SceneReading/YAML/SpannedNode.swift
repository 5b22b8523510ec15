package import Diagnostics

/// A node of a YAML document and where it stands; aliases are resolved, shared and not copied.
///
/// What is written elsewhere, as a scene is in Swift, becomes the same nodes.
package struct SpannedNode: Sendable {
  package enum Content: Sendable {
    case scalar(SpannedText)
    case sequence([SpannedNode])
    case mapping([(key: SpannedNode, value: SpannedNode)])
  }

  package internal(set) var content: Content
  let source: SourceText
  /// Where the node begins, from 1.
  let line: Int
  let column: Int
  /// How many nodes it holds, itself included, with every alias counted as what it stands for.
  let weight: Int
  /// How many nodes deep it goes.
  let depth: Int

  init(
    content: Content, source: SourceText, line: Int, column: Int, weight: Int, depth: Int
  ) {
    self.content = content
    self.source = source
    self.line = line
    self.column = column
    self.weight = weight
    self.depth = depth
  }

  /// A node that somebody made who did not read YAML.
  package init(_ content: Content, at range: SourceRange) {
    let nodes: [SpannedNode] =
      switch content {
      case .scalar: []
      case .sequence(let elements): elements
      case .mapping(let pairs): pairs.flatMap { [$0.key, $0.value] }
      }
    let (line, column) = range.start
    self.init(
      content: content, source: range.source, line: line, column: column,
      weight: nodes.reduce(1) { $0 + $1.weight }, depth: 1 + (nodes.map(\.depth).max() ?? 0))
  }

  /// A scalar as a whole, of a collection the first character.
  var range: SourceRange {
    if case .scalar(let text) = content { return text.range }
    let offset = source.offset(line: line, column: column)
    return SourceRange(source, offset..<min(offset + 1, source.utf8.count))
  }

  package var text: SpannedText? {
    if case .scalar(let text) = content { text } else { nil }
  }

  var elements: [SpannedNode]? {
    if case .sequence(let elements) = content { elements } else { nil }
  }

  var pairs: [(key: SpannedNode, value: SpannedNode)]? {
    if case .mapping(let pairs) = content { pairs } else { nil }
  }

  /// Whether nothing was written, or `null`.
  var isNull: Bool {
    guard let text, text.isPlain else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(text.string)
  }

  /// What it is, for a message that says what was found.
  var summary: String {
    switch content {
    case .sequence(let elements): return elements.isEmpty ? "an empty list" : "a list"
    case .mapping: return "a mapping"
    case .scalar(let text):
      if isNull { return "nothing" }
      let shown = text.string.prefix { !$0.isNewline }.prefix(40)
      let quoted = "'\(shown)\(shown.utf8.count < text.string.utf8.count ? "…" : "")'"
      return text.isPlain ? quoted : "the text \(quoted)"
    }
  }
}
