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
    problem.add([(1, 2), (1, 4), (-1, LayoutProblem.containerWidth)], .equal, 0)
    return problem
  }

  /// The values of the container's width, and of each label's origin and width.
  private func answer(_ first: Double, _ second: Double) -> [Double] { [80, 0, first, 0, second] }

  @Test func `tells the optimum from what is as short in all`() {
    let best = answer(60, 20)
    #expect(Verdict(of: answer(60, 20), against: best, in: problem) == .same)
    #expect(Verdict(of: answer(40, 40), against: best, in: problem) == .worse)
    #expect(Verdict(of: best, against: answer(40, 40), in: problem) == .better)
    #expect(Verdict(of: answer(60, 40), against: best, in: problem) == .broken)
  }

  @Test func `weighs priorities in their order`() {
    let few = KiwiProblem.weights(of: [250, 251, 750])
    #expect(few == [750: 1e5, 251: 1e2, 250: 1e-1])
    let many = KiwiProblem.weights(of: Set((0..<2_000).map { 250 + Double($0) / 2_000 }))
    let ascending = many.sorted { $0.key < $1.key }.map(\.value)
    #expect(zip(ascending, ascending.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `writes a problem as the harness reads it`() {
    #expect(
      KiwiProblem(problem).text == """
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

  @Test func `reads what was measured before time was up`() {
    let measurement = Measurement(printed: "build 0.5\nvalues 1 2 3\nnonsense 4\nresize 0.0")
    #expect(measurement[.build] == 0.5)
    #expect(measurement.values == [1, 2, 3])
    #expect(measurement[.resize] == nil)
  }

  @Test func `prints tables`() {
    let table = Table(header: ["Family", "Form", "n"], rows: [["grid", "tied", "1,000"]])
    #expect(
      table.text(.plain) == """
        Family  Form      n
        ------  ----  -----
        grid    tied  1,000
        """)
    #expect(
      table.text(.markdown) == """
        | Family | Form |     n |
        | ------ | ---- | ----: |
        | grid   | tied | 1,000 |
        """)
    #expect(Readable.time(0.00123) == "1.23 ms")
    #expect(Readable.ratio(0.004) == "0.004×")
    #expect(Readable.ratio(123.4) == "123×")
  }
}
