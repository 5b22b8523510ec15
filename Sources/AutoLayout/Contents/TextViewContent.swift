public import Geometry

/// What a `UITextView` shows.
public struct TextViewContent: Hashable, Sendable {
  public var text: StyledText
  /// A text view that scrolls has no intrinsic size: it shows what its frame has room for.
  public var isScrollEnabled: Bool
  /// Space around the text, in points.
  ///
  /// Source of this default and of the next: haomeiwen.com, “hqkcvttx”, who takes both away to have a
  /// label.
  public var textContainerInset = EdgeInsets(top: 8, bottom: 8)
  /// Space before and after each line inside the container, in points.
  public var lineFragmentPadding = 5.0

  public init(text: StyledText, isScrollEnabled: Bool = true) {
    self.text = text
    self.isScrollEnabled = isScrollEnabled
  }

  /// What lies between the view's edges and its text, in points.
  public var insets: EdgeInsets {
    textContainerInset + EdgeInsets(left: lineFragmentPadding, right: lineFragmentPadding)
  }
}
