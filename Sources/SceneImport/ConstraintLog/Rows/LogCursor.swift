import Geometry

/// A place in the description of a constraint.
struct LogCursor {
  private let bytes: [UInt8]
  var position: Int
  /// Where what is read ends.
  var end: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = 0
    end = bytes.count
  }

  var isAtEnd: Bool { position >= end }

  var next: UInt8? { position < end ? bytes[position] : nil }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func isNext(_ word: String, at offset: Int? = nil) -> Bool {
    let start = offset ?? position
    return start <= end && bytes[start..<end].starts(with: word.utf8)
  }

  mutating func take(_ word: String) -> Bool {
    guard isNext(word) else { return false }
    position += word.utf8.count
    return true
  }

  mutating func skipSpaces() {
    while let next, next == UInt8(ascii: " ") || next == UInt8(ascii: "\t") { position += 1 }
  }

  /// Everything up to a byte that is not wanted.
  mutating func take(while isWanted: (UInt8) -> Bool) -> String {
    let start = position
    while let next, isWanted(next) { position += 1 }
    return text(start..<position)
  }

  /// Where a word next occurs.
  func first(_ word: String, from start: Int? = nil) -> Int? {
    let start = start ?? position
    guard start < end else { return nil }
    return bytes[start..<end].firstRange(of: Array(word.utf8))?.lowerBound
  }

  /// Where a word last occurs.
  func last(_ word: String) -> Int? {
    var found: Int?
    var start = position
    while let index = first(word, from: start) {
      found = index
      start = index + 1
    }
    return found
  }

  /// A text such as `'It's here'`. It ends at the first quotation mark for which `isEnd` holds at
  /// the offset behind it.
  mutating func quotedText(endsBefore isEnd: (LogCursor, Int) -> Bool) -> String? {
    guard next == Self.quotationMark else { return nil }
    let start = position + 1
    let close = (start..<end).first { bytes[$0] == Self.quotationMark && isEnd(self, $0 + 1) }
    guard let close else { return nil }
    position = close + 1
    return text(start..<close)
  }

  private static let quotationMark = UInt8(ascii: "'")

  // MARK: Numbers

  /// `16`, `0.333333`, `2.2e-308`; with its sign, behind which logs put a blank.
  mutating func number() -> Double? {
    let start = position
    let sign = sign()
    skipSpaces()
    guard let number = unsignedNumber() else {
      position = start
      return nil
    }
    return sign * number
  }

  /// -1 for a minus, 1 for a plus, which may be left out.
  mutating func sign() -> Double {
    if take("-") { return -1 }
    _ = take("+")
    return 1
  }

  mutating func unsignedNumber() -> Double? {
    let start = position
    let digits = take { $0.isDigit || $0 == UInt8(ascii: ".") }
    guard digits.utf8.contains(where: \.isDigit) else {
      position = start
      return nil
    }
    var text = digits
    if let next, next | 0x20 == UInt8(ascii: "e") {
      let exponentStart = position
      position += 1
      let sign = sign() < 0 ? "-" : ""
      let exponent = take { $0.isDigit }
      if exponent.isEmpty { position = exponentStart } else { text += "e\(sign)\(exponent)" }
    }
    return Double(text).map { Self.exact($0, printed: text) }
  }

  /// The quotient a printed number was rounded from, if it is one of small numbers.
  ///
  /// Logs print six significant digits: `1.77778` was 16/9, and two thirds of a point `0.666667`.
  /// Many quotients come near a number with one decimal, so that is exact. One with two decimals
  /// can be a third, which screens with three pixels to the point have, but no other quotient.
  private static func exact(_ number: Double, printed text: String) -> Double {
    let decimals = text.drop { $0 != "." }.dropFirst().count
    let divisors: [Double] = decimals < 2 ? [] : decimals == 2 ? [3] : [3, 6, 7, 9, 11, 12, 13]
    let quotients = divisors.lazy.map { (number * $0).rounded() / $0 }
    return quotients.first { $0.generalDescription == text } ?? number
  }
}
