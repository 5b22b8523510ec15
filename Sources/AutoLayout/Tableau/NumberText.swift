import Cassowary

/// Numbers and sums of a tableau as text.
enum NumberText {
  /// A length with at most six decimals. Smaller differences are rounding errors.
  static func length(_ value: Double) -> String {
    guard value.isFinite else { return value < 0 ? "−∞" : "∞" }
    let rounded = (value * 1e6).rounded() / 1e6
    return trimmed(rounded.isFinite ? rounded : value)
  }

  /// A factor with six significant digits, because it may be small, or a fraction such as 1/3.
  static func factor(_ value: Double) -> String {
    guard value.isFinite, value != 0 else { return length(value) }
    var unit = 1e6
    while abs(value) * unit < 1e5, unit < 1e300 { unit *= 10 }
    let rounded = (value * unit).rounded() / unit
    return trimmed(rounded.isFinite ? rounded : value)
  }

  private static func trimmed(_ value: Double) -> String {
    var text = "\(value.magnitude)"
    if text.hasSuffix(".0") { text.removeLast(2) }
    return value < 0 ? "−" + text : text
  }

  /// A constant and multiples of named symbols: `24 + 2 name.width − gap`.
  static func sum(
    _ entries: some Sequence<Entry>, plus constant: Double = 0, name: (Int) -> String
  ) -> String {
    var text = constant == 0 ? "" : length(constant)
    for entry in entries {
      let isNegative = entry.coefficient < 0
      text += text.isEmpty ? (isNegative ? "−" : "") : (isNegative ? " − " : " + ")
      let size = factor(abs(entry.coefficient))
      text += (size == "1" ? "" : size + " ") + name(entry.symbol)
    }
    return text.isEmpty ? "0" : text
  }

  /// An interval, `10 … 40`, or one number.
  static func range(_ low: Double, _ high: Double) -> String {
    let (low, high) = (length(low), length(high))
    return low == high ? low : "\(low) … \(high)"
  }
}
