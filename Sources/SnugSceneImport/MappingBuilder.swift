import SnugDiagnostics
import SnugGeometry
import SnugSceneFormat

/// Builds a mapping of a scene file key by key. A later value of a key replaces an earlier one;
/// `nil` sets nothing.
struct MappingBuilder {
  private var pairs: [(String, YAMLNode)] = []
  /// The default source range of its values.
  private let range: SourceRange

  init(at range: SourceRange) { self.range = range }

  /// - Parameter own: the range of the mapping, if it differs from that of its values.
  func node(at own: SourceRange? = nil) -> YAMLNode { .mapping(pairs, at: own ?? range) }

  mutating func set(_ key: String, _ node: YAMLNode) {
    pairs.removeAll { $0.0 == key }
    pairs.append((key, node))
  }
  mutating func set(_ key: String, _ value: (some SceneValue)?) {
    if let value { set(key, value.node(at: range)) }
  }
  /// Sets an integer, which can be too large for the key. A negative number sets nothing.
  mutating func set(_ key: String, count: Double?) {
    if let count, count >= 0 {
      set(key, YAMLNode.plain(count.rounded(.towardZero).shortDescription, at: range))
    }
  }
}
