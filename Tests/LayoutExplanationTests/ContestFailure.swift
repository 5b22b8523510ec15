import AutoLayout
import Cassowary
import LayoutExplanation

/// What is wrong with a contest.
struct ContestFailure {
  let check: Check
  let text: String

  enum Check: String, CaseIterable {
    /// The pieces add up to the room.
    case sum = "a"
    /// What is cited holds.
    case holds = "b"
    /// What is cited is enough for the payers' sizes.
    case enough = "c"
    /// Without any part of it they have others.
    case needed = "d"
    /// No two contests are the same.
    case distinct = "e"
  }

  static func all(in explanation: Explanation) -> [ContestFailure] {
    let contests = explanation.contests
    let layout = explanation.layout
    var found = contests.flatMap { contest -> [ContestFailure] in
      let name = contest.payers.map { layout.system.entries[$0.entry].id }.joined(separator: ", ")
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
    func name(_ entry: Int) -> String { layout.system.entries[entry].id }
    func add(_ check: Check, _ text: String) {
      found.append(ContestFailure(check: check, text: text))
    }
    let priorities = contest.payers.map(\.priority)
    let isShared = Set(priorities).count < priorities.count
    if contest.constraints.isEmpty {
      // Two that are as strong may keep each other from coming out better.
      if contest.others.isEmpty && !isShared { add(.enough, "it cites nothing") }
      return found
    }
    let got = contest.wanted.reduce(0) { $0 + $1.factor * $1.got }
    let room = contest.room.reduce(0) { $0 + $1.factor * $1.got }
    if abs(got - room) > 1e-4 { add(.sum, "the pieces got \(got), and there are \(room)") }
    for entry in contest.constraints
    where !layout.constraints[entry].isSatisfied && !needsNoReason(entry, in: layout) {
      add(.holds, "it cites \(name(entry)), which gave way")
    }
    // What gave way elsewhere is taken as it is.
    let missed = contest.constraints.filter { !layout.constraints[$0].isSatisfied }
    let known = contest.others.flatMap { contests[$0].payers }
      .sorted { ($0.priority, $0.entry) < ($1.priority, $1.entry) }.map(\.entry)
    // Which of them matter depends on which is left out first.
    var least: [ContestFailure]?
    for known in [known, known.reversed()] where least?.isEmpty != true {
      let failures = failures(of: contest, holding: missed, andPartOf: known, in: layout)
      if failures.count < least?.count ?? .max { least = failures }
    }
    return found + (least ?? [])
  }

  /// - Parameters:
  ///   - missed: what the contest cites, and what has the value it has in the layout.
  ///   - known: the payers of other contests; those that matter have the values they have.
  private static func failures(
    of contest: Contest, holding missed: [Int], andPartOf known: [Int], in layout: Layout
  ) -> [ContestFailure] {
    func name(_ entry: Int) -> String { layout.system.entries[entry].id }
    let cited = Set(contest.constraints).subtracting(missed).sorted()
    let payers = contest.payers.map(\.entry)
    let all = payers + contest.constraints + known
    let tied = ContestSizes.tiedPriority(of: payers, among: all, in: layout)
    var held = known + missed
    let whole = ContestSizes(of: payers, with: cited, holding: held, in: layout)
    for entry in known {
      let fewer = held.filter { $0 != entry }
      if ContestSizes(of: payers, with: cited, holding: fewer, in: layout).agree(with: whole) {
        held = fewer
      }
    }
    // What decides between equals is told as such, and is no part of the sum. So in a tie they are
    // weighed alone, without payers that are weaker; and what gave way elsewhere is weighed, too.
    let pieces = (contest.wanted + contest.room).compactMap(\.entry)
    func isNeeded(_ entry: Int, _ tied: LayoutPriority) -> Bool {
      let equals = payers.filter { layout.system.entries[$0].priority >= tied }
      let parts = cited + known.filter(pieces.contains)
      let whole = ContestSizes(of: equals, with: parts, holding: missed, in: layout)
      let rest = ContestSizes(
        of: equals, with: parts.filter { $0 != entry }, holding: missed.filter { $0 != entry },
        in: layout)
      return !rest.agree(with: whole)
    }
    var found: [ContestFailure] = []
    if !whole.agree(with: layout, among: payers + cited) {
      let violations = payers.map { layout.constraints[$0].violation }
      found.append(
        ContestFailure(
          check: .enough,
          text: "with \((cited + held).map(name)) alone \(payers.map { whole.violations[$0]! }), "
            + "not \(violations)"))
    }
    for entry in contest.constraints {
      let rest = ContestSizes(
        of: payers, with: cited.filter { $0 != entry }, holding: held.filter { $0 != entry },
        in: layout)
      if rest.agree(with: whole) {
        if let tied, isNeeded(entry, tied) { continue }
        found.append(
          ContestFailure(check: .needed, text: "\(name(entry)) makes no difference"))
      }
    }
    return found
  }
}

/// How much some constraints are violated if but a few others are there.
private struct ContestSizes {
  var violations: [Int: Double] = [:]
  private var ranges: [Int: ClosedRange<Double>] = [:]
  /// What the payers could give way by together. Where others are as strong, each alone may have the
  /// same range with one of them as without, because another payer takes its share.
  private var total: ClosedRange<Double>
  private let payers: [Int]

