import Geometry

/// Measures what a view shows.
struct ContentSizing<Measurer: TextMeasurer> {
  let viewClass: ViewClass
  /// How wide the content was laid out, if it was.
  let width: Double?
  let grid: PixelGrid
  let measurer: Measurer

  private var isMac: Bool { viewClass.platform == .macOS }

  func size(of content: ViewContent) -> IntrinsicContentSize {
    switch content {
    case .none, .stack, .image(nil), .box, .tabView: .none
    case .image(let image?): IntrinsicContentSize(size: size(of: image))
    case .toggle:
      isMac
        ? .line(of: Font(size: ControlSize.regular.fontSize), atTopOf: AppKitMetrics.switchSize)
        : IntrinsicContentSize(size: UIKitMetrics.switchSize)
    // No source has the thickness of an `NSSlider`, nor the height of an `NSProgressIndicator`
    // that is a bar.
    case .slider: IntrinsicContentSize(size: isMac ? PerAxis(both: nil) : UIKitMetrics.sliderSize)
    case .progress:
      IntrinsicContentSize(size: isMac ? PerAxis(both: nil) : UIKitMetrics.progressSize)
    case .stepper: IntrinsicContentSize(size: UIKitMetrics.stepperSize)
    case .activityIndicator(let style):
      IntrinsicContentSize(
        size: isMac
          ? AppKitMetrics.spinnerSize(style) : UIKitMetrics.activityIndicatorSize(style))
    case .picker: IntrinsicContentSize(size: UIKitMetrics.pickerSize)
    case .pageControl(let pages):
      IntrinsicContentSize(size: UIKitMetrics.pageControlSize(numberOfPages: pages.numberOfPages))
    case .searchBar: IntrinsicContentSize(size: UIKitMetrics.searchBarSize)
    case .bar:
      IntrinsicContentSize(
        size: viewClass == .uiTabBar ? UIKitMetrics.tabBarSize : UIKitMetrics.barSize)
    case .segmentedControl(let control): size(of: control)
    case .label(let label): size(of: label)
    case .button(let button): size(of: button)
    case .textField(let field): size(of: field)
    case .textView(let textView): size(of: textView)
    case .macTextField(let field): size(of: field)
    case .macButton(let button): size(of: button)
    case .popUpButton(let button):
      onePointText(button.title)
        .padded(
          by: AppKitMetrics.popUpButtonPadding,
          toHeight: AppKitMetrics.popUpButtonHeight(button.controlSize))
    }
  }

  /// The widths inside a range, ascending, at which content laid out so wide changes its height.
  func breakpoints(of content: ViewContent, over widths: ClosedRange<Double>) -> [Double] {
    switch content {
    case .label(let label) where label.preferredMaxLayoutWidth == nil:
      breakpoints(of: label.text, over: widths)
    case .textView(let textView) where !textView.isScrollEnabled:
      breakpoints(of: textView.text, over: widths, besides: textView.insets.total(.horizontal))
    case .macTextField(let field) where !field.isBezeled:
      field.visibleText.map { breakpoints(of: $0, over: widths) } ?? []
    default: []
    }
  }

  private func breakpoints(
    of text: StyledText, over widths: ClosedRange<Double>, besides inset: Double = 0
  ) -> [Double] {
    guard !text.string.isEmpty, text.lineLimit.numberOfLines != 1 else { return [] }
    let inner = widths.lowerBound - inset...widths.upperBound - inset
    return measurer.breakpoints(of: text, over: inner).map { $0 + inset }
  }

  private func size(of image: ImageContent) -> PerAxis<Double?> {
    PerAxis { grid.roundedUp(image.size[$0]) }
  }

  // MARK: UIKit

  private func size(of label: LabelContent) -> IntrinsicContentSize {
    let limit = label.preferredMaxLayoutWidth
    let intrinsic = textSize(label.text, maximumWidth: limit)
    guard let width, limit == nil, label.text.lineLimit.numberOfLines != 1 else { return intrinsic }
    return textSize(label.text, maximumWidth: width).replacing(width: intrinsic.size.horizontal)
  }

  /// Without a configuration an image stands beside the title and makes the button higher only when
  /// it is higher than the button; with one it lies within the insets. How the two go together is
  /// our choice, sources have buttons with a title only.
  private func size(of button: ButtonContent) -> IntrinsicContentSize {
    let isConfigured = button.configuration != .none
    let insets = isConfigured ? UIKitMetrics.configurationInsets : UIKitMetrics.buttonInsets
    let title = textSize(button.title, maximumWidth: nil)
    var size =
      title
      .padded(by: insets, atLeast: isConfigured ? 0 : UIKitMetrics.buttonMinimumWidth)
    guard let image = button.image else { return size }
    let width = title.size.horizontal ?? 0
    let room = isConfigured ? insets : .zero
    size.size.horizontal = max(
      isConfigured ? 0 : UIKitMetrics.buttonMinimumWidth,
      width + grid.roundedUp(image.size.width) + insets.total(.horizontal))
    let height = grid.roundedUp(image.size.height) + room.total(.vertical)
    let growth = max(0, height - (size.size.vertical ?? 0))
    size.size.vertical = (size.size.vertical ?? 0) + growth
    size.firstBaselineFromTop = size.firstBaselineFromTop.map { $0 + growth / 2 }
    size.lastBaselineFromBottom = size.lastBaselineFromBottom.map { $0 + growth / 2 }
    return size
  }

  private func size(of field: TextFieldContent) -> IntrinsicContentSize {
    guard let visible = field.visibleText else {
      return .line(of: field.text?.font ?? Font(size: Font.labelSize))
        .padded(by: .zero, size: UIKitMetrics.emptyTextFieldSize(field.borderStyle))
    }
    let text = textSize(visible, maximumWidth: nil)
    guard field.borderStyle == .roundedRect else { return text }
    return text.padded(
      by: UIKitMetrics.roundedRectInsets, toHeight: UIKitMetrics.roundedRectHeight)
  }

