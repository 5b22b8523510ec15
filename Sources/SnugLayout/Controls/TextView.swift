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

  var traits: ContentTraits {
    ContentTraits(
      mainText: text, size: size,
      wrappingText: { _ in isScrollEnabled ? nil : (text, insets.total(.horizontal)) },
      position: PerAxis(horizontal: text.shareOfSpaceBefore, vertical: 0), isText: true,
      compressed: .truncated, shows: PerAxis(both: "text"),
      cutText: isScrollEnabled ? nil : text)
  }

  /// “A text view's intrinsic content size varies depending on its content, on whether or not it
  /// has scrolling enabled” (Auto Layout Guide): if it scrolls, it has none; otherwise it has that
  /// of its unwrapped text, or the height for its width. An empty text view is one line high.
  func size(_ sizing: ContentSizing) -> IntrinsicContentSize {
    guard !isScrollEnabled else { return .none }
    guard !text.string.isEmpty else {
      let line = IntrinsicContentSize(
        size: PerAxis(horizontal: 0, vertical: sizing.grid.roundedUp(text.font.lineSpacing)))
      return line.padded(by: insets)
    }
    let intrinsic = size(laidOut: nil, sizing)
    guard let width = sizing.width else { return intrinsic }
    return size(laidOut: max(0, width - insets.total(.horizontal)), sizing)
      .replacing(width: intrinsic.size.horizontal)
  }

  /// Unlike a label, it also has the leading of its last line.
  ///
  /// Source: two text views in text styles, of one line and of eight, are as high as their leading says.
  private func size(
    laidOut width: Double?, _ sizing: ContentSizing
  ) -> IntrinsicContentSize {
    var size = sizing.textSize(text, maximumWidth: width)
    let height = sizing.grid.roundedUp((size.text?.size.height ?? 0) + text.font.leading)
    size.lastBaselineFromBottom? += height - (size.size.vertical ?? 0)
    size.size.vertical = height
    return size.padded(by: insets)
  }
}
