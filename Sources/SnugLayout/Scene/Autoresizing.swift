public import SnugGeometry

/// A frame and an autoresizing mask, for a view whose
/// `translatesAutoresizingMaskIntoConstraints` is true.
public struct Autoresizing: Hashable, Sendable {
  /// In the superview's coordinates, in points.
  public var frame: Rect
  public var mask: AutoresizingMask
  /// The superview's size the frame was made for, in points.
  public var superviewSize: Size

  public init(frame: Rect, mask: AutoresizingMask, superviewSize: Size) {
    self.frame = frame
    self.mask = mask
    self.superviewSize = superviewSize
  }
}

/// `UIView.AutoresizingMask`: which margins and sizes grow with the superview.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
  public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
  public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)

  /// The options by UIKit's names, in the order of their bits.
  public static let named: [(name: String, option: AutoresizingMask)] = [
    ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
    ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
    ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
  ]

  /// Whether the margin before, the size and the margin after are flexible on an axis. If none is,
  /// the far margin gives way.
  func flexibility(_ axis: Axis) -> [Bool] {
    let options: [Self] =
      axis == .horizontal
      ? [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
      : [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
    return isDisjoint(with: Self(options)) ? [false, false, true] : options.map(contains)
  }
}
