extension Double {
  /// The number in the format of C's `%g`, with six significant digits and no trailing zeros:
  /// `0.285714`, `41.6667`, `1e+06`. UIKit prints the numbers of constraints in this format.
  package var generalDescription: String {
    guard isFinite, self != 0 else { return shortDescription }
    // The decimal exponent of the first digit, and six digits as an integer.
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
    // Scale the original number, because repeated division accumulates rounding errors.
    digits = Self.scaled(abs(self), by: 5 - exponent).rounded(.toNearestOrEven)
    if digits >= 1_000_000 {
      digits /= 10
      exponent += 1
    }
    let sign = self < 0 ? "-" : ""
    if -4...5 ~= exponent {
      let decimals = 5 - exponent
      return sign + Self.scaled(digits, by: -decimals).description(decimals: decimals)
    }
    let power = (exponent < 0 ? "-" : "+") + (abs(exponent) < 10 ? "0" : "") + "\(abs(exponent))"
    return sign + (digits / 100_000).description(decimals: 5) + "e" + power
  }

  /// A number times a power of ten. Powers up to 10²² are exact.
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
