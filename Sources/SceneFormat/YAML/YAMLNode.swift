package import Diagnostics

/// A node of a YAML document and where it is written; aliases are resolved, shared and not copied.
///
/// A file is read into these nodes and written from them. Files of Interface Builder and console logs
/// become them before they are read.
package struct YAMLNode: Sendable {
  package enum Content: Sendable {
    case scalar(String, YAMLScalar.Style)
    case sequence([YAMLNode])
    case mapping([(key: YAMLNode, value: YAMLNode)])
  }

  package let content: Content
  /// Of a scalar all of it, of several lines the first; of a collection its first character.
  package let range: SourceRange
  /// How many nodes deep it goes.
  let depth: Int
  /// Whether it is written in block style where it would go on one line.
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

  /// A mapping, each key where its value is.
  package static func mapping(
    _ pairs: [(String, YAMLNode)], at range: SourceRange = .unknown
  ) -> YAMLNode {
    YAMLNode(.mapping(pairs.map { (.string($0, at: $1.range), $1) }), at: range)
  }

  /// The keys of all mappings in it.
  var keys: [String] {
    switch content {
    case .scalar: []
    case .sequence(let elements): elements.flatMap(\.keys)
    case .mapping(let pairs): pairs.flatMap { [$0.text?.string].compactMap(\.self) + $1.keys }
    }
  }

  var text: YAMLScalar? {
    guard case .scalar(let string, let style) = content else { return nil }
    return YAMLScalar(string, style, at: range)
  }

  var elements: [YAMLNode]? {
    if case .sequence(let elements) = content { elements } else { nil }
  }

  var pairs: [(key: YAMLNode, value: YAMLNode)]? {
    if case .mapping(let pairs) = content { pairs } else { nil }
  }

  /// Whether nothing was written, or `null`.
  var isNull: Bool {
    guard case .scalar(let string, .plain) = content else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(string)
  }

  /// The number a plain scalar is, in decimal. It may be infinite, or not a number.
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

  /// What it is, for a message that says what was found.
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
  /// Of what nobody wrote.
  package static let unknown = SourceRange(SourceText(name: "", ""), 0..<0)
}
