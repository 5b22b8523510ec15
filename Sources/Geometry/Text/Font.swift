/// A font of a scene: a family, a size and a weight.
public struct Font: Hashable, Sendable {
  /// `nil` means the system font.
  public var family: Family?
  /// Point size; always greater than zero.
  public var size: Double
  public var weight: Weight
  /// `UIFont.leading`: the gap between two lines, in points.
  public var leading = 0.0
  /// The platform that determines the height of a line.
  public var lineMetrics: LineMetrics
  /// How the size depends on the content size category; `nil` if it does not.
  public var scaling: Scaling?

  public init(size: Double, weight: Weight = .regular, lineMetrics: LineMetrics = .uiKit) {
    self.size = size
    self.weight = weight
    self.lineMetrics = lineMetrics
  }

  /// A platform's rounding of line heights.
  public enum LineMetrics: Sendable {
    case uiKit, appKit
  }

  /// `UIFont.Weight`, the lightest first.
  public enum Weight: String, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// `UIFont.labelFontSize`: the default font size of a `UILabel`, in points.
  public static let labelSize = 17.0
}
