import SnugSolver
import SnugSolverSupport
import Testing

/// Preferences determine what constraints leave open.
struct PreferenceTests {
  @Test(arguments: Engine.allCases)
  func `the earlier of two preferences wins`(engine: Engine) throws {
    var system = LinearSystem()
    let (left, right) = (system.width(), system.width())
    system.require(left + right == 100)
    system.preferences = [.near(left, 30), .near(right, 10)]
    let answer = try engine.answer(to: system)
    #expect(answer[left] ≈ 30)
    #expect(answer[right] ≈ 70)
  }

  @Test(arguments: Engine.allCases)
  func `a preference costs no level anything`(engine: Engine) throws {
    var system = LinearSystem()
    let width = system.width()
    system.add(width >= 40, at: 1)
    system.preferences = [.least(width)]
    #expect(try engine.answer(to: system)[width] ≈ 40)
  }

  @Test(arguments: Engine.allCases)
  func `a target out of reach is approached`(engine: Engine) throws {
    var system = LinearSystem()
    let (position, width) = (system.position(), system.width())
    system.require(position + width <= 100)
    system.preferences = [.near(position, 200), .near(width, -50)]
    let answer = try engine.answer(to: system)
    #expect(answer[position] ≈ 100)
    #expect(answer[width] ≈ 0)
  }

  @Test(arguments: Engine.allCases)
  func `a variable determined by a preference is still ambiguous`(engine: Engine) throws {
    var system = LinearSystem()
    let (position, width) = (system.position(), system.width())
    system.require(width >= 10)
    system.preferences = [.near(position, 5), .least(width)]
    let answer = try engine.answer(to: system)
    #expect(answer[position] ≈ 5)
    #expect(answer.isAmbiguous(position))
    #expect(answer.range(of: position) == -Double.infinity...Double.infinity)
    #expect(answer[width] ≈ 10)
    #expect(answer.isAmbiguous(width))
    #expect(answer.range(of: width) ≈ (10...Double.infinity))
  }

  @Test(arguments: Engine.allCases)
  func `a variable without constraints is ambiguous`(engine: Engine) throws {
    var system = LinearSystem()
    let (position, width) = (system.position(), system.width())
    system.settleAll()
    let answer = try engine.answer(to: system)
    #expect(answer[position] ≈ 0)
    #expect(answer.range(of: position) == -Double.infinity...Double.infinity)
    #expect(answer.range(of: width) == 0...Double.infinity)
    #expect(answer.levels.isEmpty)
  }

  @Test(arguments: Engine.allCases)
  func `no variables have an answer too`(engine: Engine) throws {
    let answer = try engine.answer(to: LinearSystem())
    #expect(answer.conflicts.isEmpty)
    #expect(answer.levels.isEmpty)
  }
}
