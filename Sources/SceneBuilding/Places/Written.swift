import Diagnostics
import SceneReading

/// A value as a scene file would say it, and where Swift says it.
struct Written {
  indirect enum Content {
    /// A number or a word.
    case plain(String)
    /// A text that is not taken for anything else.
    case text(String)
    /// A string that is looked for as a literal at its place, so that a part of it can be shown.
    case literal(String)
    case sequence([Written])
    case mapping([(key: Written, value: Written)])
  }

  var content: Content
  var place: SourcePlace

  init(_ content: Content, at place: SourcePlace) {
    self.content = content
    self.place = place
  }

  /// Nothing at all, which is what a default is said by.
  static func nothing(at place: SourcePlace) -> Written { Written(.plain(""), at: place) }

  /// A mapping of words.
  static func mapping(_ pairs: [(String, Written)], at place: SourcePlace) -> Written {
    Written(
      .mapping(pairs.map { (Written(.plain($0), at: $1.place), $1) }), at: place)
  }

  /// All places in it.
  var places: [SourcePlace] {
    switch content {
    case .plain, .text, .literal: [place]
    case .sequence(let elements): [place] + elements.flatMap(\.places)
    case .mapping(let pairs): [place] + pairs.flatMap { $0.key.places + $0.value.places }
    }
  }

  /// The node the reader takes.
  func node(_ sources: SwiftSources) -> YAMLNode {
    let range = sources.range(of: place)
    switch content {
    case .plain(let string):
      return YAMLNode(.scalar(string, .plain), at: range)
    case .text(let string):
      let style = string.isPlainInYAML ? YAMLScalar.Style.plain : .doubleQuoted
      return YAMLNode(.scalar(string, style), at: range)
    case .literal(let string):
      // A name is shown, and listed, without the quotes that are Swift's.
      let style = string.isViewName ? YAMLScalar.Style.plain : .doubleQuoted
      guard let literal = sources.literal(string, at: place) else {
        return YAMLNode(.scalar(string, style), at: range)
      }
      let quote = style == .plain ? 1 : 0
      let offsets = literal.offsets.lowerBound + quote..<literal.offsets.upperBound - quote
      return YAMLNode(.scalar(string, style), at: SourceRange(literal.source, offsets))
    case .sequence(let elements):
      return YAMLNode(.sequence(elements.map { $0.node(sources) }), at: range)
    case .mapping(let pairs):
      return YAMLNode(
        .mapping(pairs.map { ($0.key.node(sources), $0.value.node(sources)) }), at: range)
    }
  }
}

extension String {
  /// Whether one would write it without quotes in a scene file, where `true` and `8` are no texts.
  fileprivate var isPlainInYAML: Bool {
    guard let first, first.isLetter, last?.isWhitespace == false else { return false }
    let words = ["true", "false", "yes", "no", "on", "off", "null"]
    return !words.contains(lowercased()) && !contains(": ") && !contains(" #") && last != ":"
      && !contains { $0.isNewline || ",[]{}\t".contains($0) }
  }
}
