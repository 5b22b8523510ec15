public import SnugGeometry

/// The content of a `UILabel`.
public struct LabelContent: Hashable, Sendable {
  public var text: StyledText
  /// The width at which lines break in the intrinsic size, in points.
  ///
  /// `nil` means automatic, the default since iOS 8: the width of the label in the last layout.
  public var preferredMaxLayoutWidth: Double?
  /// Whether text that is too wide is scaled down.
  public var adjustsFontSizeToFitWidth: Bool
  /// The smallest scale of the text; 0 means no scaling.
  public var minimumScaleFactor: Double

  public init(
    text: StyledText, preferredMaxLayoutWidth: Double? = nil,
    adjustsFontSizeToFitWidth: Bool = false, minimumScaleFactor: Double = 0
  ) {
    self.text = text
    self.preferredMaxLayoutWidth = preferredMaxLayoutWidth
    self.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    self.minimumScaleFactor = minimumScaleFactor
  }

  /// The text at its smallest scale; `nil` if it is never scaled. A label with any number of lines
  /// is never scaled, because it has room for the whole text.
  package var smallestText: StyledText? {
    let scales = adjustsFontSizeToFitWidth && minimumScaleFactor > 0 && minimumScaleFactor < 1
    return scales && text.lineLimit.numberOfLines != 0 ? text.scaled(by: minimumScaleFactor) : nil
  }

  /// If the height is too large, the text is in the middle, and not where it is aligned with others.
  var traits: ContentTraits {
    ContentTraits(
      mainText: text, size: size, huggingInBuilder: PerAxis(both: 251), position: text.position,
      isText: true, hasInvisibleEdges: !text.string.isEmpty,
      stretched: PerAxis(horizontal: .padded, vertical: .inflated), compressed: .truncated,
      shows: PerAxis(both: "text"), cutText: text)
  }

  func size(_ sizing: ContentSizing) -> IntrinsicContentSize {
    let limit = preferredMaxLayoutWidth
    var intrinsic = sizing.textSize(text, maximumWidth: limit ?? sizing.maxLayoutWidth)
    if let width = sizing.width, limit == nil, text.lineLimit.numberOfLines != 1 {
      intrinsic = sizing.textSize(text, maximumWidth: width)
        .replacing(width: intrinsic.size.horizontal)
    }
    return fitting(intrinsic, sizing)
  }

  /// The size of a label, and the scale at which its text fits the width, the lines and the height:
  /// the largest one, to a thousandth, or else the smallest scale that is allowed. Scaling does not
  /// change the intrinsic size.
  private func fitting(
    _ intrinsic: IntrinsicContentSize, _ sizing: ContentSizing
  ) -> IntrinsicContentSize {
    guard let smallest = smallestText, let width = sizing.width, !text.string.isEmpty else {
      return intrinsic
    }
    func isTooHigh(_ metrics: TextMetrics) -> Bool {
      sizing.height.map { metrics.size.height > $0 + .sameLength } ?? false
    }
    func metrics(_ text: StyledText) -> TextMetrics {
      sizing.measurer.metrics(of: text, maximumWidth: width)
    }
    func fits(_ metrics: TextMetrics) -> Bool { !metrics.isTruncated && !isTooHigh(metrics) }
    var fitted = intrinsic
    let whole = metrics(text)
    if fits(whole) {
      fitted.text?.isTruncated = false
      return fitted
    }
    var (low, high) = (Int((minimumScaleFactor * 1000).rounded(.up)), 1000)
    let least = metrics(smallest)
    fitted.text = least
    while high - low > 1, fits(least) {
      let middle = (low + high) / 2
      let scaled = metrics(text.scaled(by: Double(middle) / 1000))
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

  /// The widths inside a range at which the label changes its height, or the longest line it can hug.
  func breakpoints(
    over widths: ClosedRange<Double>, hugsLongestLine: Bool,
    _ sizing: ContentSizing
  ) -> [TextBreakpoint] {
    guard preferredMaxLayoutWidth == nil else { return [] }
    let lines =
      hugsLongestLine
      ? huggingBreakpoints(over: widths, sizing) : sizing.breakpoints(of: text, over: widths)
    let scaled = smallestText.map { sizing.measurer.breakpoints(of: $0, over: widths) } ?? []
    return lines + scaled.map { TextBreakpoint(width: $0, changesHeight: true) }
  }

  /// The widths at which a label changes its height, or the longest line it hugs. It hugs that line,
  /// rounded up to a pixel, at greater widths.
  private func huggingBreakpoints(
    over widths: ClosedRange<Double>, _ sizing: ContentSizing
  ) -> [TextBreakpoint] {
    var settings: [(start: Double, metrics: TextMetrics, hugged: Double?)] = []
    let starts =
      [widths.lowerBound]
      + sizing.breakpoints(of: text, over: widths, includingWidth: true).map(\.width)
    for (start, end) in zip(starts, starts.dropFirst() + [widths.upperBound]) {
      let size = sizing.textSize(text, maximumWidth: (start + end) / 2)
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
}
