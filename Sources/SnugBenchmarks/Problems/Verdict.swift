/// How an answer compares with the best there is, which violates each level, from the highest down,
/// as little as can be.
enum Verdict: String {
  case same = "yes"
  /// A level is violated more, and none above it less.
  case worse = "no"
  /// A required constraint does not hold.
  case broken
  /// A level is violated less than in what was thought the best.
  case better

  /// What is left of violations by rounding, in points, for each constraint.
  private static let tolerance = 1e-6

  init(of answer: [Double], against best: [Double], in problem: LayoutProblem) {
    var differences: [Double: (violation: Double, count: Int)] = [:]
    for constraint in problem.constraints {
      let violation = constraint.violation(at: answer)
      if let priority = constraint.priority {
        var level = differences[priority] ?? (0, 0)
        level.violation += violation - constraint.violation(at: best)
        level.count += 1
        differences[priority] = level
      } else if violation > Self.tolerance * max(1, problem.width) {
        self = .broken
        return
      }
    }
    for (_, level) in differences.sorted(by: { $0.key > $1.key })
    where abs(level.violation) > Self.tolerance * max(1, problem.width) * Double(level.count) {
      self = level.violation > 0 ? .worse : .better
      return
    }
    self = .same
  }
}
