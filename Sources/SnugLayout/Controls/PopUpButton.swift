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

  var traits: ContentTraits {
    ContentTraits(
      mainText: title, size: size, alignmentRectInsets: { $0.popUpButton(controlSize).insets },
      hugging: .highVertically, position: .atLeadingEdge, isText: true, hasBorder: true,
      shows: PerAxis(both: "title"), cutText: title)
  }

  func size(_ sizing: ContentSizing) -> IntrinsicContentSize {
    let bezel = sizing.system.popUpButton(controlSize)
    let widest = ([title] + items).map { sizing.onePointText($0).size.horizontal ?? 0 }.max()
    return sizing.onePointText(title).padded(in: bezel)
      .raised(by: sizing.system.titleRise(controlSize))
      .replacing(width: (widest ?? 0) + bezel.padding.total(.horizontal))
  }
}

extension SystemVersion {
  /// Frames of 25 (26 up to macOS 10.15, 24 since 26), small ones of 22, large ones of 40. The space
  /// beside the title is fitted to saved widths, for large ones to three of one repository; if a size's is
  /// not known, it is that of the regular size. The height of a mini button is our choice.
  package func popUpButton(_ size: ControlSize) -> Bezel {
    switch size {
    case .large where major < 26: Bezel(28, (6, 5, 6, 5), leading: 9, trailing: 32)
    case .large: Bezel(28, (0, 0, 0, 0), leading: 12, trailing: 34)
    case .regular where major < 11: Bezel(21, (2, 2, 3, 3), leading: 9, trailing: 25)
    case .regular where major < 26: Bezel(20, (1, 3, 4, 4), leading: 9, trailing: 23)
    case .regular: Bezel(24, (0, 0, 0, 0), leading: 12, trailing: 34)
    case .small where major < 11: Bezel(18, (1, 3, 3, 3), leading: 9, trailing: 25)
    case .small: Bezel(16, (2, 4, 4, 4), leading: 9, trailing: 23)
    case .mini: Bezel(15, (0, 2, 0, 3), leading: 9, trailing: 23)
    }
  }
}
