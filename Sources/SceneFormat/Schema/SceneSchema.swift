/// What a scene file may say: every key of every mapping, with its meaning and how it is read.
///
/// The reader, its suggestions, the reference and the JSON Schema all come from here: a new key is a
/// row in one of the tables, and the property it is read into.
package enum SceneSchema {
  /// How deep views may stand in one another, the root counted.
  static let viewDepthLimit = 200
  /// The most a length may be, in points: far beyond any screen, far below where doubles round.
  package static let lengthLimit = 10_000_000.0

  /// What YAML 1.1 merges mappings by. It is not supported: a value would stand in two places.
  static let mergeKey = "<<"

  /// UIKit's names of properties that are called otherwise here.
  static let uikitNames = [
    "contentHuggingPriority": "hugging",
    "contentCompressionResistancePriority": "compressionResistance",
  ]
}
