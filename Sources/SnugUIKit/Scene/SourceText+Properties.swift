import SnugDiagnostics

extension SourceText {
  /// The range of a property's name in its declaration; `nil` if it is not found.
  func range(of property: String, in type: String) -> SourceRange? {
    let text = String(decoding: utf8, as: UTF8.self)
    guard Self.isName(property), Self.isName(type),
      let declaration = try? Regex("\\b(?:class|extension)\\s+\(type)\\b"),
      let name = try? Regex("\\b(?:let|var)\\s+(\(property))\\b"),
      let start = text.firstMatch(of: declaration)?.range.upperBound,
      let found = text[start...].firstMatch(of: name)?[1].range
    else { return nil }
    return range(of: found, in: text)
  }

  /// The range of a variable's name in a line that begins with its declaration; `nil` if it is not found.
  func range(ofVariable name: String) -> SourceRange? {
    let text = String(decoding: utf8, as: UTF8.self)
    guard Self.isName(name), let line = try? Regex("(?:^|\\n)(?:let|var)\\s+(\(name))\\b") else {
      return nil
    }
    return text.firstMatch(of: line)?[1].range.map { range(of: $0, in: text) }
  }

  /// The range of a string literal; `nil` if it is not found.
  func range(ofLiteral literal: String) -> SourceRange? {
    let text = String(decoding: utf8, as: UTF8.self)
    return text.firstRange(of: "\"\(literal)\"").map { range(of: $0, in: text) }
  }

  /// The range of the name of a constant in a function; `nil` if it is not found.
  func range(ofConstant name: String) -> SourceRange? {
    let text = String(decoding: utf8, as: UTF8.self)
    guard Self.isName(name), let line = try? Regex("\\blet\\s+(\(name))\\s*[:=]") else {
      return nil
    }
    return text.firstMatch(of: line)?[1].range.map { range(of: $0, in: text) }
  }

  private func range(of part: Range<String.Index>, in text: String) -> SourceRange {
    SourceRange(self, text[..<part.lowerBound].utf8.count..<text[..<part.upperBound].utf8.count)
  }

  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}

extension SourceRange {
  /// The name that is the first item of the constraint whose call this is: `box` in `box.topAnchor.constraint(…)` and in
  /// `NSLayoutConstraint(item: box, …)`.
  var nameOfFirstItem: String? {
    let start = offsets.lowerBound
    let before = source.text(in: max(0, start - Self.reach)..<start)
    let anchored = /(?:^|[^\w.?!)\]])(?<name>[a-z_]\w*)[?!]?\s*\.\w+Anchor\s*\.\s*$/
    let item = /^\s*\(\s*item:\s*(?<name>[a-z_]\w*)\s*,/
    return (before.firstMatch(of: anchored)?.name ?? arguments.firstMatch(of: item)?.name)
      .map(String.init)
  }

  /// The name that is the second item: `box` in `constraint(equalTo: box.topAnchor)` and in `toItem: box`.
  var nameOfSecondItem: String? {
    let anchored = /^\s*\(\s*\w+To:\s*(?<name>[a-z_]\w*)[?!]?\s*\.\w+Anchor\b/
    let item = /^\s*\(\s*item:[^()]*\btoItem:\s*(?<name>[a-z_]\w*)\s*,/
    return (arguments.firstMatch(of: anchored)?.name ?? arguments.firstMatch(of: item)?.name)
      .map(String.init)
  }

  /// The text after the name of a call.
  private var arguments: String {
    let end = offsets.upperBound
    return source.text(in: end..<min(source.utf8.count, end + Self.reach))
  }

  /// In bytes; names and the spaces of a line are shorter.
  private static var reach: Int { 200 }
}
