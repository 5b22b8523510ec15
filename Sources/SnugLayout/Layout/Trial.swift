package import SnugGeometry
package import SnugSolver

/// The effect of changes to a scene on its layout. Only the parts affected by the changes
/// are solved again, with the same measurements.
package struct Trial {
  private let layout: Layout
  /// The entry of each constraint of the solver; `nil` for an added constraint.
  private let entries: [EntryID?]
  /// The solver's variable for each of the layout's variables that is solved again.
  private let variables: [Int: Variable]
  private let solver: Solver
  private let solution: Solution

  /// The constraints to solve again.
  package enum Scope {
    /// All constraints, including broken ones.
    case everything
    case unbroken
    /// Only required constraints, and of the broken ones only this one.
    case required(with: EntryID)

    func contains(_ entry: EntryID, _ layout: Layout) -> Bool {
      let isBroken = layout[entry].isBroken
      switch self {
      case .everything: return true
      case .unbroken: return !isBroken
      case .required(let broken):
        return entry == broken || !isBroken && layout.system[entry].priority.isRequired
      }
    }
  }

  /// - Parameters:
  ///   - amendments: the changes.
  ///   - views: further views whose results are needed.
  ///   - axes: the axes on which the results of these views are needed.
  ///   - isNear: whether open sizes and positions stay as near to the layout as possible.
  package init(
    _ layout: Layout, _ amendments: [Amendment], about views: [ViewID],
    on axes: [Axis] = Axis.allCases, _ scope: Scope, in parts: LayoutParts, isNear: Bool = false
  ) {
    let system = layout.system
    let additions = amendments.compactMap { amendment -> LinearConstraint? in
      guard case .addition(let constraint) = amendment else { return nil }
      return system.linear(constraint)
    }
    let changed = amendments.compactMap(\.entry)
    var seeds = (additions + changed.map { system[$0].linear })
      .flatMap { $0.expression.terms.map(\.variable.index) }
    for view in views {
      for axis in axes {
        seeds.append(system.variables.size(view, axis).index)
        seeds += system.variables.start(.view(view), axis).terms.map(\.variable.index)
      }
    }
    // A change of the root's size affects all parts.
    let isRootChanged = changed.contains { entry in
      if case .rootSize = system[entry].origin { true } else { false }
    }
    let touched =
      isRootChanged
      ? Array(parts.variablesOfPart.indices)
      : Set(seeds.compactMap { parts.partOfVariable[$0] }).sorted()
    let variables = (parts.givenVariables + touched.flatMap { parts.variablesOfPart[$0] }).sorted()

    var solver = Solver()
    var local: [Int: Variable] = [:]
    for variable in variables {
      local[variable] = solver.addVariable(
        nonnegative: system.solver.isNonnegative[variable])
    }
    func localized(_ constraint: LinearConstraint) -> LinearConstraint {
      var localized = constraint
      localized.expression = constraint.expression.renamed(local)
      return localized
    }
    var entries: [EntryID?] = []
    let amendmentsOfEntry = Dictionary(grouping: amendments, by: \.entry)
    for entry in (parts.entriesOfNoPart + touched.flatMap { parts.entriesOfPart[$0] }).sorted() {
      guard scope.contains(entry, layout) else { continue }
      var constraint = system[entry].linear
      var isRemoved = false
      for amendment in amendmentsOfEntry[entry] ?? [] {
        switch amendment {
        case .priority(_, let priority): constraint.strength = priority.strength
        case .constant(_, let constant):
          constraint.expression.constant += system[entry].constraint.constant - constant
        case .relation(_, let relation): constraint.relation = relation.linear
        case .removal: isRemoved = true
        case .addition, .arrangement: break
        }
      }
      if isRemoved { continue }
      solver.add(localized(constraint))
      entries.append(entry)
    }
    for addition in additions {
      solver.add(localized(addition))
      entries.append(nil)
    }
    if isNear {
      // Below all priorities.
      for variable in variables {
        guard let moved = local[variable] else { continue }
        solver.add(
          LinearConstraint(
            LinearExpression(moved) - layout.solution[Variable(index: variable)], .equal,
            strength: .optional(0)))
      }
    }
    solver.knownConflicts = layout.solution.conflicts.compactMap { conflict in
      conflict.constraints.contains { amendmentsOfEntry[EntryID($0)] != nil }
        ? nil : conflict.renamed({ entries.firstIndex(of: EntryID($0)) }, variables: local)
    }
    self.layout = layout
    self.entries = entries
    self.variables = local
    self.solver = solver
    solution = solver.solve()
  }

  // MARK: Results

  /// The sets of required constraints that conflict; `nil` for an added constraint.
  package var conflicts: [[EntryID?]] {
    solution.conflicts.map { conflict in conflict.constraints.map { entries[$0.index] } }
  }

  package func isSizeAmbiguous(_ view: ViewID, _ axis: Axis) -> Bool {
    isAmbiguous(LinearExpression(layout.system.variables.size(view, axis)))
  }

  package func isSizeAmbiguous(_ guide: LayoutGuideID, _ axis: Axis) -> Bool {
    isAmbiguous(LinearExpression(layout.system.variables.size(.guide(guide), axis)))
  }

  package func isOriginAmbiguous(_ view: ViewID, _ axis: Axis) -> Bool {
    isAmbiguous(layout.system.variables.start(.view(view), axis))
  }

  /// The parts that were not solved again are as ambiguous as before.
  private func isAmbiguous(_ expression: LinearExpression) -> Bool {
    var rest = LinearExpression()
    for term in expression.terms where variables[term.variable.index] == nil {
      rest.add(term.coefficient, times: term.variable)
    }
    return solution.isAmbiguous(expression.renamed(variables)) || layout.solution.isAmbiguous(rest)
  }

  /// The violation of each constraint that was solved again, in points, in the order of the system.
  package var violations: [Violation] {
    zip(entries, solver.constraints).compactMap { entry, constraint in
      guard let entry else { return nil }
      let value = solution.value(of: constraint.expression)
      return Violation(
        entry: entry, amount: Layout.withoutNoise(constraint.violation(at: value)))
    }
  }

  /// Whether no priority is violated more than before, in the parts affected by the changes.
  package var costsTheSame: Bool { costs(increases).values.allSatisfy { abs($0) < .sameLength } }

  /// What prevents the changes: the required constraints that conflict, except equations, which
  /// end no range; or else the constraints that are violated more than before, of the highest priority
  /// that is. Empty if the changes cost no priority anything.
  package var worsened: [EntryID] {
    let system = layout.system
    if let conflict = conflicts.first {
      return conflict.compactMap(\.self).filter { system[$0].constraint.relation != .equal }
    }
    let increases = increases
    guard let worst = costs(increases).filter({ $0.value > .sameLength }).keys.max() else {
      return []
    }
    return increases.filter { $0.amount > .sameLength && system[$0.entry].priority == worst }
      .map(\.entry)
  }

  /// By how much more each constraint is violated than before, in points.
  private var increases: [Violation] {
    violations.map {
      Violation(entry: $0.entry, amount: $0.amount - layout[$0.entry].violation)
    }
  }

  private func costs(_ increases: [Violation]) -> [LayoutPriority: Double] {
    increases.reduce(into: [:]) {
      $0[layout.system[$1.entry].priority, default: 0] += $1.amount
    }
  }

  /// The range of a constraint's left side minus its right side, in points. All its
  /// variables must have been solved again.
  package func range(of entry: EntryID) -> ClosedRange<Double> {
    solution.range(of: layout.system[entry].linear.expression.renamed(variables))
  }

  /// The frame of every view, in the root's coordinates, in points.
  package var frames: [Rect] {
    let rects = Layout.rects(layout.system, value)
    return layout.scene.viewIDs.map {
      rects[$0.index].outset(by: layout.scene[$0].alignmentRectInsets)
    }
  }

  /// The size of a view's alignment rect, in points.
  package func size(of view: ViewID, _ axis: Axis) -> Double {
    value(of: layout.system.variables.size(view, axis))
  }

  /// The size of a guide, in points.
  package func size(of guide: LayoutGuideID, _ axis: Axis) -> Double {
    value(of: layout.system.variables.size(.guide(guide), axis))
  }

  private func value(of variable: Variable) -> Double {
    variables[variable.index].map { solution[$0] } ?? layout.solution[variable]
  }
}

extension LinearExpression {
  /// The expression in the solver's variables. Terms of other variables are left out.
  fileprivate func renamed(_ variables: [Int: Variable]) -> LinearExpression {
    var renamed = LinearExpression(constant: constant)
    for term in terms {
      if let variable = variables[term.variable.index] {
        renamed.add(term.coefficient, times: variable)
      }
    }
    return renamed
  }
}

extension ConstraintSystem {
  /// The solver's form of a constraint that the scene does not have.
  package func linear(_ constraint: Constraint) -> LinearConstraint {
    var constraint = constraint
    // A view in a scroll view is placed in the content guide.
    if let superview = constraint.secondItem?.view, !constraint.secondAttribute.isSize,
      let view = constraint.firstItem.view, scene.isView(view, inside: superview),
      let guide = contentGuide(of: superview)
    {
      constraint.secondItem = .guide(guide)
    }
    return expression.linear(constraint)
  }
}
