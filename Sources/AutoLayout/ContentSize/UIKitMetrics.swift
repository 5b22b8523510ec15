public import Geometry

/// Sizes of UIKit's controls in a version of iOS, in points, each with how it is known.
///
/// Saved frames are those of files of Interface Builder, by its version, which stands for a version
/// of iOS: Xcode 11 for iOS 13, and so on. A side that is `nil` has no intrinsic metric.
public struct UIKitMetrics: Sendable {
  private let major: Int

  public init(_ system: SystemVersion) { major = system.major }

  /// Saved frames of 51 × 31, whose constraints are about 49 × 31, and since iOS 26 of 63 × 28.
  public var switchSize: PerAxis<Double?> {
    major < 26 ? PerAxis(horizontal: 49, vertical: 31) : PerAxis(horizontal: 61, vertical: 28)
  }

  /// A trailing edge pinned 16 from the edge leaves the frame 14 from it.
  public static let switchInsets = EdgeInsets(right: 2)

  /// Saved frames are 31 high, with the insets below.
  ///
  /// Apple's guide says that sliders define only their width, the header of AppKit that a horizontal
  /// one defines only its height; Interface Builder always leaves the width to constraints, and the
  /// header is followed here. A height of 34 was reported once, of iOS 8.1.
  public static let sliderSize = PerAxis<Double?>(horizontal: nil, vertical: 30)

  /// Reckoned from two saved frames: 347 wide at x = 14 for margins of 16.
  public static let sliderInsets = EdgeInsets(left: 2, bottom: 1, right: 2)

  /// Saved frames.
  public var stepperSize: PerAxis<Double?> {
    PerAxis(horizontal: 94, vertical: major < 13 ? 29 : 32)
  }

  /// Saved frames are 29 high, and 32 since iOS 13, one more than what constraints are about.
  public var segmentedControlHeight: Double { major < 13 ? 28 : 31 }
  public static let segmentedControlInsets = EdgeInsets(bottom: 1)

  /// Space on either side of the widest title; all segments are as wide as that one.
  ///
  /// Fitted to saved widths of four controls; up to iOS 12 to that of one, 89 for `View` and `Edit`.
  public var segmentPadding: Double { major < 13 ? 7.5 : 10 }

  /// The size of the text of a segment, in points: our choice, the size of a footnote.
  public static let segmentFontSize = 13.0

  /// Saved frames.
  public var progressSize: PerAxis<Double?> { (major < 14 ? 2.0 : 4).high }

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

  /// Saved frames.
  public var searchBarSize: PerAxis<Double?> {
    (major < 11 ? 44.0 : major < 26 ? 56 : 64).high
  }

  /// Saved frames. A toolbar is 49 high on a device without a home button.
  public var navigationBarSize: PerAxis<Double?> { (major < 26 ? 44.0 : 54).high }
  public static let toolbarSize = 44.0.high
  public static let tabBarSize = 49.0.high

  // MARK: Buttons

  /// A button made without a configuration, with a title alone and no content insets: 6 above and
  /// below the title.
  ///
  /// Measured: 15 points → 30 high, 17 → 33, 18 → 34; `Button` at 15 points is 46 × 30. With content
  /// insets of 7 a title of 17 points is 35 high, 21 and these; with an image of 14 and a title of 14
  /// points the button is 17 high, the title's line.
  public static let buttonInsets = EdgeInsets(top: 6, bottom: 6)

  /// Measured: a button with a short title, or with none, is 30 wide.
  public static let buttonMinimumWidth = 30.0

  /// A button with a configuration: reckoned from saved frames, 75 × 35 for a `Button` of 17 points,
  /// and 70 × 31 for a `Submit` of the 15 points of iOS 15.
  public var configurationInsets: EdgeInsets {
    let above = major < 16 ? 6.5 : 7
    return EdgeInsets(top: above, left: 12, bottom: above, right: 12)
  }

  /// The size of the text of a button nobody has set a font on, in points.
  ///
  /// Without a configuration that of a system button as Interface Builder saves it; with one, the
  /// saved width of `Submit` is that of 15 points on iOS 15, and those of a dozen titles are those of
  /// 17 since.
  public func buttonFontSize(_ configuration: ButtonContent.Configuration) -> Double {
    configuration == .none || major < 16 ? 15 : Font.labelSize
  }

  // MARK: Text fields

  /// The size of the text of a text field nobody has set a font on, in points: 14 is what Interface
  /// Builder saves.
  ///
  /// In code it has 17, and no border (`UITextField.h`: the default is `UITextBorderStyleNone`).
  public static func textFieldFontSize(createdIn creation: ViewCreation) -> Double {
    creation == .code ? Font.labelSize : 14
  }

  /// The height of a text field with a rounded border, for fonts of 14 to 17 points: saved frames.
  public var roundedRectHeight: Double { major < 13 ? 30 : 34 }

  /// The space a rounded border keeps on either side of the text.
  ///
  /// Our choice: nobody documents it; `textRect(forBounds:)` has been seen to inset by 7.
  public static let roundedRectInsets = EdgeInsets(left: 7, right: 7)

  /// A text field with neither text nor placeholder.
  func emptyTextFieldSize(_ border: TextFieldContent.BorderStyle) -> PerAxis<Double?> {
    border == .roundedRect
      ? PerAxis(horizontal: Self.roundedRectInsets.total(.horizontal), vertical: roundedRectHeight)
      : PerAxis(both: 0)
  }
}

extension Double {
  /// A size with this height and no width of its own.
  fileprivate var high: PerAxis<Double?> { PerAxis(horizontal: nil, vertical: self) }
}