  /// “A text view's intrinsic content size varies depending on its content, on whether or not it
  /// has scrolling enabled” (Auto Layout Guide): scrolling, it has none; otherwise that of its text
  /// unwrapped, or the height for its width. An empty one still has a line to write in.
  private func size(of textView: TextViewContent) -> IntrinsicContentSize {
    guard !textView.isScrollEnabled else { return .none }
    guard !textView.text.string.isEmpty else {
      let line = IntrinsicContentSize(
        size: PerAxis(horizontal: 0, vertical: grid.roundedUp(textView.text.font.lineHeight)))
      return line.padded(by: textView.insets)
    }
    let intrinsic = textSize(textView.text, maximumWidth: nil).padded(by: textView.insets)
    guard let width else { return intrinsic }
    let room = max(0, width - textView.insets.total(.horizontal))
    return textSize(textView.text, maximumWidth: room).padded(by: textView.insets)
      .replacing(width: intrinsic.size.horizontal)
  }

  private func size(of control: SegmentedControlContent) -> IntrinsicContentSize {
    let titles = control.segments.map { textSize($0, maximumWidth: nil) }
    let widest = titles.map { $0.size.horizontal ?? 0 }.max() ?? 0
    let padding = isMac ? AppKitMetrics.segmentPadding : UIKitMetrics.segmentPadding
    var size = (titles.first ?? IntrinsicContentSize(size: PerAxis(both: 0)))
      .padded(
        by: .zero,
        toHeight: isMac
          ? AppKitMetrics.segmentedControlHeight : UIKitMetrics.segmentedControlHeight)
    size.size.horizontal = (widest + 2 * padding) * Double(control.segments.count)
    size.text = nil
    return size
  }

  // MARK: AppKit

  private func size(of field: MacTextFieldContent) -> IntrinsicContentSize {
    let font = Font(size: field.controlSize.fontSize)
    guard field.isBezeled else {
      guard let text = field.visibleText else {
        return .line(of: font).padded(by: .zero, toHeight: line(field.controlSize))
      }
      return onePointText(text, laidOut: width)
    }
    let bezel = line(field.controlSize) + AppKitMetrics.bezelHeight
    return (field.visibleText.map { onePointText($0) } ?? .line(of: font)).padded(
      by: .zero, toHeight: bezel
    ).replacing(width: nil)
  }

  private func line(_ size: ControlSize) -> Double {
    Font(size: size.fontSize, lineMetrics: .appKit).lineHeight
  }

  private func size(of button: MacButtonContent) -> IntrinsicContentSize {
    let title = onePointText(button.title)
    switch button.kind {
    case .push:
      let sides = AppKitMetrics.pushButtonPadding
      return title.padded(
        by: EdgeInsets(top: 0, left: sides, bottom: 0, right: sides),
        toHeight: AppKitMetrics.pushButtonHeight(button.controlSize))
    case .checkBox, .radio:
      let offset =
        title.size.horizontal == 0
        ? AppKitMetrics.checkBoxSide : AppKitMetrics.checkBoxTitleOffset
      return title.padded(
        by: EdgeInsets(top: 0, left: offset, bottom: 0, right: 0),
        toHeight: AppKitMetrics.checkBoxHeight)
    case .help:
      return IntrinsicContentSize.line(of: button.title.font)
        .padded(by: .zero, size: AppKitMetrics.helpButtonSize)
    case .square:
      guard let image = button.image else { return title }
      return IntrinsicContentSize.line(of: button.title.font)
        .padded(by: .zero, size: size(of: image))
    }
  }

  /// The size of a text in AppKit: the height rounded up to a point, so that a label of 11 points
  /// is 14 high, as saved; the width to a pixel.
  private func onePointText(_ text: StyledText, laidOut width: Double? = nil)
    -> IntrinsicContentSize
  {
    var intrinsic = textSize(text, maximumWidth: nil, roundingHeightOn: PixelGrid(scale: 1))
    // A button that shows an image alone still has the baseline of its font.
    if text.string.isEmpty { return .line(of: text.font) }
    guard let width, text.lineLimit.numberOfLines != 1 else { return intrinsic }
    let wide = intrinsic.size.horizontal
    intrinsic = textSize(text, maximumWidth: width, roundingHeightOn: PixelGrid(scale: 1))
    return intrinsic.replacing(width: wide)
  }

  // MARK: Text

  /// The size of a text rounded up to the pixel on both axes, as `UILabel` rounds it.
  ///
  /// Source: labels saved by Interface Builder at 1x, 2x and 3x all measure
  /// ⌈lines × line height × scale⌉ / scale. A label without text measures 0 × 0.
  private func textSize(
    _ text: StyledText, maximumWidth: Double?, roundingHeightOn heightGrid: PixelGrid? = nil
  ) -> IntrinsicContentSize {
    guard !text.string.isEmpty else {
      return IntrinsicContentSize(size: PerAxis(both: 0))
    }
    let metrics = measurer.metrics(of: text, maximumWidth: maximumWidth)
    let height = (heightGrid ?? grid).roundedUp(metrics.size.height)
    var intrinsic = IntrinsicContentSize(
      size: PerAxis(horizontal: grid.roundedUp(metrics.size.width), vertical: height))
    let slack = (height - metrics.size.height) / 2
    intrinsic.firstBaselineFromTop = slack + metrics.firstBaseline
    intrinsic.lastBaselineFromBottom = height - slack - metrics.lastBaseline
    intrinsic.text = metrics
    return intrinsic
  }
}
