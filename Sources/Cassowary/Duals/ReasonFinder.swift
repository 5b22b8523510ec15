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
  /// The left side of each constraint without parameters: they take up whatever is left over of them.
  private let lefts: [LinearExpression]
  /// The constraints that mention each variable, of those that keep others from coming out better.
  private var mentions: [[Int]]
  /// Which way the left side of each constraint cannot move without coming out worse; 0 for neither,
  /// `nil` where it can move both ways.
  private var blocked: [Double?]

  /// What may have a part in a reason: a constraint, or that a variable, which is zero, is not negative.
  public typealias Part = Certificate.Source

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
    let parameters = Set(solver.parameters.map(\.variable))
    lefts = solver.constraints.map { $0.expression.without(parameters) }
    mentions = Array(repeating: [], count: solver.isNonnegative.count)
    blocked = []
    for (index, constraint) in solver.constraints.enumerated() {
      let value = constraint.expression.evaluated(at: values)
      blocked.append(Self.blocked(constraint.relation, at: value))
      guard blocked[index] != nil else { continue }
      for term in lefts[index].terms { mentions[term.variable.index].append(index) }
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
  ///   - most: among more parts than these no reason is looked for.
  ///   - trading: parts of a reason that was found, at whose cost the constraint could come out better
  ///     as well. Found is then why it does not: what would come out worse beside them.
  ///   - isAdmitted: whether something may have a part in it. It is asked about what could keep others
  ///     from coming out better: what holds with equality, and what is violated.
  ///   - isEqual: whether a point of something is worth as much as one of the constraint. Its multiplier
  ///     is at most 1: the constraint would come out better by more than that comes out worse.
  ///   - cost: what it costs to have it in the reason; more than 0.
  public func reason(
    for constraint: Solver.ConstraintID, among most: Int, trading: [Term] = [],
    where isAdmitted: (Part) -> Bool, isEqual: (Part) -> Bool = { _ in false },
    cost: (Part) -> Double
  ) -> [Term]? {
    let own = lefts[constraint.index]
    if own.terms.isEmpty { return [] }
    let relief: Double =
      solver.constraints[constraint.index].expression.evaluated(at: values) < 0 ? 1 : -1
    var columns = connected(with: constraint.index, relief, where: isAdmitted)
    columns += trading.map { term in
      Column(part: nil, sign: 0, left: own - term.multiplier * left(of: term.part))
    }
    columns = closed(columns, beside: own)
    guard !columns.isEmpty, columns.count <= most else { return nil }
    var programme = Solver()
    var rows: [Int: LinearExpression] = [:]
    // Not required: that nothing adds up is an answer, and no conflict anybody wants explained.
    var ids: [Solver.ConstraintID] = []
    for term in own.terms {
      rows[term.variable.index] = LinearExpression(constant: -term.coefficient)
    }
    for column in columns {
      // Along its own left side no multiplier is negative that has but one sign.
      let multiplier = programme.addVariable(nonnegative: column.sign != 0)
      for term in column.left.terms {
        rows[term.variable.index, default: LinearExpression()].add(
          column.sign == 0 ? term.coefficient : column.sign * term.coefficient, times: multiplier)
      }
      programme.add(
        LinearConstraint(
          (column.part.map(cost) ?? 1) * LinearExpression(multiplier), .equal,
          strength: .optional(0)))
      guard let part = column.part, isEqual(part) else { continue }
      for sign in column.sign == 0 ? [1.0, -1] : [1] {
        ids.append(
          programme.add(
            LinearConstraint(
              sign * LinearExpression(multiplier) - 1, .lessThanOrEqual, strength: .optional(1))))
      }
    }
    ids += rows.sorted { $0.key < $1.key }.map {
      programme.add(LinearConstraint($0.value, .equal, strength: .optional(1)))
    }
    let solution = programme.solve()
    let isFound = ids.allSatisfy { id in
      let constraint = programme[id]
      return constraint.violation(at: solution.value(of: constraint.expression)) < Self.closeness
    }
    guard isFound else { return nil }
    return columns.enumerated().compactMap { index, column in
      let value = solution.values[index]
      guard let part = column.part, abs(value) > Self.closeness else { return nil }
      return Term(part: part, multiplier: column.sign == 0 ? value : column.sign * value)
    }
  }

  // MARK: - Candidates

  /// A candidate: what it is multiplied by is at least 0, unless its sign is 0.
  private struct Column {
    /// `nil` for a trade.
    var part: Part?
    var sign: Double
    var left: LinearExpression
  }

  private func left(of part: Part) -> LinearExpression {
    switch part {
    case .constraint(let id): lefts[id.index]
    case .domain(let variable): LinearExpression(variable)
    }
  }

  /// All that variables connect with a constraint. A variable that has one value only connects
  /// nothing: what gives it that value is a shorter reason than any that goes on from there.
  private func connected(
    with own: Int, _ relief: Double, where isAdmitted: (Part) -> Bool
  ) -> [Column] {
    var columns: [Column] = []
    func add(_ part: Part, blocked: Double) {
      columns.append(Column(part: part, sign: relief * blocked, left: left(of: part)))
    }
    var isSeen = lefts.map { _ in false }
    isSeen[own] = true
    var waiting = lefts[own].terms.map(\.variable.index)
    var isReached = mentions.map { _ in false }
    for variable in waiting { isReached[variable] = true }
    var next = 0
    while next < waiting.count {
      let variable = waiting[next]
      next += 1
      let zero = Part.domain(Variable(index: variable))
      if solver.isNonnegative[variable], values[variable] < Self.closeness, isAdmitted(zero) {
        add(zero, blocked: -1)
      }
      let found = mentions[variable].filter { index in
        index != own && isAdmitted(.constraint(Solver.ConstraintID(index: index)))
      }
      let isGiven = found.contains { blocked[$0] == 0 && lefts[$0].terms.count == 1 }
      for index in found where !isSeen[index] && (!isGiven || lefts[index].terms.count == 1) {
        isSeen[index] = true
        add(.constraint(Solver.ConstraintID(index: index)), blocked: blocked[index] ?? 0)
        for term in lefts[index].terms where !isReached[term.variable.index] {
          isReached[term.variable.index] = true
          waiting.append(term.variable.index)
        }
      }
    }
    return columns
  }

  /// Those of some columns that can have a multiplier: a variable that only one of them mentions would
  /// be left over.
  private func closed(_ columns: [Column], beside own: LinearExpression) -> [Column] {
    var isLeft = columns.map { _ in true }
    // How many mention a variable, and the sum of their indices: of a single one, its index.
    var counts = mentions.map { _ in 0 }
    var sums = counts
    for (index, column) in columns.enumerated() {
      for term in column.left.terms {
        counts[term.variable.index] += 1
        sums[term.variable.index] += index
      }
    }
    let isOwn = Set(own.terms.map(\.variable.index))
    var waiting = counts.indices.filter { counts[$0] == 1 && !isOwn.contains($0) }
    while let variable = waiting.popLast() {
      guard counts[variable] == 1 else { continue }
      let index = sums[variable]
      isLeft[index] = false
      for term in columns[index].left.terms {
        let other = term.variable.index
        counts[other] -= 1
        sums[other] -= index
        if counts[other] == 1, !isOwn.contains(other) { waiting.append(other) }
      }
    }
    return columns.indices.filter { isLeft[$0] }.map { columns[$0] }
  }
}

extension LinearExpression {
  fileprivate func without(_ variables: Set<Int>) -> LinearExpression {
    guard !variables.isEmpty else { return self }
    var rest = LinearExpression(constant: constant)
    for term in terms where !variables.contains(term.variable.index) {
      rest.add(term.coefficient, times: term.variable)
    }
    return rest
  }
}
