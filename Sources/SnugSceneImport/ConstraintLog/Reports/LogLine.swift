import SnugDiagnostics

/// A line of a log, without the markup of terminals and web pages.
struct LogLine {
  /// Its number in the text, from 1.
  let number: Int
  /// The whole line without its end.
  let range: SourceRange
  let bytes: [UInt8]
  /// Whether offsets in `bytes` are also offsets in the range.
  let isVerbatim: Bool

  init(_ source: SourceText, number: Int, _ offsets: Range<Int>) {
    self.number = number
    range = SourceRange(source, offsets)
    let written = source.utf8[offsets]
    let cleaned = Self.cleaned(written)
    isVerbatim = cleaned == nil
    bytes = (cleaned ?? Array(written)).map { $0 == UInt8(ascii: "\t") ? UInt8(ascii: " ") : $0 }
  }

  /// The source range of a part of the line; the whole line if it was cleaned.
  func range(of part: Range<Int>) -> SourceRange {
    guard isVerbatim else { return range }
    let start = range.offsets.lowerBound
    return SourceRange(range.source, (start + part.lowerBound)..<(start + part.upperBound))
  }

  // MARK: Cleaning

  /// The line without escape sequences, HTML entities, the backslashes of Markdown and Jira, Jira's
  /// macros and typographic quotation marks; `nil` if it has none.
  private static func cleaned(_ line: ArraySlice<UInt8>) -> [UInt8]? {
    guard
      line.contains(where: { $0 == 0x1B || "&\\{".utf8.contains($0) })
        || (line.holds("onstraint:0x") && ["<<", "~~"].contains(where: line.holds))
        || isEncoded(line)
        || ["\u{2018}|\u{2019}", "\u{201C}<", "\u{2013}", "\u{2014}"].contains(where: line.holds)
    else { return nil }
    var result: [UInt8] = []
    result.reserveCapacity(line.count)
    var rest = line
    while let byte = rest.first {
      if let length = escapeLength(rest) {
        rest = rest.dropFirst(length)
      } else if let (length, replacement) = replacement(rest) {
        result += replacement
        rest = rest.dropFirst(length)
      } else {
        result.append(byte)
        rest = rest.dropFirst()
      }
    }
    if isEncoded(line) { result = withoutPercents(result) }
    if line.holds("onstraint:0x"), line.holds("<<") { result = unnested(result) }
    return result.elementsEqual(line) ? nil : result
  }

  /// Whether a line is a link with rows in it. Not all links have their colons encoded.
  private static func isEncoded(_ line: ArraySlice<UInt8>) -> Bool {
    line.holds("%3C") && ["onstraint:0x", "onstraint%3A0x"].contains(where: line.holds)
  }

  /// The text of a link's query, such as one to wtfautolayout.com: `%3CNSLayoutConstraint:0x1%20…`.
  private static func withoutPercents(_ line: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = line[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.allSatisfy(\.isHexDigit),
        let code = UInt8(digits, radix: 16)
      {
        result.append(code < 0x20 ? 0x20 : code)
        rest = rest.dropFirst(2)
      } else {
        result.append(byte)
      }
    }
    return result
  }

  /// A description whose class and views are in brackets of their own, as early versions of SnapKit wrote
  /// them: `<<Module.LayoutConstraint:0x1> <UIView:0x2>.top == <UIView:0x3>.top>`.
  private static func unnested(_ line: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var isInside = false
    for (index, byte) in line.enumerated() {
      let previous = index == 0 ? nil : line[index - 1]
      if byte == UInt8(ascii: "<"), result.contains(byte),
        line[(index + 1)...].prefix(while: \.isClassNameByte).count > 1
      {
        isInside = true
      } else if byte == UInt8(ascii: ">"), isInside, previous?.isHexDigit ?? false {
        isInside = false
      } else {
        result.append(byte)
      }
    }
    return result
  }

  /// The length of a terminal's escape sequence: `ESC [ 31 m`.
  private static func escapeLength(_ text: ArraySlice<UInt8>) -> Int? {
    guard text.starts(with: [0x1B, UInt8(ascii: "[")]) else {
      return text.first == 0x1B ? 1 : nil
    }
    let rest = text.dropFirst(2)
    let parameters = rest.prefix { 0x20...0x3F ~= $0 }.count
    return 2 + parameters + (rest.count > parameters ? 1 : 0)
  }

  private static func replacement(_ text: ArraySlice<UInt8>) -> (length: Int, [UInt8])? {
    for (written, meant) in replacements where text.starts(with: written) {
      return (written.count, meant)
    }
    if let length = macroLength(text) { return (length, []) }
    // A backslash before a sign, in Markdown and in Jira.
    if text.first == UInt8(ascii: "\\"), let sign = text.dropFirst().first,
      0x21...0x7E ~= sign, !sign.isLetter, !sign.isDigit
    {
      return (2, [sign])
    }
    // `\U2019`, as in the descriptions of arrays.
    guard text.starts(with: "\\U".utf8), text.count >= 6,
      let code = UInt32(String(decoding: text.dropFirst(2).prefix(4), as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(code)
    else { return nil }
    return (6, Array(String(scalar).utf8))
  }

  /// The length of one of Jira's macros: `{noformat}`, `{code:swift}`, or `{{` and `}}` around a text
  /// of fixed width.
  private static func macroLength(_ text: ArraySlice<UInt8>) -> Int? {
    if text.starts(with: "}}".utf8) { return 2 }
    guard text.first == UInt8(ascii: "{") else { return nil }
    if text.starts(with: "{{".utf8) {
      return text.dropFirst(2).first.map { "<\"".utf8.contains($0) } ?? false ? 2 : nil
    }
    let word = text.dropFirst().prefix(while: \.isLetter)
    guard macros.contains(where: { word.elementsEqual($0.utf8) }),
      let end = text.prefix(60).firstIndex(of: UInt8(ascii: "}")),
      text[word.endIndex] == UInt8(ascii: ":") || end == word.endIndex
    else { return nil }
    return end + 1 - text.startIndex
  }

  private static let macros = ["noformat", "code", "quote", "color", "panel"]

  private static let replacements: [([UInt8], [UInt8])] = [
    ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&"), ("&quot;", "\""), ("&#39;", "'"),
    ("&#x27;", "'"), ("\\n", " "), ("\\t", " "),
    // Jira makes dashes of hyphens in a mask, and exports write two tildes for one.
    ("~~", "-"), ("=\u{2013}&", "=--&"), ("=&\u{2013}", "=&--"), ("=\u{2014}", "=---"),
    ("\u{2018}|\u{2019}", "'|'"), ("\u{201C}<", "\"<"), (">\u{201D}", ">\""),
  ].map { (Array($0.0.utf8), Array($0.1.utf8)) }
}

extension RandomAccessCollection where Element == UInt8, Index == Int {
  func holds(_ word: String) -> Bool { offset(of: word) != nil }

  /// The offset of the first occurrence of a word.
  func offset(of word: String) -> Int? {
    let word = Array(word.utf8)
    guard let head = word.first, count >= word.count else { return nil }
    var index = startIndex
    let last = endIndex - word.count
    while index <= last {
      if self[index] == head, self[index..<(index + word.count)].elementsEqual(word) {
        return index
      }
      index += 1
    }
    return nil
  }
}
