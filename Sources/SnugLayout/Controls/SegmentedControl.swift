public import SnugGeometry

/// The content of a `UISegmentedControl` or an `NSSegmentedControl`.
public struct SegmentedControlContent: Hashable, Sendable {
  public var segments: [StyledText]
  /// The index of the selected segment, if one is.
  public var selectedSegmentIndex: Int?
  public var distribution = Distribution.fillEqually

  public init(
    segments: [StyledText], selectedSegmentIndex: Int? = nil,
    distribution: Distribution = .fillEqually
  ) {
    self.segments = segments
    self.selectedSegmentIndex = selectedSegmentIndex
    self.distribution = distribution
  }

  /// `NSSegmentedControl.Distribution`: all segments are as wide as the widest title needs, or each as wide as
  /// its own.
  public enum Distribution: String, Sendable, CaseIterable {
    case fillEqually, fill
  }

  var traits: ContentTraits {
    ContentTraits(
      otherTexts: segments, size: size, alignmentRectInsets: \.segmentedControlInsets,
      hugging: .highVertically, huggingInBuilder: .low, huggingOnMac: .highVertically,
      position: .atLeadingEdge, isSeenWithoutFrame: true, hasTrack: true,
      stretched: PerAxis(both: .inflated), shows: PerAxis(horizontal: "segments", vertical: nil),
      cutText: segments.first)
  }

  func size(_ sizing: ContentSizing) -> IntrinsicContentSize {
    let titles = segments.map { sizing.textSize($0, maximumWidth: nil) }
    let widths = Self.widths(
      titles.map { $0.size.horizontal ?? 0 }, distribution, in: sizing.system)
    var size = (titles.first ?? IntrinsicContentSize(size: PerAxis(both: 0)))
      .padded(by: .zero, toHeight: sizing.system.segmentedControlHeight)
    size.size.horizontal = widths.reduce(0, +)
    size.text = nil
    return size
  }

  /// The widths of segments with titles of given widths, in points.
  package static func widths(
    _ titles: [Double], _ distribution: Distribution, in system: SystemVersion
  ) -> [Double] {
    let widest = titles.max() ?? 0
    return titles.map { (distribution == .fill ? $0 : widest) + 2 * system.segmentPadding }
  }

  /// The size of the text of a segment, in points: our choice, the size of a footnote.
  package static let fontSize = 13.0
}

extension SystemVersion {
  /// On iOS, saved frames are 29 high, and 32 since iOS 13: one more than the alignment rects. On macOS
  /// they are 24 high.
  package var segmentedControlHeight: Double { isMac ? 21 : major < 13 ? 28 : 31 }

  package var segmentedControlInsets: EdgeInsets {
    isMac ? EdgeInsets((1, 2, 2, 2)) : EdgeInsets(bottom: 1)
  }

  /// Space on either side of a title, or of the widest title.
  ///
  /// On iOS, fitted to saved widths of four controls; up to iOS 12 to that of one, 89 for `View` and
  /// `Edit`. On macOS, to those of six controls whose segments are as wide as their own titles
  /// (AzureAD/microsoft-authentication-library-for-objc) and of one with equal segments (xi-editor/xi-mac).
  package var segmentPadding: Double { isMac ? 6.5 : major < 13 ? 7.5 : 10 }
}
