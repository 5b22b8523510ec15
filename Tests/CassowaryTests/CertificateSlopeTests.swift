import Cassowary
import TestSupport
import Testing

/// Which multipliers are a slope of what one constraint costs: every combination of what it is,
/// where it stands, and its multipliers in three levels.
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
            // What is broken has no slopes; that it is broken is another matter.
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

  /// The definition once more: between the slope on the left and the slope on the right, in the
  /// order of words in a dictionary.
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

  /// The one constraint, on a variable that something required keeps where it is and that takes
  /// every multiplier; and another variable with a preference for each level, all satisfied.
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
    // Wherever the multipliers are no slope the constant is wrong as well; but for that there is
    // a test of its own.
    return example.failures.filter { if case .wrongBound = $0 { false } else { true } }
  }
}
