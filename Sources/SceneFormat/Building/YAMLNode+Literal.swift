import Diagnostics

extension YAMLNode {
  /// A string that is looked for as a literal in what is called at a place in a Swift file, so that a
  /// part of it can be shown.
  static func literal(_ string: String, at range: SourceRange) -> YAMLNode {
    // A name is shown, and listed, without the quotes that are Swift's.
    let style = string.isViewName ? YAMLScalar.Style.plain : .doubleQuoted
    guard let literal = range.source.literal(string, at: range.offsets) else {
      return YAMLNode(.scalar(string, style), at: range)
    }
    let quote = style == .plain ? 1 : 0
    let offsets = literal.offsets.lowerBound + quote..<literal.offsets.upperBound - quote
    return YAMLNode(.scalar(string, style), at: SourceRange(literal.source, offsets))
  }
}
