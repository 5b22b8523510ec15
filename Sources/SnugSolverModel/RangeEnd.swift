/// One end of an expression's range among the optimal solutions, with its proof; or a ray, if the
/// range is unbounded.
package struct RangeEnd: Hashable, Sendable {
  /// A value for every variable that puts the expression at this end. Each level costs the same as
  /// in the solution.
  package var values: [Double]
  /// The proof that nothing lies beyond the end. It has one more level, ``objectiveStrength``,
  /// below all others, whose only cost is the expression (its negative, for the greatest end).
  ///
  /// Empty if the range is unbounded.
  package var certificate: Certificate
  /// A direction for every variable. At any distance along it no constraint costs more, and the
  /// expression keeps growing (or falling). `nil` if there is an end.
  package var ray: [Double]?

  package init(values: [Double], certificate: Certificate = Certificate(), ray: [Double]? = nil) {
    self.values = values
    self.certificate = certificate
    self.ray = ray
  }

  /// The level below all others: no constraint can have it, because its strength is not finite.
  package static let objectiveStrength = -Double.infinity
}
