import AutoLayout
import Diagnostics

extension TextCursor {
  /// What follows an `@`: a number, the name of a priority or a metric, and then perhaps a number
  /// more or less: `high - 1`. `nil` if it is no priority, which is noted.
  mutating func priority() throws(Diagnostic) -> PriorityReference? {
    skipSpaces()
    let start = position
    if let word = word() {
      let offset = try offset()
      guard let known = LayoutPriority(named: word.value) else {
        return .metric(word, plus: offset.value, range: range(from: start))
      }
      if offset.value == 0 { return .value(known) }
      return checked(known.rawValue + offset.value, offset.isTooLarge, from: start)
    }
    let sign = sign() ?? 1
    guard isAtNumber else {
      throw syntaxError("expected a priority behind '@', found \(nextDescription)")
    }
    let number = try limitedNumber()
    let offset = try offset()
    return checked(
      sign * number.value + offset.value, number.isTooLarge || offset.isTooLarge, from: start)
  }

  /// `[± n]`
  private mutating func offset() throws(Diagnostic) -> (value: Double, isTooLarge: Bool) {
    let start = position
    skipSpaces()
    guard isAtSign, let sign = sign() else {
      // Spaces belong to what comes next, and not to the range of the priority.
      move(to: start)
      return (0, false)
    }
    skipSpaces()
    guard isAtNumber else {
      throw syntaxError("expected a number, found \(nextDescription)")
    }
    let number = try limitedNumber()
    return (sign * number.value, number.isTooLarge)
  }

  /// A number, and whether it was too large for anything, which has then been noted.
  private mutating func limitedNumber() throws(Diagnostic) -> (value: Double, isTooLarge: Bool) {
    let count = diagnostics.count
    return (try number().value, diagnostics.count > count)
  }

  private mutating func checked(
    _ value: Double, _ isNoted: Bool, from start: Int
  ) -> PriorityReference? {
    if let priority = LayoutPriority(value) { return .value(priority) }
    let written = range(from: start)
    if !isNoted { diagnostics.append(.invalidPriority(written.text, at: written)) }
    return nil
  }
}
