/// Finds why a constraint is violated: constraints whose left sides, each times a multiplier, add up
/// to its own, so that it cannot come out better unless one of them comes out worse (Farkas' lemma).
///
/// Of all such combinations the one of least cost is taken, the sum of the absolute multipliers each
/// times what the caller says its constraint costs. That is a linear programme of its own, and the
/// solver solves it. Its optimum is a vertex: among fewer left sides nothing adds up (in the theory of
/// oriented matroids a *circuit*; Rockafellar, *The elementary vectors of a subspace of Rⁿ*, 1969).
public struct ReasonFinder: Sendable {
  private let solver: Solver
  private let values: [Double]
  /// The constraints that mention each variable.
  private var mentions: [[Int]]

  /// Something that may have a part in a reason.
  public enum Part: Hashable, Sendable {
    case constraint(Solver.ConstraintID)
    /// That a variable, which is zero, is not negative.
    case nonnegative(Variable)
  }

  /// A part of a reason, and what its left side is multiplied by.
  public struct Term: Hashable, Sendable {
    public let part: Part
    public let multiplier: Double
  }

  public init(_ solution: Solution) {
    solver = solution.solver
    values = solution.values
    mentions = Array(repeating: [], count: solver.isNonnegative.count)
    for (index, constraint) in solver.constraints.enumerated() {
      for term in constraint.expression.terms { mentions[term.variable.index].append(index) }
    }
  }

  /// What the left side of a violated constraint is a combination of; `nil` if nothing that may have
  /// a part in it keeps it from coming out better.
  ///
  /// - Parameter costs: what a part costs, the most important number first, always as many of them;
  ///   `nil` for what must have no part. It is asked about constraints that could keep others from
  ///   coming out better: those that hold with equality, and those that are violated.
  public func reason(
    for constraint: Solver.ConstraintID, costs: (Part) -> [Double]?
  ) -> [Term]? {
    let own = solver.constraints[constraint.index].expression
    let relief: Double = own.evaluated(at: values) < 0 ? 1 : -1
    let candidates = candidates(connectedWith: constraint.index, relief, costs)
    var programme = Solver()
    var rows: [Int: LinearExpression] = [:]
    for term in own.terms {
      rows[term.variable.index] = LinearExpression(constant: -term.coefficient)
    }
    for candidate in candidates {
      let multiplier = programme.addVariable(nonnegative: candidate.sign != 0)
      for term in left(of: candidate.part).terms {
        rows[term.variable.index, default: LinearExpression()].add(
          candidate.sign == 0 ? term.coefficient : candidate.sign * term.coefficient,
          times: multiplier)
      }
      for (level, cost) in candidate.costs.enumerated() where cost > 0 {
        programme.add(
          LinearConstraint(
            cost * LinearExpression(multiplier), .equal, strength: .optional(-Double(level))))
      }
    }
    // Not required: that nothing adds up is an answer, and no conflict anybody wants explained.
    let ids = rows.sorted { $0.key < $1.key }.map {
      programme.add(LinearConstraint($0.value, .equal, strength: .optional(1)))
    }
    let solution = programme.solve()
    let isFound = ids.allSatisfy {
      abs(solution.value(of: programme[$0].expression)) < Self.closeness
    }
    guard isFound else { return nil }
    return candidates.enumerated().compactMap { index, candidate in
      let value = solution.values[index]
      guard abs(value) > Self.closeness else { return nil }
      return Term(
        part: candidate.part, multiplier: candidate.sign == 0 ? value : candidate.sign * value)
    }
  }

  // MARK: - Candidates

  /// A constraint that could keep another from coming out better, the sign its multiplier must have
  /// (0 for either), and what it costs.
  private struct Candidate {
    var part: Part
    var sign: Double
    var costs: [Double]
  }

  /// In points: what is nearer than this to a bound is at it.
  private static let closeness = 1e-6

  private func left(of part: Part) -> LinearExpression {
    switch part {
    case .constraint(let id): solver.constraints[id.index].expression
    case .nonnegative(let variable): LinearExpression(variable)
    }
  }

  /// All that variables connect with a constraint. A variable that has one value only connects
  /// nothing: what gives it that value is a shorter reason than any that goes on from there.
  private func candidates(
    connectedWith own: Int, _ relief: Double, _ costs: (Part) -> [Double]?
  ) -> [Candidate] {
    var candidates: [Candidate] = []
    var isSeen = Set([own])
    var reached = Set(solver.constraints[own].expression.terms.map(\.variable.index))
    var waiting = reached.sorted()
    var next = 0
    while next < waiting.count {
      let variable = waiting[next]
      next += 1
      if let candidate = candidate(.nonnegative(Variable(index: variable)), relief, costs) {
        candidates.append(candidate)
      }
      let found = mentions[variable].filter { $0 != own }.compactMap { index in
        candidate(.constraint(Solver.ConstraintID(index: index)), relief, costs)
          .map { (index, $0, terms: left(of: $0.part).terms) }
      }
      let isGiven = found.contains { $0.terms.count == 1 && $0.1.sign == 0 }
      for (index, candidate, terms) in found
      where (!isGiven || terms.count == 1) && isSeen.insert(index).inserted {
        candidates.append(candidate)
        for term in terms where reached.insert(term.variable.index).inserted {
          waiting.append(term.variable.index)
        }
      }
    }
    return candidates
  }

  private func candidate(
    _ part: Part, _ relief: Double, _ costs: (Part) -> [Double]?
  ) -> Candidate? {
    // The direction in which its left side may not move: 0 for neither.
    var blocked: Double
    switch part {
    case .constraint(let id):
      let constraint = solver.constraints[id.index]
      let value = constraint.expression.evaluated(at: values)
      if value > Self.closeness {
        guard constraint.relation != .greaterThanOrEqual else { return nil }
        blocked = 1
      } else if value < -Self.closeness {
        guard constraint.relation != .lessThanOrEqual else { return nil }
        blocked = -1
      } else {
        blocked =
          switch constraint.relation {
          case .equal: 0
          case .lessThanOrEqual: 1
          case .greaterThanOrEqual: -1
          }
      }
    case .nonnegative(let variable):
      guard solver.isNonnegative[variable.index], values[variable.index] < Self.closeness else {
        return nil
      }
      blocked = -1
    }
    return costs(part).map { Candidate(part: part, sign: relief * blocked, costs: $0) }
  }
}
