public import SnugGeometry

/// The content of a `UITextField`, or of the field of a `UISearchBar`, which has its own border.
public struct TextFieldContent: Hashable, Sendable {
  public var text: StyledText?
  public var placeholder: StyledText?
  public var borderStyle: BorderStyle

  public init(text: StyledText?, placeholder: StyledText?, borderStyle: BorderStyle = .none) {
    self.text = text
    self.placeholder = placeholder
    self.borderStyle = borderStyle
  }

  /// `UITextField.BorderStyle`; only the two cases in use.
  public enum BorderStyle: String, Sendable, CaseIterable {
    case none, roundedRect
  }

  /// The visible text: the text, or the placeholder if there is none.
  public var visibleText: StyledText? { visible(text, orElse: placeholder) }
}

/// A text, or its placeholder if there is none.
func visible(_ text: StyledText?, orElse placeholder: StyledText?) -> StyledText? {
  if let text, !text.string.isEmpty { return text }
  return placeholder
}
