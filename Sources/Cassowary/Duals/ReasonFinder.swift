/// Finds the reasons why optional constraints are violated.
///
/// Each row of the optimal tableau is a linear dependency between its symbols, and has no dependency
/// between fewer of them in it. It is a ``Reason`` if no symbol in it can follow the violated one
/// without violating a bound that is not weaker. A symbol that could enters the basis for one that
/// could not. Pivots lead to a reason since the solution is optimal: without one the constraint could
/// be violated less at no cost (Farkas' lemma).
///
/// All constraints of a row have the same reason: there is one, not a thousand, for a row too narrow
/// for a thousand labels.
public struct ReasonFinder: Sendable {
  /// The reasons found so far.
  public private(set) var reasons: [Reason] = []
  let system: SolvedSystem
  private let solver: Solver
  private var builder: DualPostsolve
  var basis: Basis
  /// When to stop the search: far beyond what layouts need. A dense system of hundreds of unknowns
  /// would take minutes, and its reasons are too long to read.
  let mostPivots: Int
  /// The rows that were computed since they changed.
  var rows: [Int: [Entry]] = [:]
  /// The bound of each constraint, and the symbol it is on; the bitwise complement of a row that is
  /// substituted for a variable.
  private var bounds: [Bound?]
  private var symbols: [Int32]
  /// What keeps each symbol of the simplex from decreasing, and from increasing.
  private var barriers: [Barrier] = []
  /// The domains that do, by variable.
  private var signs: [[Int: Bound]?]
  /// For each row, in both directions.
  var blockingLevels: [BlockingLevels?]
  /// The reasons that are rows.
  private var reasonsOfRows: [RowSide: Int] = [:]

  /// What keeps a symbol from moving in a direction.
  private enum Barrier {
    case unknown
    case none
    case bound(Bound)
    case parameter
  }

  private struct RowSide: Hashable {
    var basic: Int
    var orientation: Int
  }

  public init(_ solution: Solution) {
    system = solution.system()
    solver = solution.solver
    basis = system.dual.basis
    mostPivots = basis.pivotCount + 500
    builder = DualPostsolve(system.presolved, at: solution.values, above: .max)
    bounds = Array(repeating: nil, count: solver.constraints.count)
    symbols = Array(repeating: -1, count: solver.constraints.count)
    for symbol in 0..<system.presolved.formulation.symbolCount
    where !system.presolved.hasMovedBounds(symbol) {
      for bound in system.presolved.bounds[symbol] {
        guard let constraint = bound.constraint else { continue }
        bounds[constraint] = bound
        symbols[constraint] = Int32(symbol)
      }
    }
    for row in system.presolved.rows.indices where system.presolved.substitution[row] != nil {
      let symbol = system.presolved.formulation.variableCount + row
      for bound in system.presolved.formulation.bounds[symbol] {
        guard let constraint = bound.constraint else { continue }
        bounds[constraint] = bound
        symbols[constraint] = ~Int32(symbol)
      }
    }
    barriers = Array(repeating: .unknown, count: 2 * system.origins.count)
    signs = Array(repeating: nil, count: barriers.count)
    blockingLevels = Array(repeating: nil, count: 2 * system.origins.count)
  }

  /// The number of the reason why a constraint is violated; `nil` when it is not, or when rounding
  /// hides the reason.
  public mutating func reason(for constraint: Solver.ConstraintID) -> Int? {
    guard let bound = bounds[constraint.index], !bound.isRequired else { return nil }
    let formulated = Int(symbols[constraint.index])
    guard formulated >= 0 else { return reason(for: bound, ofSubstituted: ~formulated) }
    let location = builder.location(of: formulated)
    guard location.violates(bound) else { return nil }
    let symbol = Int(system.symbols[formulated])
    let direction = bound.slope(at: location.position) < 0 ? 1 : -1
    let own = Member(bound: bound, coefficient: Double(-direction))
    guard symbol >= 0 else { return add([own]) }
    // Stronger bounds make a better reason than bounds of the same level.
    for limit in [bound.level - 1, bound.level] {
      if level(of: symbol, towards: direction) <= limit {
        guard case .bound(let barrier) = self.barrier(of: symbol, towards: direction) else {
          return add([own])
        }
        return add([own, Member(bound: barrier, coefficient: Double(direction))])
      }
      if let basic = row(for: symbol, direction, limit) {
        return reason(row: basic, symbol, direction, bound)
      }
    }
    return nil
  }

  /// Why a bound on a substituted row is violated: the equality contradicts it.
  private mutating func reason(for bound: Bound, ofSubstituted symbol: Int) -> Int? {
    builder.reset()
    guard builder.addViolatedOfSubstituted(symbol, where: { $0.constraint == bound.constraint }),
      builder.postsolve()
    else { return nil }
    reasons.append(postsolvedReason)
    return reasons.count - 1
  }

  /// The level of what keeps a symbol from moving; a large number when nothing does.
  mutating func level(of symbol: Int, towards direction: Int) -> Int32 {
    switch barrier(of: symbol, towards: direction) {
    case .bound(let bound): bound.level
    case .parameter: 0
    case .unknown, .none: .max
    }
  }

  /// The strongest bound that would be violated if a symbol moved.
  private mutating func barrier(of symbol: Int, towards direction: Int) -> Barrier {
    let index = 2 * symbol + (direction > 0 ? 1 : 0)
    if case .unknown = barriers[index] {
      barriers[index] = findBarrier(of: Int(system.origins[symbol]), towards: direction)
    }
    return barriers[index]
  }

