import SnugDiagnostics
import SnugGeometry
import SnugLayout

/// A position in the text of a constraint, and the elements that equations and visual formats have
/// in common.
struct TextCursor: Diagnosing {
  let text: YAMLScalar
  let error: Diagnostic.ID
  /// The errors after which reading continued.
  var diagnostics: [Diagnostic] = []
  var position = 0
  private let bytes: [UInt8]
  private let start: Int?

  init(_ text: YAMLScalar, error: Diagnostic.ID) {
    self.text = text
    self.error = error
    bytes = Array(text.string.utf8)
    start = text.start
  }

  // MARK: Moving

  var isAtEnd: Bool { position == bytes.count }
  var next: UInt8? { isAtEnd ? nil : bytes[position] }

  mutating func skipSpaces() {
    while let next, next == 0x20 || (0x09...0x0D).contains(next) { position += 1 }
  }

  func isNext(_ string: String) -> Bool { bytes[position...].starts(with: string.utf8) }

  /// Consumes a string if it is next.
  mutating func take(_ string: String) -> Bool {
    guard isNext(string) else { return false }
    position += string.utf8.count
    return true
  }

  /// The source range of a part of the text, given by its UTF-8 offsets.
  func range(of part: Range<Int>) -> SourceRange { text.range(of: part, start) }

  func range(from start: Int) -> SourceRange { range(of: start..<position) }

  /// The next word or number, or else the next character; empty at the end.
  private var nextPart: Range<Int> {
    var cursor = self
    if cursor.word() == nil, next?.isDigit ?? false { _ = try? cursor.number() }
    if cursor.position > position { return position..<cursor.position }
    var end = min(position + 1, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return position..<end
  }

  var here: SourceRange { range(of: nextPart) }

  /// The next word or character, for a message.
  var nextDescription: String {
    isAtEnd ? "the end" : "'\(String(decoding: bytes[nextPart], as: UTF8.self))'"
  }

  func syntaxError(
    _ message: String, at range: SourceRange? = nil, notes: [String] = []
  ) -> Diagnostic {
    Diagnostic(.error, error, message, at: range ?? here, notes: notes)
  }

  // MARK: Words and numbers

  /// A word of letters, digits and underscores. Letters of any script count, so that a message
  /// names the whole word.
  mutating func word() -> Spanned<String>? {
    guard let next, next.isNameStart || next >= 0x80, !isMinusSign else { return nil }
    let start = position
    while let next = self.next, next.isNameStart || next.isDigit || next >= 0x80, !isMinusSign {
      position += 1
    }
    return Spanned(
      String(decoding: bytes[start..<position], as: UTF8.self), at: range(from: start))
  }

  private var isMinusSign: Bool { isNext("\u{2212}") }

  var isAtSign: Bool { isNext("+") || isNext("-") || isMinusSign }

  /// `+`, `-` or the minus sign U+2212.
  mutating func sign() -> Double? {
    if take("+") { return 1 }
    return take("-") || take("\u{2212}") ? -1 : nil
  }

  var isAtNumber: Bool { next.map { $0.isDigit || $0 == UInt8(ascii: ".") } ?? false }

  /// An unsigned number in C's notation.
  mutating func number(signed sign: Double = 1) throws(Diagnostic) -> Double {
    let start = position
    digits()
    if take(".") { digits() }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      let beforeExponent = position
      position += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
      if next?.isDigit ?? false { digits() } else { position = beforeExponent }
    }
    if let next, next.isNameStart || next == UInt8(ascii: ".") {
      while let next = self.next, next.isNameStart || next.isDigit || next == UInt8(ascii: ".") {
        position += 1
      }
      throw notANumber(range(from: start))
    }
    let written = String(decoding: bytes[start..<position], as: UTF8.self)
    // A number needs a digit, not only dots.
    let isNumber = written.utf8.first { $0 != UInt8(ascii: ".") }?.isDigit ?? false
    guard isNumber, let value = Double(written.hasPrefix(".") ? "0" + written : written) else {
      throw notANumber(start == position ? here : range(from: start))
    }
    if value > SceneSchema.lengthLimit {
      diagnose(
        .invalidNumber, "the number \(written) is too large", at: range(from: start),
        notes: [Diagnostic.numberLimit])
      return 0
    }
    return sign * value
  }

  private mutating func digits() {
    while next?.isDigit ?? false { position += 1 }
  }

  private func notANumber(_ range: SourceRange) -> Diagnostic {
    syntaxError(
      "'\(range.text)' is not a number", at: range,
      notes: ["lengths are plain numbers of points, such as 8 or 0.5"])
  }

  // MARK: Relations

  /// `==`, `<=` or `>=`; `nil` if the next text resembles none of them.
  mutating func relation() throws(Diagnostic) -> Constraint.Relation? {
    for relation in Constraint.Relation.allCases where take(relation.rawValue) { return relation }
    let likely: [(String, Constraint.Relation)] = [
      ("=<", .lessThanOrEqual), ("=>", .greaterThanOrEqual), ("=", .equal),
      ("≤", .lessThanOrEqual), ("≥", .greaterThanOrEqual), ("<", .lessThanOrEqual),
      (">", .greaterThanOrEqual),
    ]
    let start = position
    for (written, meant) in likely where take(written) {
      throw syntaxError(
        "unknown relation '\(written)'; did you mean '\(meant.rawValue)'?",
        at: range(from: start), notes: ["relations are ==, <= and >="])
    }
    return nil
  }
}

extension UInt8 {
  var isNameStart: Bool { isLetter || self == UInt8(ascii: "_") }
}

extension Diagnostic {
  static let numberLimit =
    "numbers are finite and go up to \(SceneSchema.lengthLimit.groupedDescription)"
}
