public import Geometry

/// Sizes of UIKit's controls, in points, each with how it is known.
public enum UIKitMetrics {
  /// Measured from files saved by Interface Builder, iOS 7 on: alignment size 49 × 31.
  public static let switchSize = PerAxis<Double?>(horizontal: 49, vertical: 31)

  /// A button made without a configuration: 6 above and below its title.
  ///
  /// Measured: 15 points → 30 high, 17 → 33, 18 → 34; `Button` at 15 points is 46 × 30.
  public static let buttonInsets = EdgeInsets(top: 6, left: 0, bottom: 6, right: 0)

  /// Measured: a button with a short title, or with none, is 30 wide.
  public static let buttonMinimumWidth = 30.0

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
