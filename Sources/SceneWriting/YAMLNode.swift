import Geometry

/// A piece of YAML before it is laid out in lines.
indirect enum YAMLNode: Hashable, Sendable {
  /// As it stands in the text, quotes included; one line.
  case scalar(String)
  case list([YAMLNode])
  case mapping([Entry])
  /// What is given lines of its own, be it ever so short.
  case lines(YAMLNode)

  struct Entry: Hashable, Sendable {
    /// As it stands in the text.
    var key: String
    var value: YAMLNode

    init(_ key: String, _ value: YAMLNode) {
      self.key = YAMLNode.text(key)
      self.value = value
    }
  }

  /// A word of the format's.
  static func word(_ word: some RawRepresentable<String>) -> YAMLNode { .scalar(word.rawValue) }

  static func boolean(_ value: Bool) -> YAMLNode { .scalar(value ? "true" : "false") }

  static func number(_ number: Double) -> YAMLNode { .scalar(number.exactDescription) }

  static func string(_ string: String) -> YAMLNode { .scalar(text(string)) }

  /// Whether there is nothing in it.
  var isEmpty: Bool {
    switch self {
    case .scalar: false
    case .list(let elements): elements.isEmpty
    case .mapping(let entries): entries.isEmpty
    case .lines(let node): node.isEmpty
    }
  }
}

extension Double {
  /// The shortest text that reads back as the same number: `16`, `0.1`, `33.333333333333336`.
  var exactDescription: String {
    if self == 0 { return "0" }
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
