import SnugGeometry

/// Measures a view's content.
struct ContentSizing<Measurer: TextMeasurer> {
  let viewClass: ViewClass
  /// Whether the view adds space of its own around the content.
  let hasContentInsets: Bool
  let system: SystemVersion
  /// The width of the content in the last layout, if there was one.
  let width: Double?
  /// The height of the content in the last layout.
  var height: Double?
  /// The width at which a label breaks its lines in the pass that finds its intrinsic size.
  var maxLayoutWidth: Double?
  let grid: PixelGrid
  let measurer: Measurer

  var isMac: Bool { viewClass.platform == .macOS }
  private var uiKit: UIKitMetrics { UIKitMetrics(system) }
  var appKit: AppKitMetrics { AppKitMetrics(system) }

  func size(of content: ViewContent) -> IntrinsicContentSize {
    switch content {
    case .none, .stack, .image(nil), .box, .tabView: .none
    case .image(let image?): .init(size: rounded(image.size))
    case .toggle where isMac: .line(of: font(.regular), atTopOf: AppKitMetrics.switchSize)
    case .toggle: .init(size: uiKit.switchSize)
    case .slider(let slider): isMac ? size(of: slider) : .init(size: uiKit.sliderSize)
    case .progress: .init(size: isMac ? AppKitMetrics.barSize : uiKit.progressSize)
    case .stepper: .init(size: uiKit.stepperSize)
    case .activityIndicator(let style) where isMac: .init(size: AppKitMetrics.spinnerSize(style))
    case .activityIndicator(let style): .init(size: UIKitMetrics.activityIndicatorSize(style))
    case .picker: .init(size: UIKitMetrics.pickerSize)
    case .pageControl(let pages):
      .init(size: rounded(uiKit.pageControlSize(numberOfPages: pages.numberOfPages)))
    case .searchBar: .init(size: uiKit.searchBarSize)
    case .bar where viewClass == .uiTabBar: .init(size: UIKitMetrics.tabBarSize)
    case .bar where viewClass == .uiToolbar: .init(size: UIKitMetrics.toolbarSize)
    case .bar: .init(size: uiKit.navigationBarSize)
    case .segmentedControl(let control): size(of: control)
    case .label(let label): fitting(label, size(of: label))
    case .button(let button): size(of: button)
    case .textField(let field): size(of: field)
    case .textView(let textView): size(of: textView)
    case .macTextField(let field): size(of: field)
    case .macButton(let button): size(of: button)
    case .popUpButton(let button): size(of: button)
    }
  }

  /// The widths inside a range at which the content changes its height, or at which a label changes the
  /// longest line that it can hug.
  func breakpoints(
    of content: ViewContent, over widths: ClosedRange<Double>, hugsLongestLine: Bool
  ) -> [TextBreakpoint] {
    var breakpoints: [TextBreakpoint] = []
    var heights: [Double] = []
    switch content {
    case .label(let label) where label.preferredMaxLayoutWidth == nil:
      if hugsLongestLine {
        breakpoints = huggingBreakpoints(of: label.text, over: widths)
      } else {
        heights = self.breakpoints(of: label.text, over: widths)
      }
      heights += label.smallestText.map { measurer.breakpoints(of: $0, over: widths) } ?? []
    case .button(let button) where button.configuration != .none:
      heights = self.breakpoints(of: button.title, over: widths, besides: sides(of: button))
    case .textView(let textView) where !textView.isScrollEnabled:
      heights = self.breakpoints(
        of: textView.text, over: widths, besides: textView.insets.total(.horizontal))
    case .macTextField(let field) where !field.isBezeled:
      heights = field.visibleText.map { self.breakpoints(of: $0, over: widths) } ?? []
    default: break
    }
    return breakpoints + heights.map { TextBreakpoint(width: $0, changesHeight: true) }
  }

  /// The widths at which a label changes its height, or the longest line it hugs. It hugs that line,
  /// rounded up to a pixel, at greater widths.
  private func huggingBreakpoints(
    of text: StyledText, over widths: ClosedRange<Double>
  ) -> [TextBreakpoint] {
    var settings: [(start: Double, metrics: TextMetrics, hugged: Double?)] = []
    let starts = [widths.lowerBound] + breakpoints(of: text, over: widths, includingWidth: true)
    for (start, end) in zip(starts, starts.dropFirst() + [widths.upperBound]) {
      let size = textSize(text, maximumWidth: (start + end) / 2)
      guard let metrics = size.text, let longest = size.size.horizontal else { continue }
      let wraps = metrics.lineCount > 1 && !metrics.isTruncated
      if !wraps || start < longest { settings.append((start, metrics, nil)) }
      if wraps && longest < end { settings.append((max(start, longest), metrics, longest)) }
    }
    return zip(settings, settings.dropFirst()).compactMap { last, next in
      let changesHeight = !last.metrics.matches(next.metrics, in: text, includingWidth: false)
      guard changesHeight || last.hugged != next.hugged else { return nil }
      return TextBreakpoint(width: next.start, changesHeight: changesHeight)
    }
  }

