public import SnugGeometry

/// Sizes of UIKit's controls in a version of iOS, in points, each with its source.
///
/// “Saved frames” are those in Interface Builder files. Each version of Interface Builder
/// corresponds to a version of iOS: Xcode 11 to iOS 13, and so on. A side that is `nil` has no
/// intrinsic metric.
public struct UIKitMetrics: Sendable {
  private let major: Int

  public init(_ system: SystemVersion) { major = system.major }

  /// Saved frames are 51 × 31, with alignment rects of 49 × 31. Since iOS 26, frames are 63 × 28.
  public var switchSize: PerAxis<Double?> {
    major < 26 ? PerAxis(horizontal: 49, vertical: 31) : PerAxis(horizontal: 61, vertical: 28)
  }

  /// With the trailing edge pinned 16 from an edge, the frame ends 14 from it.
  public static let switchInsets = EdgeInsets(right: 2)

  /// Saved frames are 31 high, with the insets below; since iOS 26 34, in two frames of one repository.
  ///
  /// Apple's guide says that sliders define only their width; AppKit's header says that a horizontal
  /// one defines only its height. We follow the header, because Interface Builder always leaves the
  /// width to constraints. A height of 34 was reported once, for iOS 8.1.
  public var sliderSize: PerAxis<Double?> { (major < 26 ? 30.0 : 34).high }

  /// Calculated from two saved frames: 347 wide at x = 14 for margins of 16.
  public static let sliderInsets = EdgeInsets(left: 2, bottom: 1, right: 2)

  /// Saved frames.
  public var stepperSize: PerAxis<Double?> {
    PerAxis(horizontal: 94, vertical: major < 13 ? 29 : 32)
  }

  /// Saved frames are 29 high, and 32 since iOS 13: one more than the alignment rects.
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
  /// no constraint makes them wider. No size was found for compact and inline date pickers.
  public static let pickerSize = PerAxis<Double?>(horizontal: 320, vertical: 216)

  /// The height of a row of a wheel. Our choice: six and three quarters of them are visible.
  public static let pickerRowHeight = 32.0

  /// Three pages are saved as 39 × 37 up to iOS 13, which is the size of the dots, and since iOS 15 as
  /// 115.5 × 26; five as 150.5 × 26. Those of iOS 14, 6 to 7 points wider and 1.5 higher, are left out.
  public func pageControlSize(numberOfPages count: Int) -> Size {
    major < 14
      ? Size(width: Self.pageDotsWidth(numberOfPages: count), height: 37)
      : Size(width: 63 + 17.5 * Double(count), height: 26)
  }

  /// The width of dots of 7 points, 9 points apart.
  public static func pageDotsWidth(numberOfPages count: Int) -> Double {
    max(0, Double(count) * (pageDot + pageDotSpacing) - pageDotSpacing)
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

  /// A button without a configuration, with only a title and no content insets: 6 above and below
  /// the title.
  ///
  /// Measured: 15 points → 30 high, 17 → 33, 18 → 34; `Button` at 15 points is 46 × 30. With content
  /// insets of 7 and a 17-point title a button is 35 high: the insets plus 21. With a 14-point image
  /// and a 14-point title it is 17 high, like the title's line.
  public static let buttonInsets = EdgeInsets(top: 6, bottom: 6)

  /// Measured: a button with a short title or none is 30 wide.
  public static let buttonMinimumWidth = 30.0

  /// A button with a configuration. Calculated from saved frames: 75 × 35 for `Button` at 17 points,
  /// and 70 × 31 for `Submit` at 15 points, the size in iOS 15.
  public var configurationInsets: EdgeInsets {
    let above = major < 16 ? 6.5 : 7
    return EdgeInsets(top: above, left: 12, bottom: above, right: 12)
  }

  /// The default font size of a button, in points.
  ///
  /// Without a configuration, that of a system button in Interface Builder. With one, the saved width
  /// of `Submit` matches 15 points on iOS 15, and those of a dozen titles match 17 points since.
  public func buttonFontSize(_ configuration: ButtonContent.Configuration) -> Double {
    configuration == .none || major < 16 ? 15 : Font.labelSize
  }

  // MARK: Text fields

  /// The default font size of a text field, in points. Interface Builder saves 14.
  ///
  /// In code it is 17, and the field has no border (`UITextField.h`: the default is
  /// `UITextBorderStyleNone`).
  public static func textFieldFontSize(createdIn creation: ViewCreation) -> Double {
    creation == .code ? Font.labelSize : 14
  }

  /// The height of a text field with a rounded border, for fonts of 14 to 17 points: saved frames.
  public var roundedRectHeight: Double { major < 13 ? 30 : 34 }

  /// The space between a rounded border and the text.
  ///
  /// Our choice, because it is not documented. `textRect(forBounds:)` was observed to inset by 7.
  public static let roundedRectInsets = EdgeInsets(left: 7, right: 7)

  /// A text field with neither text nor placeholder.
  func emptyTextFieldSize(_ border: TextFieldContent.BorderStyle) -> PerAxis<Double?> {
    border == .roundedRect
      ? PerAxis(horizontal: Self.roundedRectInsets.total(.horizontal), vertical: roundedRectHeight)
      : PerAxis(both: 0)
  }
}

extension Double {
  /// A size with this height and no intrinsic width.
  fileprivate var high: PerAxis<Double?> { PerAxis(horizontal: nil, vertical: self) }
}
