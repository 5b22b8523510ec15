/// Writes ``SyntaxNode``s the one way they are spaced.
struct SyntaxPrinter {
  private(set) var text = ""
  /// The line being written.
  var line = ""
  private var isAfterBlankLine = true
  /// Whether an empty line here would be one more of a text that keeps those behind it.
  private var isAfterKeptLines = false

  /// How much deeper than a collection what stands in it begins.
  static let step = 2

  static func text(of document: SyntaxDocument) -> String {
    var printer = SyntaxPrinter()
    printer.write(document)
    return printer.text
  }

  private mutating func write(_ document: SyntaxDocument) {
    write(document.head, indent: 0)
    if let start = document.start { write("---", start) }
    write(document.neck, indent: 0)
    if let root = document.root { write(root: root) }
    write(document.end, indent: 0)
    if let stop = document.stop { write("...", stop) }
    write(document.tail, indent: 0)
    if isAfterBlankLine, !isAfterKeptLines, !text.isEmpty { text.removeLast() }
  }

  private mutating func write(_ marker: String, _ found: SyntaxDocument.Marker) {
    line = marker
    endLine(found.comment)
  }

  private mutating func write(root: SyntaxItem) {
    var value = root
    let isBlock = if case .block = root.value.content { true } else { false }
    if isBlock && !root.value.properties.isEmpty || root.remark != nil || !root.between.isEmpty {
      line = root.value.properties
      endLine(root.remark)
      write(root.between, indent: 0)
      value.value.properties = ""
      value.between = []
    }
    if case .block(let collection) = root.value.content {
      write(collection, indent: 0)
    } else {
      writeInline(value, indent: 0, at: 0)
    }
  }

  // MARK: Lines

  /// Ends the line, with a comment where it was if there is room for it.
  mutating func endLine(_ comment: SyntaxComment? = nil) {
    if let comment {
      let width = line.unicodeScalars.count
      let gap = width == 0 ? 0 : comment.isClose ? 2 : max(2, comment.column - width)
      line += String(repeating: " ", count: gap) + comment.text
    }
    isAfterBlankLine = line.isEmpty
    isAfterKeptLines = false
    text += line + "\n"
    line = ""
  }

  mutating func write(_ lines: [SyntaxLine], indent: Int) {
    for found in lines {
      if let comment = found.comment {
        begin(indent)
        line += comment.text
        endLine()
      } else if !isAfterBlankLine, !isAfterKeptLines {
        endLine()
      }
    }
  }

  mutating func begin(_ indent: Int) { line = String(repeating: " ", count: indent) }

  // MARK: Blocks

  /// - Parameter isInline: whether the first item stands behind what has been written of the line.
  private mutating func write(
    _ collection: SyntaxNode.BlockCollection, indent: Int, isInline: Bool = false
  ) {
    for (index, item) in collection.items.enumerated() {
      if !isInline || index > 0 {
        write(item.leading, indent: indent)
        begin(indent)
      }
      if let key = item.key {
        write(key: key)
      } else {
        line += "-"
      }
      writeValue(of: item, indent: indent)
    }
    write(collection.end, indent: indent)
  }

  mutating func write(key: SyntaxNode) {
    writeProperties(of: key)
    if case .text(let lines) = key.content {
      line += lines[0]
      // The name of an anchor may hold a colon.
      if lines[0].hasPrefix("*") { line += " " }
    }
    line += ":"
  }

  private mutating func writeValue(of item: SyntaxItem, indent: Int) {
    guard case .block(let collection) = item.value.content else {
      let isDash = item.key == nil
      let hasComment = item.remark != nil || !item.between.isEmpty
      if item.isValueOnNextLine, !isDash || hasComment {
        if !item.value.properties.isEmpty { line += " " + item.value.properties }
        endLine(item.remark)
        write(item.between, indent: indent + Self.step)
        begin(indent + Self.step)
        var value = item
        value.value.properties = ""
        writeInline(value, indent: indent, at: indent + Self.step)
      } else {
        writeInline(item, indent: indent, at: isDash ? indent + Self.step : indent)
      }
      return
    }
    if !item.value.properties.isEmpty { line += " " + item.value.properties }
    let isCompact =
      item.key == nil && item.value.properties.isEmpty && item.remark == nil
      && !collection.items[0].leading.contains { !$0.isBlank }
    if isCompact {
      line += " "
    } else {
      endLine(item.remark)
    }
    write(collection, indent: indent + Self.step, isInline: isCompact)
  }

  /// A value that is no block, behind what has been written of the line.
  ///
  /// - Parameters:
  ///   - indent: of the item.
  ///   - base: of the line the value begins in.
  private mutating func writeInline(_ item: SyntaxItem, indent: Int, at base: Int) {
    let isSomething =
      if case .nothing = item.value.content { !item.value.properties.isEmpty } else { true }
    if isSomething, !line.isEmpty, !line.hasSuffix(" ") { line += " " }
    writeProperties(of: item.value)
    switch item.value.content {
    case .blockScalar(let scalar):
      line += scalar.header
      endLine(item.trailing)
      for found in scalar.lines {
        begin(found.isEmpty ? 0 : indent + (scalar.indentation ?? Self.step))
        line += found
        endLine()
      }
      isAfterKeptLines = scalar.header.contains("+")
    case .nothing:
      if isSomething, line.hasSuffix(" ") { line.removeLast() }
      endLine(item.trailing)
      write(item.between, indent: indent + Self.step)
    default:
      write(item.value.content, indent: base, furtherLines: indent + Self.step)
      endLine(item.trailing)
    }
  }

  mutating func writeProperties(of node: SyntaxNode) {
    if !node.properties.isEmpty { line += node.properties + " " }
  }

  /// A scalar or a collection in brackets.
  ///
  /// - Parameters:
  ///   - indent: of the line it begins in.
  ///   - furtherLines: the indentation of a scalar's lines from the second on.
  mutating func write(_ content: SyntaxNode.Content, indent: Int, furtherLines: Int) {
    switch content {
    case .flow(let collection): write(collection, indent: indent)
    case .text(let lines):
      line += lines[0]
      for found in lines.dropFirst() {
        endLine()
        begin(found.isEmpty ? 0 : furtherLines)
        line += found
      }
    case .nothing, .blockScalar, .block: break
    }
  }
}
