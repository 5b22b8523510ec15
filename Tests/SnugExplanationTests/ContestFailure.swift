import SnugExplanation
import SnugLayout
import SnugSolver

/// A failed check of a contest.
struct ContestFailure {
  let check: Check
  let text: String

  enum Check: String, CaseIterable {
    /// The actual lengths of the wanted pieces add up to the room.
    case sum = "a"
    /// The cited constraints are satisfied.
    case holds = "b"
    /// The cited constraints determine the payers' sizes.
    case enough = "c"
    /// Without any one of them the sizes differ.
    case needed = "d"
    /// Contests are distinct.
    case distinct = "e"
  }

  static func all(in explanation: Explanation) -> [ContestFailure] {
    let contests = explanation.contests
    let layout = explanation.layout
    var found = contests.flatMap { contest -> [ContestFailure] in
      let name = contest.payers.map { layout.system[$0.entry].id }.joined(separator: ", ")
      return failures(of: contest, among: contests, in: layout).map {
        ContestFailure(check: $0.check, text: "\($0.check.rawValue). \(name): \($0.text)")
      }
    }
    for (index, contest) in contests.enumerated() where !contest.wanted.isEmpty {
      for other in contests.prefix(index)
      where other.axis == contest.axis && other.wanted == contest.wanted
        && other.room == contest.room && other.constraints == contest.constraints
      {
        found.append(
          ContestFailure(
            check: .distinct, text: "e. \(other.index) and \(contest.index) have the same pieces"))
      }
    }
    return found
  }

  private static func failures(
    of contest: Contest, among contests: [Contest], in layout: Layout
  ) -> [ContestFailure] {
    var found: [ContestFailure] = []
    func name(_ entry: EntryID) -> String { layout.system[entry].id }
    func add(_ check: Check, _ text: String) {
      found.append(ContestFailure(check: check, text: text))
    }
    let priorities = contest.payers.map(\.priority)
    let isShared = Set(priorities).count < priorities.count
    if contest.constraints.isEmpty {
      // Two constraints of equal priority can prevent each other from improving.
      if contest.others.isEmpty && !isShared { add(.enough, "it cites nothing") }
      return found
    }
    let got = contest.wanted.reduce(0) { $0 + $1.factor * $1.got }
    let room = contest.room.reduce(0) { $0 + $1.factor * $1.got }
    if abs(got - room) > 1e-4 { add(.sum, "the pieces got \(got), and there are \(room)") }
    for entry in contest.constraints
    where !layout[entry].isSatisfied && !needsNoReason(entry, in: layout) {
      add(.holds, "it cites \(name(entry)), which gave way")
    }
    // Constraints that gave way elsewhere have their actual values.
    let missed = contest.constraints.filter { !layout[$0].isSatisfied }
    let known = contest.others.flatMap { contests[$0].payers }
      .sorted { ($0.priority, $0.entry) < ($1.priority, $1.entry) }.map(\.entry)
    // The necessary ones depend on the order in which they are left out.
    var least: [ContestFailure]?
    for known in [known, known.reversed()] where least?.isEmpty != true {
      let failures = failures(of: contest, holding: missed, andPartOf: known, in: layout)
      if failures.count < least?.count ?? .max { least = failures }
    }
    return found + (least ?? [])
  }

  /// - Parameters:
  ///   - missed: the cited constraints that are not satisfied; they have their values in the
  ///     layout.
  ///   - known: the payers of other contests; the relevant ones have their values in the layout.
  private static func failures(
    of contest: Contest, holding missed: [EntryID], andPartOf known: [EntryID], in layout: Layout
  ) -> [ContestFailure] {
    func name(_ entry: EntryID) -> String { layout.system[entry].id }
    let wishes = wishes(of: contest, in: layout)
    let cited = Set(contest.constraints).subtracting(missed).sorted()
    let payers = contest.payers.map(\.entry)
    let all = payers + contest.constraints + known
    let tied = ContestSizes.tiedPriority(of: payers, among: all, in: layout)
    var held = known + missed
    let whole = ContestSizes(of: payers, with: cited, holding: held, wishes, in: layout)
    for entry in known {
      let fewer = held.filter { $0 != entry }
      if ContestSizes(of: payers, with: cited, holding: fewer, wishes, in: layout)
        .agree(with: whole)
      {
        held = fewer
      }
    }
    // Constraints that decide a tie are listed separately and are not part of the sum. So in a tie
    // only the tied and stronger payers are compared, without weaker ones. Constraints that gave
    // way elsewhere are tested, too.
    let pieces = (contest.wanted + contest.room).compactMap(\.entry)
    func isNeeded(_ entry: EntryID, _ tied: LayoutPriority) -> Bool {
      let equals = payers.filter { layout.system[$0].priority >= tied }
      let parts = cited + known.filter(pieces.contains)
      let whole = ContestSizes(of: equals, with: parts, holding: missed, wishes, in: layout)
      let rest = ContestSizes(
        of: equals, with: parts.filter { $0 != entry }, holding: missed.filter { $0 != entry },
        wishes, in: layout)
      return !rest.agree(with: whole)
    }
    var found: [ContestFailure] = []
    if !whole.agree(with: layout, among: payers + cited) {
      let violations = payers.map { layout[$0].violation }
      found.append(
        ContestFailure(
          check: .enough,
          text: "with \((cited + held).map(name)) alone \(payers.map { whole.violations[$0]! }), "
            + "not \(violations)"))
    }
    for entry in contest.constraints {
      let rest = ContestSizes(
        of: payers, with: cited.filter { $0 != entry }, holding: held.filter { $0 != entry },
        wishes, in: layout)
      if rest.agree(with: whole) {
        if let tied, isNeeded(entry, tied) { continue }
        found.append(
          ContestFailure(check: .needed, text: "\(name(entry)) makes no difference"))
      }
    }
    return found
  }
}

