package import SnugSolver
import SnugTestSupport

extension LinearSystem: Shrinkable {
  /// One way to make a system simpler at one of its indices.
  package enum Simplification: CaseIterable, Sendable {
    case dropConstraint, dropVariable, dropPreference, dropTerm, giveNothing, dropConstant
    case unitCoefficient, roundTarget
  }

  package static var simplifications: [Simplification] { Simplification.allCases }

  package func indexCount(for simplification: Simplification) -> Int {
    switch simplification {
    case .dropVariable: variables.count
    case .giveNothing: parameters.count
    case .dropConstraint, .dropConstant: constraints.count
    case .dropPreference, .roundTarget: preferences.count
    case .dropTerm, .unitCoefficient: places.count
    }
  }

  package func simplified(by simplification: Simplification, at index: Int) -> LinearSystem? {
    var copy = self
    switch simplification {
    case .dropConstraint:
      copy.constraints.remove(at: index)
    case .dropVariable:
      let removed = variables[index]
      return keeping(variables.filter { $0 != removed })
    case .dropPreference:
      copy.preferences.remove(at: index)
    case .giveNothing:
      guard given[parameters[index].index] != 0 else { return nil }
      copy.give(0, to: parameters[index])
    case .dropConstant:
      guard constraints[index].expression.constant != 0 else { return nil }
      copy.constraints[index].expression.constant = 0
    case .roundTarget:
      guard case .near(let variable, let target) = preferences[index], target != 0 else {
        return nil
      }
      copy.preferences[index] = .near(variable, 0)
    case .dropTerm:
      let (constraint, term) = places[index]
      copy.constraints[constraint].expression.add(-term.coefficient, times: term.variable)
    case .unitCoefficient:
      let (constraint, term) = places[index]
      guard abs(term.coefficient) != 1 else { return nil }
      let unit: Double = term.coefficient < 0 ? -1 : 1
      copy.constraints[constraint].expression.add(-term.coefficient, times: term.variable)
      copy.constraints[constraint].expression.add(unit, times: term.variable)
    }
    return copy
  }

  private var places: [(constraint: Int, term: LinearExpression.Term)] {
    constraints.indices.flatMap { index in
      constraints[index].expression.terms.map { (index, $0) }
    }
  }

  /// The system with these variables only, in this order; all others are removed from the
  /// expressions that mention them.
  package func keeping(_ order: [Variable]) -> LinearSystem {
    var smaller = LinearSystem()
    var renamed: [Variable?] = variables.map { _ in nil }
    for variable in order {
      renamed[variable.index] =
        if let value = given[variable.index] {
          smaller.addParameter(value)
        } else {
          smaller.addVariable(nonnegative: isNonnegative[variable.index])
        }
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
