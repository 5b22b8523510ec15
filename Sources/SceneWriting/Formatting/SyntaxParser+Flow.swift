extension SyntaxParser {
  /// What stands between two values in brackets.
  private struct Gap {
    /// Behind the value before, on its line.
    var comment: SyntaxComment?
    var lines: [SyntaxLine] = []
    var hasBreak = false

    /// What stood before a comma and what stood behind it.
    mutating func join(_ other: Gap) {
      if comment == nil, !hasBreak {
        comment = other.comment
      } else if let comment = other.comment {
        lines.append(.comment(comment))
      }
      lines += other.lines
      hasBreak = hasBreak || other.hasBreak
    }
  }

  /// A collection in brackets.
  mutating func flow() throws(Unknown) -> SyntaxNode.FlowCollection {
    let isMapping = byte == UInt8(ascii: "{")
    let close = UInt8(ascii: isMapping ? "}" : "]")
    var collection = SyntaxNode.FlowCollection(kind: isMapping ? .mapping : .sequence)
    offset += 1
    var gap = readGap()
    collection.opening = gap.comment
    while byte != close {
      var item = SyntaxItem(leading: gap.lines, startsLine: gap.hasBreak)
      try readFlowItem(&item)
      gap = readGap()
      collection.endsWithComma = byte == UInt8(ascii: ",")
      if collection.endsWithComma {
        offset += 1
        gap.join(readGap())
      } else if byte != close {
        throw Unknown(offset: offset)
      }
      item.trailing = gap.comment
      collection.items.append(item)
    }
    offset += 1
    collection.end = gap.lines
    collection.endsOnLineOfItsOwn = gap.hasBreak
    return collection
  }

  private mutating func readFlowItem(_ item: inout SyntaxItem) throws(Unknown) {
    if byte == UInt8(ascii: "?") { throw Unknown(offset: offset) }
    let start = offset
    readProperties(of: &item.value)
    item.value.content = try flowContent()
    if case .nothing = item.value.content, item.value.properties.isEmpty {
      throw Unknown(offset: start)
    }
    skipBlanks()
    item.hasColon = byte == UInt8(ascii: ":")
    guard item.hasColon else { return }
    item.key = item.value
    item.value = SyntaxNode()
    offset += 1
    // Comments before the value would part it from its key: they go above both.
    let gap = readGap()
    item.leading += (gap.comment.map { [.comment($0)] } ?? []) + gap.lines.filter { !$0.isBlank }
    readProperties(of: &item.value)
    item.value.content = try flowContent()
  }

  private mutating func flowContent() throws(Unknown) -> SyntaxNode.Content {
    guard let byte, !",]}".utf8.contains(byte) else { return .nothing }
    if byte == UInt8(ascii: ":"), self.byte(at: offset + 1).isBlank { return .nothing }
    return try inlineContent(below: nil)
  }

  private mutating func readGap() -> Gap {
    var gap = Gap()
    var breaks = 0
    while true {
      skipBlanks()
      switch byte {
      case UInt8(ascii: "#"):
        let comment = readComment()
        if gap.hasBreak { gap.lines.append(.comment(comment)) } else { gap.comment = comment }
        breaks = 0
      case UInt8(ascii: "\n"):
        gap.hasBreak = true
        breaks += 1
        if breaks == 2, gap.lines.last?.isBlank != true { gap.lines.append(.blank) }
        offset += 1
      default: return gap
      }
    }
  }
}
