public import SnugGeometry

/// `NSControl.ControlSize`; only the cases with known sizes.
public enum ControlSize: String, Sendable, CaseIterable {
  case large, regular, small, mini

  /// `NSFont.systemFontSize(for:)`, in points.
  ///
  /// Source: labels saved by Interface Builder are 16, 14 and 11 high: the heights of lines of 13,
  /// 11 and 9 points, rounded up to a point.
  public var fontSize: Double {
    switch self {
    case .large, .regular: 13
    case .small: 11
    case .mini: 9
    }
  }
}

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
