extension Solution {
  /// The values of a parameter, those around its own, for which the same required constraints are
  /// given up; `nil` when that is too much to find out, or less than could be told apart.
  ///
  /// Required constraints leave a parameter an interval of values. A constraint is given up when it
  /// cannot hold together with those before it that were kept, so where one is given up the
  /// parameter is outside the interval of these.
  func zone(along parameter: Variable) -> ClosedRange<Double>? {
    guard dropped.count <= Self.mostDropped else { return nil }
    let value = self[parameter]
    let required = solver.constraints.indices.filter {
      solver.constraints[$0].strength == .required
    }
    guard
      var zone = solver.values(of: parameter, allowing: required.filter { !dropped.contains($0) })
    else { return nil }
    for constraint in dropped.sorted() {
      let kept = required.filter { $0 < constraint && !dropped.contains($0) }
      guard let possible = solver.values(of: parameter, allowing: kept + [constraint]) else {
        continue
      }
      if possible.upperBound < value {
        zone = max(zone.lowerBound, possible.upperBound)...max(zone.upperBound, value)
      } else if possible.lowerBound > value {
        zone = min(zone.lowerBound, value)...min(zone.upperBound, possible.lowerBound)
      }
    }
    return zone
  }

  private static let mostDropped = 8

  /// The same answer as one to a system without the constraints that were given up, which can be
  /// followed while the parameter changes; `nil` should there be none.
  func withoutConflicts() -> Solution? {
    guard !conflicts.isEmpty else { return self }
    guard let system = SolvedSystem(solver, without: dropped, preferences: preferences) else {
      return nil
    }
    return Solution(system, of: solver, Solver.Infeasibility(dropped: dropped), preferences)
  }
}

extension Solver {
  /// The values a parameter may have so that some constraints, taken as required, can hold; `nil`
  /// when they cannot for any.
  fileprivate func values(
    of parameter: Variable, allowing indices: [Int]
  ) -> ClosedRange<Double>? {
    var relaxed = Solver()
    for (index, isNonnegative) in isNonnegative.enumerated() {
      if let known = parameters.first(where: { $0.variable == index }), index != parameter.index {
        _ = relaxed.addParameter(known.value)
      } else {
        _ = relaxed.addVariable(nonnegative: isNonnegative)
      }
    }
    for index in indices { relaxed.add(constraints[index]) }
    guard let system = SolvedSystem(relaxed, without: [], effort: .requirements) else { return nil }
    let value = system.values { system.position(of: $0) }[parameter.index]
    return system.range(of: LinearExpression(parameter), around: value)
  }
}
