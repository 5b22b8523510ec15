package import Diagnostics

/// Something that was written, and where.
package struct Spanned<Value> {
  package var value: Value
  package var range: SourceRange

  package init(_ value: Value, at range: SourceRange) {
    self.value = value
    self.range = range
  }
}

extension Spanned: Sendable where Value: Sendable {}
