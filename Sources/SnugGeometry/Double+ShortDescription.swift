extension Double {
  /// The number with at most three decimals and no trailing zeros: `79`, `19.5`, `33.333`.
  ///
  /// It does not depend on the locale or the platform.
  public var shortDescription: String { description(decimals: 3) }

  /// Whether it has at most three decimals.
  package var isShort: Bool { abs(self * 1000 - (self * 1000).rounded()) < 1e-6 }

  /// A multiplier with at most three decimals; else as a fraction of small numbers, or with six
  /// decimals: `0.5`, `4/3`, `0.123457`.
  package var multiplierDescription: String {
    if isShort { return shortDescription }
    if let (numerator, denominator) = fraction { return "\(numerator)/\(denominator)" }
    return description(decimals: 6)
  }

  /// The fraction of whole numbers up to 20 that the number is; `nil` for others.
  package var fraction: (numerator: Int, denominator: Int)? {
    for denominator in 1...20 {
      let numerator = self * Double(denominator)
      if abs(numerator) < 20.5, abs(numerator - numerator.rounded()) < 1e-7 {
        return (Int(numerator.rounded()), denominator)
      }
    }
    return nil
  }

  /// The number with at most `decimals` decimals and no trailing zeros.
  package func description(decimals: Int) -> String {
    guard isFinite else { return isNaN ? "nan" : self < 0 ? "-inf" : "inf" }
    var power = 1.0
    for _ in 0..<decimals { power *= 10 }
    let scaled = (abs(self) * power).rounded()
    // Beyond 2^53 a double has no decimals.
    guard scaled < 0x1p53 else { return "\(self)" }
    let whole = UInt64(scaled)
    let unit = UInt64(power)
    let sign = self < 0 && whole > 0 ? "-" : ""
    var fraction = whole % unit
    guard fraction > 0 else { return sign + String(whole / unit) }
    var count = decimals
    while fraction.isMultiple(of: 10) {
      fraction /= 10
      count -= 1
    }
    return sign + String(whole / unit) + "." + fraction.text(digits: count, radix: 10)
  }

  /// The number with commas between thousands: `10,000,000`.
  package var groupedDescription: String {
    if self < 0 { return "-" + (-self).groupedDescription }
    let parts = shortDescription.split(separator: ".", omittingEmptySubsequences: false)
    var rest = parts[0]
    var groups: [Substring] = []
    while rest.count > 3 {
      groups.insert(rest.suffix(3), at: 0)
      rest = rest.dropLast(3)
    }
    return (["\(rest)"] + groups.map(String.init)).joined(separator: ",")
      + parts.dropFirst().map { ".\($0)" }.joined()
  }
}
