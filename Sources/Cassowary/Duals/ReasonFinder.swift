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
  /// The constraints that mention each variable, of those that keep others from coming out better.
  private var mentions: [[Int]]
  /// Which way the left side of each constraint cannot move without coming out worse; 0 for neither,
  /// `nil` where it can move both ways.
  private var blocked: [Double?]

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

  /// What is nearer than this to a bound is at it.
  private static let closeness = 1e-6

  public init(_ solution: Solution) {
    solver = solution.solver
    values = solution.values
    mentions = Array(repeating: [], count: solver.isNonnegative.count)
    blocked = []
    for (index, constraint) in solver.constraints.enumerated() {
      let value = constraint.expression.evaluated(at: values)
      blocked.append(Self.blocked(constraint.relation, at: value))
      guard blocked[index] != nil else { continue }
      for term in constraint.expression.terms { mentions[term.variable.index].append(index) }
    }
  }

  private static func blocked(
    _ relation: LinearConstraint.Relation, at value: Double
  ) -> Double? {
    if value > closeness { return relation == .greaterThanOrEqual ? nil : 1 }
    if value < -closeness { return relation == .lessThanOrEqual ? nil : -1 }
    return switch relation {
    case .equal: 0
    case .lessThanOrEqual: 1
    case .greaterThanOrEqual: -1
    }
  }

  /// What the left side of a violated constraint is a combination of; `nil` if nothing that may have
  /// a part in it keeps it from coming out better.
  ///
  /// - Parameters:
  ///   - isAdmitted: whether something may have a part in it. It is asked about what could keep others
  ///     from coming out better: what holds with equality, and what is violated.
  ///   - cost: what it costs to have it in the reason; more than 0.
  ///   - most: among more parts than these no reason is looked for.
  public func reason(
    for constraint: Solver.ConstraintID, among most: Int, where isAdmitted: (Part) -> Bool,
    cost: (Part) -> Double
  ) -> [Term]? {
    let own = solver.constraints[constraint.index].expression
    let relief: Double = own.evaluated(at: values) < 0 ? 1 : -1
    let candidates = closed(
      connected(with: constraint.index, where: isAdmitted), mentioned: own.terms)
    guard !candidates.isEmpty, candidates.count <= most else { return nil }
    var programme = Solver()
    var rows: [Int: LinearExpression] = [:]
    for term in own.terms {
      rows[term.variable.index] = LinearExpression(constant: -term.coefficient)
    }
    // Along its own left side no multiplier is negative that has but one sign.
    let signs = candidates.map { relief * (blocked(of: $0) ?? 0) }
    for (candidate, sign) in zip(candidates, signs) {
      let multiplier = programme.addVariable(nonnegative: sign != 0)
      for term in left(of: candidate).terms {
        rows[term.variable.index, default: LinearExpression()].add(
          sign == 0 ? term.coefficient : sign * term.coefficient, times: multiplier)
      }
      programme.add(
        LinearConstraint(
          cost(candidate) * LinearExpression(multiplier), .equal, strength: .optional(0)))
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
    return zip(candidates, signs).enumerated().compactMap { index, candidate in
      let value = solution.values[index]
      guard abs(value) > Self.closeness else { return nil }
      return Term(
        part: candidate.0, multiplier: candidate.1 == 0 ? value : candidate.1 * value)
    }
  }

  // MARK: - Candidates

  private func left(of part: Part) -> LinearExpression {
    switch part {
    case .constraint(let id): solver.constraints[id.index].expression
    case .nonnegative(let variable): LinearExpression(variable)
    }
  }

  private func blocked(of part: Part) -> Double? {
    switch part {
    case .constraint(let id): blocked[id.index]
    case .nonnegative: -1
    }
  }

  /// All that variables connect with a constraint. A variable that has one value only connects
  /// nothing: what gives it that value is a shorter reason than any that goes on from there.
  private func connected(with own: Int, where isAdmitted: (Part) -> Bool) -> [Part] {
    var parts: [Part] = []
    var isSeen = Set([own])
    var waiting = solver.constraints[own].expression.terms.map(\.variable.index)
    var isReached = Set(waiting)
    var next = 0
    while next < waiting.count {
      let variable = waiting[next]
      next += 1
      let zero = Part.nonnegative(Variable(index: variable))
      if solver.isNonnegative[variable], values[variable] < Self.closeness, isAdmitted(zero) {
        parts.append(zero)
      }
      let found = mentions[variable].filter { index in
        index != own && isAdmitted(.constraint(Solver.ConstraintID(index: index)))
      }
      let isGiven = found.contains {
        blocked[$0] == 0 && solver.constraints[$0].expression.terms.count == 1
      }
      for index in found {
        let terms = solver.constraints[index].expression.terms
        guard !isGiven || terms.count == 1, isSeen.insert(index).inserted else { continue }
        parts.append(.constraint(Solver.ConstraintID(index: index)))
        for term in terms where isReached.insert(term.variable.index).inserted {
          waiting.append(term.variable.index)
        }
      }
    }
    return parts
  }

  /// Those of some parts that can have a multiplier: a variable that only one of them mentions would
  /// be left over.
  private func closed(_ parts: [Part], mentioned own: [LinearExpression.Term]) -> [Part] {
    var parts = parts.map { (part: $0, isLeft: true) }
    var partsOfVariable: [Int: [Int]] = [:]
    for (index, part) in parts.enumerated() {
      for term in left(of: part.part).terms {
        partsOfVariable[term.variable.index, default: []].append(index)
      }
    }
    var counts = partsOfVariable.mapValues(\.count)
    for term in own { counts[term.variable.index, default: 0] += 1 }
    var waiting = counts.filter { $0.value == 1 }.map(\.key)
    while let variable = waiting.popLast() {
      guard counts[variable] == 1,
        let index = partsOfVariable[variable]?.first(where: { parts[$0].isLeft })
      else { continue }
      parts[index].isLeft = false
      for term in left(of: parts[index].part).terms {
        counts[term.variable.index, default: 0] -= 1
        if counts[term.variable.index] == 1 { waiting.append(term.variable.index) }
      }
    }
    return parts.filter(\.isLeft).map(\.part)
  }
}
