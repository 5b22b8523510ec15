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

  private func range(of part: Range<String.Index>, in text: String) -> SourceRange {
    SourceRange(self, text[..<part.lowerBound].utf8.count..<text[..<part.upperBound].utf8.count)
  }

  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
