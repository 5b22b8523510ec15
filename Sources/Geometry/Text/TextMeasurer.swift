/// Something that can set text and say how large it came out.
///
/// The layout model and the diagram know text only through this.
public protocol TextMeasurer: Sendable {
  /// Sets the text, in lines of at most `maximumWidth` points (`nil`: as wide as it likes).
  func metrics(of text: StyledText, maximumWidth: Double?) -> TextMetrics

  /// The maximum widths inside a range, ascending, at which the text changes its height: it takes
  /// another number of lines, or, if these are limited, begins or ceases to be truncated.
  ///
  /// Between two neighbours both stay the same. At a breakpoint itself the text is set as on one of
  /// its two sides.
  ///
  /// - Parameter includingWidth: whether to include those at which only its width changes: the
  ///   longest line is another one.
  func breakpoints(
    of text: StyledText, over widths: ClosedRange<Double>, includingWidth: Bool
  ) -> [Double]
}

extension TextMeasurer {
  /// The maximum widths at which the text changes its height.
  public func breakpoints(of text: StyledText, over widths: ClosedRange<Double>) -> [Double] {
    breakpoints(of: text, over: widths, includingWidth: false)
  }
}

extension TextMetrics {
  /// Whether another setting of the text is as high, and truncated as well: ``TextMeasurer``'s
  /// breakpoints lie where this changes.
  ///
  /// A text with any number of lines is never truncated for want of lines; that a word, or a letter's
  /// tracking, sticks out of a line does not count.
  ///
  /// - Parameter includingWidth: whether it must be as wide as well, unless it is truncated. Then that
  ///   something sticks out does count.
  public func matches(
    _ other: TextMetrics, in text: StyledText, includingWidth: Bool
  ) -> Bool {
    lineCount == other.lineCount && size.height == other.size.height
      && (text.lineLimit.numberOfLines == 0 && !includingWidth
        || isTruncated == other.isTruncated)
      && (!includingWidth || isTruncated || size.width == other.size.width)
  }
}
