public import SnugGeometry

/// The content of an `NSTextField`: a label, or a field with a bezel.
public struct MacTextFieldContent: Hashable, Sendable {
  public var text: StyledText?
  public var placeholder: StyledText?
  /// Whether it has a bezel and can be edited; without one it is a label.
  public var isBezeled: Bool
  public var controlSize: ControlSize

  public init(
    text: StyledText?, placeholder: StyledText? = nil, isBezeled: Bool = false,
    controlSize: ControlSize = .regular
  ) {
    self.text = text
    self.placeholder = placeholder
    self.isBezeled = isBezeled
    self.controlSize = controlSize
  }

  /// The visible text: the text, or the placeholder if there is none.
  public var visibleText: StyledText? { visible(text, orElse: placeholder) }
}
