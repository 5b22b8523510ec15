import SnugDiagnostics
import SnugGeometry

/// Reads the description of a constraint or a view from its start. The slice is the unread rest.
extension ArraySlice<UInt8> {
  var text: String { String(decoding: self, as: UTF8.self) }

  func isNext(_ word: String) -> Bool { starts(with: word.utf8) }

  mutating func take(_ word: String) -> Bool {
    guard isNext(word) else { return false }
    self = dropFirst(word.utf8.count)
    return true
  }

  mutating func skipSpaces() { self = drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } }

  /// The text up to the first byte that does not satisfy a condition.
  mutating func take(while condition: (UInt8) -> Bool) -> String {
    let taken = prefix(while: condition)
    self = self[taken.endIndex...]
    return taken.text
  }

  /// A text such as `'It's here'`. It ends at the first quotation mark that an end follows.
  mutating func takeQuotation(endsBefore isEnd: (Self) -> Bool) -> String? {
    let mark = UInt8(ascii: "'")
    guard first == mark,
      let close = indices.dropFirst().first(where: {
        self[$0] == mark && isEnd(self[($0 + 1)...])
      })
    else { return nil }
    defer { self = self[(close + 1)...] }
    return self[..<close].dropFirst().text
  }

  // MARK: Numbers

  /// `16`, `0.333333`, `2.2e-308`, with an optional sign. Logs have a blank after the sign.
  mutating func takeNumber() -> Double? {
    var rest = self
    let sign = rest.takeSign()
    rest.skipSpaces()
    guard let number = rest.takeUnsignedNumber() else { return nil }
    self = rest
    return sign * number
  }

  /// -1 for a minus, 1 for a plus or no sign.
  mutating func takeSign() -> Double {
    if take("-") { return -1 }
    _ = take("+")
    return 1
  }

  mutating func takeUnsignedNumber() -> Double? {
    var rest = self
    var text = rest.take { $0.isDigit || $0 == UInt8(ascii: ".") }
    guard text.utf8.contains(where: \.isDigit) else { return nil }
    self = rest
    if rest.take("e") || rest.take("E") {
      let sign = rest.takeSign() < 0 ? "-" : ""
      let exponent = rest.take(while: \.isDigit)
      if !exponent.isEmpty {
        text += "e\(sign)\(exponent)"
        self = rest
      }
    }
    return Double(text).map { Self.exact($0, printed: text) }
  }

  /// The quotient of small integers that a printed number was rounded from, if any.
  ///
  /// Logs print six significant digits: `1.77778` for 16/9, and `0.666667` for two thirds of a
  /// point. A number with one decimal is exact, because many quotients are near it. A number with
  /// two decimals can only be a multiple of a third, which occurs on screens with three pixels per
  /// point.
  private static func exact(_ number: Double, printed text: String) -> Double {
    let decimals = text.drop { $0 != "." }.dropFirst().count
    let divisors: [Double] = decimals < 2 ? [] : decimals == 2 ? [3] : [3, 6, 7, 9, 11, 12, 13]
    let quotients = divisors.lazy.map { (number * $0).rounded() / $0 }
    return quotients.first { $0.generalDescription == text } ?? number
  }
}
