import SnugSolver
import SnugSolverSupport
import Testing

/// The properties of parameters in a solution.
struct GivenNumberTests {
  @Test(arguments: Engine.allCases)
  func `a parameter has the one value it is given`(engine: Engine) throws {
    var system = LinearSystem()
    let width = system.width()
    let window = system.addParameter(-20)
    system.add(width == 0.5 * window, at: 750)
    let answer = try engine.answer(to: system)
    #expect(answer[window] == -20)
    #expect(!answer.isAmbiguous(window))
    #expect(answer.range(of: window) == -20 ... -20)
    #expect(answer[width] ≈ 0)
    #expect(answer.levels.map(\.violation) == [10])
  }

  @Test func `only parameters are given`() {
    var system = LinearSystem()
    let width = system.width()
    system.require(width == 30)
    var solution = system.makeSolver().solve()
    solution.suggest(50, for: width)
    #expect(solution[width] == 30)
  }
}
