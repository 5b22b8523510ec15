import SnugLayout

/// A problem in the format for the programs that measure peers: the numbers of variables, the width
/// and the number of constraints; then each constraint's strength (negative if required), relation,
/// bound and number of terms, and of each term coefficient and variable.
///
/// It has no preferences: peers give free variables any value.
struct ProblemFile {
  let text: String

  /// - Parameter strengths: The strength of each priority.
  init(_ problem: LayoutProblem, strengths: (Set<Double>) -> [Double: Double]) {
    let strengths = strengths(Set(problem.constraints.compactMap(\.priority)))
    var rows: [String] = []
    for (variable, isNonnegative) in problem.isNonnegative.enumerated() where isNonnegative {
      rows.append("-1.0 > 0.0 1 1.0 \(variable)")
    }
    for constraint in problem.constraints {
      let strength = constraint.priority.flatMap { strengths[$0] } ?? -1
      let terms = constraint.terms.map { "\($0.coefficient) \($0.variable)" }
      rows.append(
        "\(strength) \(constraint.relation.rawValue.prefix(1)) \(constraint.bound) \(terms.count) "
          + terms.joined(separator: " "))
    }
    text =
      "\(problem.isNonnegative.count) \(problem.width) \(rows.count)\n"
      + rows.joined(separator: "\n") + "\n"
  }
}
