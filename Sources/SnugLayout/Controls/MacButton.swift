public import SnugGeometry

/// The content of an `NSButton`.
public struct MacButtonContent: Hashable, Sendable {
  public var title: StyledText
  public var kind: Kind
  /// Whether a check box or a radio button is on.
  public var isOn: Bool
  public var controlSize: ControlSize
  /// Replaces the title.
  public var image: ImageContent?

  public init(
    title: StyledText, kind: Kind = .push, isOn: Bool = false,
    controlSize: ControlSize = .regular, image: ImageContent? = nil
  ) {
    self.title = title
    self.kind = kind
    self.isOn = isOn
    self.controlSize = controlSize
    self.image = image
  }

  /// The kinds of buttons in Interface Builder: a button type with a bezel style.
  public enum Kind: String, Sendable, CaseIterable {
    case push, checkBox, radio, help, square
  }
}
