@testable import SnugSolver
import SnugSolverSupport
import Testing

/// The work of solving, in pivots instead of seconds.
struct SolverWorkTests {
  /// A symbol that has left the basis seldom comes back: there are 0.4 to 0.8 pivots for each
  /// constraint. Coefficients of 1 and 0.5 keep the inverse accurate, so that it is hardly ever
  /// computed again.
  @Test(arguments: [40, 80, 200], [1, 5])
  func `dense systems take fewer pivots than they have constraints`(boxes: Int, levels: Int) {
    for seed in 0..<(boxes == 200 ? 1 : 2) {
      let system = SystemGenerator.denseSystem(seed: seed, boxes: boxes, levels: levels)
      let dual = solve(system).system().dual
      #expect(dual.pivotCount > boxes, "seed \(seed)")
      #expect(dual.pivotCount < system.constraints.count, "seed \(seed)")
      #expect(dual.basis.factorizationCount <= 1 + dual.pivotCount / 100, "seed \(seed)")
    }
  }

  /// Many edges are at the same position, so most steps of the simplex method have length zero.
  /// Without the perturbation that breaks such ties it could cycle.
  @Test(arguments: [20, 40], [SystemGenerator.Multipliers.one, .plain])
  func `dense systems in which everything is equal do not cycle`(
    boxes: Int, multipliers: SystemGenerator.Multipliers
  ) {
    for seed in 0..<5 {
      let system = SystemGenerator.denseSystem(
        seed: seed, boxes: boxes, levels: 1 + seed % 5, multipliers: multipliers, isUniform: true)
      let dual = solve(system).system().dual
      #expect(dual.pivotCount < system.constraints.count, "seed \(seed)")
      #expect(dual.basis.factorizationCount <= 1 + dual.pivotCount / 100, "seed \(seed)")
    }
  }

  /// A slope has a number for each level. Storing the slopes of all segments would take 64
  /// million numbers for this one width.
  @Test func `thousands of priorities on one width cost no pivots`() {
    var system = LinearSystem()
    let width = system.width()
    let rest = system.width()
    for index in 1...8000 { system.add(width == Double(index), at: 0.5 * Double(index)) }
    system.require(width + rest.linear == LinearExpression(constant: 1500.5))
    let solution = system.makeSolver().solve()
    // The highest priority wants 8000, and there are 1500.5.
    #expect(solution[width] ≈ 1500.5)
    #expect(solution[rest] ≈ 0)
    #expect(solution.verify().isEmpty)
    #expect(solution.pivotCount <= 2)
  }

  /// Each position is a sum of the widths before it. The presolver removes all of them, and one row
  /// is left.
  @Test func `a chain of two thousand ambiguous views costs no more than a few pivots`() {
    var system = LinearSystem()
    var edge = LinearExpression()
    var widths: [Variable] = []
    for _ in 0..<2000 {
      let position = system.position()
      system.require(position == edge + LinearExpression(constant: 1))
      widths.append(system.width())
      edge = position + widths.last!.linear
    }
    system.require(edge == LinearExpression(constant: 3000))
    let solution = solve(system)
    #expect(solution.pivotCount <= 2)
    #expect(widths.allSatisfy { solution.isAmbiguous($0) })
    for width in [widths[0], widths[1000], widths[1999]] {
      #expect(solution.range(of: LinearExpression(width)) ≈ (0...1000))
    }
  }

  /// As when a reason is looked for: the multipliers are the costs of all boxes before a box, here up
  /// to 30,000.
  @Test func `large multipliers are not computed again and again`() {
    var system = LinearSystem()
    var edge = LinearExpression(constant: 1)
    for _ in 0..<1000 {
      let (box, next) = (system.width(), system.width())
      system.add(edge - box == 0, at: 1)
      system.add(box.linear - next == 0, at: 1)
      system.add(30 * box == 0, at: 0)
      system.add(next == 0, at: 0)
      edge = next.linear
    }
    let dual = solve(system).system().dual
    #expect(dual.pivotCount > 1000)
    #expect(dual.refreshCount < 10)
  }

  private func solve(_ system: LinearSystem) -> Solution {
    let solution = system.makeSolver().solve(preferring: system.preferences)
    #expect(solution.isProved)
    #expect(solution.verify().isEmpty)
    return solution
  }
}
