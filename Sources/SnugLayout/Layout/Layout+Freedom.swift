package import SnugGeometry
package import SnugSolver

/// What may vary among equally good layouts.
extension Layout {
  /// The distance of a view from its superview's leading or top edge, in points.
  package func offset(of view: ViewID, _ axis: Axis) -> Double {
    Self.withoutNoise(solution.value(of: offsetExpression(of: view, axis)))
  }

  /// The range of a view's offset in equally good layouts, in points.
  package func offsetRange(of view: ViewID, _ axis: Axis) -> ClosedRange<Double> {
    Self.withoutNoise(solution.range(of: offsetExpression(of: view, axis)))
  }

  /// The parts with which the sizes of some views and the positions of others vary. Each part varies
  /// independently of the others.
  package func independentParts(
    ofSizes sized: [ViewID], positions placed: [ViewID], _ axis: Axis
  ) -> [Set<FacePart>] {
    if sized.isEmpty && placed.isEmpty { return [] }
    return solution.independentParts(
      of: sized.map { LinearExpression(system.variables.size($0, axis)) }
        + placed.map { system.variables.start(.view($0), axis) })
  }

  /// In a scroll view, the offset is measured from the beginning of the content guide.
  private func offsetExpression(of view: ViewID, _ axis: Axis) -> LinearExpression {
    guard let origin = system.variables.origin(.view(view), axis) else { return LinearExpression() }
    let guide = scene[view].superview.flatMap(system.contentGuide)
    let start = guide.flatMap { system.variables.origin(.guide($0), axis) }
    return start.map { origin - $0 } ?? LinearExpression(origin)
  }

  /// The ambiguities of each view's frame if only constraints of a priority and higher ones
  /// count.
  package func ambiguities(downTo priority: LayoutPriority) -> [FrameAmbiguity] {
    var solver = Solver()
    for isNonnegative in system.solver.isNonnegative {
      _ = solver.addVariable(nonnegative: isNonnegative)
    }
    for made in constraints where made.priority >= priority && !made.isBroken {
      solver.add(made.entry.linear)
    }
    let solution = solver.solve()
    return scene.viewIDs.map { id in
      FrameAmbiguity(
        origin: PerAxis { solution.isAmbiguous(system.variables.start(.view(id), $0)) },
        size: PerAxis { solution.isAmbiguous(system.variables.size(id, $0)) })
    }
  }
}

extension ConstraintSystem {
  /// The content guide of a scroll view, if a constraint refers to it.
  func contentGuide(of view: ViewID) -> LayoutGuideID? {
    guard scene[view].viewClass.isScrollView else { return nil }
    return guides.firstIndex { $0.owningView == view && $0.kind == .content }
      .map(LayoutGuideID.init(index:))
  }
}
