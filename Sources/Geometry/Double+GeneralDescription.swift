extension Double {
  /// The number as C's `%g` prints it, six significant digits and no trailing zeros: `0.285714`,
  /// `41.6667`, `1e+06`. So UIKit prints the numbers of constraints.
  package var generalDescription: String {
    guard isFinite else { return isNaN ? "nan" : self < 0 ? "-inf" : "inf" }
    guard self != 0 else { return "0" }
    // The digits as a whole number of six, and the power of ten of the first.
    var exponent = 0
    var digits = abs(self)
    while digits >= 10 {
      digits /= 10
      exponent += 1
    }
    while digits < 1 {
      digits *= 10
      exponent -= 1
    }
    // From the number itself: dividing again and again leaves its traces in the last digit.
    digits = Self.scaled(abs(self), by: 5 - exponent).rounded(.toNearestOrEven)
    if digits >= 1_000_000 {
      digits /= 10
      exponent += 1
    }
    let text = Array(String(UInt64(digits)))
    func joined(_ whole: some Sequence<Character>, _ fraction: some Sequence<Character>) -> String {
      var fraction = Array(fraction)
      while fraction.last == "0" { fraction.removeLast() }
      return (self < 0 ? "-" : "") + String(whole)
        + (fraction.isEmpty ? "" : "." + String(fraction))
    }
    if exponent < -4 || exponent > 5 {
      let power = String(abs(exponent))
      return joined(text.prefix(1), text.dropFirst()) + "e" + (exponent < 0 ? "-" : "+")
        + (power.count < 2 ? "0" + power : power)
    }
    if exponent < 0 {
      return joined("0", String(repeating: "0", count: -exponent - 1) + String(text))
    }
    return joined(text.prefix(exponent + 1), text.dropFirst(exponent + 1))
  }

  /// A number times a power of ten; up to 10²² a power is exact.
  private static func scaled(_ value: Double, by power: Int) -> Double {
    var value = value
    var rest = abs(power)
    while rest > 0 {
      var factor = 1.0
      for _ in 0..<min(rest, 22) { factor *= 10 }
      value = power < 0 ? value / factor : value * factor
      rest -= min(rest, 22)
    }
    return value
  }
}
