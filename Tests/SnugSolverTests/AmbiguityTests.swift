import SnugSolver
import SnugSolverSupport
import SnugTestSupport
import Testing

/// Ambiguity: values that could differ at no cost.
///
/// A variable that can move may seem fixed if several motions cancel by chance.
struct AmbiguityTests {
  @Test(arguments: Engine.allCases)
  func `a variable that depends on a free one is ambiguous`(engine: Engine) throws {
    var system = LinearSystem()
    let bystander = system.width()
    let (position, width) = (system.position(), system.width())
    system.require(position <= 0)
    system.add(1.5 * position + width >= 0, at: 250)
    let answer = try engine.answer(to: system)
    for variable in [bystander, position, width] {
      #expect(answer.isAmbiguous(variable), "v\(variable.index)")
    }
    #expect(answer.range(of: width) ≈ (0...Double.infinity))
  }

  @Test(arguments: Engine.allCases)
  func `whoever must hold several free widths is ambiguous`(engine: Engine) throws {
    var system = LinearSystem()
    let widths = (0..<5).map { _ in system.width() }
    system.require(widths[0] == 60)
    system.require(widths[1] >= widths[0])
    system.require(widths[3] >= widths[1])
    system.require(widths[3] + widths[4] <= widths[2])
    let answer = try engine.answer(to: system)
    #expect(answer.isAmbiguous == [false, true, true, true, true])
    #expect(answer.range(of: widths[2]) ≈ (60...Double.infinity))
  }

  @Test func `no sum of free widths seems to rest`() {
    var system = LinearSystem()
    let widths = (0..<24).map { _ in system.width() }
    let solution = system.makeSolver().solve()
    var random = SeededGenerator(seed: 0)
    var resting: [LinearExpression] = []
    for _ in 0..<20_000 {
      var sum = LinearExpression()
      for width in random.shuffle(widths).prefix(random.int(in: 1...4)) {
        sum.add(random.choose([1, -1, 2, -2, 0.5]), times: width)
      }
      if !solution.isAmbiguous(sum) { resting.append(sum) }
    }
    #expect(resting.isEmpty, "\(resting.count) of them")
  }

  @Test(arguments: Engine.allCases)
  func `however little something moves, it is ambiguous`(engine: Engine) throws {
    var system = LinearSystem()
    let (width, position, other) = (system.width(), system.position(), system.width())
    system.add(1000 * width + position == 100, at: 750)
    system.add(-1000 * position - other >= 0, at: 250)
    let answer = try engine.answer(to: system)
    #expect(answer.range(of: width) ≈ (0.1...Double.infinity))
    #expect(answer.isAmbiguous(width))
  }

  /// Two ways have the same cost, with sums of tenths that are not exact in binary.
  @Test(arguments: Engine.allCases)
  func `rounding makes no choice between equals`(engine: Engine) throws {
    var system = LinearSystem()
    let (a, b, c) = (system.width(), system.width(), system.width())
    let d = system.position()
    let e = system.width()
    let f = system.position()
    let g = system.width()
    system.add(-0.1 * b - e == 0, at: 251)
    system.add(f - a >= 120, at: 251)
    system.add(0.1 * b + 2 * c - f >= 0, at: 250)
    system.add(3 * b + 0.1 * d + e == 8, at: 750)
    system.add(0.1 * g - a == 0, at: 250)
    system.add(2.1 * d - c == 0, at: 251)
    system.preferences = [.near(d, 0), .near(g, 50), .near(b, 0)]
    let answer = try engine.answer(to: system)
    #expect(answer.range(of: a) ≈ (0...216))
    #expect(answer.range(of: f) ≈ (120...336))
    #expect(answer.range(of: g) ≈ (0...2160))
    #expect(answer.isAmbiguous(a))
    #expect(answer[g] ≈ 50)
  }
}
