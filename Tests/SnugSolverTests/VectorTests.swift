import SnugSolver
import SnugSolverSupport
import Testing

/// Layouts that a solver gets wrong if it adds up levels with weights, however large.
///
/// Each is also checked with the reference, so that both keep giving the same answers.
struct VectorTests {
  @Test(arguments: Engine.allCases)
  func `five labels of equal width are as wide as the widest text`(engine: Engine) throws {
    var system = LinearSystem()
    let widths = [100.0, 40, 40, 40, 40].map {
      system.label(intrinsic: $0, hug: 250, resist: 750)
    }
    for width in widths.dropFirst() { system.require(width == widths[0]) }
    let answer = try engine.answer(to: system)
    for width in widths {
      #expect(answer[width] ≈ 100)
      #expect(!answer.isAmbiguous(width))
    }
    // The cost of hugging is reported separately, not in a weighted total.
    #expect(answer.levels.map(\.strength) == [750, 250])
    #expect(answer.levels[0].violation ≈ 0)
    #expect(answer.levels[1].violation ≈ 240)
  }

  @Test(arguments: Engine.allCases)
  func `four labels of equal width are as wide as the widest text`(engine: Engine) throws {
    var system = LinearSystem()
    let widths = [100.0, 60, 50, 40].map {
      system.label(intrinsic: $0, hug: 251, resist: 750)
    }
    for width in widths.dropFirst() { system.require(width == widths[0]) }
    let answer = try engine.answer(to: system)
    for width in widths { #expect(answer[width] ≈ 100) }
  }

  @Test(arguments: Engine.allCases)
  func `two fields do not outvote a label that hugs more`(engine: Engine) throws {
    var system = LinearSystem()
    let label = system.label(intrinsic: 40, hug: 251, resist: 750)
    let fields = [system.width(), system.width()]
    for field in fields {
      system.add(field == 200, at: 250)
      system.require(field == label)
    }
    let answer = try engine.answer(to: system)
    #expect(answer[label] ≈ 40)
    #expect(answer[fields[1]] ≈ 40)
    #expect(!answer.isAmbiguous(label))
  }

  @Test(arguments: Engine.allCases, [[250.0, 251, 252, 253], [400, 401, 402, 403]])
  func `the highest of four neighbouring levels wins`(
    engine: Engine, priorities: [Double]
  ) throws {
    var system = LinearSystem()
    let width = system.width()
    for (value, priority) in zip([1.0, 2, 3, 4], priorities) {
      system.add(width == value, at: priority)
    }
    let answer = try engine.answer(to: system)
    #expect(answer[width] ≈ 4)
    #expect(answer.levels.map(\.strength) == priorities.reversed())
    for (level, violation) in zip(answer.levels, [0.0, 1, 2, 3]) {
      #expect(level.violation ≈ violation)
    }
  }

  @Test(arguments: Engine.allCases)
  func `a bound one level up beats two preferences below it`(engine: Engine) throws {
    var system = LinearSystem()
    let position = system.position()
    system.add(position >= 100, at: 501)
    system.add(position == 90, at: 500)
    system.add(position == 50, at: 10)
    let answer = try engine.answer(to: system)
    #expect(answer[position] ≈ 100)
    #expect(!answer.isAmbiguous(position))
  }

  @Test(arguments: Engine.allCases)
  func `a title gives way to a button that resists more`(engine: Engine) throws {
    let (system, title, button) = titleAndButton(resist: 751)
    let answer = try engine.answer(to: system)
    #expect(answer[title] ≈ 80)
    #expect(answer[button] ≈ 60)
  }

  @Test(arguments: Engine.allCases)
  func `a centered title costs a button of equal resistance its width`(engine: Engine) throws {
    // A point of the button frees two points of the title, since the title is centered.
    let (system, title, button) = titleAndButton(resist: 750)
    let answer = try engine.answer(to: system)
    #expect(answer[title] ≈ 120)
    #expect(answer[button] ≈ 40)
    #expect(!answer.isAmbiguous(title))
  }

  private func titleAndButton(
    resist: Double
  ) -> (system: LinearSystem, title: Variable, button: Variable) {
    var system = LinearSystem()
    let left = system.position()
    let title = system.label(intrinsic: 120, hug: 250, resist: 750)
    let button = system.label(intrinsic: 60, hug: 250, resist: resist)
    system.require(left + 0.5 * title == 100)
    system.require(left + title + button <= 200)
    return (system, title, button)
  }

  @Test(arguments: Engine.allCases)
  func `two labels that share too little space are ambiguous`(engine: Engine) throws {
    let (system, left, right) = sharedRow()
    let answer = try engine.answer(to: system)
    for label in [left, right] {
      #expect(answer.isAmbiguous(label))
      #expect(answer.range(of: label) ≈ (50...100))
    }
    #expect((answer[left] + answer[right]) ≈ 150)
  }

  @Test(arguments: Engine.allCases)
  func `a preference for equal widths settles the shares`(engine: Engine) throws {
    var (system, left, right) = sharedRow()
    system.add(left == right, at: 250)
    let answer = try engine.answer(to: system)
    for label in [left, right] {
      #expect(answer[label] ≈ 75)
      #expect(!answer.isAmbiguous(label))
      #expect(answer.range(of: label) ≈ (75...75))
    }
  }

  private func sharedRow() -> (system: LinearSystem, left: Variable, right: Variable) {
    var system = LinearSystem()
    let left = system.label(intrinsic: 100, hug: 250, resist: 750)
    let right = system.label(intrinsic: 100, hug: 250, resist: 750)
    system.require(left + right == 150)
    return (system, left, right)
  }

  @Test(arguments: Engine.allCases)
  func `a higher minimum beats a lower fixed width`(engine: Engine) throws {
    var system = LinearSystem()
    let width = system.width()
    system.add(width == 24, at: 500)
    system.add(width >= 30, at: 525)
    let answer = try engine.answer(to: system)
    #expect(answer[width] ≈ 30)
    #expect(!answer.isAmbiguous(width))
  }

  @Test(arguments: Engine.allCases)
  func `a minimum and a fixed width of one level are a tie`(engine: Engine) throws {
    var system = LinearSystem()
    let width = system.width()
    system.add(width == 24, at: 500)
    system.add(width >= 30, at: 500)
    let answer = try engine.answer(to: system)
    #expect(answer.isAmbiguous(width))
    #expect(answer.range(of: width) ≈ (24...30))
    #expect(answer.levels.map(\.strength) == [500])
    #expect(answer.levels[0].violation ≈ 6)
  }

  @Test(arguments: Engine.allCases)
  func `the higher of two fixed widths wins`(engine: Engine) throws {
    var system = LinearSystem()
    let width = system.width()
    system.add(width == 120, at: 250)
    system.add(width == 75, at: 750)
    #expect(try engine.answer(to: system)[width] ≈ 75)
  }

  @Test(arguments: Engine.allCases)
  func `proportions that contradict each other leave only zero`(engine: Engine) throws {
    var system = LinearSystem()
    let (left, right) = (system.width(), system.width())
    system.require(left == 2 * right)
    system.require(right == 3 * left)
    let answer = try engine.answer(to: system)
    #expect(answer.conflicts.isEmpty)
    #expect(answer[left] ≈ 0)
    #expect(answer[right] ≈ 0)
    #expect(!answer.isAmbiguous(left))
  }

  @Test(arguments: Engine.allCases, [(200.0, 200.0), (50, 100)])
  func `a width below resistance stretches but does not cut`(
    engine: Engine, wishAndResult: (Double, Double)
  ) throws {
    var system = LinearSystem()
    let width = system.label(intrinsic: 100, hug: 250, resist: 750)
    system.add(width == wishAndResult.0, at: 749)
    #expect(try engine.answer(to: system)[width] ≈ wishAndResult.1)
  }

  @Test(arguments: Engine.allCases)
  func `levels may be fractions apart`(engine: Engine) throws {
    var system = LinearSystem()
    let width = system.width()
    system.add(width == 50, at: 749)
    system.add(width == 100, at: 749.5)
    let answer = try engine.answer(to: system)
    #expect(answer[width] ≈ 100)
    #expect(answer.levels.map(\.strength) == [749.5, 749])
  }

  @Test(arguments: Engine.allCases)
  func `a crowd does not outvote one constraint above it`(engine: Engine) throws {
    // The reference is slow, so it gets only forty.
    let crowd = engine == .solver ? 1000 : 40
    var system = LinearSystem()
    let width = system.width()
    for _ in 0..<crowd { system.add(width == 200, at: 250) }
    system.add(width == 100, at: 251)
    let answer = try engine.answer(to: system)
    #expect(answer[width] ≈ 100)
    #expect(answer.levels[1].violation ≈ (100 * Double(crowd)))
  }

  @Test(arguments: Engine.allCases)
  func `a crowd of labels does not outvote the one above it`(engine: Engine) throws {
    let crowd = engine == .solver ? 1000 : 20
    var system = LinearSystem()
    let chief = system.label(intrinsic: 100, hug: 251, resist: 750)
    for _ in 0..<crowd {
      let width = system.width()
      system.add(width == 200, at: 250)
      system.require(width == chief)
    }
    #expect(try engine.answer(to: system)[chief] ≈ 100)
  }

  @Test(arguments: Engine.allCases)
  func `many equal views fill their row exactly`(engine: Engine) throws {
    var system = LinearSystem()
    var total = LinearExpression(constant: 23 * 8)
    let widths = (0..<24).map { _ in system.label(intrinsic: 40, hug: 250, resist: 750) }
    for width in widths { total.add(1, times: width) }
    for (left, right) in zip(widths, widths.dropFirst()) { system.require(left == right) }
    system.require(total == 24 * 40 + 23 * 8)
    let answer = try engine.answer(to: system)
    #expect(answer.conflicts.isEmpty)
    for width in widths {
      #expect(answer[width] ≈ 40)
      #expect(!answer.isAmbiguous(width))
    }
    for level in answer.levels { #expect(level.violation ≈ 0) }
  }

  @Test(arguments: Engine.allCases)
  func `the example that makes the plain simplex method cycle ends`(engine: Engine) throws {
    // Beale, 1955: six degenerate pivots of the largest reduced cost lead back to the start. The
    // objective becomes a bound ten units below the optimum.
    var system = LinearSystem()
    let (a, b, c, d) = (system.width(), system.width(), system.width(), system.width())
    system.require(0.25 * a - 8 * b - c + 9 * d <= 0)
    system.require(0.5 * a - 12 * b - 0.5 * c + 3 * d <= 0)
    system.require(c <= 1)
    system.add(-0.75 * a + 20 * b - 0.5 * c + 6 * d <= -10, at: 500)
    let answer = try engine.answer(to: system)
    #expect(answer.levels[0].violation ≈ (10 - 1.25))
    for (variable, value) in zip([a, b, c, d], [1.0, 0, 1, 0]) {
      #expect(answer[variable] ≈ value)
      #expect(!answer.isAmbiguous(variable))
    }
  }
}
