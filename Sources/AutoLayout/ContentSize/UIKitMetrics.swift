public import Geometry

/// Sizes of UIKit's controls, in points, each with how it is known.
///
/// Saved frames are those of files of Interface Builder, by its version. Where the versions of iOS
/// differ, the sizes since iOS 13 are chosen, so that they belong together; of the control redesign
/// of iOS 26 no source was found. A side that is `nil` has no intrinsic metric.
public enum UIKitMetrics {
  /// Saved frames of 51 × 31, whose constraints are about 49 × 31, since iOS 7.
  public static let switchSize = PerAxis<Double?>(horizontal: 49, vertical: 31)

  /// A trailing edge pinned 16 from the edge leaves the frame 14 from it.
  public static let switchInsets = EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)

  /// Saved frames are 31 high, with the insets below.
  ///
  /// Apple's guide says that sliders define only their width, the header of AppKit that a horizontal
  /// one defines only its height; Interface Builder always leaves the width to constraints, and the
  /// header is followed here. A height of 34 was reported once, of iOS 8.1.
  public static let sliderSize = PerAxis<Double?>(horizontal: nil, vertical: 30)

  /// Reckoned from two saved frames: 347 wide at x = 14 for margins of 16.
  public static let sliderInsets = EdgeInsets(top: 0, left: 2, bottom: 1, right: 2)

  /// 94 × 29 is saved up to iOS 12. The 32 since iOS 13 has no source we could name; it is chosen
  /// because the other controls are those of iOS 13.
  public static let stepperSize = PerAxis<Double?>(horizontal: 94, vertical: 32)

  /// Saved frames are 32 high (29 up to iOS 12), one more than what constraints are about.
  public static let segmentedControlHeight = 31.0
  public static let segmentedControlInsets = EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)

  /// Space on either side of the widest title; all segments are as wide as that one.
  ///
  /// Our choice: no source has the width of a segment.
  public static let segmentPadding = 10.0

  /// The size of the text of a segment, in points: our choice, the size of a footnote.
  public static let segmentFontSize = 13.0

  /// 2 high up to iOS 13, 4 in newer files, which are followed.
  public static let progressSize = PerAxis<Double?>(horizontal: nil, vertical: 4)

  /// Saved frames: 20 × 20, and 37 × 37 for the large style.
  public static func activityIndicatorSize(_ style: ActivityIndicatorStyle) -> PerAxis<Double?> {
    PerAxis(both: style == .large ? 37 : 20)
  }

  /// Saved frames of date pickers with wheels and of picker views are 216 high, and 320 wide where
  /// no constraint makes them wider. Of the compact and the inline date picker no size was found.
  public static let pickerSize = PerAxis<Double?>(horizontal: 320, vertical: 216)

  /// How far the rows of a wheel stand apart: our choice, six and three quarters of them are seen.
  public static let pickerRowHeight = 32.0

  /// Three pages are saved as 39 × 37 (up to iOS 13; no newer value was found): dots of 7, 9 apart.
  public static func pageControlSize(numberOfPages: Int) -> PerAxis<Double?> {
    let count = Double(max(0, numberOfPages))
    return PerAxis(
      horizontal: max(0, count * pageDot + (count - 1) * pageDotSpacing), vertical: 37)
  }

  public static let pageDot = 7.0
  public static let pageDotSpacing = 9.0

  /// Saved frames are 44 high in old files and 56 since iOS 11, which is chosen.
  public static let searchBarSize = PerAxis<Double?>(horizontal: nil, vertical: 56)

  /// Saved frames: navigation bars and toolbars are 44 high, tab bars 49.
  public static let barSize = PerAxis<Double?>(horizontal: nil, vertical: 44)
  public static let tabBarSize = PerAxis<Double?>(horizontal: nil, vertical: 49)

  // MARK: Buttons

  /// A button made without a configuration: 6 above and below its title.
  ///
  /// Measured: 15 points → 30 high, 17 → 33, 18 → 34; `Button` at 15 points is 46 × 30.
  public static let buttonInsets = EdgeInsets(top: 6, left: 0, bottom: 6, right: 0)

  /// Measured: a button with a short title, or with none, is 30 wide.
  public static let buttonMinimumWidth = 30.0

  /// A button with a configuration: reckoned from one saved frame, 75 × 35 for a filled `Button`.
  public static let configurationInsets = EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)

  // MARK: Text fields

  /// The height of a text field with a rounded border since iOS 13, for fonts of 14 to 17 points.
  public static let roundedRectHeight = 34.0

  /// The space a rounded border keeps on either side of the text.
  ///
  /// Our choice: nobody documents it; `textRect(forBounds:)` has been seen to inset by 7.
  public static let roundedRectInsets = EdgeInsets(top: 0, left: 7, bottom: 0, right: 7)

  /// A text field with neither text nor placeholder.
  static func emptyTextFieldSize(_ border: TextFieldContent.BorderStyle) -> PerAxis<Double?> {
    border == .roundedRect
      ? PerAxis(horizontal: roundedRectInsets.total(.horizontal), vertical: roundedRectHeight)
      : PerAxis(both: 0)
  }
}
