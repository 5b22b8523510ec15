/// Reads what Cairo writes between spaces: letters and plain decimal numbers.
///
/// A picture has tens of thousands of them; through `String` and `Double` they took as long as all of
/// Cairo's drawing.
struct DecimalScanner {
  enum Token: Equatable {
    case letter(UInt8)
    /// In millionths, which is as far as Cairo writes.
    case number(millionths: Int)
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  /// The bytes must outlive the scanner.
  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The next token; `nil` at the end, and where something else stands.
  mutating func next() -> Token? {
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
    guard index < bytes.count else { return nil }
    let first = bytes[index]
    if first | 0x20 >= UInt8(ascii: "a") {
      index += 1
      return .letter(first)
    }
    return number().map(Token.number)
  }

  /// Whether nothing but spaces is left.
  var isAtEnd: Bool { bytes[index...].allSatisfy { $0 == UInt8(ascii: " ") } }

  private mutating func number() -> Int? {
    let isNegative = bytes[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    var value = 0
    var decimals: Int?
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "."), decimals == nil {
        decimals = 0
      } else if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
        if let known = decimals {
          if known < 6 { value = value * 10 + Int(byte - UInt8(ascii: "0")) }
          decimals = known + 1
        } else {
          guard value < 1_000_000_000 else { return nil }
          value = value * 10 + Int(byte - UInt8(ascii: "0"))
        }
      } else {
        break
      }
      index += 1
    }
    guard index > start else { return nil }
    for _ in min(6, decimals ?? 0)..<6 { value *= 10 }
    return isNegative ? -value : value
  }

  /// Millionths in whole hundredths, halves away from zero.
  static func hundredths(_ millionths: Int) -> Int {
    (millionths + (millionths < 0 ? -5_000 : 5_000)) / 10_000
  }

  /// The hundredths of a text that is one number.
  static func hundredths(of text: String) -> Int? {
    var text = text
    return text.withUTF8 { bytes in
      var scanner = DecimalScanner(bytes)
      guard case .number(let number)? = scanner.next(), scanner.isAtEnd else { return nil }
      return hundredths(number)
    }
  }
}

extension [UInt8] {
  /// Appends hundredths as a number without needless zeros: `.5`, `-12.25`.
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
