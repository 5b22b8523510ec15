/// Something that can set text and say how large it came out.
///
/// The layout model and the diagram know text only through this.
public protocol TextMeasurer: Sendable {
  /// Sets the text, in lines of at most `maximumWidth` points (`nil`: as wide as it likes).
  func metrics(of text: StyledText, maximumWidth: Double?) -> TextMetrics
}
