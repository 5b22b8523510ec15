public import Geometry
public import Typesetting

/// What a view shows, and so what its intrinsic content size comes from.
public enum ViewContent: Hashable, Sendable {
  case none
  case label(LabelContent)
  case button(title: StyledText)
  case textField(TextFieldContent)
  /// An image of a size in points; without one the image view is empty.
  case image(Size?)
  case toggle(isOn: Bool)
  /// Arranged views: a stack view's size follows from the constraints it makes for them.
  case stack(StackView)
}

/// What a `UILabel` shows.
public struct LabelContent: Hashable, Sendable {
  public var text: StyledText
  /// The width lines are broken at when the intrinsic size is asked for, in points.
  ///
  /// `nil` is automatic, as since iOS 8: the width the label was laid out with.
  public var preferredMaxLayoutWidth: Double?

  public init(text: StyledText, preferredMaxLayoutWidth: Double? = nil) {
    self.text = text
    self.preferredMaxLayoutWidth = preferredMaxLayoutWidth
  }
}

/// What a `UITextField` shows.
public struct TextFieldContent: Hashable, Sendable {
  public var text: StyledText?
  public var placeholder: StyledText?
  public var borderStyle: BorderStyle

  public init(text: StyledText?, placeholder: StyledText?, borderStyle: BorderStyle) {
    self.text = text
    self.placeholder = placeholder
    self.borderStyle = borderStyle
  }

  /// `UITextField.BorderStyle`, the two that occur.
  public enum BorderStyle: String, Sendable, CaseIterable {
    case none, roundedRect
  }

  /// What can be seen: the text, or the placeholder while there is none.
  public var visibleText: StyledText? {
    if let text, !text.string.isEmpty { return text }
    return placeholder
  }
}
