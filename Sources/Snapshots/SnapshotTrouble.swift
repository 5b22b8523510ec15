import Diagnostics

/// Why references or failures could not be read, accepted or deleted.
public struct SnapshotTrouble: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence without a full stop.
  public let description: String

  init(_ description: String) { self.description = description }

  /// “; did you mean 'x'?”, or nothing.
  static func suggestion(_ word: String, _ known: [String]) -> String {
    SpellingSuggestion.phrase(for: word, among: known)
  }
}
