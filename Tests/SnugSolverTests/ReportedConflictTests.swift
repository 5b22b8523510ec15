import SnugSolver
import Testing

/// The conflict that is chosen among several, because another solver has reported it.
@Suite struct `A reported conflict` {
  private var solver = Solver()

  private mutating func require(_ expression: LinearExpression) -> Solver.ConstraintID {
    solver.add(LinearConstraint(expression, .equal, strength: .required))
  }

  /// A box of 30 with margins of 20 and 20: the row between them is −10 wide, and so is the label in it.
  private mutating func nested() -> (margins: [Solver.ConstraintID], label: Solver.ConstraintID) {
    let (box, row, text) = (
      solver.addVariable(nonnegative: true), solver.addVariable(nonnegative: true),
      solver.addVariable(nonnegative: true)
    )
    let margins = [require(LinearExpression(box) - 30), require(box - row - 40)]
    return (margins, require(row - text))
  }

  @Test mutating func `has the broken constraint if it can`() {
    let (margins, label) = nested()
    solver.reportedConflict = ReportedConflict(breaking: label)
    let solution = solver.solve()
    #expect(solution.conflicts[0].constraints == margins + [label])
    #expect(solution.conflicts[0].broken == label)
    #expect(solution.reportedMembership == .member)
    // The margins alone cannot hold either.
    #expect(solution.conflicts.dropFirst().map(\.constraints) == [margins])
    #expect(solution.verify() == [])
  }

  @Test mutating func `is one of several if no constraint is known to be broken`() {
    let (margins, _) = nested()
    solver.reportedConflict = ReportedConflict(breaking: nil)
    let solution = solver.solve()
    #expect(solution.conflicts[0].constraints.count <= 3)
    #expect(solution.conflicts[0].constraints.starts(with: margins))
    #expect(solution.reportedMembership == nil)
  }

  @Test mutating func `has stated lengths rather than domains`() {
    let (margins, label) = nested()
    let text = solver.constraints[label.index].expression.terms[1].variable
    let width = require(LinearExpression(text) - 300)
    solver.reportedConflict = ReportedConflict(breaking: margins[0])
    #expect(solver.solve().conflicts[0].constraints == margins + [label, width])
  }

  @Test mutating func `does without a broken constraint that no conflict needs`() {
    let (margins, label) = nested()
    let other = require(LinearExpression(solver.addVariable()) - 5)
    solver.reportedConflict = ReportedConflict(breaking: other)
    let solution = solver.solve()
    #expect(solution.reportedMembership == .unneeded)
    #expect(solution.conflicts[0].constraints.allSatisfy { (margins + [label]).contains($0) })
    #expect(solution.verify() == [])
  }

  /// With five other conflicts, 31 are examined on the way to the one that is looked for, and 63 with
  /// six. The limit is 40.
  @Test(arguments: [(5, ReportedConflict.Membership.member), (6, .unknown)])
  func `is looked for up to a limit`(others: Int, expected: ReportedConflict.Membership) {
    var solver = Solver()
    var ids: [Solver.ConstraintID] = []
    for _ in 0...others {
      let variable = solver.addVariable()
      for value in [1.0, 2] {
        ids.append(
          solver.add(
            LinearConstraint(LinearExpression(variable) - value, .equal, strength: .required)))
      }
    }
    solver.reportedConflict = ReportedConflict(breaking: ids[0])
    let solution = solver.solve()
    #expect(solution.reportedMembership == expected)
    #expect(solution.conflicts.count == others + 1)
    #expect(solution.verify() == [])
  }

  @Test(arguments: [(200, ReportedConflict.Membership.unneeded), (201, nil)])
  func `is looked for in reports of a limited size`(
    count: Int, expected: ReportedConflict.Membership?
  ) {
    var solver = Solver()
    let variable = solver.addVariable()
    let last = (0..<count).map { index in
      solver.add(
        LinearConstraint(
          LinearExpression(index < 2 ? variable : solver.addVariable()) - Double(index), .equal,
          strength: .required))
    }.last
    solver.reportedConflict = ReportedConflict(breaking: last)
    let solution = solver.solve()
    #expect(solution.reportedMembership == expected)
    #expect(solution.conflicts.count == 1)
  }
}
