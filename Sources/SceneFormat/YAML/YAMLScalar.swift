import Diagnostics

/// A scalar of a YAML document, and where each part of it is written.
package struct YAMLScalar: Sendable {
  package enum Style: Sendable { case plain, singleQuoted, doubleQuoted, block }

  /// What the scalar says, with quotes and escapes undone.
  let string: String
  let style: Style
  /// Where it is written, its quotes included; of several lines the first. In a file of Interface
  /// Builder or a console log this can be something that stands for it.
  let range: SourceRange

  init(_ string: String, _ style: Style, at range: SourceRange) {
    self.string = string
    self.style = style
    self.range = range
  }

  /// Whether it is written without quotes, so that it may be a number or a word of YAML's.
  var isPlain: Bool { style == .plain }

  /// Where the string begins in the source, if it is written there as it reads. `nil` if it has
  /// escapes, or lines whose breaks YAML changes.
  ///
  /// Finding it reads all of the string: keep it to ask for several parts.
  var start: Int? {
    let isQuoted = style == .singleQuoted || style == .doubleQuoted
    let written = isQuoted ? range.offsets.dropFirst().dropLast() : range.offsets
    return range.source.utf8[written].elementsEqual(string.utf8) ? written.lowerBound : nil
  }

  /// Where a part of the string is written, given by UTF-8 offsets into it and ``start``; all of it if
  /// that is `nil`.
  func range(of part: Range<Int>, _ start: Int?) -> SourceRange {
    guard let start else { return range }
    return SourceRange(range.source, start + part.lowerBound..<start + part.upperBound)
  }
}
