import SnugDiagnostics

/// A pass over a scene that collects its diagnostics and continues after an error.
protocol Diagnosing {
  var diagnostics: [Diagnostic] { get set }
}

extension Diagnosing {
  mutating func diagnose(
    _ id: Diagnostic.ID, _ message: String, at range: SourceRange, notes: [String] = []
  ) {
    diagnostics.append(Diagnostic(.error, id, message, at: range, notes: notes))
  }

  /// Adds a diagnostic; the result is always `nil`.
  mutating func fail<Value>(_ diagnostic: Diagnostic) -> Value? {
    diagnostics.append(diagnostic)
    return nil
  }

  /// The same from the parts of a diagnostic.
  mutating func fail<Value>(
    _ id: Diagnostic.ID, _ message: String, at range: SourceRange, notes: [String] = []
  ) -> Value? {
    fail(Diagnostic(.error, id, message, at: range, notes: notes))
  }

  /// Whether a key is new in its mapping. A duplicate key is reported.
  ///
  /// - Parameter first: the first occurrence of each key.
  mutating func isNew(_ key: YAMLScalar, _ first: inout [String: SourceRange]) -> Bool {
    guard let earlier = first[key.string] else {
      first[key.string] = key.range
      return true
    }
    diagnose(
      .duplicateKey, "the key '\(key.string)' appears twice", at: key.range,
      notes: ["the first is at \(earlier.location)"])
    return false
  }
}
