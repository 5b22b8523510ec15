/// Measures texts for the layout model and the diagram.
public protocol TextMeasurer: Sendable {
  /// Measures the text with lines of at most `maximumWidth` points; `nil` means no limit.
  func metrics(of text: StyledText, maximumWidth: Double?) -> TextMetrics

  /// The maximum widths inside a range, in ascending order, at which the height of the text
  /// changes: the number of lines, or, if it is limited, the truncation.
  ///
  /// Between two breakpoints height and truncation are constant. At a breakpoint the layout is that
  /// of one of its two sides.
  ///
  /// - Parameter includingWidth: whether to include the widths at which only the width of the text
  ///   changes, because the longest line is another one.
  func breakpoints(
    of text: StyledText, over widths: ClosedRange<Double>, includingWidth: Bool
  ) -> [Double]
}

extension TextMeasurer {
  /// The maximum widths at which the height of the text changes.
  public func breakpoints(of text: StyledText, over widths: ClosedRange<Double>) -> [Double] {
    breakpoints(of: text, over: widths, includingWidth: false)
  }
}

extension TextMetrics {
  /// Whether two layouts of a text have the same height and truncation. ``TextMeasurer``'s
  /// breakpoints are the widths where this changes.
  ///
  /// A text without a limit of lines is not truncated. A word, or a letter's tracking, beyond the
  /// width of a line does not count.
  ///
  /// - Parameter includingWidth: whether the widths must be equal, too, unless the texts are
  ///   truncated. Then a word beyond the width counts.
  public func matches(
    _ other: TextMetrics, in text: StyledText, includingWidth: Bool
  ) -> Bool {
    lineCount == other.lineCount && size.height == other.size.height
      && (text.lineLimit.numberOfLines == 0 && !includingWidth
        || isTruncated == other.isTruncated)
      && (!includingWidth || isTruncated || size.width == other.size.width)
  }
}