  private func breakpoints(
    of text: StyledText, over widths: ClosedRange<Double>, besides inset: Double = 0,
    includingWidth: Bool = false
  ) -> [Double] {
    guard !text.string.isEmpty, text.lineLimit.numberOfLines != 1 else { return [] }
    let inner = widths.lowerBound - inset...widths.upperBound - inset
    return measurer.breakpoints(of: text, over: inner, includingWidth: includingWidth)
      .map { $0 + inset }
  }

  func rounded(_ size: Size) -> PerAxis<Double?> { PerAxis { grid.roundedUp(size[$0]) } }

  // MARK: UIKit

  private func size(of label: LabelContent) -> IntrinsicContentSize {
    let limit = label.preferredMaxLayoutWidth
    let intrinsic = textSize(label.text, maximumWidth: limit ?? maxLayoutWidth)
    guard let width, limit == nil, label.text.lineLimit.numberOfLines != 1 else { return intrinsic }
    return textSize(label.text, maximumWidth: width).replacing(width: intrinsic.size.horizontal)
  }

  /// The size of a label, and the scale at which its text fits the width, the lines and the height:
  /// the largest one, to a thousandth, or else the smallest scale that is allowed. Scaling does not
  /// change the intrinsic size.
  private func fitting(
    _ label: LabelContent, _ intrinsic: IntrinsicContentSize
  ) -> IntrinsicContentSize {
    guard let smallest = label.smallestText, let width, !label.text.string.isEmpty else {
      return intrinsic
    }
    func isTooHigh(_ metrics: TextMetrics) -> Bool {
      height.map { metrics.size.height > $0 + 1e-6 } ?? false
    }
    func metrics(_ text: StyledText) -> TextMetrics {
      measurer.metrics(of: text, maximumWidth: width)
    }
    func fits(_ metrics: TextMetrics) -> Bool { !metrics.isTruncated && !isTooHigh(metrics) }
    var fitted = intrinsic
    let whole = metrics(label.text)
    if fits(whole) {
      fitted.text?.isTruncated = false
      return fitted
    }
    var (low, high) = (Int((label.minimumScaleFactor * 1000).rounded(.up)), 1000)
    let least = metrics(smallest)
    fitted.text = least
    while high - low > 1, fits(least) {
      let middle = (low + high) / 2
      let scaled = metrics(label.text.scaled(by: Double(middle) / 1000))
      if fits(scaled) {
        low = middle
        fitted.text = scaled
      } else {
        high = middle
      }
    }
    fitted.fontScale = Double(low) / 1000
    fitted.isScaledTextTooHigh = isTooHigh(least)
    return fitted
  }

  private func size(of button: ButtonContent) -> IntrinsicContentSize {
    button.configuration == .none ? plainSize(of: button) : configuredSize(of: button)
  }

  /// A button without a configuration has a size in whole points at every screen scale, as have all
  /// 45 buttons saved at 2x and 3x. It has no padding if it has content insets or an image. The
  /// image is beside the title.
  private func plainSize(of button: ButtonContent) -> IntrinsicContentSize {
    let title =
      button.title.string.isEmpty
      ? IntrinsicContentSize.line(of: button.title.font)
      : textSize(button.title, maximumWidth: nil, on: .points)
    guard let image = button.image else {
      let line = button.title.font.lineHeight.rounded(.up)
      let insets = hasContentInsets ? .zero : UIKitMetrics.buttonInsets
      return title.padded(
        by: insets, atLeast: hasContentInsets ? 0 : UIKitMetrics.buttonMinimumWidth,
        toHeight: max(line, title.size.vertical ?? 0) + insets.total(.vertical))
    }
    return title.padded(
      by: EdgeInsets(left: image.size.width.rounded(.up)),
      toHeight: max(title.size.vertical ?? 0, image.size.height.rounded(.up)))
  }

