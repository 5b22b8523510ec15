import SnugGeometry
import SnugLayout

/// Solves a scene with other priorities and stores the outcomes.
struct PriorityTrials {
  private let layout: Layout
  private let engine: LayoutEngine
  private let parts: LayoutParts
  /// Whether measurements can depend on the results of their own part. Then the layout is not the
  /// optimum of one system, and the proof for the bisection in `end(of:_:isRaised:)` does not hold.
  private let hasFeedback: Bool
  /// A cache of outcomes, because several contests can need the same change.
  private var known: [Amendment: PerAxis<WhatIf.Outcome>] = [:]
  /// The number of solved layouts.
  var count: Int { known.count }

  init(_ explanation: Explanation, engine: LayoutEngine) {
    layout = explanation.layout
    parts = explanation.parts
    self.engine = engine
    hasFeedback =
      layout.scene.hasReachingInsets || layout.system.relatesAxes || !layout.passes.isSettled
  }

  /// A priority with the outcomes of other values, first of lower ones and then of higher ones.
  mutating func candidate(_ entry: EntryID, in contest: Contest) -> WhatIf.Candidate {
    let search = PrioritySearch(
      entry: entry, axis: contest.axis,
      positions: PriorityPositions(
        among: parts.neighbors(of: entry, in: layout).lazy.map { [layout] in
          layout.system[$0].priority
        }))
    let (lower, higher) = (
      alternatives(search, isRaised: false), alternatives(search, isRaised: true)
    )
    return WhatIf.Candidate(
      entry: entry, priority: layout.system[entry].priority,
      alternatives: lower.found + higher.found, isCut: lower.isCut || higher.isCut)
  }

  private struct PrioritySearch {
    let entry: EntryID
    let axis: Axis
    let positions: PriorityPositions
  }

  /// The alternatives in one direction, the nearest first, and whether others are beyond the limit.
  private mutating func alternatives(
    _ search: PrioritySearch, isRaised: Bool
  ) -> (found: [WhatIf.Alternative], isCut: Bool) {
    let step = isRaised ? 1 : -1
    let positions = search.positions
    let start = positions.index(of: layout.system[search.entry].priority)
    var alternatives: [WhatIf.Alternative] = []
    var current: (outcome: WhatIf.Outcome, values: ClosedRange<LayoutPriority>)?
    func close() {
      guard let (outcome, values) = current, outcome.isOther else { return }
      alternatives.append(
        WhatIf.Alternative(priorities: values, isRaised: isRaised, outcome: outcome))
      current = nil
    }
    // If no other constraint has the priority, the start is between two priorities, and the layout
    // does not change up to the end of that range.
    var next =
      positions.isTie(start) ? start + step : end(of: start, search, isRaised: isRaised) + step
    while (0..<positions.count).contains(next) {
      let outcome = outcome(at: next, search)
      let last = positions.isTie(next) ? next : end(of: next, search, isRaised: isRaised)
      let integers = stride(from: next, through: last, by: step).compactMap(positions.values)
      next = last + step
      guard let first = integers.first, let farthest = integers.last else { continue }
      let values = first.union(farthest)
      if let known = current, known.outcome.isEquivalent(to: outcome) {
        current = (known.outcome, known.values.union(values))
        continue
      }
      close()
      if alternatives.count == WhatIf.mostAlternatives { return (alternatives, outcome.isOther) }
      current = (outcome, values)
    }
    close()
    return (alternatives, false)
  }

  /// The last position in one direction with the same layout as a position between priorities.
  ///
  /// The violation of a constraint is monotonic in its priority: of two optima for different
  /// priorities of it, the one for the higher priority cannot violate it more. If the violation is
  /// equal at two positions between priorities, so is that of all other constraints. Therefore the
  /// same layouts are optimal at both, and at all positions in between, including those equal to a
  /// priority. This allows a bisection.
  private mutating func end(
    of start: Int, _ search: PrioritySearch, isRaised: Bool
  ) -> Int {
    guard !hasFeedback else { return start }
    let outcome = outcome(at: start, search)
    // Positions between priorities are two apart. The lowest position is one of them, the highest
    // is not.
    let steps = isRaised ? (search.positions.count - 2 - start) / 2 : start / 2
    func position(_ steps: Int) -> Int { start + (isRaised ? 2 : -2) * steps }
    var good = 0
    var bad = steps + 1
    // There is rarely more than one change, so the farthest position is tried first.
    var middle = steps
    while bad - good > 1 {
      let other = self.outcome(at: position(middle), search)
      if other.isEquivalent(to: outcome), abs(other.violation - outcome.violation) < .sameLength {
        good = middle
      } else {
        bad = middle
      }
      middle = (good + bad) / 2
    }
    return position(good)
  }

  /// The outcome of a priority at a position.
  private mutating func outcome(at position: Int, _ search: PrioritySearch) -> WhatIf.Outcome {
    let priority = layout.system[search.entry].priority
    if !search.positions.isTie(position), search.positions.index(of: priority) == position {
      return WhatIf.Outcome(
        changes: [], ambiguous: [], conflicts: false, settlesAmbiguity: false,
        violation: layout[search.entry].violation)
    }
    let trial = Amendment.priority(entry: search.entry, search.positions.sample(position))
    if let outcome = known[trial] { return outcome[search.axis] }
    // A priority at play can always be changed.
    let changed = engine.layout(layout.scene.applying([trial], of: layout.system)!)
    let outcome = PerAxis<WhatIf.Outcome> { axis in self.outcome(of: changed, search, axis) }
    known[trial] = outcome
    return outcome[search.axis]
  }

  private func outcome(
    of changed: Layout, _ search: PrioritySearch, _ axis: Axis
  ) -> WhatIf.Outcome {
    let collapsed = changed.scene.collapsedViews
    let views = changed.scene.viewIDs.filter { !collapsed.contains($0) }
    let changes = views.compactMap { id -> WhatIf.SizeChange? in
      let before = layout[id].alignmentRect.size[axis]
      let after = changed[id].alignmentRect.size[axis]
      guard abs(before - after) > .sameLength else { return nil }
      return WhatIf.SizeChange(
        view: id, before: before, after: after, deformation: changed.deformation(of: id, axis))
    }
    let ambiguous = views.filter {
      changed[$0].ambiguity.size[axis] && !layout[$0].ambiguity.size[axis]
    }
    let contents = layout.contents(among: ambiguous, axis)
    return WhatIf.Outcome(
      changes: changes, ambiguous: contents.isEmpty ? ambiguous : contents,
      conflicts: changed.conflicts.count > layout.conflicts.count,
      settlesAmbiguity: layout.status == .ambiguous && changed.status == .satisfied,
      violation: changed[search.entry].violation)
  }
}

extension WhatIf.Outcome {
  /// Whether the sizes or the ambiguities change, or there is a new conflict.
  fileprivate var isOther: Bool {
    !changes.isEmpty || !ambiguous.isEmpty || conflicts || settlesAmbiguity
  }

  fileprivate func isEquivalent(to other: Self) -> Bool {
    changes.elementsEqual(other.changes) {
      $0.view == $1.view && abs($0.after - $1.after) < .sameLength
    }
      && ambiguous == other.ambiguous && conflicts == other.conflicts
      && settlesAmbiguity == other.settlesAmbiguity
  }
}

extension ClosedRange {
  fileprivate func union(_ other: Self) -> Self {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }
}
