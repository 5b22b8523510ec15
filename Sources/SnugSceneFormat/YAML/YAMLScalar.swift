import SnugDiagnostics

/// A scalar of a YAML document and the source ranges of its parts.
package struct YAMLScalar: Sendable {
  package enum Style: Sendable { case plain, quoted, block }

  /// The value, without quotes and escapes.
  package let string: String
  let style: Style
  /// The source range, including quotes; for several lines the first. In an Interface Builder file
  /// or a console log it can be the element that the value is derived from.
  let range: SourceRange

  init(_ string: String, _ style: Style, at range: SourceRange) {
    self.string = string
    self.style = style
    self.range = range
  }

  /// Whether it has no quotes, and so can be a number or a keyword of YAML.
  var isPlain: Bool { style == .plain }

  /// The UTF-8 offset of the string in the source; `nil` if the source text differs from the
  /// string, because of escapes or folded lines.
  ///
  /// The cost is linear in the length of the string, so keep the result for several parts.
  var start: Int? {
    let written = style == .quoted ? range.offsets.dropFirst().dropLast() : range.offsets
    return range.source.utf8[written].elementsEqual(string.utf8) ? written.lowerBound : nil
  }

  /// The source range of a part of the string, given by its UTF-8 offsets and ``start``; the whole
  /// range if ``start`` is `nil`.
  func range(of part: Range<Int>, _ start: Int?) -> SourceRange {
    guard let start else { return range }
    return SourceRange(range.source, start + part.lowerBound..<start + part.upperBound)
  }
}
