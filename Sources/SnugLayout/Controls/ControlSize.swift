package import SnugGeometry

/// `NSControl.ControlSize`; only the cases with known sizes.
public enum ControlSize: String, Sendable, CaseIterable {
  case large, regular, small, mini

  /// `NSFont.systemFontSize(for:)`, in points.
  ///
  /// Source: labels saved by Interface Builder are 16, 14 and 11 high: the heights of lines of 13,
  /// 11 and 9 points, rounded up to a point.
  public var fontSize: Double {
    switch self {
    case .large, .regular: 13
    case .small: 11
    case .mini: 9
    }
  }
}

/// The bezel of an AppKit control around its title.
package struct Bezel {
  /// Of the alignment rect.
  let height: Double
  /// The distances from the alignment rect to the frame.
  package let insets: EdgeInsets
  /// Space before the title, with a box, and after it, with arrows.
  package let padding: EdgeInsets

  /// - Parameter insets: top, left, bottom, right.
  init(
    _ height: Double, _ insets: (Double, Double, Double, Double), leading: Double,
    trailing: Double = 0
  ) {
    self.height = height
    self.insets = EdgeInsets(insets)
    padding = EdgeInsets(left: leading, right: trailing)
  }

  /// - Parameter sides: space on either side of the title.
  init(_ height: Double, _ insets: (Double, Double, Double, Double), sides: Double) {
    self.init(height, insets, leading: sides, trailing: sides)
  }
}

extension SystemVersion {
  /// How far the title of a push button or a pop-up button is above the middle, and the baseline of a
  /// slider above that of a title in the middle.
  ///
  /// Source: the tops of labels that share a baseline with 6 push buttons, 18 pop-up buttons and 3 sliders
  /// of macOS 11 to 15, all of the regular or large size, in three repositories, 24 of them in one. A small
  /// pop-up button, and 7 buttons of macOS 26 in two others, have their titles in the middle.
  func titleRise(_ size: ControlSize) -> Double {
    (11..<26).contains(major) && (size == .regular || size == .large) ? 1 : 0
  }
}

extension IntrinsicContentSize {
  func padded(in bezel: Bezel) -> IntrinsicContentSize {
    padded(by: bezel.padding, toHeight: bezel.height)
  }

  func raised(by points: Double) -> IntrinsicContentSize {
    var copy = self
    copy.firstBaselineFromTop = firstBaselineFromTop.map { $0 - points }
    copy.lastBaselineFromBottom = lastBaselineFromBottom.map { $0 + points }
    return copy
  }
}