  /// With a configuration, title and image are side by side within the insets, and the title
  /// wraps (`UIButton.Configuration.titleLineBreakMode` is `byWordWrapping`).
  private func configuredSize(of button: ButtonContent) -> IntrinsicContentSize {
    let (insets, sides) = (uiKit.configurationInsets, sides(of: button))
    func size(laidOut width: Double?) -> IntrinsicContentSize {
      let title = textSize(button.title, maximumWidth: width)
      let image = button.image.map { grid.roundedUp($0.size.height) } ?? 0
      return title.padded(
        by: EdgeInsets(top: insets.top, left: sides, bottom: insets.bottom),
        toHeight: max(title.size.vertical ?? 0, image) + insets.total(.vertical))
    }
    let intrinsic = size(laidOut: nil)
    guard let width, button.title.lineLimit.numberOfLines != 1 else { return intrinsic }
    return size(laidOut: max(0, width - sides)).replacing(width: intrinsic.size.horizontal)
  }

  /// The width of a configured button without its title: its insets and its image.
  private func sides(of button: ButtonContent) -> Double {
    uiKit.configurationInsets.total(.horizontal)
      + (button.image.map { grid.roundedUp($0.size.width) } ?? 0)
  }

  private func size(of field: TextFieldContent) -> IntrinsicContentSize {
    guard let visible = field.visibleText else {
      return .line(
        of: field.text?.font ?? Font(size: Font.labelSize),
        inMiddleOf: uiKit.emptyTextFieldSize(field.borderStyle))
    }
    // Saved 17-point fields without a border are 21 or 22 high, in whole points.
    let text = textSize(visible, maximumWidth: nil, on: .points)
    guard field.borderStyle == .roundedRect else { return text }
    return text.padded(
      by: UIKitMetrics.roundedRectInsets, toHeight: uiKit.roundedRectHeight)
  }

  /// “A text view's intrinsic content size varies depending on its content, on whether or not it
  /// has scrolling enabled” (Auto Layout Guide): if it scrolls, it has none; otherwise it has that
  /// of its unwrapped text, or the height for its width. An empty text view is one line high.
  private func size(of textView: TextViewContent) -> IntrinsicContentSize {
    guard !textView.isScrollEnabled else { return .none }
    guard !textView.text.string.isEmpty else {
      let line = IntrinsicContentSize(
        size: PerAxis(horizontal: 0, vertical: grid.roundedUp(textView.text.font.lineSpacing)))
      return line.padded(by: textView.insets)
    }
    let intrinsic = size(of: textView, laidOut: nil)
    guard let width else { return intrinsic }
    return size(of: textView, laidOut: max(0, width - textView.insets.total(.horizontal)))
      .replacing(width: intrinsic.size.horizontal)
  }

  /// Unlike a label, it also has the leading of its last line.
  ///
  /// Source: two text views in text styles, of one line and of eight, are as high as their leading says.
  private func size(
    of textView: TextViewContent, laidOut width: Double?
  ) -> IntrinsicContentSize {
    var text = textSize(textView.text, maximumWidth: width)
    let height = grid.roundedUp((text.text?.size.height ?? 0) + textView.text.font.leading)
    text.lastBaselineFromBottom? += height - (text.size.vertical ?? 0)
    text.size.vertical = height
    return text.padded(by: textView.insets)
  }

  private func size(of control: SegmentedControlContent) -> IntrinsicContentSize {
    let titles = control.segments.map { textSize($0, maximumWidth: nil) }
    let widest = titles.map { $0.size.horizontal ?? 0 }.max() ?? 0
    let padding = isMac ? AppKitMetrics.segmentPadding : uiKit.segmentPadding
    var size = (titles.first ?? IntrinsicContentSize(size: PerAxis(both: 0)))
      .padded(
        by: .zero,
        toHeight: isMac
          ? AppKitMetrics.segmentedControlHeight : uiKit.segmentedControlHeight)
    size.size.horizontal = (widest + 2 * padding) * Double(control.segments.count)
    size.text = nil
    return size
  }

  // MARK: Text

  /// The size of a text, rounded up to pixels on both axes, like `UILabel`'s.
  ///
  /// Source: labels saved by Interface Builder at 1x, 2x and 3x all measure
  /// ⌈lines × line height × scale⌉ / scale. A label without text measures 0 × 0.
  func textSize(
    _ text: StyledText, maximumWidth: Double?, on textGrid: PixelGrid? = nil,
    roundingHeightOn heightGrid: PixelGrid? = nil
  ) -> IntrinsicContentSize {
    guard !text.string.isEmpty else {
      return IntrinsicContentSize(size: PerAxis(both: 0))
    }
    let metrics = measurer.metrics(of: text, maximumWidth: maximumWidth)
    let grid = textGrid ?? grid
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

extension PixelGrid {
  /// Whole points.
  static let points = PixelGrid(scale: 1)
}
