/// A font as a scene names it: the system family, in a size and a weight.
public struct Font: Hashable, Sendable {
  /// Point size; always greater than zero.
  public var size: Double
  public var weight: Weight

  public init(size: Double, weight: Weight = .regular) {
    self.size = size
    self.weight = weight
  }

  /// `UIFont.Weight`, by name, lightest first.
  public enum Weight: String, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// `UIFont.labelFontSize`: the size of a `UILabel` nobody has set a font on, in points.
  public static let labelSize = 17.0
}
