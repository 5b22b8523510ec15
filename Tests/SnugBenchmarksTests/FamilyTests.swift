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

  @Test(arguments: [Family.dense, .denseLevels], [40, 60, 70, 80, 200])
  func `have four relations for each view if they are dense`(family: Family, size: Int) {
    let problem = family.problem(size, .tied)
    #expect(problem.viewCount == size)
    // Two edges inside the container; hugging and resistance, and four relations.
    #expect(problem.constraints.count { $0.priority == nil } == 2 * size)
    let relations = problem.constraints.filter { $0.priority != nil }.dropFirst(2 * size)
    #expect(relations.count == 4 * size)
    let priorities: Set<Double> = family == .dense ? [500] : [250, 500, 700, 800, 999]
    #expect(Set(relations.compactMap(\.priority)) == priorities)
    #expect(Set(relations.map(\.relation)) == [.lessThanOrEqual, .equal, .greaterThanOrEqual])
    for relation in relations {
      // Origins and sizes of views take turns after the container's width.
      let views = Set(relation.terms.map { ($0.variable + 1) / 2 })
      #expect(views.count == 2 && views.isSubset(of: Set(1...size)))
      #expect(Set(relation.terms.map(\.coefficient)).isSubset(of: [1, 0.5, -1, -0.5, -0.25]))
    }
  }

  @Test func `differ in nothing but priorities if both are dense`() {
    func terms(_ family: Family) -> [[Int]] {
      family.problem(40, .tied).constraints.map { $0.terms.map(\.variable) + [Int($0.bound)] }
    }
    #expect(terms(.dense) == terms(.denseLevels))
  }

  @Test func `have sizes of their own if they are dense`() {
    #expect(Family.grid.usualSizes == [10, 100, 1_000, 10_000])
    #expect(Family.dense.usualSizes == [40, 60, 70, 80, 200])
    #expect(CompareCommand.numbers(in: "7,80") == [7, 80])
    for wrong in ["", "7,", "0", "-1", "x"] {
      #expect(CompareCommand.numbers(in: wrong) == nil)
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
