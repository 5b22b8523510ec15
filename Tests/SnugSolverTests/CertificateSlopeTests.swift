import SnugSolver
import SnugSolverSupport
import Testing

/// Whether multipliers are a slope of a constraint's cost: every combination of relation,
/// strength, value and multipliers in three levels.
struct CertificateSlopeTests {
  static let relations: [LinearConstraint.Relation] = [
    .lessThanOrEqual, .equal, .greaterThanOrEqual,
  ]
  static let levels = [900.0, 750, 250]

  @Test(arguments: relations, [Strength.required, .optional(750)])
  func `multipliers are slopes in between, as levels are compared`(
    relation: LinearConstraint.Relation, strength: Strength
  ) {
    for value in [-20.0, 0, 20] {
      for first in [-1.0, 0, 1] {
        for own in [-1.5, -1, -0.5, 0, 0.5, 1, 1.5] {
          for last in [-3.0, 0, 3] {
            let multipliers = [first, own, last]
            let constraint = LinearConstraint(LinearExpression(), relation, strength: strength)
            // A broken requirement has no slope. It is reported separately.
            if strength == .required, constraint.violation(at: value) > 0 { continue }
            let failures = failures(relation, strength, standingAt: value, multipliers)
            let isSlope = isSlope(multipliers, relation, strength, at: value)
            #expect(
              failures.contains { $0.isNoSlope(of: .constraint(0)) } == !isSlope,
              "\(multipliers) at \(value)")
            #expect(failures.count <= 1, "\(failures)")
          }
        }
      }
    }
  }

  /// The definition again: between the slope on the left and the slope on the right, in
  /// lexicographic order.
  private func isSlope(
    _ multipliers: [Double], _ relation: LinearConstraint.Relation, _ strength: Strength,
    at value: Double
  ) -> Bool {
    let unit: [Double] = strength == .required ? [.infinity, 0, 0] : [0, 1, 0]
    let left = relation == .lessThanOrEqual ? [0, 0, 0] : unit.map { 0 - $0 }
    let right = relation == .greaterThanOrEqual ? [0, 0, 0] : unit
    let least = value > 0 ? right : left
    let most = value < 0 ? left : right
    return !multipliers.lexicographicallyPrecedes(least)
      && !most.lexicographicallyPrecedes(multipliers)
  }

  /// The constraint under test, on a variable fixed by a required constraint, which takes any
  /// multiplier; and another variable with a satisfied constraint at each level.
  private func failures(
    _ relation: LinearConstraint.Relation, _ strength: Strength, standingAt value: Double,
    _ multipliers: [Double]
  ) -> [VerificationFailure.Reason] {
    var system = LinearSystem()
    let (position, other) = (system.position(), system.position())
    system.constraints = [
      LinearConstraint(LinearExpression(position) - 50, relation, strength: strength)
    ]
    let holder = system.require(position == 50 + value)
    for level in Self.levels { system.add(other == 0, at: level) }
    let violation = system.violation(of: 0, at: [50 + value, 0])
    var example = CertificateExample(
      name: "", system: system, values: [50 + value, 0],
      levels: Self.levels.map { ($0, strength == .optional($0) ? violation : 0) },
      certificate: Certificate())
    for (level, multiplier) in zip(Self.levels, multipliers) {
      example[.constraint(0), level] = multiplier
      example[.constraint(holder), level] = -multiplier
    }
    // If the multipliers are not a slope, the constant is wrong, too. Another test covers that.
    return example.failures.filter { if case .wrongBound = $0 { false } else { true } }
  }
}