/// The constraints for the sizes of containers' contents, which the system does not have, by the
/// entries of their payers.
private func wishes(of contest: Contest, in layout: Layout) -> [EntryID: LinearConstraint] {
  var wishes: [EntryID: LinearConstraint] = [:]
  for payer in contest.payers where payer.isContainer {
    guard let view = payer.view, let fit = layout.contentFit(of: view, contest.axis) else {
      continue
    }
    wishes[payer.entry] = layout.system.linear(
      Constraint(
        firstItem: .view(view), firstAttribute: .size(contest.axis), constant: fit.size,
        priority: fit.priority ?? LayoutPriority(0.5)!))
  }
  return wishes
}

/// The violations of constraints if only a few others exist.
private struct ContestSizes {
  var violations: [EntryID: Double] = [:]
  private var ranges: [EntryID: ClosedRange<Double>] = [:]
  /// The possible sums of the payers' amounts. If others have equal priority, each payer can have
  /// the same range with one of them as without it, because another payer takes its share.
  private var total: ClosedRange<Double>
  private let payers: [EntryID]
  private let wishes: [EntryID: LinearConstraint]

  /// - Parameter held: constraints whose left sides have their values in the layout. They are not
  ///   required, because the last digits of the values can conflict.
  init(
    of payers: [EntryID], with cited: [EntryID], holding held: [EntryID],
    _ wishes: [EntryID: LinearConstraint], in layout: Layout
  ) {
    var all = layout.system.solver
    for (entry, wish) in wishes { all[entry.inSolver] = wish }
    self.wishes = wishes
    var solver = Solver()
    for isNonnegative in layout.system.solver.isNonnegative {
      _ = solver.addVariable(nonnegative: isNonnegative)
    }
    for entry in Set(payers + cited + payers.compactMap { otherHalf(of: $0, in: layout) }).sorted()
    {
      solver.add(all[entry.inSolver])
    }
    for entry in Set(held).subtracting(payers).sorted() {
      let made = layout[entry]
      var expression = all[entry.inSolver].expression
      expression.constant += made.entry.target - made.leftSide
      solver.add(LinearConstraint(expression, .equal, strength: .optional(1001)))
    }
    let solution = solver.solve(preferring: layout.system.tieBreakers)
    self.payers = payers
    for entry in payers + cited {
      let constraint = all[entry.inSolver]
      violations[entry] = constraint.violation(at: solution.value(of: constraint.expression))
    }
    for payer in payers { ranges[payer] = solution.range(of: all[payer.inSolver].expression) }
    var sum = LinearExpression(constant: 0)
    for payer in payers {
      let sign: Double =
        wishes[payer] == nil
          && layout[payer].leftSide < layout.system[payer].target ? -1 : 1
      for term in all[payer.inSolver].expression.terms {
        sum.add(sign * term.coefficient, times: term.variable)
      }
    }
    total = solution.range(of: sum)
  }

  /// Whether the payers' amounts are equal to those in a layout.
  ///
  /// If constraints of equal priority could give way in place of each other, something else decides
  /// between them. Then their sum is compared, and the amounts at higher priorities.
  func agree(with layout: Layout, among entries: [EntryID]) -> Bool {
    let groups = Dictionary(grouping: Set(entries)) { layout.system[$0].priority }
    let tied = Self.tiedPriority(of: payers, among: entries, in: layout)
    return groups.allSatisfy { priority, entries in
      if let tied, priority < tied || priority.isRequired { return true }
      let difference = entries.reduce(0) {
        $0 + violations[$1]! - amount(of: $1, in: layout)
      }
      return abs(difference) < 1e-4
    }
  }

  private func amount(of entry: EntryID, in layout: Layout) -> Double {
    guard let wish = wishes[entry] else { return layout[entry].violation }
    return wish.violation(at: layout.solution.value(of: wish.expression))
  }

  /// The highest priority at which another constraint could give way in place of a payer.
  static func tiedPriority(
    of payers: [EntryID], among entries: [EntryID], in layout: Layout
  ) -> LayoutPriority? {
    Set(payers.map { layout.system[$0].priority }).filter { priority in
      Set(entries).count { layout.system[$0].priority == priority } > 1
    }.max()
  }

  func agree(with other: ContestSizes) -> Bool {
    payers.allSatisfy { abs(violations[$0]! - other.violations[$0]!) < 1e-6 }
      && ranges.allSatisfy { entry, range in
        guard let known = other.ranges[entry] else { return false }
        return isClose(range.lowerBound, known.lowerBound)
          && isClose(range.upperBound, known.upperBound)
      } && isClose(total.lowerBound, other.total.lowerBound)
      && isClose(total.upperBound, other.total.upperBound)
  }

  private func isClose(_ one: Double, _ other: Double) -> Bool {
    one == other || abs(one - other) < 1e-6
  }
}

/// Whether a constraint that gave way has no contest, because it has no author or its view is
/// collapsed.
private func needsNoReason(_ entry: EntryID, in layout: Layout) -> Bool {
  switch layout.system[entry].origin {
  case .fittingSize, .stackView: true
  case .contentSize(let view, _, _): layout.scene.collapsedViews.contains(view)
  case .author, .rootSize, .guide, .autoresizingMask: false
  }
}

/// The other side of a content size.
private func otherHalf(of entry: EntryID, in layout: Layout) -> EntryID? {
  guard case .contentSize(let view, let axis, let role) = layout.system[entry].origin else {
    return nil
  }
  return layout.system.entry(
    .contentSize(view, axis, role == .hugging ? .compressionResistance : .hugging))
}