  /// - Parameter held: constraints whose left sides have the values they have in the layout.
  ///   Not required, for the last digits of these may say otherwise.
  init(of payers: [Int], with cited: [Int], holding held: [Int], in layout: Layout) {
    let all = layout.system.solver.constraints
    var solver = Solver()
    for isNonnegative in layout.system.solver.isNonnegative {
      _ = solver.addVariable(nonnegative: isNonnegative)
    }
    for entry in Set(payers + cited + payers.compactMap { otherHalf(of: $0, in: layout) }).sorted()
    {
      solver.add(all[entry])
    }
    for entry in Set(held).subtracting(payers).sorted() {
      let target = layout.system.entries[entry].target
      var expression = all[entry].expression
      expression.constant += target - layout.leftSide(ofEntry: entry)
      solver.add(LinearConstraint(expression, .equal, strength: .optional(1001)))
    }
    let solution = solver.solve(preferring: layout.system.tieBreakers)
    self.payers = payers
    for entry in payers + cited {
      violations[entry] = all[entry].violation(at: solution.value(of: all[entry].expression))
    }
    for payer in payers { ranges[payer] = solution.range(of: all[payer].expression) }
    var sum = LinearExpression(constant: 0)
    for payer in payers {
      let sign: Double =
        layout.leftSide(ofEntry: payer) < layout.system.entries[payer].target ? -1 : 1
      for term in all[payer].expression.terms {
        sum.add(sign * term.coefficient, times: term.variable)
      }
    }
    total = solution.range(of: sum)
  }

  /// Whether the payers give way by as much as in a layout.
  ///
  /// Where some of the same priority could give way for each other, something else decides between
  /// them: then all of them give way by as much in sum, and those of higher priorities.
  func agree(with layout: Layout, among entries: [Int]) -> Bool {
    let groups = Dictionary(grouping: Set(entries)) { layout.system.entries[$0].priority }
    let tied = Self.tiedPriority(of: payers, among: entries, in: layout)
    return groups.allSatisfy { priority, entries in
      if let tied, priority < tied || priority.isRequired { return true }
      let difference = entries.reduce(0) {
        $0 + violations[$1]! - layout.constraints[$1].violation
      }
      return abs(difference) < 1e-4
    }
  }

  /// The highest priority at which some could give way for a payer.
  static func tiedPriority(
    of payers: [Int], among entries: [Int], in layout: Layout
  ) -> LayoutPriority? {
    Set(payers.map { layout.system.entries[$0].priority }).filter { priority in
      Set(entries).count { layout.system.entries[$0].priority == priority } > 1
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

/// Whether a constraint that gave way is in no contest: nobody wrote it, or nobody sees its view.
private func needsNoReason(_ entry: Int, in layout: Layout) -> Bool {
  switch layout.system.entries[entry].origin {
  case .fittingSize, .stackView: true
  case .contentSize(let view, _, _): layout.scene.collapsedViews.contains(view)
  case .author, .rootSize, .guide, .autoresizingMask: false
  }
}

/// The other half of a content size, by its index in the system.
private func otherHalf(of entry: Int, in layout: Layout) -> Int? {
  guard case .contentSize(let view, let axis, let role) = layout.system.entries[entry].origin else {
    return nil
  }
  return layout.system.entry(
    .contentSize(view, axis, role == .hugging ? .compressionResistance : .hugging))
}
