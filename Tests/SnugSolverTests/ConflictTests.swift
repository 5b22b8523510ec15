import SnugSolver
import SnugSolverSupport
import Testing

/// Required constraints that cannot hold together.
struct ConflictTests {
  @Test(arguments: Engine.allCases)
  func `of two widths the second is given up`(engine: Engine) throws {
    var system = LinearSystem()
    let width = system.width()
    let first = system.require(width == 100)
    let second = system.require(width == 120)
    let answer = try engine.answer(to: system)
    #expect(answer.conflicts == [[first, second]])
    #expect(answer.broken == [second])
    #expect(answer[width] ≈ 100)
  }

  @Test(arguments: Engine.allCases)
  func `a constraint that is broken first gives way to one added later`(engine: Engine) throws {
    var system = LinearSystem()
    let width = system.addVariable(nonnegative: true)
    let first = system.require(width == 50)
    let second = system.require(width == 60)
    system.constraints[first].isBrokenFirst = true
    let answer = try engine.answer(to: system)
    #expect(answer.broken == [first] && answer.conflicts == [[second, first]])
    #expect(answer[width] == 60)
  }

  @Test(arguments: Engine.allCases)
  func `three constraints conflict that hold pair by pair`(engine: Engine) throws {
    var system = LinearSystem()
    let (left, right) = (system.width(), system.width())
    let bystander = system.width()
    let first = system.require(left >= 80)
    system.require(bystander == 20)
    let second = system.require(right >= 50)
    let third = system.require(left + right <= 100)
    let answer = try engine.answer(to: system)
    #expect(answer.conflicts == [[first, second, third]])
    #expect(answer[bystander] ≈ 20)
    #expect(answer.range(of: left) ≈ (80...Double.infinity))
  }

  @Test(arguments: Engine.allCases)
  func `a negative width conflicts with nothing but itself`(engine: Engine) throws {
    var system = LinearSystem()
    let width = system.width()
    let negative = system.require(width == -10)
    system.add(width == 30, at: 250)
    let answer = try engine.answer(to: system)
    #expect(answer.conflicts == [[negative]])
    #expect(answer[width] ≈ 30)
  }

  @Test(arguments: Engine.allCases)
  func `signs of variables are never part of a conflict`(engine: Engine) throws {
    var system = LinearSystem()
    let (left, right) = (system.width(), system.width())
    let sum = system.require(left + right == 100)
    let part = system.require(left == 120)
    let answer = try engine.answer(to: system)
    #expect(answer.conflicts == [[sum, part]])
    #expect(answer.range(of: left) ≈ (0...100))
  }

  @Test(arguments: Engine.allCases)
  func `a constraint without variables is true or its own conflict`(engine: Engine) throws {
    var system = LinearSystem()
    let width = system.width()
    system.require(width - width <= 5)
    let impossible = system.require(width - width == 5)
    system.require(width == 7)
    let answer = try engine.answer(to: system)
    #expect(answer.conflicts == [[impossible]])
    #expect(answer[width] ≈ 7)
  }

  @Test(arguments: Engine.allCases)
  func `two conflicts are distinguished`(engine: Engine) throws {
    var system = LinearSystem()
    let (left, right) = (system.width(), system.width())
    let leftFirst = system.require(left == 100)
    let rightFirst = system.require(right >= 60)
    let leftSecond = system.require(left >= 101)
    let rightSecond = system.require(right <= 40)
    let answer = try engine.answer(to: system)
    #expect(answer.conflicts == [[leftFirst, leftSecond], [rightFirst, rightSecond]])
    #expect(answer[left] ≈ 100)
    #expect(answer.range(of: right) ≈ (60...Double.infinity))
  }

  @Test(arguments: Engine.allCases)
  func `conflicts may share a constraint`(engine: Engine) throws {
    var system = LinearSystem()
    let width = system.width()
    let kept = system.require(width == 100)
    let wider = system.require(width == 120)
    let narrower = system.require(width <= 50)
    let answer = try engine.answer(to: system)
    #expect(answer.conflicts == [[kept, wider], [kept, narrower]])
    #expect(answer[width] ≈ 100)
  }

