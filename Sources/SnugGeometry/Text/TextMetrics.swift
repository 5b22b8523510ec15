/// The metrics of a text, in points, not rounded to pixels.
public struct TextMetrics: Hashable, Sendable {
  /// The width of the widest line and the height of all lines.
  public var size: Size
  /// From the top of the text to the baseline of its first line.
  public var firstBaseline: Double
  /// From the top of the text to the baseline of its last line.
  public var lastBaseline: Double
  public var lineCount: Int
  /// Whether a part was left out because of the width or the number of lines.
  public var isTruncated: Bool
  /// Whether a line ends inside a word, because the word is wider than the lines may be.
  public var breaksWord: Bool
  /// Characters that no font of the pinned set has, without duplicates, in order.
  public var missingCharacters: [Unicode.Scalar]

  public init(
    size: Size, firstBaseline: Double, lastBaseline: Double, lineCount: Int,
    isTruncated: Bool = false, breaksWord: Bool = false, missingCharacters: [Unicode.Scalar] = []
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lineCount = lineCount
    self.isTruncated = isTruncated
    self.breaksWord = breaksWord
    self.missingCharacters = missingCharacters
  }
}
