import SnugDiagnostics

/// A part of a file without which the rest may compile. If views use it, an error says so.
struct Omission {
  let range: Range<Int>
  /// Whether it is the body of a function, which can be called.
  var isBody = false
  /// Whether without it a member overrides none of UIKit.
  var isOverride = false
}

extension SwiftOutline {
  /// The smallest part with the place of an error: the word `override`, the body of a function, an attribute, a
  /// protocol in the head of a type, a function, an extension or a property. Properties that override others
  /// are none: UIKit reads them.
  func omission(for message: String, at offset: Int) -> Omission? {
    if let range = override(in: message, offset) { return Omission(range: range, isOverride: true) }
    if let body = function(around: offset) { return Omission(range: body, isBody: true) }
    return (attribute(in: message, offset) ?? part(around: offset)).map { Omission(range: $0) }
  }

  private func override(in message: String, _ offset: Int) -> Range<Int>? {
    if message.contains("overridden from extension") {
      let item = declarations.first { $0.body.contains(offset) }
      return item.flatMap { SwiftCode.overrides(in: $0, self).first { $0.contains(offset) } }
    }
    guard message.contains(/does not override|do not match those of overridden/) else { return nil }
    let before = text(0..<offset)
    guard let match = before.firstMatch(of: /\boverride(?=[\w\s()]*$)/) else { return nil }
    let start = before.utf8.distance(from: before.startIndex, to: match.range.lowerBound)
    return start..<start + "override".utf8.count
  }

  private func attribute(in message: String, _ offset: Int) -> Range<Int>? {
    guard message.hasPrefix("unknown attribute"),
      let sign = bytes[...min(offset, bytes.count - 1)].lastIndex(of: UInt8(ascii: "@"))
    else { return nil }
    return sign..<wordEnd(from: sign + 1)
  }

  private func wordEnd(from offset: Int) -> Int {
    bytes[min(offset, bytes.count)...].firstIndex { !$0.isIdentifierByte } ?? bytes.count
  }

  private func part(around offset: Int) -> Range<Int>? {
    for item in declarations {
      if item.body.contains(offset) {
        return ["func", "init", "deinit"].contains(item.keyword)
          ? nil : inside(item).part(around: offset)
      }
      let brace = item.body.lowerBound - 1
      let head = brace - item.head.utf8.count..<brace
      guard head.contains(offset) else { continue }
      let whole = head.lowerBound..<min(item.body.upperBound + 1, bytes.count)
      switch item.keyword {
      case "func": return whole
      case "extension": return parent(at: offset, in: head) ?? whole
      case "class", "struct", "enum", "actor": return parent(at: offset, in: head)
      default: return nil
      }
    }
    return property(around: offset)
  }

  /// A name in the list of what a type derives from, with one of the commas around it or the colon.
  private func parent(at offset: Int, in head: Range<Int>) -> Range<Int>? {
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte.isLineEnd }
    let end = wordEnd(from: offset)
    guard let before = bytes[head.lowerBound..<offset].lastIndex(where: { !isSpace($0) }) else {
      return nil
    }
    if bytes[before] == UInt8(ascii: ",") { return before..<end }
    guard bytes[before] == UInt8(ascii: ":") else { return nil }
    let after = bytes[end..<max(end, head.upperBound)].firstIndex { !isSpace($0) }
    guard let after, bytes[after] == UInt8(ascii: ",") else { return before..<end }
    return offset..<after + 1
  }

  /// The property with its value and accessors.
  private func property(around offset: Int) -> Range<Int>? {
    let property =
      /^\s*((@\w+(\([^)]*\))?|(private|fileprivate|public|internal|unowned)(\(\w+\))?|open|weak|lazy|static|final)\s+)*(let|var)\b/
    var start = range.lowerBound
    while start <= offset, start < range.upperBound {
      let isProperty = text(start..<end(ofLineAt: start)).contains(property)
      let end = isProperty ? end(ofStatementAt: start) : lineEnd(outsideBracketsFrom: start)
      if isProperty, (start..<end).contains(offset) { return start..<end }
      start = end + 1
    }
    return nil
  }

  private func end(ofLineAt start: Int) -> Int {
    bytes[start..<range.upperBound].firstIndex(where: \.isLineEnd) ?? range.upperBound
  }

  /// The end of the line, or of the line on which the last of its brackets is closed.
  private func lineEnd(outsideBracketsFrom start: Int) -> Int {
    var depth = 0
    for offset in start..<range.upperBound {
      if "([{".utf8.contains(bytes[offset]) { depth += 1 }
      if ")]}".utf8.contains(bytes[offset]) { depth -= 1 }
      if depth <= 0, bytes[offset].isLineEnd { return offset }
    }
    return range.upperBound
  }

  /// The same, with the lines that go on with a member, an operator or a brace.
  private func end(ofStatementAt start: Int) -> Int {
    var end = lineEnd(outsideBracketsFrom: start)
    while let next = bytes[end..<range.upperBound].firstIndex(where: {
      !$0.isLineEnd && $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t")
    }), ".{=?&|+".utf8.contains(bytes[next]) {
      end = lineEnd(outsideBracketsFrom: next)
    }
    return end
  }
}
