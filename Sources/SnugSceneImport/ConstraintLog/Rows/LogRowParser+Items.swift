import SnugDiagnostics

extension LogRowParser {
  /// The next item: a name of the list after the constraint, a class with an address, or another
  /// text up to a possible end of an item.
  ///
  /// - Parameter endsBefore: whether an item can end before a text. Texts contain quotation marks
  ///   and dots.
  mutating func item(endsBefore isEnd: (ArraySlice<UInt8>) -> Bool) -> LogItem? {
    for name in names.sorted where rest.isNext(name) {
      let behind = rest.dropFirst(name.utf8.count)
      guard isEnd(behind) else { continue }
      rest = behind
      return names.takeItem(name)
    }
    return addressedItem(endsBefore: isEnd) ?? namedItem(endsBefore: isEnd)
  }

  /// `UILabel:0x7f8'Price'`. The class can be generic.
  private mutating func addressedItem(
    endsBefore isEnd: (ArraySlice<UInt8>) -> Bool
  ) -> LogItem? {
    guard let colon = rest.offset(of: ":0x"), colon > rest.startIndex else { return nil }
    let className = rest[..<colon].text
    // The address belongs to a later item.
    guard !className.contains(where: { "[]|=".contains($0) }), !className.contains(" - ") else {
      return nil
    }
    var behind = rest[(colon + 1)...]
    let address = behind.take { $0.isLetter || $0.isDigit }
    while behind.take("…") || behind.take("...") {}
    let text = behind.takeQuotation(endsBefore: isEnd)
    guard text != nil || behind.isEmpty || isEnd(behind) else { return nil }
    rest = behind
    return LogItem(key: address, className: className, text: text)
  }

  /// An item without an address, as layout libraries write it: `title.width`,
  /// `UILabel:title.width`.
  private mutating func namedItem(endsBefore isEnd: (ArraySlice<UInt8>) -> Bool) -> LogItem? {
    guard let end = rest.indices.dropFirst().first(where: { isEnd(rest[$0...]) }) else {
      return nil
    }
    let text = rest[..<end].text
    rest = rest[end...]
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.allSatisfy(\.isClassNameByte), !parts[1].isEmpty else {
      return LogItem(key: text, name: text)
    }
    let name = String(parts[1])
    return LogItem(key: name, className: String(parts[0]), name: name)
  }
}
