package import SnugSolver
import SnugTestSupport

/// A system and a sequence of changes to it.
package struct Walk: Sendable {
  package var start: LinearSystem
  package var steps: [Step]

  package init(start: LinearSystem, steps: [Step]) {
    self.start = start
    self.steps = steps
  }

  /// Indices wrap around, so that every step still applies to a reduced system that has anything
  /// of its kind.
  package enum Step: Hashable, Sendable {
    /// Another value for one of the parameters.
    case give(_ parameter: Int, Double)
    /// Another version of one of the constraints.
    case edit(_ constraint: Int, Edit)
  }

  package enum Edit: Hashable, Sendable {
    case constant(Double)
    case coefficient(Double)
    case relation(LinearConstraint.Relation)
    case strength(Strength)
    /// The left side of another constraint.
    case expression(of: Int)
  }

  /// The change that a step makes in a system.
  package enum Change: Sendable {
    case value(Variable, Double)
    case constraint(Int, LinearConstraint)
  }

  /// The change of a step; `nil` if the system has nothing of its kind.
  package static func change(_ step: Step, in system: LinearSystem) -> Change? {
    switch step {
    case .give(let index, let value):
      let parameters = system.parameters
      return parameters.isEmpty ? nil : .value(parameters[index % parameters.count], value)
    case .edit(let index, let edit):
      let count = system.constraints.count
      guard count > 0 else { return nil }
      var constraint = system.constraints[index % count]
      switch edit {
      case .constant(let constant): constraint.expression.constant = constant
      case .coefficient(let coefficient):
        guard let term = constraint.expression.terms.first else { return nil }
        constraint.expression.add(coefficient - term.coefficient, times: term.variable)
      case .relation(let relation): constraint.relation = relation
      case .strength(let strength): constraint.strength = strength
      case .expression(let other):
        constraint.expression = system.constraints[other % count].expression
      }
      return .constraint(index % count, constraint)
    }
  }

  /// The changes, each with the system after it.
  package var changes: [(change: Change, system: LinearSystem)] {
    var system = start
    return steps.compactMap { step in
      guard let change = Self.change(step, in: system) else { return nil }
      switch change {
      case .value(let parameter, let value): system.give(value, to: parameter)
      case .constraint(let index, let constraint): system.constraints[index] = constraint
      }
      return (change, system)
    }
  }
}

extension Walk: CustomStringConvertible {
  /// The system, and a line for each change: `then v2 is given 30`.
  package var description: String {
    let lines = changes.map { change, _ in
      switch change {
      case .value(let parameter, let value): "then v\(parameter.index) is given \(number(value))"
      case .constraint(let index, let constraint): "then c\(index): \(constraint.equation)"
      }
    }
    return ([start.description] + lines).joined(separator: "\n")
  }
}

extension Walk: Shrinkable {
  package enum Simplification: Sendable {
    case dropStep
    case start(LinearSystem.Simplification)
  }

  package static var simplifications: [Simplification] {
    [.dropStep] + LinearSystem.simplifications.map(Simplification.start)
  }

  package func indexCount(for simplification: Simplification) -> Int {
    switch simplification {
    case .dropStep: steps.count
    case .start(let simplification): start.indexCount(for: simplification)
    }
  }

  package func simplified(by simplification: Simplification, at index: Int) -> Walk? {
    switch simplification {
    case .dropStep:
      var shorter = self
      shorter.steps.remove(at: index)
      return shorter
    case .start(let simplification):
      return start.simplified(by: simplification, at: index).map {
        Walk(start: $0, steps: steps)
      }
    }
  }
}
