import SnugDiagnostics

/// A part of a file without which the rest may compile. If views use it, an error says so.
struct Omission {
  let range: Range<Int>
  let kind: Kind

  enum Kind {
    /// The word `override` of what overrides none of UIKit.
    case override
    /// The body of a function, which stops if the views call it.
    case body
    /// A statement, or the body of a function, that lays nothing out: views are made without it.
    case inert
    case declaration
  }
}

extension SwiftOutline {
  /// The parts with errors. In a function of which each error is in a statement that lays nothing out, these are the
  /// parts; otherwise its body is.
  ///
  /// - Parameter views: the classes for whose views others stand.
  func omissions(
    for errors: [Diagnostic], views: [String]
  ) -> [(error: Diagnostic, part: Omission)] {
    let inert = InertCode(in: self, views: views)
    var found = errors.compactMap { error in
      error.range.map { range in
        let offset = range.offsets.lowerBound
        let function = function(around: offset)
        return (
          error, offset: offset, function: function,
          statement: inert.statement(
            around: offset, in: function?.body ?? self.range, for: error.message,
            canBeCall: function.map { !$0.head.contains("->") } ?? false)
        )
      }
    }
    // What is missing in a statement leaves the compiler without the types of `.init()` in it.
    for index in found.indices
    where found[index].0.message.contains("contextual") && found[index].statement == nil {
      found[index].statement =
        found.lazy.compactMap(\.statement).first { $0.contains(found[index].offset) }
    }
    let spoilt = Set(found.filter { $0.statement == nil }.compactMap(\.function?.body))
    return found.compactMap { error, offset, function, statement in
      let part: Omission? =
        if let range = override(in: error.message, offset) {
          Omission(range: range, kind: .override)
        } else if let statement, function.map({ !spoilt.contains($0.body) }) ?? true {
          Omission(range: withSemicolon(statement), kind: .inert)
        } else if let function {
          Omission(range: function.body, kind: inert.isInert(function) ? .inert : .body)
        } else {
          (attribute(in: error.message, offset) ?? part(around: offset)).map {
            Omission(range: $0, kind: .declaration)
          }
        }
      return part.map { (error, $0) }
    }
  }

  /// Whether code that lays nothing out sets more than colours and delegates: a text, an image or a model.
  func setsContent(in range: Range<Int>) -> Bool {
    let code = Self.withoutBraces(text(range))
    return code.contains(/\bset(Title|AttributedTitle|Image|BackgroundImage)\(|sd_setImage/)
      || code.matches(of: /(?:^|[\n;])\s*(?:(?:let|var)\s+)?[\w$.?!]+(?:\s*:[^=\n]+)?\s*=(?!=)/)
        .contains {
          !$0.0.contains(/(olor|elegate|dataSource)\s*=$/)
        }
  }

  /// A statement with the semicolon after it, which does not stand alone.
  private func withSemicolon(_ statement: Range<Int>) -> Range<Int> {
    let end = statement.upperBound
    return bytes[end...].first == UInt8(ascii: ";") ? statement.lowerBound..<end + 1 : statement
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

  /// An attribute, a protocol in the head of a type, a function, an extension or a property. Properties that
  /// override others are none: UIKit reads them.
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

  /// Whether an offset is in the head of a type or an extension, as that of what it derives from.
  func isInHeadOfType(_ offset: Int) -> Bool {
    declarations.contains { item in
      if item.body.contains(offset) { return inside(item).isInHeadOfType(offset) }
      let brace = item.body.lowerBound - 1
      return !["func", "init", "deinit"].contains(item.keyword)
        && (brace - item.head.utf8.count..<brace).contains(offset)
    }
  }

  /// The property with its value and accessors.
  private func property(around offset: Int) -> Range<Int>? {
    let property =
      /^\s*((@\w+(\([^)]*\))?|(private|fileprivate|public|internal|unowned)(\(\w+\))?|open|weak|lazy|static|final)\s+)*(let|var)\b/
    var start = range.lowerBound
    while start <= offset, start < range.upperBound {
      let isProperty = text(start..<end(ofLineAt: start)).contains(property)
      let end =
        isProperty
        ? end(ofStatementAt: start) : lineEnd(outsideBracketsFrom: start, before: range.upperBound)
      if isProperty, (start..<end).contains(offset) { return start..<end }
      start = end + 1
    }
    return nil
  }

  func end(ofLineAt start: Int) -> Int {
    bytes[start..<range.upperBound].firstIndex(where: \.isLineEnd) ?? range.upperBound
  }

  /// The next semicolon, the end of the line, or of the line on which the last of its brackets is closed.
  private func lineEnd(outsideBracketsFrom start: Int, before limit: Int) -> Int {
    var depth = 0
    for offset in start..<limit {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: if depth <= 0, byte.isLineEnd || byte == UInt8(ascii: ";") { return offset }
      }
    }
    return limit
  }

  /// The same, with the lines that go on with a member, an operator or a brace, or follow an equals sign.
  ///
  /// - Parameter limit: where it ends at last; by default the end of the text that this is about.
  func end(ofStatementAt start: Int, before limit: Int? = nil) -> Int {
    func isBlank(_ byte: UInt8) -> Bool {
      byte.isLineEnd || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    }
    let limit = limit ?? range.upperBound
    var end = lineEnd(outsideBracketsFrom: start, before: limit)
    while let next = bytes[end..<limit].firstIndex(where: { !isBlank($0) }),
      let last = bytes[start..<end].last(where: { !isBlank($0) }),
      ".{=?:&|+".utf8.contains(bytes[next]) || last == UInt8(ascii: "=")
    {
      end = lineEnd(outsideBracketsFrom: next, before: limit)
    }
    return end
  }
}
