import SnugLayout
import SnugSolver
import Testing

@testable import SnugBenchmarks

/// What is measured is what the families promise: layouts that can be solved, with one answer or
/// with many.
@Suite struct `The families of the benchmarks` {
  struct Case: CustomTestStringConvertible, Sendable {
    var family: Family
    var form: Family.Form
    var size: Int

    var problem: LayoutProblem { family.problem(size, form) }
    var testDescription: String { "\(family.rawValue), \(form.rawValue), \(size)" }

    static let all = Family.allCases.flatMap { family in
      Family.Form.allCases.flatMap { form in
        [4, 10].map { Case(family: family, form: form, size: $0) }
      }
    }
  }

  @Test(arguments: Case.all) func `can be solved`(layout: Case) {
    let solution = SolverSystem(layout.problem).solve()
    #expect(solution.conflicts.isEmpty)
  }

  @Test(arguments: Case.all.filter { $0.form == .distinct })
  func `have one answer if priorities are distinct`(layout: Case) {
    let system = SolverSystem(layout.problem)
    let solution = system.solve()
    #expect(system.variables.filter { solution.isAmbiguous($0) } == [])
    let priorities = layout.problem.constraints.compactMap(\.priority)
    #expect(Set(priorities).count == priorities.count)
  }

  @Test func `have many answers if labels compete at one priority`() {
    let problem = Family.rowNarrow.problem(10, .tied)
    let system = SolverSystem(problem)
    let solution = system.solve()
    let ambiguous = system.variables.filter { solution.isAmbiguous($0) }
    // The widths of all ten, and all edges between them; not the first one's leading edge.
    #expect(ambiguous.count == 10 + 9)
  }

  @Test(arguments: Case.all) func `come to the same width by resizing`(layout: Case) {
    let system = SolverSystem(layout.problem)
    var resized = system.solve()
    for change in [1.0, 7, -3] {
      var problem = layout.problem
      problem.width += change
      let fresh = SolverSystem(problem).solve()
      resized.suggest(problem.width, for: system.variables[LayoutProblem.containerWidth])
      for variable in system.variables {
        #expect(abs(resized[variable] - fresh[variable]) < 1e-6, "variable \(variable.index)")
      }
    }
  }

  @Test func `are as wide as their rows say`() {
    // 40 + 44 + 48 + 52 + 56 + 60 + 64 + 68 + 72 + 76 points.
    #expect(Family.rowExact.problem(10, .tied).width == 580)
    let solved = SolverSystem(Family.rowExact.problem(10, .distinct))
    let levels = solved.solve().levels
    #expect(levels.count == 20)
    #expect(levels.allSatisfy { $0.violation < 1e-9 })
  }
}
