public import Cassowary

extension LinearSystem {
  /// A small system with which something is still the case: whoever reads a failing test should
  /// see the three constraints that matter, not the thirty that happened to be drawn.
  ///
  /// Tries every single simplification in turn and keeps those that preserve the predicate, until
  /// none does.
  public func shrunk(while predicate: (LinearSystem) throws -> Bool) rethrows -> LinearSystem {
    var smallest = self
    var progressed = true
    while progressed {
      progressed = false
      for step in Step.all {
        // From the end, so that what is dropped does not move what is still to be tried.
        for index in (0..<step.count(in: smallest)).reversed() {
          guard index < step.count(in: smallest),
            let candidate = step.applied(to: smallest, at: index),
            try predicate(candidate)
          else { continue }
          smallest = candidate
          progressed = true
        }
      }
    }
    return smallest
  }

  /// One way to make a system simpler at one of its places.
  private enum Step {
    case dropConstraint, dropVariable, dropPreference, dropTerm, dropConstant, unitCoefficient
    case roundTarget

    static let all: [Step] = [
      .dropConstraint, .dropVariable, .dropPreference, .dropTerm, .dropConstant, .unitCoefficient,
      .roundTarget,
    ]

    func count(in system: LinearSystem) -> Int {
      switch self {
      case .dropVariable: system.variables.count
      case .dropConstraint, .dropConstant: system.constraints.count
      case .dropPreference, .roundTarget: system.preferences.count
      case .dropTerm, .unitCoefficient: LinearSystem.places(in: system).count
      }
    }

    /// Nothing if there is nothing to simplify at that place.
    func applied(to system: LinearSystem, at index: Int) -> LinearSystem? {
      var copy = system
      switch self {
      case .dropConstraint:
        copy.constraints.remove(at: index)
      case .dropVariable:
        let removed = system.variables[index]
        return system.keeping(system.variables.filter { $0 != removed })
      case .dropPreference:
        copy.preferences.remove(at: index)
      case .dropConstant:
        guard system.constraints[index].expression.constant != 0 else { return nil }
        copy.constraints[index].expression.constant = 0
      case .roundTarget:
        guard case .near(let variable, let target) = system.preferences[index], target != 0 else {
          return nil
        }
        copy.preferences[index] = .near(variable, 0)
      case .dropTerm:
        let (constraint, term) = LinearSystem.places(in: system)[index]
        copy.constraints[constraint].expression.add(-term.coefficient, times: term.variable)
      case .unitCoefficient:
        let (constraint, term) = LinearSystem.places(in: system)[index]
        guard abs(term.coefficient) != 1 else { return nil }
        let unit: Double = term.coefficient < 0 ? -1 : 1
        copy.constraints[constraint].expression.add(-term.coefficient, times: term.variable)
        copy.constraints[constraint].expression.add(unit, times: term.variable)
      }
      return copy
    }
  }

  private static func places(
    in system: LinearSystem
  ) -> [(constraint: Int, term: LinearExpression.Term)] {
    system.constraints.indices.flatMap { index in
      system.constraints[index].expression.terms.map { (index, $0) }
    }
  }

  /// The system with these variables only, in this order; all others are taken out of whatever
  /// mentions them.
  public func keeping(_ order: [Variable]) -> LinearSystem {
    var smaller = LinearSystem()
    var renamed: [Variable?] = variables.map { _ in nil }
    for variable in order {
      renamed[variable.index] = smaller.addVariable(nonnegative: isNonnegative[variable.index])
    }
    smaller.constraints = constraints.map { constraint in
      var copy = constraint
      copy.expression = LinearExpression(constant: constraint.expression.constant)
      for term in constraint.expression.terms {
        guard let variable = renamed[term.variable.index] else { continue }
        copy.expression.add(term.coefficient, times: variable)
      }
      return copy
    }
    smaller.preferences = preferences.compactMap {
      switch $0 {
      case .near(let variable, let target):
        renamed[variable.index].map { .near($0, target) }
      case .least(let variable):
        renamed[variable.index].map { .least($0) }
      }
    }
    return smaller
  }
}
