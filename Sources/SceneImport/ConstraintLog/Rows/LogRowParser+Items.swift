extension LogRowParser {
  /// The item at the cursor: a name of the list after the constraint, a class with an address, or any
  /// other text up to where an item can end.
  ///
  /// - Parameter endsBefore: whether an item can end before an offset. Texts contain quotation marks and
  ///   dots.
  mutating func item(endsBefore isEnd: (LogCursor, Int) -> Bool) -> LogItem? {
    for name in names.sorted where cursor.isNext(name) {
      guard isEnd(cursor, cursor.position + name.utf8.count) else { continue }
      cursor.position += name.utf8.count
      return names.takeItem(name)
    }
    return addressedItem(endsBefore: isEnd) ?? namedItem(endsBefore: isEnd)
  }

  /// `UILabel:0x7f8'Price'`; the class may be generic.
  private mutating func addressedItem(endsBefore isEnd: (LogCursor, Int) -> Bool) -> LogItem? {
    guard let colon = cursor.first(":0x"), colon > cursor.position else { return nil }
    let className = cursor.text(cursor.position..<colon)
    // The address is that of an item further on.
    guard !className.contains(where: { "[]|=".contains($0) }), !className.contains(" - ") else {
      return nil
    }
    let start = cursor.position
    cursor.position = colon + 1
    let address = cursor.take { $0.isLetter || $0.isDigit }
    while cursor.take("…") || cursor.take("...") {}
    let text = cursor.quotedText(endsBefore: isEnd)
    guard text != nil || cursor.isAtEnd || isEnd(cursor, cursor.position) else {
      cursor.position = start
      return nil
    }
    return LogItem(key: address, className: className, text: text)
  }

  /// `title.width`, `UILabel:title.width`: what has no address, as layout libraries write it.
  private mutating func namedItem(endsBefore isEnd: (LogCursor, Int) -> Bool) -> LogItem? {
    let start = cursor.position
    guard start < cursor.end,
      let end = (start + 1..<cursor.end).first(where: { isEnd(cursor, $0) })
    else { return nil }
    cursor.position = end
    let text = cursor.text(start..<end)
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.allSatisfy(\.isClassNameByte), !parts[1].isEmpty else {
      return LogItem(key: text, name: text)
    }
    let name = String(parts[1])
    return LogItem(key: name, className: String(parts[0]), name: name)
  }
}
