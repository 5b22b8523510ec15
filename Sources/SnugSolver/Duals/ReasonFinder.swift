/// Finds why a constraint is violated. The reason is a set of constraints whose left sides, each
/// times a multiplier, add up to the constraint's own. So it can be violated less only if one of
/// them is violated more (Farkas' lemma).
///
/// Of all such combinations it takes the one of least cost: the sum of the absolute multipliers, each
/// times a cost from the caller. This is a linear program of its own, which the solver solves. Its
/// optimum is a vertex: no proper subset of the left sides adds up (in the theory of oriented matroids
/// a *circuit*; Rockafellar, *The elementary vectors of a subspace of Rⁿ*, 1969).
package struct ReasonFinder: Sendable {
  let solver: Solver
  let values: [Double]
  /// The left side of each constraint without parameters: parameters can take any rest.
  let lefts: [LinearExpression]
  /// The constraints that mention each variable, among those that can be part of a reason.
  private(set) var mentions: [[Int]]
  /// The direction in which the left side of each constraint cannot move without being violated
  /// more; 0 if it can move in neither direction, `nil` if in both. A wish keeps nothing from moving.
  private(set) var blocked: [Double?]

  /// A part of a reason with its multiplier: a constraint, or the domain of a variable that is zero and
  /// cannot be negative.
  package struct Term: Hashable, Sendable {
    package let part: Certificate.Source
    package let multiplier: Double

    package init(part: Certificate.Source, multiplier: Double) {
      self.part = part
      self.multiplier = multiplier
    }
  }

  package enum Outcome: Hashable, Sendable {
    case found([Term])
    /// No admitted part keeps the constraint from being violated less.
    case none
    /// The search would take too long: presolve leaves this many rows of its program. Whether there
    /// is a reason is not known.
    case tooMany(Int)

    package var terms: [Term]? {
      if case .found(let terms) = self { terms } else { nil }
    }
  }

  /// A value nearer to a bound than this is at the bound.
  static let closeness = 1e-6

  /// - Parameter wishes: constraints that are not part of the system, with the indices after its
  ///   own. They have reasons, but are part of none.
  package init(_ solution: Solution, wishes: [LinearConstraint] = []) {
    var solver = solution.solver
    for wish in wishes { solver.add(wish) }
    self.solver = solver
    values = solution.values
    let parameters = Set(solver.parameters.map(\.variable))
    lefts = solver.constraints.map { $0.expression.leftSide(without: parameters) }
    mentions = Array(repeating: [], count: solver.isNonnegative.count)
    blocked = []
    for (index, constraint) in solver.constraints.enumerated() {
      let value = constraint.expression.evaluated(at: values)
      let isWish = index >= solution.solver.constraints.count
      blocked.append(isWish ? nil : Self.blocked(constraint.relation, at: value))
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

  /// The direction in which the left side of a violated constraint would have to move.
  func relief(of constraint: Int) -> Double {
    solver.constraints[constraint].expression.evaluated(at: values) < 0 ? 1 : -1
  }

  func isAtZero(_ variable: Int) -> Bool {
    solver.isNonnegative[variable] && values[variable] < Self.closeness
  }

  /// The combination that gives the left side of a violated constraint.
  ///
  /// - Parameters:
  ///   - most: the greatest number of rows that presolve may leave of the program. With more, no
  ///     reason is looked for.
  ///   - trading: parts of a reason already found. The constraint could be violated less if these were
  ///     violated more, so the result is the reason why that does not happen: the further parts that
  ///     would be violated more.
  ///   - isAdmitted: whether a part is allowed in the reason. It is called for candidates: constraints
  ///     that hold with equality, and violated ones.
  ///   - isEqual: whether a point of a part costs as much as a point of the constraint. Its multiplier
  ///     is at most 1, because otherwise the constraint would gain more than the part loses.
  ///   - cost: the cost of a part in the reason; more than 0.
  package func reason(
    for constraint: Solver.ConstraintID, among most: Int, trading: [Term] = [],
    where isAdmitted: (Certificate.Source) -> Bool,
    isEqual: (Certificate.Source) -> Bool = { _ in false },
    cost: (Certificate.Source) -> Double
  ) -> Outcome {
    let own = lefts[constraint.index]
    if own.terms.isEmpty { return .found([]) }
    let relief = relief(of: constraint.index)
    var columns = connected(with: constraint.index, relief, where: isAdmitted)
    if !trading.isEmpty {
      // The trade is one column: a point that the constraint gains costs each part its multiplier.
      columns.append(Column(part: nil, sign: 0, left: gain(of: own, from: trading)))
      // Columns that absorb what a part would get beyond satisfaction. A surplus has no value, and the
      // trade would take it from the other parts.
      for case .constraint(let id) in trading.map(\.part) {
        guard let blocked = blocked[id.index], blocked != 0 else { continue }
        columns.append(Column(part: nil, sign: -relief * blocked, left: lefts[id.index]))
      }
    }
    columns = closed(columns, beside: own)
    guard !columns.isEmpty else { return .none }
    var program = Solver()
    var rows = Array(repeating: LinearExpression(), count: mentions.count)
    for term in own.terms {
      rows[term.variable.index].constant = -term.coefficient
    }
    for column in columns {
      // A candidate with a fixed sign has a nonnegative multiplier.
      let multiplier = program.addVariable(nonnegative: column.sign != 0)
      for term in column.left.terms {
        rows[term.variable.index].add(
          column.sign == 0 ? term.coefficient : column.sign * term.coefficient, times: multiplier)
      }
      program.add(
        LinearConstraint(
          (column.part.map(cost) ?? 1) * LinearExpression(multiplier), .equal,
          strength: .optional(0)))
      guard let part = column.part, isEqual(part) else { continue }
      for sign in column.sign == 0 ? [1.0, -1] : [1] {
        program.add(
          LinearConstraint(
            sign * LinearExpression(multiplier) - 1, .lessThanOrEqual, strength: .required))
      }
    }
    // Required, so that presolve makes one row of a chain of a thousand.
    rows.removeAll { $0.terms.isEmpty && $0.constant == 0 }
    for row in rows { program.add(LinearConstraint(row, .equal, strength: .required)) }
    guard let presolved = PresolvedSystem(Formulation(program), keeping: []) else {
      return .none
    }
    let left = presolved.rows.indices.count { presolved.rows.count(of: $0) > 1 }
    if left > most { return .tooMany(left) }
    guard let system = SolvedSystem(presolved) else { return .none }
    let multipliers = system.values { system.position(of: $0) }
    let isFound = rows.allSatisfy { abs($0.evaluated(at: multipliers)) < Self.closeness }
    guard isFound else { return .none }
    return .found(
      zip(columns, multipliers).compactMap { column, value in
        guard let part = column.part, abs(value) > Self.closeness else { return nil }
        return Term(part: part, multiplier: column.sign == 0 ? value : column.sign * value)
      })
  }

  /// What a left side gains at the expense of others.
  private func gain(of own: LinearExpression, from trading: [Term]) -> LinearExpression {
    var coefficients: [Int: Double] = [:]
    for term in own.terms { coefficients[term.variable.index, default: 0] += term.coefficient }
    for part in trading {
      for term in left(of: part.part).terms {
        coefficients[term.variable.index, default: 0] -= part.multiplier * term.coefficient
      }
    }
    var gain = LinearExpression()
    for (variable, coefficient) in coefficients.sorted(by: { $0.key < $1.key }) {
      gain.add(coefficient, times: Variable(index: variable))
    }
    return gain
  }

  // MARK: - Candidates

  /// A candidate. Its multiplier is at least 0, unless its sign is 0.
  private struct Column {
    /// `nil` for a part of a trade.
    var part: Certificate.Source?
    var sign: Double
    var left: LinearExpression
  }

  private func left(of part: Certificate.Source) -> LinearExpression {
    switch part {
    case .constraint(let id): lefts[id.index]
    case .domain(let variable): LinearExpression(variable)
    }
  }

  /// All candidates that variables connect with a constraint. A variable with a single value
  /// connects nothing: the parts that fix it are a shorter reason than any beyond it.
  private func connected(
    with own: Int, _ relief: Double, where isAdmitted: (Certificate.Source) -> Bool
  ) -> [Column] {
    var columns: [Column] = []
    func add(_ part: Certificate.Source, blocked: Double) {
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
      let zero = Certificate.Source.domain(Variable(index: variable))
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

  /// The columns that can have a multiplier. A variable that only one column mentions could not
  /// cancel.
  private func closed(_ columns: [Column], beside own: LinearExpression) -> [Column] {
    var isLeft = columns.map { _ in true }
    // The number of columns that mention each variable, and the sum of their indices, which is the index
    // if there is only one.
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
  /// Its terms of other variables, without the constant.
  fileprivate func leftSide(without variables: Set<Int>) -> LinearExpression {
    var left = self
    left.constant = 0
    if variables.isEmpty { return left }
    for term in terms where variables.contains(term.variable.index) {
      left.add(-term.coefficient, times: term.variable)
    }
    return left
  }
}
