/// A font as a scene names it: a family, in a size and a weight.
public struct Font: Hashable, Sendable {
  /// `nil` is the system's.
  public var family: Family?
  /// Point size; always greater than zero.
  public var size: Double
  public var weight: Weight
  /// `UIFont.leading`: what is left free between two lines, in points.
  public var leading = 0.0
  /// What decides how high a line is.
  public var lineMetrics: LineMetrics
  /// How the size follows the content size category; `nil` if it does not.
  public var scaling: Scaling?

  public init(size: Double, weight: Weight = .regular, lineMetrics: LineMetrics = .uiKit) {
    self.size = size
    self.weight = weight
    self.lineMetrics = lineMetrics
  }

  /// How a platform rounds a line.
  public enum LineMetrics: Sendable {
    case uiKit, appKit
  }

  /// `UIFont.Weight`, by name, lightest first.
  public enum Weight: String, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// `UIFont.labelFontSize`: the size of a `UILabel` nobody has set a font on, in points.
  public static let labelSize = 17.0
}
