import SnugGeometry

/// What a view's content is measured with.
struct ContentSizing {
  let viewClass: ViewClass
  /// Whether the view adds space of its own around the content.
  let hasContentInsets: Bool
  let system: SystemVersion
  let width: Double?
  var height: Double?
  /// The width at which a label breaks its lines in the pass that finds its intrinsic size.
  var maxLayoutWidth: Double?
  let grid: PixelGrid
  let measurer: any TextMeasurer

  func rounded(_ size: Size) -> PerAxis<Double?> { PerAxis { grid.roundedUp(size[$0]) } }

  func font(_ size: ControlSize) -> Font {
    Font(size: size.fontSize, edition: system.fontEdition)
  }

  /// The widths inside a range at which a text changes its height, in a view that is wider by an inset.
  func breakpoints(
    of text: StyledText, over widths: ClosedRange<Double>, besides inset: Double = 0,
    includingWidth: Bool = false
  ) -> [TextBreakpoint] {
    guard !text.string.isEmpty, text.lineLimit.numberOfLines != 1 else { return [] }
    let inner = widths.lowerBound - inset...widths.upperBound - inset
    return measurer.breakpoints(of: text, over: inner, includingWidth: includingWidth)
      .map { TextBreakpoint(width: $0 + inset, changesHeight: true) }
  }

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

  /// The size of a text in AppKit: the height of each line is rounded up to a point, the width to a
  /// pixel. An 11-point label is 14 high in files, and 28 with two lines.
  ///
  /// - Parameter limit: the width at which lines break, also to find the width; `nil` for none.
  func onePointText(
    _ text: StyledText, laidOut width: Double? = nil, breakingAt limit: Double? = nil
  ) -> IntrinsicContentSize {
    // A button with only an image still has the baseline of its font.
    if text.string.isEmpty { return .line(of: text.font) }
    let intrinsic = textSize(text, maximumWidth: limit, roundingHeightOn: .points)
    guard let width, text.lineLimit.numberOfLines != 1 else { return intrinsic }
    return textSize(text, maximumWidth: width, roundingHeightOn: .points)
      .replacing(width: intrinsic.size.horizontal)
  }
}

extension PixelGrid {
  /// Whole points.
  static let points = PixelGrid(scale: 1)
}
