extension Solution {
  /// The interval around a parameter's value in which the same required constraints conflict; `nil`
  /// if none do, or if some were dropped without a proof.
  ///
  /// Required constraints leave a parameter an interval of values. A constraint is dropped if it
  /// cannot hold together with the kept constraints before it, so the parameter's value is
  /// outside the interval that they leave together.
  func conflictInterval(along parameter: Variable) -> ClosedRange<Double>? {
    guard !conflicts.isEmpty, dropped.count == conflicts.count else { return nil }
    let value = self[parameter]
    let required = solver.requiredConstraints
    guard
      var interval = solver.values(
        of: parameter, allowing: required.filter { !dropped.contains($0) })
    else { return nil }
    for constraint in required where dropped.contains(constraint) {
      let kept = required.prefix { $0 != constraint }.filter { !dropped.contains($0) }
      guard let possible = solver.values(of: parameter, allowing: kept + [constraint]) else {
        continue
      }
      if possible.upperBound < value {
        interval = max(interval.lowerBound, possible.upperBound)...max(interval.upperBound, value)
      } else if possible.lowerBound > value {
        interval = min(interval.lowerBound, value)...min(interval.upperBound, possible.lowerBound)
      }
    }
    return interval
  }

  /// The same solution for a system without the dropped constraints, whose parameters can change
  /// without a new search for conflicts; `nil` if there is none.
  func withoutConflicts() -> Solution? {
    SolvedSystem(solver, without: dropped, preferences: preferences).map {
      Solution($0, of: solver, Solver.Infeasibility(dropped: dropped))
    }
  }
}

extension Solver {
  /// The values of a parameter for which some required constraints can hold; `nil` if there are
  /// none.
  fileprivate func values(
    of parameter: Variable, allowing indices: [Int]
  ) -> ClosedRange<Double>? {
    let relaxed = restricted(to: indices, freeing: parameter)
    guard let system = SolvedSystem(relaxed, without: []) else { return nil }
    let value = system.values { system.position(of: $0) }[parameter.index]
    return system.range(of: LinearExpression(parameter), around: value)
  }
}
