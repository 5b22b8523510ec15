public import SnugGeometry

/// The content of a `UILabel`.
public struct LabelContent: Hashable, Sendable {
  public var text: StyledText
  /// The width at which lines break in the intrinsic size, in points.
  ///
  /// `nil` means automatic, the default since iOS 8: the width of the label in the last layout.
  public var preferredMaxLayoutWidth: Double?
  /// Whether text that is too wide is scaled down.
  public var adjustsFontSizeToFitWidth: Bool
  /// The smallest scale of the text; 0 means no scaling.
  public var minimumScaleFactor: Double

  public init(
    text: StyledText, preferredMaxLayoutWidth: Double? = nil,
    adjustsFontSizeToFitWidth: Bool = false, minimumScaleFactor: Double = 0
  ) {
    self.text = text
    self.preferredMaxLayoutWidth = preferredMaxLayoutWidth
    self.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    self.minimumScaleFactor = minimumScaleFactor
  }

  /// The text at its smallest scale; `nil` if it is never scaled. A label with any number of lines
  /// is never scaled, because it has room for the whole text.
  package var smallestText: StyledText? {
    let scales = adjustsFontSizeToFitWidth && minimumScaleFactor > 0 && minimumScaleFactor < 1
    return scales && text.lineLimit.numberOfLines != 0 ? text.scaled(by: minimumScaleFactor) : nil
  }
}
