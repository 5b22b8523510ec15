public import SnugGeometry

/// The content of a `UISegmentedControl` or an `NSSegmentedControl`.
public struct SegmentedControlContent: Hashable, Sendable {
  public var segments: [StyledText]
  /// The index of the selected segment, if one is.
  public var selectedSegmentIndex: Int?

  public init(segments: [StyledText], selectedSegmentIndex: Int? = nil) {
    self.segments = segments
    self.selectedSegmentIndex = selectedSegmentIndex
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
    let widest = titles.map { $0.size.horizontal ?? 0 }.max() ?? 0
    var size = (titles.first ?? IntrinsicContentSize(size: PerAxis(both: 0)))
      .padded(by: .zero, toHeight: sizing.system.segmentedControlHeight)
    size.size.horizontal = (widest + 2 * sizing.system.segmentPadding) * Double(segments.count)
    size.text = nil
    return size
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

  /// Space on either side of the widest title; all segments are as wide as that one.
  ///
  /// On iOS, fitted to saved widths of four controls; up to iOS 12 to that of one, 89 for `View` and
  /// `Edit`. On macOS it is our choice.
  package var segmentPadding: Double { isMac ? 9 : major < 13 ? 7.5 : 10 }
}
