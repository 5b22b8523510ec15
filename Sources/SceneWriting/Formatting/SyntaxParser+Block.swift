extension SyntaxParser {
  /// What stands before a value.
  enum Before { case nothing, key, dash }

  /// The value of an item, and everything up to what comes behind it.
  ///
  /// - Parameter parent: the column of the collection the item is in.
  mutating func readValue(
    of item: inout SyntaxItem, below parent: Int, behind before: Before
  ) throws(Unknown) {
    skipBlanks()
    var isOnNextLine = false
    while true {
      if before != .key || isOnNextLine, isDash || colonOfKey != nil || isComplexKey {
        pending = item.between + pending
        item.between = []
        let isIndentless = isOnNextLine && column == parent
        item.value.content = .block(
          try block(at: isOnNextLine ? column : offset - lineStart, isIndentless: isIndentless))
        return
      }
      readProperties(of: &item.value)
      guard isAtLineEnd || byte == UInt8(ascii: "#") else { break }
      let end = offset
      if let comment = try finishLine() {
        if item.remark != nil { throw Unknown(offset: end) }
        item.remark = comment
      }
      guard column > parent || before == .key && column == parent && isDash else {
        item.trailing = item.remark
        item.remark = nil
        item.between += takePending(from: parent + 1)
        return
      }
      item.between += takePending()
      isOnNextLine = true
    }
    item.isValueOnNextLine = isOnNextLine
    if byte == UInt8(ascii: "|") || byte == UInt8(ascii: ">") {
      try readBlockScalar(of: &item, below: parent)
    } else {
      item.value.content = try inlineContent(below: parent)
      item.trailing = try finishLine()
    }
  }

  /// The collection whose items begin at a column.
  ///
  /// - Parameter isIndentless: whether it is a sequence as far out as the key it belongs to.
  private mutating func block(
    at start: Int, isIndentless: Bool
  ) throws(Unknown) -> SyntaxNode.BlockCollection {
    var collection = SyntaxNode.BlockCollection(
      kind: isDash ? .sequence : .mapping, items: [])
    repeat {
      var item = SyntaxItem(leading: takePending())
      if collection.kind == .sequence {
        offset += 1
        try readValue(of: &item, below: start, behind: .dash)
      } else {
        item.key = try blockKey()
        try readValue(of: &item, below: start, behind: .key)
      }
      collection.items.append(item)
    } while column == start && isDash == (collection.kind == .sequence)
    collection.end = takePending(from: isIndentless ? start + 1 : start)
    return collection
  }

  /// A key and its colon.
  private mutating func blockKey() throws(Unknown) -> SyntaxNode {
    guard !isComplexKey, let colon = colonOfKey else { throw Unknown(offset: offset) }
    var key = SyntaxNode()
    readProperties(of: &key)
    var end = colon
    while end > offset, text[end - 1].isBlank { end -= 1 }
    guard end > offset else { throw Unknown(offset: offset) }
    key.content = .text([string(offset..<end)])
    offset = colon + 1
    return key
  }

  // MARK: What comes next

  var isDash: Bool { byte == UInt8(ascii: "-") && byte(at: offset + 1).isBlank }

  private var isComplexKey: Bool { byte == UInt8(ascii: "?") && byte(at: offset + 1).isBlank }

  /// Where the colon is, if a key comes next.
  private var colonOfKey: Int? {
    var scan = self
    var key = SyntaxNode()
    scan.readProperties(of: &key)
    switch scan.byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      guard scan.skipQuoted() else { return nil }
      // A key stands on one line.
      guard !text[offset..<scan.offset].contains(UInt8(ascii: "\n")) else { return nil }
      scan.skipBlanks()
      return scan.byte == UInt8(ascii: ":") && scan.byte(at: scan.offset + 1).isBlank
        ? scan.offset : nil
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "|"), UInt8(ascii: ">"): return nil
    default:
      scan.skipPlain(inBrackets: false)
      return scan.byte == UInt8(ascii: ":") ? scan.offset : nil
    }
  }
}
