import SnugGeometry

extension ContentSizing {
  func size(of field: MacTextFieldContent) -> IntrinsicContentSize {
    // An empty text has a font, too.
    var font = field.text?.font ?? font(field.controlSize)
    font.edition = system.fontEdition
    guard field.isBezeled else {
      guard let text = field.visibleText else {
        return .line(of: font).padded(by: .zero, toHeight: font.lineHeight)
      }
      return onePointText(text, laidOut: width)
    }
    let bezel = font.lineHeight + appKit.bezelHeight(field.controlSize)
    return (field.visibleText.map { onePointText($0) } ?? .line(of: font)).padded(
      by: .zero, toHeight: bezel
    ).replacing(width: nil)
  }

  func font(_ size: ControlSize) -> Font {
    Font(size: size.fontSize, edition: system.fontEdition)
  }

  func size(of button: MacButtonContent) -> IntrinsicContentSize {
    let title = onePointText(button.title)
    switch button.kind {
    case .push:
      return title.padded(in: appKit.pushButton(button.controlSize))
        .raised(by: appKit.titleRise(button.controlSize))
    case .checkBox, .radio:
      let box = title.padded(in: appKit.checkBox(button))
      guard title.size.horizontal == 0 else { return box }
      // Without a title its baseline is its bottom. Source: a large radio button with a title beside one.
      var untitled = box.replacing(
        width: appKit.checkBoxSide(button.controlSize, isRadio: button.kind == .radio))
      untitled.firstBaselineFromTop = box.size.vertical
      untitled.lastBaselineFromBottom = 0
      return untitled
    case .help:
      return .line(
        of: button.title.font, inMiddleOf: appKit.helpButton(button.controlSize).size
      ).raised(by: appKit.titleRise(button.controlSize))
    case .square:
      guard let image = button.image else { return title }
      return .line(of: button.title.font, inMiddleOf: rounded(image.size))
    }
  }

  /// A pop-up button is wide enough for its widest item.
  func size(of button: PopUpButtonContent) -> IntrinsicContentSize {
    let bezel = appKit.popUpButton(button.controlSize)
    let widest = ([button.title] + button.items).map { onePointText($0).size.horizontal ?? 0 }.max()
    return onePointText(button.title).padded(in: bezel)
      .raised(by: appKit.titleRise(button.controlSize))
      .replacing(width: (widest ?? 0) + bezel.padding.total(.horizontal))
  }

  /// A horizontal slider has a baseline like a button with a title.
  func size(of slider: SliderContent) -> IntrinsicContentSize {
    slider.isVertical
      ? .init(size: PerAxis(horizontal: appKit.sliderThickness, vertical: nil))
      : .line(
        of: font(.regular),
        inMiddleOf: PerAxis(horizontal: nil, vertical: appKit.sliderThickness)
      ).raised(by: appKit.titleRise(.regular))
  }

  /// The size of a text in AppKit: the height of each line is rounded up to a point, the width to a
  /// pixel. An 11-point label is 14 high in files, and 28 with two lines.
  private func onePointText(_ text: StyledText, laidOut width: Double? = nil)
    -> IntrinsicContentSize
  {
    // A button with only an image still has the baseline of its font.
    if text.string.isEmpty { return .line(of: text.font) }
    let intrinsic = textSize(text, maximumWidth: nil, roundingHeightOn: .points)
    guard let width, text.lineLimit.numberOfLines != 1 else { return intrinsic }
    return textSize(text, maximumWidth: width, roundingHeightOn: .points)
      .replacing(width: intrinsic.size.horizontal)
  }
}

extension IntrinsicContentSize {
  fileprivate func padded(in bezel: AppKitMetrics.Bezel) -> IntrinsicContentSize {
    padded(by: bezel.padding, toHeight: bezel.height)
  }

  fileprivate func raised(by points: Double) -> IntrinsicContentSize {
    var copy = self
    copy.firstBaselineFromTop = firstBaselineFromTop.map { $0 - points }
    copy.lastBaselineFromBottom = lastBaselineFromBottom.map { $0 + points }
    return copy
  }
}
