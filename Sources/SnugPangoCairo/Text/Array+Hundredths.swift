extension [UInt8] {
  /// Appends hundredths as a decimal number without redundant zeros: `.5`, `-12.25`.
  mutating func append(hundredths: Int) {
    if hundredths < 0 { append(UInt8(ascii: "-")) }
    let magnitude = Int(hundredths.magnitude)
    let (whole, rest) = magnitude.quotientAndRemainder(dividingBy: 100)
    if whole > 0 || rest == 0 { append(whole: whole) }
    guard rest > 0 else { return }
    append(UInt8(ascii: "."))
    append(UInt8(ascii: "0") + UInt8(rest / 10))
    if rest % 10 > 0 { append(UInt8(ascii: "0") + UInt8(rest % 10)) }
  }

  private mutating func append(whole: Int) {
    if whole >= 10 { append(whole: whole / 10) }
    append(UInt8(ascii: "0") + UInt8(whole % 10))
  }
}
