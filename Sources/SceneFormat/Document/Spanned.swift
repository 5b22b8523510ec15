import Diagnostics

/// Something that was written, and where.
struct Spanned<Value> {
  var value: Value
  var range: SourceRange

  /// - Parameter range: left out of what nobody wrote.
  init(_ value: Value, at range: SourceRange = .unknown) {
    self.value = value
    self.range = range
  }
}

extension Spanned: Sendable where Value: Sendable {}
