/// The style of a line.
public struct Stroke: Hashable, Sendable {
  public var color: Color
  /// In points.
  public var width: Double
  /// Lengths of dashes and gaps, in points; empty for a solid line.
  public var dash: [Double]
  public var cap: Cap

  public enum Cap: String, Sendable { case butt, round }

  public init(_ color: Color, width: Double, dash: [Double] = [], cap: Cap = .butt) {
    self.color = color
    self.width = width
    self.dash = dash
    self.cap = cap
  }
}
