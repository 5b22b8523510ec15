public import SnugGeometry

/// The content of an `NSPopUpButton`: it shows the title of the selected item.
public struct PopUpButtonContent: Hashable, Sendable {
  public var title: StyledText
  /// The titles of all items; the button has room for each.
  public var items: [StyledText]
  public var controlSize: ControlSize

  public init(
    title: StyledText, items: [StyledText] = [], controlSize: ControlSize = .regular
  ) {
    self.title = title
    self.items = items
    self.controlSize = controlSize
  }
}