  @Test(arguments: Engine.allCases)
  func `a dropped constraint takes no part in later conflicts`(engine: Engine) throws {
    var system = LinearSystem()
    let (left, right) = (system.width(), system.width())
    let first = system.require(left == 100)
    let second = system.require(left == 120)
    // Contradicts only the second, which was dropped.
    system.require(left + right <= 110)
    let answer = try engine.answer(to: system)
    #expect(answer.conflicts == [[first, second]])
    #expect(answer.range(of: right) ≈ (0...10))
  }

  @Test(arguments: Engine.allCases)
  func `a repeated constraint is no conflict`(engine: Engine) throws {
    var system = LinearSystem()
    let (left, right) = (system.position(), system.position())
    system.require(left == right)
    system.require(2 * left == 2 * right)
    system.require(right - left <= 0)
    system.require(left == 10)
    let answer = try engine.answer(to: system)
    #expect(answer.conflicts.isEmpty)
    #expect(answer[right] ≈ 10)
  }

  @Test(arguments: Engine.allCases)
  func `a chain of proportions that closes wrongly is one conflict`(engine: Engine) throws {
    var system = LinearSystem()
    let widths = (0..<5).map { _ in system.width() }
    var chain = zip(widths, widths.dropFirst()).map { left, right in
      system.require(left == right + 8)
    }
    system.require(widths[0] <= 500)
    chain.append(system.require(widths[4] == widths[0]))
    let answer = try engine.answer(to: system)
    #expect(answer.conflicts == [chain])
  }

  @Test(arguments: Engine.allCases)
  func `a conflict leaves unrelated variables alone`(engine: Engine) throws {
    var calm = LinearSystem()
    let first = calm.label(intrinsic: 80, hug: 250, resist: 750)
    let second = calm.label(intrinsic: 60, hug: 251, resist: 751)
    calm.require(first + second == 160)
    var conflicting = calm
    let width = conflicting.width()
    conflicting.require(width == 1)
    conflicting.require(width == 2)
    let expected = try engine.answer(to: calm)
    let answer = try engine.answer(to: conflicting)
    #expect(answer.conflicts.count == 1)
    for variable in [first, second] {
      #expect(answer[variable] ≈ expected[variable])
      #expect(answer.range(of: variable) ≈ expected.range(of: variable))
    }
    #expect(answer[first] ≈ 100)
  }

  @Test(arguments: Engine.allCases)
  func `optional constraints are still met after a conflict`(engine: Engine) throws {
    var system = LinearSystem()
    let (left, right) = (system.width(), system.width())
    system.require(left + right == 200)
    system.require(left == 50)
    let broken = system.require(right == 100)
    system.add(left == right, at: 250)
    system.add(right >= 160, at: 749)
    let answer = try engine.answer(to: system)
    #expect(answer.broken == [broken])
    #expect(answer[left] ≈ 50)
    #expect(answer[right] ≈ 150)
    #expect(answer.levels.map(\.strength) == [749, 250])
    #expect(answer.levels[0].violation ≈ 10)
    #expect(answer.levels[1].violation ≈ 100)
  }

  @Test(arguments: Engine.allCases)
  func `a parameter takes part in a conflict without being a member`(engine: Engine) throws {
    var system = LinearSystem()
    let width = system.width()
    let window = system.addParameter(120)
    let whole = system.require(width >= window)
    let half = system.require(width == 0.5 * window)
    let answer = try engine.answer(to: system)
    #expect(answer.conflicts == [[whole, half]])
    #expect(answer.range(of: width) ≈ (120...Double.infinity))
  }

  @Test(arguments: Engine.allCases)
  func `all of three members are named when the last is given up`(engine: Engine) throws {
    var system = LinearSystem()
    let (left, right) = (system.width(), system.width())
    let proportion = system.require(left >= 3 * right)
    let width = system.require(right == 40)
    let order = system.require(left <= right)
    #expect(try engine.answer(to: system).conflicts == [[proportion, width, order]])
  }

  @Test(arguments: Engine.allCases)
  func `sizes of zero can take part in a conflict`(engine: Engine) throws {
    var system = LinearSystem()
    let (bystander, outer, inner) = (system.width(), system.width(), system.width())
    system.require(bystander == 0)
    let nothing = system.require(outer == 0)
    let nesting = system.require(outer >= inner)
    let excess = system.require(inner == bystander + 8)
    #expect(try engine.answer(to: system).conflicts == [[nothing, nesting, excess]])
  }
}
