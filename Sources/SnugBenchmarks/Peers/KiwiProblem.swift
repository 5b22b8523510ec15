import Foundation

/// A problem as kiwi's harness reads it, with weights for priorities.
///
/// Kiwi adds violations up, each times a weight, where ours compares level by level; the weights are
/// chosen so that kiwi comes as near to that as it can. Between neighbouring levels they differ by a
/// factor of a thousand, as `weak`, `medium` and `strong` do in kiwi, and by less where there are too
/// many levels for that. Kiwi is spared the preferences: it gives some value to what is free.
struct KiwiProblem {
  let text: String

  /// The weight of the highest level. A thousand constraints of it still yield to the width that is
  /// suggested, at 1e9: the harness needs that.
  private static let heaviest = 1e5
  private static let lightest = 1e-1
  private static let step = 1e3

  init(_ problem: LayoutProblem) {
    let weights = Self.weights(of: Set(problem.constraints.compactMap(\.priority)))
    var rows: [String] = []
    for (variable, isNonnegative) in problem.isNonnegative.enumerated() where isNonnegative {
      rows.append("-1.0 > 0.0 1 1.0 \(variable)")
    }
    for constraint in problem.constraints {
      let weight = constraint.priority.flatMap { weights[$0] } ?? -1
      let terms = constraint.terms.map { "\($0.coefficient) \($0.variable)" }
      rows.append(
        "\(weight) \(constraint.relation.rawValue) \(constraint.bound) \(terms.count) "
          + terms.joined(separator: " "))
    }
    text =
      "\(problem.isNonnegative.count) \(problem.width) \(rows.count)\n"
      + rows.joined(separator: "\n") + "\n"
  }

  /// A weight for each priority.
  static func weights(of priorities: Set<Double>) -> [Double: Double] {
    var weights: [Double: Double] = [:]
    let levels = priorities.sorted(by: >)
    let room = Double(max(1, levels.count - 1))
    let factor = min(step, pow(heaviest / lightest, 1 / room))
    var weight = heaviest
    for level in levels {
      weights[level] = weight
      weight /= factor
    }
    return weights
  }
}
