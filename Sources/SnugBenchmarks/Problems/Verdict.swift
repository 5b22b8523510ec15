/// How an answer compares with the best one, which has the least cost at each level, from the highest
/// priority down.
enum Verdict: String {
  case same = "yes"
  /// A level costs more, and none above it less.
  case worse = "no"
  /// A required constraint does not hold.
  case broken
  /// A level costs less than in the supposed best answer, and none above it costs more.
  case better

  /// The tolerance for rounding errors: of a required constraint's violation, relative to the
  /// container's width; of the difference between two costs, relative to the larger one. For
  /// values below 1, it is in points.
  fileprivate static let tolerance = 1e-6

  init(of answer: [Double], against best: [Double], in problem: LayoutProblem) {
    guard let costs = problem.costs(at: answer) else {
      self = .broken
      return
    }
    guard let least = problem.costs(at: best) else {
      self = .better
      return
    }
    let difference = zip(costs, least).first {
      abs($0 - $1) > Self.tolerance * max(1, $0, $1)
    }
    self = difference.map { $0 > $1 ? .worse : .better } ?? .same
  }
}

extension LayoutProblem {
  /// The cost of each level, which is the sum of its constraints' violations in points, from the
  /// highest priority down; `nil` if a required constraint does not hold.
  func costs(at values: [Double]) -> [Double]? {
    var costs: [Double: Double] = [:]
    for constraint in constraints {
      let violation = constraint.violation(at: values)
      if let priority = constraint.priority {
        costs[priority, default: 0] += violation
      } else if violation > Verdict.tolerance * max(1, width) {
        return nil
      }
    }
    return costs.sorted { $0.key > $1.key }.map(\.value)
  }
}
