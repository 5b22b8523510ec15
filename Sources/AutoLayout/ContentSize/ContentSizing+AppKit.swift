import Geometry

extension ContentSizing {
  func size(of field: MacTextFieldContent) -> IntrinsicContentSize {
    let font = font(field.controlSize)
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
    case .push: return title.padded(in: appKit.pushButton(button.controlSize))
    case .checkBox, .radio:
      let (size, isRadio) = (button.controlSize, button.kind == .radio)
      let box = title.padded(in: appKit.checkBox(size, isRadio: isRadio))
      return title.size.horizontal == 0
        ? box.replacing(width: appKit.checkBoxSide(size, isRadio: isRadio)) : box
    case .help:
      return .line(
        of: button.title.font, inMiddleOf: appKit.helpButton(button.controlSize).size)
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
      .replacing(width: (widest ?? 0) + bezel.padding.total(.horizontal))
  }

  /// A horizontal slider has the baseline that a title in its middle would have.
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
    padded(by: bezel.padding, toHeight: bezel.height).raised(by: bezel.rise)
  }

  fileprivate func raised(by points: Double) -> IntrinsicContentSize {
    var copy = self
    copy.firstBaselineFromTop = firstBaselineFromTop.map { $0 - points }
    copy.lastBaselineFromBottom = lastBaselineFromBottom.map { $0 + points }
    return copy
  }
}
