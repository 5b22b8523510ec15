/// A part of a source text, as half-open UTF-8 offsets.
public struct SourceRange: Sendable {
  public let source: SourceText
  public let offsets: Range<Int>

  public init(_ source: SourceText, _ offsets: Range<Int>) {
    self.source = source
    self.offsets = offsets
  }

  /// The beginning of the range: line and column from 1, columns in Unicode scalars.
  public var start: (line: Int, column: Int) { source.position(at: offsets.lowerBound) }

  /// `file:line:column`, the form that editors and CI understand.
  public var location: String { "\(source.name):\(start.line):\(start.column)" }

  public var text: String { source.text(in: offsets) }
}

extension SourceRange: Hashable {
  public static func == (left: SourceRange, right: SourceRange) -> Bool {
    left.source === right.source && left.offsets == right.offsets
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(source.name)
    hasher.combine(offsets)
  }
}
