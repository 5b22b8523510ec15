extension SyntaxPrinter {
  /// A collection in brackets, over as many lines as it was.
  ///
  /// - Parameter indent: of a line that would begin with the opening bracket.
  mutating func write(_ collection: SyntaxNode.FlowCollection, indent: Int) {
    let isMapping = collection.kind == .mapping
    let (open, close) = isMapping ? ("{", "}") : ("[", "]")
    line += open
    if collection.items.isEmpty, collection.end.allSatisfy(\.isBlank), collection.opening == nil {
      line += close
      return
    }
    var isLineOver = false
    if let comment = collection.opening {
      endLine(comment)
      isLineOver = true
    }
    for (index, item) in collection.items.enumerated() {
      let isFirst = index == 0
      if item.startsLine || isLineOver || !item.leading.isEmpty {
        if !isLineOver { endLine() }
        write(item.leading, indent: indent + Self.step)
        begin(indent + Self.step)
      } else if !isFirst || isMapping {
        line += " "
      }
      write(flowItem: item, indent: indent + Self.step)
      let isLast = index == collection.items.count - 1
      if !isLast || collection.endsWithComma && collection.endsOnLineOfItsOwn {
        separate(item)
        line += ","
      } else if !isMapping {
        separate(item)
      }
      isLineOver = item.trailing != nil
      if isLineOver { endLine(item.trailing) }
    }
    if isLineOver || collection.endsOnLineOfItsOwn || !collection.end.isEmpty {
      if !isLineOver { endLine() }
      write(collection.end, indent: indent + Self.step)
      begin(indent)
    } else if isMapping {
      line += " "
    }
    line += close
  }

  /// A colon behind which there is nothing must not touch what comes next: `a:,` is a word.
  private mutating func separate(_ item: SyntaxItem) {
    if case .nothing = item.value.content, item.hasColon { line += " " }
  }

  private mutating func write(flowItem item: SyntaxItem, indent: Int) {
    if let key = item.key {
      if case .flow = key.content {
        writeProperties(of: key)
        write(key.content, indent: indent, furtherLines: indent)
        line += ":"
      } else {
        write(key: key)
      }
    }
    let value = item.value
    guard !value.properties.isEmpty || item.key == nil || !value.content.isNothing else { return }
    if item.key != nil { line += " " }
    line += value.properties
    if value.content.isNothing { return }
    if !value.properties.isEmpty { line += " " }
    write(value.content, indent: indent, furtherLines: indent + Self.step)
  }
}

extension SyntaxNode.Content {
  var isNothing: Bool {
    if case .nothing = self { true } else { false }
  }
}
