import SnugSolver
import SnugSolverSupport
import SnugTestSupport
import Testing

/// Textbook examples on which the simplex method with the largest-gain rule cycles.
struct CyclingExampleTests {
  /// Maximize `objective` such that no row exceeds its limit, for nonnegative unknowns.
  struct Example: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let objective: [Double]
    let rows: [(coefficients: [Double], limit: Double)]
    let optimum: Double
    /// The only optimal point; `nil` if there are several.
    let point: [Double]?
  }

  static let examples = [
    Example(
      testDescription: "Beale",
      objective: [0.75, -150, 0.02, -6],
      rows: [
        ([0.25, -60, -0.04, 9], 0),
        ([0.5, -90, -0.02, 3], 0),
        ([0, 0, 1, 0], 1),
      ],
      optimum: 0.05, point: [0.04, 0, 1, 0]),
    Example(
      testDescription: "Chvátal",
      objective: [10, -57, -9, -24],
      rows: [
        ([0.5, -5.5, -2.5, 9], 0),
        ([0.5, -1.5, -0.5, 1], 0),
        ([1, 0, 0, 0], 1),
      ],
      optimum: 1, point: [1, 0, 1, 0]),
    Example(
      testDescription: "Marshall and Suurballe",
      objective: [0.4, 0.4, -1.8],
      rows: [
        ([0.6, -6.4, 4.8], 0),
        ([0.2, -1.8, 0.6], 0),
        ([0.4, -1.6, 0.2], 0),
        ([0, 1, 0], 1),
      ],
      optimum: 2, point: [4, 1, 0]),
    // The third row is the objective itself, so its limit bounds the optimum.
    Example(
      testDescription: "Kuhn",
      objective: [2, 3, -1, -12],
      rows: [
        ([-2, -9, 1, 9], 0),
        ([1, 3, -1, -6], 0),
        ([2, 3, -1, -12], 2),
      ],
      optimum: 2, point: nil),
  ]

  @Test(arguments: Engine.allCases, examples)
  func `the optimum is found in whatever order it is asked for`(
    engine: Engine, example: Example
  ) throws {
    // The reference is exact in any order.
    for seed in 0..<(engine == .solver ? 50 : 2) {
      var random = SeededGenerator(seed: seed)
      let order = random.shuffle(Array(example.objective.indices))
      let target = example.optimum + random.choose([0.95, 9, 1000])
      var system = LinearSystem()
      let unknowns = order.map { _ in system.width() }
      func sum(_ coefficients: [Double]) -> LinearExpression {
        zip(order, unknowns).reduce(LinearExpression()) { $0 + coefficients[$1.0] * $1.1 }
      }
      for row in random.shuffle(example.rows) {
        system.require(sum(row.coefficients) <= row.limit)
      }
      system.add(sum(example.objective) >= target, at: 500)
      let answer = try engine.answer(to: system)
      #expect(answer.conflicts.isEmpty, "\(system)")
      #expect(answer.levels[0].violation ≈ (target - example.optimum), "\(system)")
      for (place, unknown) in zip(order, unknowns) {
        guard let point = example.point else { continue }
        #expect(answer[unknown] ≈ point[place], "v\(unknown.index)\n\(system)")
        #expect(!answer.isAmbiguous(unknown), "v\(unknown.index)\n\(system)")
      }
    }
  }
}
