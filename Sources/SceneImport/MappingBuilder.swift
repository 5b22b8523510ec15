import Diagnostics
import Geometry
import SceneFormat

/// Builds a mapping of a scene file key by key. A later value of a key replaces an earlier one;
/// `nil` sets nothing.
struct MappingBuilder {
  private var pairs: [(String, YAMLNode)] = []
  /// Where its values are written, if they do not say it themselves.
  private let range: SourceRange

  init(at range: SourceRange) { self.range = range }

  /// - Parameter own: where the mapping is written, if not where its values are.
  func node(at own: SourceRange? = nil) -> YAMLNode { .mapping(pairs, at: own ?? range) }

  mutating func set(_ key: String, _ node: YAMLNode) {
    pairs.removeAll { $0.0 == key }
    pairs.append((key, node))
  }
  mutating func set(_ key: String, _ nodes: [YAMLNode]) {
    set(key, YAMLNode(.sequence(nodes), at: range))
  }
  mutating func set(_ key: String, _ word: String?) {
    if let word { set(key, YAMLNode.plain(word, at: range)) }
  }
  mutating func set(_ key: String, text: String?) {
    if let text { set(key, YAMLNode.quoted(text, at: range)) }
  }
  mutating func set(_ key: String, _ flag: Bool?) { set(key, flag?.description) }
  mutating func set(_ key: String, number: Double?) { set(key, number?.description) }
  /// Sets a whole number of any size; one below 0 counts as none.
  mutating func set(_ key: String, count: Double?) {
    if let count, count >= 0 { set(key, count.rounded(.towardZero).shortDescription) }
  }
  mutating func set(_ key: String, words: [String]) {
    set(key, words.map { YAMLNode.plain($0, at: range) })
  }
  mutating func set(_ key: String, numbers: [Double]) { set(key, words: numbers.map { "\($0)" }) }
  mutating func set(_ key: String, texts: [String]) {
    set(key, texts.map { YAMLNode.quoted($0, at: range) })
  }
  mutating func set(_ key: String, size: Size?) {
    if let size { set(key, numbers: [size.width, size.height]) }
  }
  mutating func set(_ key: String, frame: Rect) {
    set(key, numbers: [frame.minX, frame.minY, frame.width, frame.height])
  }
  mutating func set(_ key: String, insets: EdgeInsets) { set(key, numbers: insets.sides) }
}

extension YAMLNode {
  /// A text that is no number and no word of YAML's, whatever it says.
  static func quoted(_ text: String, at range: SourceRange) -> YAMLNode {
    YAMLNode(.scalar(text, .doubleQuoted), at: range)
  }
}
