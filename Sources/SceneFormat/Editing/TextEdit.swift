/// A replacement of a part of a text.
package struct TextEdit: Hashable, Sendable {
  /// The UTF-8 offsets of what is replaced; empty for an insertion.
  package let range: Range<Int>
  package let replacement: String

  init(_ range: Range<Int>, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  /// The text with this edit made.
  package func applied(to utf8: [UInt8]) -> [UInt8] {
    Array(utf8[..<range.lowerBound]) + Array(replacement.utf8) + Array(utf8[range.upperBound...])
  }
}
