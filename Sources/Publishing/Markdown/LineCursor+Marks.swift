/// What begins a block, at the offset of a byte that is no blank.
extension LineCursor {
  /// `#` to `######`, alone or with a blank behind it.
  func isHeading(at start: Int) -> Bool {
    let level = run(of: UInt8(ascii: "#"), from: start)
    return (1...6).contains(level) && isBlankOrEnd(at: start + level)
  }

  func isThematicBreak(at start: Int) -> Bool {
    let mark = text[start]
    return "-_*".utf8.contains(mark)
      && text[start..<end].allSatisfy { $0 == mark || $0.isBlank }
      && text[start..<end].count { $0 == mark } >= 3
  }

  /// What makes a heading of the paragraph above.
  func isUnderline(at start: Int) -> Bool {
    let mark = text[start]
    return "=-".utf8.contains(mark) && isBlank(from: start + run(of: mark, from: start))
  }

  /// How many marks open a fence; `nil` if none is opened.
  func fence(at start: Int) -> Int? {
    let length = run(of: text[start], from: start)
    guard "`~".utf8.contains(text[start]), length >= 3 else { return nil }
    let isCode =
      text[start] == UInt8(ascii: "`")
      && text[(start + length)..<end].contains(UInt8(ascii: "`"))
    return isCode ? nil : length
  }

  /// How many bytes the mark of a list item has; `nil` if there is none.
  func listMarker(at start: Int, interruptingParagraph interrupts: Bool) -> Int? {
    var length = 1
    if !"-+*".utf8.contains(text[start]) {
      let digits = text[start..<end].prefix { $0.isDigit }
      guard (1...9).contains(digits.count), start + digits.count < end,
        ".)".utf8.contains(text[start + digits.count]),
        !interrupts || digits.elementsEqual("1".utf8)
      else { return nil }
      length += digits.count
    }
    guard isBlankOrEnd(at: start + length),
      !interrupts || !isBlank(from: start + length)
    else { return nil }
    return length
  }
}
