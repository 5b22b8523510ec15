import Diagnostics

/// Something that collects what is wrong with a scene, and goes on.
protocol Diagnosing {
  var diagnostics: [Diagnostic] { get set }
}

extension Diagnosing {
  mutating func diagnose(
    _ id: Diagnostic.ID, _ message: String, at range: SourceRange, notes: [String] = []
  ) {
    diagnostics.append(Diagnostic(.error, id, message, at: range, notes: notes))
  }

  /// Notes what is wrong; nothing can be made of it.
  mutating func fail<Value>(_ diagnostic: Diagnostic) -> Value? {
    diagnostics.append(diagnostic)
    return nil
  }

  /// The same in parts.
  mutating func fail<Value>(
    _ id: Diagnostic.ID, _ message: String, at range: SourceRange, notes: [String] = []
  ) -> Value? {
    fail(Diagnostic(.error, id, message, at: range, notes: notes))
  }

  /// Whether a key is not in a mapping yet; one that is there twice is noted.
  ///
  /// - Parameter first: where each key is first.
  mutating func isNew(_ key: YAMLScalar, _ first: inout [String: SourceRange]) -> Bool {
    guard let earlier = first[key.string] else {
      first[key.string] = key.range
      return true
    }
    diagnose(
      .duplicateKey, "the key '\(key.string)' is there twice", at: key.range,
      notes: ["the first is at \(earlier.location)"])
    return false
  }
}
