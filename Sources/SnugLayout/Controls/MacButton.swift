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

  /// A check box is saved without a vertical hugging priority as often as with 750; here it has 750, as
  /// all other buttons with a title.
  var traits: ContentTraits {
    var traits = ContentTraits(
      mainText: title, size: size, alignmentRectInsets: insets, hugging: .highVertically,
      position: .atLeadingEdge, isText: true, hasBorder: kind == .push,
      stretched: PerAxis(both: .inflated), shows: PerAxis(both: "title"),
      cutText: image == nil ? title : nil)
    if kind == .help {
      traits.mainText = nil
      traits.hugging = .high
      traits.stretched = PerAxis(both: .broken)
      traits.shows = PerAxis(both: nil)
      traits.cutText = nil
    } else if kind == .square {
      traits.hugging = .low
      if image != nil { traits.shows = PerAxis(both: "image") }
    }
    return traits
  }

  func size(_ sizing: ContentSizing) -> IntrinsicContentSize {
    let (system, size) = (sizing.system, sizing.onePointText(title))
    switch kind {
    case .push:
      return size.padded(in: system.pushButton(controlSize)).raised(
        by: system.titleRise(controlSize))
    case .checkBox, .radio:
      let box = size.padded(in: system.checkBox(self))
      guard size.size.horizontal == 0 else { return box }
      // Without a title its baseline is its bottom. Source: a large radio button with a title beside one.
      var untitled = box.replacing(width: system.checkBoxSide(controlSize))
      untitled.firstBaselineFromTop = box.size.vertical
      untitled.lastBaselineFromBottom = 0
      return untitled
    case .help:
      return .line(of: title.font, inMiddleOf: system.helpButton(controlSize).size)
        .raised(by: system.titleRise(controlSize))
    case .square:
      guard let image else { return size }
      return .line(of: title.font, inMiddleOf: sizing.rounded(image.size))
    }
  }

  private func insets(in system: SystemVersion) -> EdgeInsets {
    switch kind {
    case .push: system.pushButton(controlSize).insets
    case .checkBox, .radio: system.checkBox(self).insets
    case .help: system.helpButton(controlSize).insets
    case .square: .zero
    }
  }
}

extension SystemVersion {
  /// Frames of 32 (regular), 27 (small) and 40 (large); since macOS 26 of 24, 17 and 28. Small ones up to
  /// macOS 10.15 are four of one repository. The space
  /// beside the title is fitted to saved widths of regular buttons, and the same for small and mini
  /// ones. The height of a mini button is our choice.
  package func pushButton(_ size: ControlSize) -> Bezel {
    switch size {
    case .large where major < 26: Bezel(28, (6, 6, 6, 6), sides: 10)
    case .large: Bezel(28, (0, 0, 0, 0), sides: 14)
    case .regular where major < 11: Bezel(21, (4, 6, 7, 6), sides: 14)
    case .regular where major < 26: Bezel(20, (5, 7, 7, 7), sides: 10)
    case .regular: Bezel(24, (0, 0, 0, 0), sides: 12)
    case .small where major < 11: Bezel(18, (3, 5, 6, 5), sides: 8)
    case .small where major < 26: Bezel(16, (4, 6, 7, 6), sides: 10)
    case .small: Bezel(17, (0, 0, 0, 0), sides: 12)
    case .mini: Bezel(14, (0, 2, 2, 2), sides: 10)
    }
  }

  /// Check boxes and radio buttons. Before the title are the box and a gap. Frames are 18 high
  /// (regular), 16 (small, and regular since macOS 26) and 22 (large); the widths are fitted to those
  /// saved for regular ones, and for large ones to those of one repository. Its large ones without a title
  /// have the same insets on all sides: seven radio buttons and a check box.
  package func checkBox(_ size: ControlSize, isRadio: Bool, hasTitle: Bool) -> Bezel {
    switch size {
    case .large where !hasTitle && major < 26: Bezel(16, (3, 3, 3, 3), leading: 16)
    case .large where isRadio: Bezel(19, (1.5, 3, 1.5, 3), leading: 23)
    case .large: Bezel(17, (2.5, 3, 2.5, 0), leading: 26)
    case .regular where major < 11: Bezel(14, (2, 2, 2, 2), leading: 17)
    case .regular where major < 26: Bezel(16, (1, 2, 1, 0), leading: 24)
    case .regular: Bezel(16, (0, 0, 0, 0), leading: 22)
    case _ where major < 11: Bezel(12, (3, 3, 3, 2), leading: 16)
    case _ where major < 26: Bezel(14, (1, 1, 1, 0), leading: 20)
    case .small, .mini: Bezel(14, (0, 0, 0, 0), leading: 20)
    }
  }

  package func checkBox(_ button: MacButtonContent) -> Bezel {
    checkBox(
      button.controlSize, isRadio: button.kind == .radio, hasTitle: !button.title.string.isEmpty)
  }

  /// The width of the box: 16 since macOS 26, from files; 14 before, which is our choice. Large ones are
  /// from one repository.
  package func checkBoxSide(_ size: ControlSize) -> Double {
    if size == .large { return 16 }
    return major < 26 ? 14 : 16
  }

  /// Frames of 25 × 25, small ones of 18 × 19, large ones of 35 × 35; since macOS 26 of 24 × 24. Large
  /// ones are from three of one repository.
  package func helpButton(_ size: ControlSize) -> (size: PerAxis<Double?>, insets: EdgeInsets) {
    switch size {
    case .small: (PerAxis(horizontal: 15, vertical: 16), EdgeInsets((1, 2, 2, 1)))
    case .mini: (PerAxis(both: 15), EdgeInsets((1, 2, 2, 1)))
    case .large where major < 26: (PerAxis(both: 26), EdgeInsets((1, 4, 8, 5)))
    case _ where major < 26: (PerAxis(both: 20), EdgeInsets((1, 3, 4, 2)))
    case .regular, .large: (PerAxis(both: 24), .zero)
    }
  }
}
