package import SnugDiagnostics

package struct Spanned<Value> {
  package var value: Value
  package var range: SourceRange

  /// - Parameter range: can be left out if the value is not in a text.
  package init(_ value: Value, at range: SourceRange = .unknown) {
    self.value = value
    self.range = range
  }
}

extension Spanned: Sendable where Value: Sendable {}
