extension BinaryInteger {
  /// The number with leading zeros up to a number of digits.
  package func text(digits: Int, radix: Int = 16, uppercase: Bool = false) -> String {
    let text = String(self, radix: radix, uppercase: uppercase)
    return String(repeating: "0", count: Swift.max(0, digits - text.count)) + text
  }

  /// The number with a noun: `1 view`, `2 views`.
  package func counting(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
