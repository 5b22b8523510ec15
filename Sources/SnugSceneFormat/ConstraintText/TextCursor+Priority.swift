import SnugDiagnostics
package import SnugLayout

extension TextCursor {
  /// The priority after an `@`: a number, or the name of a priority or a metric with an optional
  /// offset: `high - 1`. `nil` if it is invalid, which is reported.
  mutating func priority() throws(Diagnostic) -> PriorityReference? {
    skipSpaces()
    let start = position
    let count = diagnostics.count
    let value: Double
    if let word = word() {
      let offset = try offset()
      guard let known = LayoutPriority(named: word.value) else {
        return .metric(word, plus: offset, range: range(from: start))
      }
      value = known.rawValue + offset
    } else {
      let sign = sign() ?? 1
      guard isAtNumber else {
        throw syntaxError("expected a priority after '@', found \(nextDescription)")
      }
      let number = try number(signed: sign)
      value = number + (try offset())
    }
    if let priority = LayoutPriority(value) { return .value(priority) }
    // A number beyond the general limit has been reported.
    if diagnostics.count == count {
      let written = range(from: start)
      diagnostics.append(.invalidPriority(written.text, at: written))
    }
    return nil
  }

  /// `[± n]`
  private mutating func offset() throws(Diagnostic) -> Double {
    let start = position
    skipSpaces()
    guard let sign = sign() else {
      // Trailing spaces are not part of the range of the priority.
      position = start
      return 0
    }
    skipSpaces()
    guard isAtNumber else {
      throw syntaxError("expected a number, found \(nextDescription)")
    }
    return try number(signed: sign)
  }
}

extension LayoutPriority {
  /// The names of priorities.
  ///
  /// Source: `UILayoutPriority`, and the names of `NSLayoutConstraint.Priority` that differ. `high`
  /// and `low` are common short names for the two default priorities of content sizes.
  package static let named: [(name: String, priority: LayoutPriority)] = [
    ("required", .required), ("defaultHigh", .defaultHigh), ("defaultLow", .defaultLow),
    ("fittingSizeLevel", .fittingSizeLevel), ("high", .defaultHigh), ("low", .defaultLow),
    ("dragThatCanResizeScene", 510), ("sceneSizeStayPut", 500),
    ("dragThatCannotResizeScene", 490), ("dragThatCanResizeWindow", 510),
    ("windowSizeStayPut", 500), ("dragThatCannotResizeWindow", 490),
    ("fittingSizeCompression", .fittingSizeLevel),
  ]

  /// The priority with a name; `nil` if there is none.
  package init?(named name: String) {
    guard let known = Self.named.first(where: { $0.name == name }) else { return nil }
    self = known.priority
  }
}
