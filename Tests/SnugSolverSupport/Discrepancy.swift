import SnugSolver

/// One difference from an expected answer.
package struct Discrepancy: CustomStringConvertible, Sendable {
  package let kind: Kind
  package let description: String

  package enum Kind: Sendable {
    case broken, conflict, level, feasibility, cost, range, ambiguity, value, proof
  }

  package init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}

extension Answer {
  /// How this answer to a system differs from the expected one.
  ///
  /// Only unique results are compared: of the variables' values, those that are settled. The
  /// solver may report any of several minimal conflicts; set `conflicts` to compare them if the
  /// same choice is expected.
  package func discrepancies(
    from expected: Answer, in system: LinearSystem, conflicts comparesConflicts: Bool = false,
    within closeness: Closeness = .usual
  ) -> [Discrepancy] {
    guard broken == expected.broken else {
      // If other constraints were dropped, the rest answers another system.
      return [Discrepancy(.broken, "broke \(broken), not \(expected.broken)")]
    }
    var found = failures.map { Discrepancy(.proof, $0) }
    if comparesConflicts, conflicts != expected.conflicts {
      found.append(
        Discrepancy(.conflict, "conflicts are \(conflicts), not \(expected.conflicts)"))
    }
    return found + levelDiscrepancies(from: expected, closeness)
      + system.variables.flatMap {
        variableDiscrepancies(from: expected, $0, isSettled: system.isSettled($0), closeness)
      }
  }

  private func levelDiscrepancies(
    from expected: Answer, _ closeness: Closeness
  ) -> [Discrepancy] {
    let strengths = levels.map(\.strength)
    guard strengths == expected.levels.map(\.strength) else {
      return [
        Discrepancy(.level, "levels are \(strengths), not \(expected.levels.map(\.strength))")
      ]
    }
    return zip(levels, expected.levels).compactMap { actual, expected in
      closeness.same(actual.violation, expected.violation)
        ? nil
        : Discrepancy(
          .level, "level \(expected.strength) costs \(actual.violation), not \(expected.violation)")
    }
  }

  private func variableDiscrepancies(
    from expected: Answer, _ variable: Variable, isSettled: Bool, _ closeness: Closeness
  ) -> [Discrepancy] {
    let name = "v\(variable.index)"
    let range = expected.range(of: variable)
    var found: [Discrepancy] = []
    if !closeness.same(self.range(of: variable), range) {
      found.append(
        Discrepancy(.range, "\(name) ranges over \(self.range(of: variable)), not \(range)"))
    }
    // A range that is invisibly narrow may count as ambiguous or not.
    let isVisible = !closeness.same(range.lowerBound, range.upperBound)
    if isVisible || range.lowerBound == range.upperBound,
      isAmbiguous(variable) != expected.isAmbiguous(variable)
    {
      let isAmbiguous = expected.isAmbiguous(variable)
      found.append(
        Discrepancy(.ambiguity, "\(name) should \(isAmbiguous ? "" : "not ")be ambiguous"))
    }
    if isSettled, !closeness.same(self[variable], expected[variable]) {
      found.append(
        Discrepancy(.value, "\(name) is \(self[variable]), not \(expected[variable])"))
    }
    return found
  }
}
