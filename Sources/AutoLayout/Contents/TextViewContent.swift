public import Geometry

/// What a `UITextView` shows.
public struct TextViewContent: Hashable, Sendable {
  public var text: StyledText
  /// A text view that scrolls has no intrinsic size: it shows what its frame has room for.
  public var isScrollEnabled: Bool
  /// Space around the text, in points.
  public var textContainerInset: EdgeInsets
  /// Space before and after each line inside the container, in points.
  public var lineFragmentPadding: Double

  /// The defaults of `UITextView` and of its `NSTextContainer`.
  ///
  /// Source: haomeiwen.com, “hqkcvttx”, who takes both away to have a label.
  public init(
    text: StyledText, isScrollEnabled: Bool = true,
    textContainerInset: EdgeInsets = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0),
    lineFragmentPadding: Double = 5
  ) {
    self.text = text
    self.isScrollEnabled = isScrollEnabled
    self.textContainerInset = textContainerInset
    self.lineFragmentPadding = lineFragmentPadding
  }

  /// What lies between the view's edges and its text, in points.
  public var insets: EdgeInsets {
    textContainerInset
      + EdgeInsets(top: 0, left: lineFragmentPadding, bottom: 0, right: lineFragmentPadding)
  }
}
