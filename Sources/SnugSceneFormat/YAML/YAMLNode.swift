package import SnugDiagnostics

/// A node of a YAML document and its source range. Aliases are resolved without copying.
///
/// Scene files are read into nodes and written from them. Interface Builder files and console logs
/// are also converted to nodes.
package struct YAMLNode: Sendable {
  package enum Content: Sendable {
    case scalar(String, YAMLScalar.Style)
    case sequence([YAMLNode])
    case mapping([(key: YAMLNode, value: YAMLNode)])
  }

  package let content: Content
  /// The whole scalar, or the first line of a multi-line scalar, or the first character of a
  /// collection.
  package let range: SourceRange
  /// The number of nested levels, including itself.
  let depth: Int
  /// Whether it is written in block style even if it fits on one line.
  var isBlock = false

  package init(_ content: Content, at range: SourceRange) {
    self.content = content
    self.range = range
    let children =
      switch content {
      case .scalar: [YAMLNode]()
      case .sequence(let elements): elements
      case .mapping(let pairs): pairs.flatMap { [$0.key, $0.value] }
      }
    depth = children.reduce(1) { max($0, 1 + $1.depth) }
  }

  /// A number or a word.
  package static func plain(_ string: String, at range: SourceRange = .unknown) -> YAMLNode {
    YAMLNode(.scalar(string, .plain), at: range)
  }

  /// A mapping whose keys have the ranges of their values.
  package static func mapping(
    _ pairs: [(String, YAMLNode)], at range: SourceRange = .unknown
  ) -> YAMLNode {
    YAMLNode(.mapping(pairs.map { (.string($0, at: $1.range), $1) }), at: range)
  }

  var keys: [String] {
    switch content {
    case .scalar: []
    case .sequence(let elements): elements.flatMap(\.keys)
    case .mapping(let pairs): pairs.flatMap { [$0.text?.string].compactMap(\.self) + $1.keys }
    }
  }

  package var text: YAMLScalar? {
    guard case .scalar(let string, let style) = content else { return nil }
    return YAMLScalar(string, style, at: range)
  }

  var elements: [YAMLNode]? {
    if case .sequence(let elements) = content { elements } else { nil }
  }

  package var pairs: [(key: YAMLNode, value: YAMLNode)]? {
    if case .mapping(let pairs) = content { pairs } else { nil }
  }

  /// Whether it is empty or `null`.
  package var isNull: Bool {
    guard case .scalar(let string, .plain) = content else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(string)
  }

  /// The decimal number in a plain scalar. It can be infinite, or not a number.
  var number: Double? {
    guard case .scalar(let string, .plain) = content, let first = string.utf8.first,
      first.isDigit || "+-.".utf8.contains(first), !string.lowercased().contains("x")
    else { return nil }
    switch string.lowercased() {
    case ".inf", "+.inf": return .infinity
    case "-.inf": return -.infinity
    case ".nan": return .nan
    default: return Double(string)
    }
  }

  /// A description for messages about the wrong type.
  var summary: String {
    switch content {
    case .sequence(let elements): return elements.isEmpty ? "an empty list" : "a list"
    case .mapping: return "a mapping"
    case .scalar(let string, let style):
      if isNull { return "nothing" }
      let shown = string.prefix { !$0.isNewline }.prefix(40)
      let quoted = "'\(shown)\(shown.utf8.count < string.utf8.count ? "…" : "")'"
      return style == .plain ? quoted : "the text \(quoted)"
    }
  }
}

extension SourceRange {
  /// The range of a value that is not in a text.
  package static let unknown = SourceRange(SourceText(name: "", ""), 0..<0)
}
