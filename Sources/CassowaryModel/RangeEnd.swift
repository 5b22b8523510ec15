/// Why an expression cannot be less, or cannot be greater, at no cost to any level; or that it can,
/// without end.
public struct RangeEnd: Hashable, Sendable {
  /// A value for every variable, at which the expression is at that end: they cost each level what
  /// the solution costs it.
  public var values: [Double]
  /// The proof that there is nothing beyond. It has one more level, ``objectiveStrength``, below
  /// all others, whose only cost is the expression (its negative, for the greatest end).
  ///
  /// Empty when there is no end.
  public var certificate: Certificate
  /// A direction for every variable: as far as one goes from the values that way, no constraint
  /// costs more, and the expression goes on. `nil` when there is an end.
  public var ray: [Double]?

  public init(values: [Double], certificate: Certificate = Certificate(), ray: [Double]? = nil) {
    self.values = values
    self.certificate = certificate
    self.ray = ray
  }

  /// The level below all others: no constraint can have it, because its strength is not finite.
  public static let objectiveStrength = -Double.infinity
}
