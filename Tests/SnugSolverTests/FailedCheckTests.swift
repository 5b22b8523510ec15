@testable import SnugSolver
import SnugSolverSupport
import Testing

/// A component that fails the check after a solve is solved again: from a fresh inverse, then
/// exactly. If it still fails, it is not proved.
struct FailedCheckTests {
  /// Two widths in 100: the first wants a width at 750, the second 60 at 500.
  private func solved(_ width: Double = 80) throws -> (system: SolvedSystem, solver: Solver) {
    var system = LinearSystem()
    let (first, second) = (system.width(), system.width())
    system.require(first + second <= LinearExpression(constant: 100))
    system.add(first >= width, at: 750)
    system.add(second >= 60, at: 500)
    let solver = system.makeSolver()
    return (try #require(SolvedSystem(solver, without: [])), solver)
  }

  private func values(of system: SolvedSystem) -> [Double] {
    system.values { system.position(of: $0) }
  }

  @Test func `a wrong inverse and wrong multipliers are computed again`() throws {
    var (system, _) = try solved()
    #expect(system.dual.failedCheckCount == 0)
    for symbol in system.origins.indices {
      system.dual.multipliers[symbol] = .zero
      system.dual.noteMove(of: symbol)
    }
    for column in system.dual.basis.inverse.indices {
      for entry in system.dual.basis.inverse[column].indices {
        system.dual.basis.inverse[column][entry].coefficient *= 1.25
      }
    }
    system.dual.stepCount += 1
    let before = system.dual.basis.factorizationCount
    let isPossible = system.confirm(system.dual.optimize(), exactly: false)
    #expect(isPossible)
    #expect(values(of: system) == [80, 20])
    #expect(system.dual.symbolsFailingCheck().isEmpty)
    #expect(system.dual.failedCheckCount == 1)
    #expect(system.dual.basis.factorizationCount == before + 1)
    #expect(system.exactCount == 0)
    #expect(system.unprovedComponents.isEmpty)
  }

  @Test func `a component that fails with a fresh inverse is solved exactly`() throws {
    var (system, _) = try solved()
    for symbol in system.origins.indices {
      system.dual.multipliers[symbol] = .zero
      system.dual.positions[symbol] += 1
    }
    let isPossible = system.confirm(.unproved, exactly: false)
    #expect(isPossible)
    #expect(values(of: system) == [80, 20])
    #expect(system.exactCount == 1)
    #expect(system.unprovedComponents.isEmpty)
  }

  /// The check uses the costs of another system.
  @Test func `a component that still fails is not proved`() throws {
    var (system, solver) = try solved()
    #expect(Solution(system, of: solver).isProved)
    system.dual.costs = try solved(70).system.dual.costs
    let isPossible = system.confirm(.unproved, exactly: false)
    #expect(isPossible)
    #expect(system.exactCount == 1)
    #expect(system.unprovedComponents == [0])
    #expect(!Solution(system, of: solver).isProved)
  }
}
