public import SnugGeometry

/// The content of a `UITextView`.
public struct TextViewContent: Hashable, Sendable {
  public var text: StyledText
  /// A text view that scrolls has no intrinsic size.
  public var isScrollEnabled: Bool
  /// Space around the text, in points.
  ///
  /// Source of this default and the next: haomeiwen.com, “hqkcvttx”, which removes both to get the
  /// layout of a label.
  public var textContainerInset = EdgeInsets(top: 8, bottom: 8)
  /// Space before and after each line inside the container, in points.
  public var lineFragmentPadding = 5.0

  public init(text: StyledText, isScrollEnabled: Bool = true) {
    self.text = text
    self.isScrollEnabled = isScrollEnabled
  }

  /// The distances between the view's edges and its text, in points.
  public var insets: EdgeInsets {
    textContainerInset + EdgeInsets(left: lineFragmentPadding, right: lineFragmentPadding)
  }
}