  private func findBarrier(of symbol: Int, towards direction: Int) -> Barrier {
    let formulation = system.presolved.formulation
    if symbol < formulation.variableCount, formulation.isParameter[symbol] { return .parameter }
    let location = builder.location(of: symbol)
    var strongest: Bound?
    for bound in system.presolved.bounds[symbol]
    where bound.isHurt(
      at: location.position, towards: direction, within: location.closeness)
    {
      // The domain of a size is the simplest reason.
      let isBetter =
        bound.level < strongest?.level ?? .max
        || bound.level == strongest?.level && bound.constraint == nil
          && strongest?.constraint != nil
      if isBetter { strongest = bound }
    }
    return strongest.map(Barrier.bound) ?? .none
  }

  /// The nonnegative variables whose domains keep a symbol from moving, with their bounds; none when
  /// there is only one.
  private mutating func signs(of symbol: Int, towards direction: Int) -> [Int: Bound] {
    let index = 2 * symbol + (direction > 0 ? 1 : 0)
    if let known = signs[index] { return known }
    let formulated = Int(system.origins[symbol])
    let location = builder.location(of: formulated)
    var found: [Int: Bound] = [:]
    for bound in system.presolved.bounds[formulated] where bound.constraint == nil {
      guard let owner = bound.owner,
        bound.isHurt(at: location.position, towards: direction, within: location.closeness)
      else { continue }
      found[owner] = bound
    }
    if found.count == 1 { found = [:] }
    signs[index] = found
    return found
  }

  // MARK: - Reasons

  /// A bound, and what its symbol is multiplied by, with the sign of its slope.
  private struct Member {
    var bound: Bound
    var coefficient: Double
    var alternatives: [Int: Bound] = [:]
  }

  /// The reason that a row is for one of its symbols.
  private mutating func reason(
    row basic: Int, _ symbol: Int, _ direction: Int, _ bound: Bound
  ) -> Int? {
    let entries = circuit(basic)
    let own = entries.first { $0.symbol == symbol }?.coefficient ?? 1
    let orientation = own < 0 ? -direction : direction
    // If the bound itself keeps the symbol from moving back, all constraints of the row share the
    // reason.
    var isShared = false
    if case .bound(let barrier) = barrier(of: symbol, towards: -direction) {
      isShared =
        barrier.constraint == bound.constraint
        || barrier.constraint == nil && barrier.owner == bound.owner && bound.owner != nil
          && signs(of: symbol, towards: -direction).isEmpty
    }
    let side = RowSide(basic: basic, orientation: orientation)
    if isShared, let known = reasonsOfRows[side] { return known }
    var members: [Member] = []
    for entry in entries {
      let own = entry.coefficient < 0 ? orientation : -orientation
      var member = Member(bound: bound, coefficient: entry.coefficient * Double(-orientation))
      if entry.symbol != symbol || isShared {
        guard case .bound(let barrier) = barrier(of: entry.symbol, towards: own) else {
          continue
        }
        member.bound = barrier
        if barrier.constraint == nil {
          member.alternatives = signs(of: entry.symbol, towards: own)
        }
      }
      members.append(member)
    }
    guard let found = add(members) else { return nil }
    if isShared { reasonsOfRows[side] = found }
    return found
  }

  /// Adds the reason of some members and the equalities that presolve removed.
  private mutating func add(_ members: [Member]) -> Int? {
    guard var shortest = reason(members) else { return nil }
    var members = members
    for index in members.indices where !members[index].alternatives.isEmpty {
      // A variable that only one equality mentions may be replaced by another one of it.
      while let shorter = shortened(shortest, at: index, &members) { shortest = shorter }
    }
    reasons.append(shortest)
    return reasons.count - 1
  }

  private mutating func reason(_ members: [Member]) -> Reason? {
    builder.reset()
    for member in members {
      builder.add(
        DualContribution(bound: member.bound, value: LevelVector(member.coefficient, at: 1)))
    }
    return builder.postsolve() ? postsolvedReason : nil
  }

  private var postsolvedReason: Reason {
    Reason(
      multipliers: solver.multipliers(builder.contributions).compactMap { source, value in
        !value.isZero && abs(value[0].value) > Tolerance.rate
          ? Solution.Multiplier(source, value[0].value) : nil
      })
  }

  /// The reason with another variable at zero instead of a member's, if that is shorter.
  private mutating func shortened(
    _ reason: Reason, at index: Int, _ members: inout [Member]
  ) -> Reason? {
    let bound = members[index].bound
    var mentioning: [Int] = []
    for constraint in reason.multipliers.compactMap({ $0.constraint?.index })
    where solver.constraints[constraint].expression.terms.contains(where: {
      $0.variable.index == bound.owner
    }) {
      mentioning.append(constraint)
    }
    guard mentioning.count == 1 else { return nil }
    for term in solver.constraints[mentioning[0]].expression.terms {
      guard let alternative = members[index].alternatives[term.variable.index],
        alternative.owner != bound.owner
      else { continue }
      members[index].bound = alternative
      if let shorter = self.reason(members), shorter.multipliers.count < reason.multipliers.count {
        return shorter
      }
    }
    members[index].bound = bound
    return nil
  }

  /// Removes a row that changes from the caches.
  mutating func forget(row basic: Int) {
    rows[basic] = nil
    for orientation in [-1, 1] {
      reasonsOfRows[RowSide(basic: basic, orientation: orientation)] = nil
    }
    blockingLevels[2 * basic] = nil
    blockingLevels[2 * basic + 1] = nil
  }
}
