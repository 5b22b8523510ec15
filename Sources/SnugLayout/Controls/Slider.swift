package import SnugGeometry

/// The content of a `UISlider` or an `NSSlider`.
public struct SliderContent: Hashable, Sendable {
  /// The position of the knob, from 0, the minimum, to 1, the maximum.
  public var fraction: Double
  /// Only an `NSSlider` can be vertical.
  public var isVertical: Bool

  public init(fraction: Double = 0.5, isVertical: Bool = false) {
    self.fraction = min(1, max(0, fraction))
    self.isVertical = isVertical
  }

  /// The position of a value between a minimum and a maximum. Like `UISlider`, it clamps the value.
  public init(value: Double, minimum: Double, maximum: Double, isVertical: Bool = false) {
    let fraction = maximum > minimum ? (value - minimum) / (maximum - minimum) : 0
    self.init(fraction: fraction, isVertical: isVertical)
  }

  /// On iOS, saved frames are 31 high, with the insets below; since iOS 26 34, in two frames of one
  /// repository. On macOS they are 19 high up to macOS 10.15, then 28, and 16 since 26. The same width for
  /// vertical ones is our choice.
  ///
  /// Apple's guide says that sliders define only their width; AppKit's header says that a horizontal
  /// one defines only its height. We follow the header, because Interface Builder always leaves the
  /// width to constraints. A height of 34 was reported once, for iOS 8.1.
  var traits: ContentTraits {
    let across = PerAxis<LayoutPriority>(horizontal: .defaultHigh, vertical: .defaultLow)
    return ContentTraits(
      size: size, alignmentRectInsets: { $0.sliderInsets(isVertical: isVertical) },
      hugging: .highVertically, huggingInBuilder: .low,
      huggingOnMac: isVertical ? across : .highVertically, position: .atLeadingEdge,
      isSeenWithoutFrame: true, compressed: .none)
  }

  /// On macOS, a horizontal slider has a baseline like a button with a title.
  func size(_ sizing: ContentSizing) -> IntrinsicContentSize {
    let (system, major) = (sizing.system, sizing.system.major)
    let thickness: Double =
      system.isMac ? major < 11 ? 15 : major < 26 ? 20 : 16 : major < 26 ? 30 : 34
    if isVertical { return .init(size: PerAxis(horizontal: thickness, vertical: nil)) }
    guard system.isMac else { return .init(size: thickness.high) }
    return .line(of: sizing.font(.regular), inMiddleOf: thickness.high)
      .raised(by: system.titleRise(.regular))
  }
}

extension SystemVersion {
  /// On iOS, calculated from two saved frames: 347 wide at x = 14 for margins of 16.
  package func sliderInsets(isVertical: Bool) -> EdgeInsets {
    guard isMac else { return EdgeInsets(left: 2, bottom: 1, right: 2) }
    return major < 26 ? EdgeInsets((2, 2, isVertical ? 3 : major < 11 ? 2 : 6, 2)) : .zero
  }
}
