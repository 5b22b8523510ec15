/// The schema of scene files: every key of every mapping, with its meaning and how it is read.
///
/// The reader, its suggestions, the reference and the JSON Schema are derived from it. A new key
/// needs a row in one of the tables and the property that it sets.
package enum SceneSchema {
  static let viewDepthLimit = 200
  /// The limit for lengths, in points: far beyond any screen, and far below the point where doubles
  /// lose decimals.
  package static let lengthLimit = 10_000_000.0

  /// The merge key of YAML 1.1. It is not supported, because a value would have two source ranges.
  static let mergeKey = "<<"
}
