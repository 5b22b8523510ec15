public import Geometry

/// Sizes of AppKit's controls, in points, each with how it is known.
///
/// They are the alignment sizes: saved frames of Interface Builder less the insets its constraints
/// show. “Our choice” is what no source has. A side that is `nil` has no intrinsic metric.
public enum AppKitMetrics {
  // MARK: Text fields

  /// A label's frame reaches 2 beyond its text on either side; its height is that of its lines,
  /// rounded up to a point: saved as 16, 14 and 11 for the three control sizes (17 in old files).
  public static let labelInsets = EdgeInsets(top: 0, left: 2, bottom: 0, right: 2)

  /// What a bezel adds to the height of a line: 21 is saved for the regular size and 19 for the
  /// small one, whose lines are 16 and 14 high. Some files have 22, and new ones 24, for the regular
  /// one. The mini one is not in any file we know and follows from the same difference.
  ///
  /// Its width is left to constraints, as in every file we know: what can be edited has no width.
  public static let bezelHeight = 5.0

  /// Space between the bezel and the text on either side: our choice.
  public static let bezelPadding = 4.0

  // MARK: Buttons

  /// Frames of 32 (regular) and 27 (small); the insets below are measured for the regular one, but
  /// for that at the top, which is reckoned.
  public static func pushButtonHeight(_ size: ControlSize) -> Double {
    size == .regular ? 20 : 15
  }

  public static let pushButtonInsets = EdgeInsets(top: 5, left: 7, bottom: 7, right: 7)

  /// Space between the bezel and the title on either side: our choice.
  public static let pushButtonPadding = 13.0

  /// Frames of check boxes and radio buttons are 18 high (16 in newer files), with 1 or 2 above the
  /// alignment rect; 18 and 1 are chosen.
  public static let checkBoxHeight = 16.0
  public static let checkBoxInsets = EdgeInsets(top: 1, left: 2, bottom: 1, right: 0)

  /// From the leading edge of the box to the title: our choice, a box of 14 and a gap of 6.
  public static let checkBoxTitleOffset = 20.0
  public static let checkBoxSide = 14.0

  /// Frames of 25 × 25.
  public static let helpButtonSize = PerAxis<Double?>(horizontal: 23, vertical: 24)
  public static let helpButtonInsets = EdgeInsets(top: 1, left: 0, bottom: 0, right: 2)

  /// Frames of 25 (regular) and 22 (small); no inset above or below is known.
  public static func popUpButtonHeight(_ size: ControlSize) -> Double { size == .regular ? 25 : 22 }

  /// The inset on the left is reckoned.
  public static let popUpButtonInsets = EdgeInsets(top: 0, left: 3, bottom: 0, right: 0)

  /// Space before the title, and after it with the arrows: our choice.
  public static let popUpButtonPadding = EdgeInsets(top: 0, left: 9, bottom: 0, right: 25)

  // MARK: Others

  /// Frames of 42 × 25.
  public static let switchSize = PerAxis<Double?>(horizontal: 38, vertical: 22)
  public static let switchInsets = EdgeInsets(top: 1, left: 2, bottom: 2, right: 2)

  /// Frames are 24 high.
  public static let segmentedControlHeight = 24.0
  public static let segmentedControlInsets = EdgeInsets(top: 0, left: 2, bottom: 0, right: 2)

  /// Space on either side of the widest title; all segments are as wide as that one: our choice.
  public static let segmentPadding = 9.0

  /// Frames of 16 × 16 (small) and 32 × 32 (regular).
  public static func spinnerSize(_ style: ActivityIndicatorStyle) -> PerAxis<Double?> {
    PerAxis(both: style == .small ? 16 : 32)
  }

  /// Measured on group boxes, some of which have 0 at the bottom.
  public static let boxInsets = EdgeInsets(top: 0, left: 3, bottom: 4, right: 3)
}
