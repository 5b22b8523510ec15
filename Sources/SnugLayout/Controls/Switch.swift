package import SnugGeometry

extension ContentTraits {
  /// A `UISwitch` or an `NSSwitch`.
  static let toggle = Self(
    size: {
      $0.system.isMac
        ? .line(of: $0.font(.regular), atTopOf: $0.system.switchSize)
        : .init(size: $0.system.switchSize)
    }, alignmentRectInsets: \.switchInsets, hugging: .high, isSeenWithoutFrame: true,
    stretched: PerAxis(both: .broken))
}

extension SystemVersion {
  /// On iOS, saved frames are 51 × 31, with alignment rects of 49 × 31; since iOS 26, frames are 63 × 28.
  /// On macOS they are 42 × 25. No frame of macOS 26 is known.
  package var switchSize: PerAxis<Double?> {
    isMac
      ? PerAxis(horizontal: 38, vertical: 22)
      : major < 26 ? PerAxis(horizontal: 49, vertical: 31) : PerAxis(horizontal: 61, vertical: 28)
  }

  /// On iOS, with the trailing edge pinned 16 from an edge, the frame ends 14 from it.
  package var switchInsets: EdgeInsets { isMac ? EdgeInsets((1, 2, 2, 2)) : EdgeInsets(right: 2) }
}
