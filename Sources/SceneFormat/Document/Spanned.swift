package import Diagnostics

/// Something that was written, and where.
package struct Spanned<Value> {
  package var value: Value
  package var range: SourceRange

  /// - Parameter range: left out of what nobody wrote.
  package init(_ value: Value, at range: SourceRange = .unknown) {
    self.value = value
    self.range = range
  }
}

extension Spanned: Sendable where Value: Sendable {}
