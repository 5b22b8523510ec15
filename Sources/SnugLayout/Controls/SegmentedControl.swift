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
}
