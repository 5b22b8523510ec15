public import SnugGeometry

/// The measurements of a view's content: the intrinsic content size, and the positions of the
/// baselines.
///
/// A side without a metric is `nil`, UIKit's `noIntrinsicMetric`, and has no content-size
/// constraints.
public struct IntrinsicContentSize: Hashable, Sendable {
  /// In points, rounded up to whole pixels.
  public var size: PerAxis<Double?>
  /// From the top of the view to the baseline of its first line, at the intrinsic height.
  public var firstBaselineFromTop: Double?
  /// From the baseline of its last line to the bottom of the view, at the intrinsic height.
  public var lastBaselineFromBottom: Double?
  /// The metrics of the text, if there is text.
  public var text: TextMetrics?
  /// The scale of the text's font that fits the text into its label; at most 1.
  public var fontScale = 1.0
  /// Whether the text is too high for its label even at its smallest scale.
  package var isScaledTextTooHigh = false

  public init(size: PerAxis<Double?>) { self.size = size }

  public static let none = IntrinsicContentSize(size: PerAxis(both: nil))

  /// The size of a view without text. The baseline is that of a line of the font, centered
  /// vertically.
  static func line(
    of font: Font, inMiddleOf size: PerAxis<Double?> = PerAxis(both: 0)
  ) -> IntrinsicContentSize {
    var line = IntrinsicContentSize(size: size)
    let middle = (size.vertical ?? 0) / 2
    line.firstBaselineFromTop = font.ascender - font.lineHeight / 2 + middle
    line.lastBaselineFromBottom = font.descender - font.lineHeight / 2 + middle
    return line
  }
}

extension View {
  /// The content's size plus the content insets, or the override.
  ///
  /// - Parameters:
  ///   - width: the width of the view in the last layout. A label that can wrap gets the height of
  ///     its text in lines of that width, and keeps its preferred width (UIKit's second pass).
  ///   - height: its height in the last layout, to which a text can be scaled down.
  ///   - maxLayoutWidth: the width at which a label's lines break to find its preferred width; `nil`
  ///     for one line.
  public func intrinsicContentSize(
    laidOut width: Double? = nil, height: Double? = nil, maxLayoutWidth: Double? = nil,
    in system: SystemVersion,
    on grid: PixelGrid,
    measuring measurer: some TextMeasurer
  ) -> IntrinsicContentSize {
    func inner(_ width: Double) -> Double { max(0, width - contentInsets.total(.horizontal)) }
    let sizing = ContentSizing(
      viewClass: viewClass, hasContentInsets: contentInsets != .zero, system: system,
      width: width.map(inner), height: height.map { max(0, $0 - contentInsets.total(.vertical)) },
      maxLayoutWidth: maxLayoutWidth.map(inner), grid: grid,
      measurer: measurer)
    var intrinsic = content.traits.size(sizing)
    for axis in Axis.allCases {
      intrinsic.size[axis] = intrinsic.size[axis].map { $0 + contentInsets.total(axis) }
    }
    intrinsic.firstBaselineFromTop? += contentInsets.top
    intrinsic.lastBaselineFromBottom? += contentInsets.bottom
    if let intrinsicContentSizeOverride {
      // The text is centered in a height that replaces its own. In an `NSTextField` without a bezel
      // it is at the top. A text that can wrap fills the height: its lines there are not known.
      func shareAbove(_ own: Double, _ height: Double) -> Double? {
        switch content {
        case .label(let label) where label.text.lineLimit.numberOfLines != 1: nil
        case .textView: nil
        // In less height than its lines need it has fewer of them than its width says.
        case .macTextField(let field) where !field.isBezeled:
          content.adaptsToWidth && own > height ? nil : 0
        default: 0.5
        }
      }
      if let height = intrinsicContentSizeOverride.vertical, let own = intrinsic.size.vertical,
        let shareAbove = shareAbove(own, height)
      {
        let growth = height - own
        let above = growth * shareAbove
        intrinsic.firstBaselineFromTop = intrinsic.firstBaselineFromTop.map { $0 + above }
        intrinsic.lastBaselineFromBottom =
          intrinsic.lastBaselineFromBottom.map { $0 + growth - above }
      }
      intrinsic.size = intrinsicContentSizeOverride
    }
    return intrinsic
  }

  /// The widths of the alignment rect inside a range at which the height of the view's text
  /// changes, or its longest line if the view can hug that. Ascending, in points.
  func breakpoints(
    over widths: ClosedRange<Double>, hugsLongestLine: Bool, in system: SystemVersion,
    on grid: PixelGrid,
    measuring measurer: some TextMeasurer
  ) -> [TextBreakpoint] {
    let inset = contentInsets.total(.horizontal)
    let sizing = ContentSizing(
      viewClass: viewClass, hasContentInsets: contentInsets != .zero, system: system, width: nil,
      grid: grid, measurer: measurer)
    let inner = widths.lowerBound - inset...widths.upperBound - inset
    var breakpoints: [TextBreakpoint] = []
    if case .label(let label) = content {
      breakpoints = label.breakpoints(over: inner, hugsLongestLine: hugsLongestLine, sizing)
    } else if let (text, sides) = content.traits.wrappingText(sizing) {
      breakpoints = sizing.breakpoints(of: text, over: inner, besides: sides)
    }
    return
      breakpoints
      .map { TextBreakpoint(width: $0.width + inset, changesHeight: $0.changesHeight) }
      .sorted { $0.width < $1.width }
  }
}

extension IntrinsicContentSize {
  func replacing(width: Double?) -> IntrinsicContentSize {
    var copy = self
    copy.size.horizontal = width
    return copy
  }

  /// The size of a control without text. Its baseline is that of a line at its top.
  ///
  /// Source: in a stack view of an Interface Builder file that aligns baselines, the tops of a label
  /// and an `NSSwitch` are aligned.
  static func line(of font: Font, atTopOf size: PerAxis<Double?>) -> IntrinsicContentSize {
    var content = IntrinsicContentSize(size: size)
    let height = font.lineHeight.rounded(.up)
    let baseline = (height - font.lineHeight) / 2 + font.ascender
    content.firstBaselineFromTop = baseline
    content.lastBaselineFromBottom = size.vertical.map { $0 - baseline }
    return content
  }

  /// Text with space around it, in a control of at least a width, or of exactly a height.
  func padded(
    by insets: EdgeInsets, atLeast width: Double = 0, toHeight height: Double? = nil
  ) -> IntrinsicContentSize {
    var copy = self
    let natural = (size.vertical ?? 0) + insets.total(.vertical)
    copy.size = PerAxis(
      horizontal: max(width, (size.horizontal ?? 0) + insets.total(.horizontal)),
      vertical: height ?? natural)
    let inset = ((height ?? natural) - natural) / 2
    copy.firstBaselineFromTop = firstBaselineFromTop.map { $0 + insets.top + inset }
    copy.lastBaselineFromBottom = lastBaselineFromBottom.map { $0 + insets.bottom + inset }
    return copy
  }
}
