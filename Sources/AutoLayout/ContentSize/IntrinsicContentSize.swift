public import Geometry

/// What a view's content measures: its intrinsic content size, and where its baselines lie.
///
/// A side without a metric is `nil`, UIKit's `noIntrinsicMetric`; it then has no content-size
/// constraints.
public struct IntrinsicContentSize: Hashable, Sendable {
  /// In points, rounded up to whole pixels.
  public var size: PerAxis<Double?>
  /// From the top of the view to the baseline of its first line, at the intrinsic height.
  public var firstBaselineFromTop: Double?
  /// From the baseline of its last line to the bottom of the view, at the intrinsic height.
  public var lastBaselineFromBottom: Double?
  /// How the text was set, if there is text.
  public var text: TextMetrics?

  public init(size: PerAxis<Double?>) { self.size = size }

  public static let none = IntrinsicContentSize(size: PerAxis(both: nil))
}

extension View {
  /// The content's own size, grown by the content insets, or the override in its place.
  ///
  /// `width` is how wide the view was laid out: a label that may wrap gets the height its text has
  /// in lines of that width, and keeps the width it would like to have (UIKit's second pass).
  public func intrinsicContentSize(
    laidOut width: Double? = nil, on grid: PixelGrid, measuring measurer: some TextMeasurer
  ) -> IntrinsicContentSize {
    let inner = width.map { max(0, $0 - contentInsets.total(.horizontal)) }
    let sizing = ContentSizing(
      viewClass: viewClass, width: inner, grid: grid,
      measurer: measurer)
    var intrinsic = sizing.size(of: content)
    for axis in Axis.allCases {
      intrinsic.size[axis] = intrinsic.size[axis].map { $0 + contentInsets.total(axis) }
    }
    intrinsic.firstBaselineFromTop = intrinsic.firstBaselineFromTop.map { $0 + contentInsets.top }
    intrinsic.lastBaselineFromBottom = intrinsic.lastBaselineFromBottom
      .map { $0 + contentInsets.bottom }
    if let intrinsicContentSizeOverride { intrinsic.size = intrinsicContentSizeOverride }
    return intrinsic
  }

  /// The widths of its alignment rect inside a range, ascending, at which the height of the view's
  /// text changes, in points.
  func breakpoints(
    over widths: ClosedRange<Double>, on grid: PixelGrid, measuring measurer: some TextMeasurer
  ) -> [Double] {
    let inset = contentInsets.total(.horizontal)
    let sizing = ContentSizing(viewClass: viewClass, width: nil, grid: grid, measurer: measurer)
    return
      sizing.breakpoints(of: content, over: widths.lowerBound - inset...widths.upperBound - inset)
      .map { $0 + inset }
  }
}

extension IntrinsicContentSize {
  func replacing(width: Double?) -> IntrinsicContentSize {
    var copy = self
    copy.size.horizontal = width
    return copy
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
    let centring = ((height ?? natural) - natural) / 2
    copy.firstBaselineFromTop = firstBaselineFromTop.map { $0 + insets.top + centring }
    copy.lastBaselineFromBottom = lastBaselineFromBottom.map { $0 + insets.bottom + centring }
    return copy
  }
}
