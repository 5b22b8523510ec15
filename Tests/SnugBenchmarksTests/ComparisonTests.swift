import SnugLayout
import Testing

@testable import SnugBenchmarks

/// Numbers that are put beside each other must mean the same.
@Suite struct `Comparing with another solver` {
  /// A label of 60 points, and one of 40 that matters less, in 80 points.
  private var problem: LayoutProblem {
    var problem = LayoutProblem(width: 80)
    for (intrinsic, resistance) in [(60.0, 751.0), (40, 750)] {
      _ = problem.addSide(intrinsic: intrinsic, resistance: resistance)
    }
    problem.add([(1, 2), (1, 4), (-1, LayoutProblem.containerWidth)])
    return problem
  }

  /// The values of the container's width, and of each label's origin and width.
  private func answer(_ first: Double, _ second: Double) -> [Double] { [80, 0, first, 0, second] }

  @Test func `tells the optimum from what is as short in all`() {
    let best = answer(60, 20)
    #expect(problem.verdict(on: best, against: best) == "yes")
    #expect(problem.verdict(on: answer(40, 40), against: best) == "no")
    #expect(problem.verdict(on: best, against: answer(40, 40)) == "better")
    #expect(problem.verdict(on: answer(60, 40), against: best) == "broken")
  }

  @Test func `takes costs for equal that differ by a millionth of themselves`() {
    func verdict(excess: Double) -> String {
      var problem = LayoutProblem(width: 80)
      _ = problem.addSide(intrinsic: 60)
      // Short by 20 points and the excess.
      return problem.verdict(on: [80, 0, 40 - excess], against: [80, 0, 40])
    }
    #expect(verdict(excess: 1e-5) == "yes")
    #expect(verdict(excess: 1e-4) == "no")
    #expect(verdict(excess: -1e-4) == "better")
  }

  @Test func `adds up the violations of each level, from the highest priority down`() {
    // The priorities 751, 750 and 250.
    #expect(problem.costs(at: answer(60, 20)) == [0, 20, 0])
    #expect(problem.costs(at: answer(45, 35)) == [15, 5, 0])
    #expect(problem.costs(at: answer(65, 15)) == [0, 25, 5])
    #expect(problem.costs(at: answer(60, 40)) == nil)
  }

  @Test func `weighs priorities in their order`() {
    let few = Kiwi.weights(of: [250, 251, 750])
    #expect(few == [750: 1e5, 251: 1e2, 250: 1e-1])
    let many = Kiwi.weights(of: Set((0..<2_000).map { 250 + Double($0) / 2_000 }))
    let ascending = many.sorted { $0.key < $1.key }.map(\.value)
    #expect(zip(ascending, ascending.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `writes a problem as the harness reads it`() {
    #expect(
      Kiwi.text(of: problem) == """
        5 80.0 7
        -1.0 > 0.0 1 1.0 2
        -1.0 > 0.0 1 1.0 4
        0.1 < 60.0 1 1.0 2
        100000.0 > 60.0 1 1.0 2
        0.1 < 40.0 1 1.0 4
        100.0 > 40.0 1 1.0 4
        -1.0 = 0.0 3 1.0 2 1.0 4 -1.0 0

        """)
  }

  @Test func `counts the best of all ways to use the other solver`() {
    var result = Kiwi.Result()
    for printed in [
      "build 0.5\nvalues 1\nresize 0.25\n", "build 0.25\nvalues 2\nresize 0.5\n",
      "build 0.75\nvalues 3\n",
    ] {
      result.add(printed)
    }
    #expect(result.build == 0.25 && result.resize == 0.25 && result.values == [2])
  }

  @Test func `prints numbers for people`() {
    #expect(Readable.time(0.00123) == "1.23 ms")
    #expect(Readable.ratio(0.004) == "0.004×")
    #expect(Readable.ratio(123.4) == "123×")
  }
}
