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

  @Test func `adds up the violations of each level, from the highest priority down`() {
    // The priorities 751, 750 and 250.
    #expect(problem.costs(at: answer(60, 20)) == [0, 20, 0])
    #expect(problem.costs(at: answer(45, 35)) == [15, 5, 0])
    #expect(problem.costs(at: answer(65, 15)) == [0, 25, 5])
    #expect(problem.costs(at: answer(60, 40)) == nil)
  }

  @Test func `takes costs for equal that differ by a millionth of themselves`() {
    func verdict(excess: Double) -> Verdict {
      // The first label stays as wide, the second is short by 20 and the excess.
      var problem = problem
      problem.constraints.removeLast()
      return Verdict(of: answer(60, 20 - excess), against: answer(60, 20), in: problem)
    }
    #expect(verdict(excess: 1e-5) == .same)
    #expect(verdict(excess: 1e-4) == .worse)
    #expect(verdict(excess: -1e-4) == .better)
  }

  @Test func `compares with several solvers in one row`() {
    var comparison = Comparison(
      family: .dense, form: .tied, size: 40, views: 40,
      ours: Measurement(printed: "build 0.5\nresize 0.25\n"), limit: 20)
    let peers = Peer.allCases
    let start = Comparison.header([]).count
    #expect(comparison.row(peers)[start...] == ["–", "–", "–", "–", "–", "–", "–", "–"])
    comparison.peers = [
      .kiwi: (PeerSolver.Result(build: 1, resize: 0.5), .worse),
      .highs: (PeerSolver.Result(), nil),
    ]
    #expect(
      comparison.row(peers)[start...] == [
        "1.00 s", "2.00×", "500 ms", "2.00×", "no", "> 20 s", "> 40.0×", "–",
      ])
    #expect(Comparison.header(peers).count == comparison.row(peers).count)
    // Ours took longer than the limit.
    comparison.ours = Measurement(printed: "")
    #expect(
      comparison.row(peers)[start...] == [
        "1.00 s", "< 0.05×", "500 ms", "–", "no", "> 20 s", "–", "–",
      ])
  }

  @Test func `weighs priorities in their order`() {
    let few = Kiwi.weights(of: [250, 251, 750])
    #expect(few == [750: 1e5, 251: 1e2, 250: 1e-1])
    let many = Kiwi.weights(of: Set((0..<2_000).map { 250 + Double($0) / 2_000 }))
    let ascending = many.sorted { $0.key < $1.key }.map(\.value)
    #expect(zip(ascending, ascending.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `writes a problem as the harnesses read it`() {
    #expect(
      ProblemFile(problem, strengths: Kiwi.weights).text == """
        5 80.0 7
        -1.0 > 0.0 1 1.0 2
        -1.0 > 0.0 1 1.0 4
        0.1 < 60.0 1 1.0 2
        100000.0 > 60.0 1 1.0 2
        0.1 < 40.0 1 1.0 4
        100.0 > 40.0 1 1.0 4
        -1.0 = 0.0 3 1.0 2 1.0 4 -1.0 0

        """)
    #expect(
      ProblemFile(problem, strengths: HiGHS.strengths).text == """
        5 80.0 7
        -1.0 > 0.0 1 1.0 2
        -1.0 > 0.0 1 1.0 4
        250.0 < 60.0 1 1.0 2
        751.0 > 60.0 1 1.0 2
        250.0 < 40.0 1 1.0 4
        750.0 > 40.0 1 1.0 4
        -1.0 = 0.0 3 1.0 2 1.0 4 -1.0 0

        """)
  }

  @Test func `gives up after three variants that took too long, not that failed`() {
    var (slow, broken) = (PeerSolver.Result(), PeerSolver.Result())
    for _ in 0..<3 {
      #expect(!slow.isHopeless)
      slow.add(Measurement(printed: ""), error: nil, duration: 20)
      broken.add(Measurement(printed: ""), error: "level 2", duration: 20)
    }
    #expect(slow.isHopeless)
    #expect(!broken.isHopeless)
  }

  @Test func `counts the best of all variants, and waits three times as long for others`() {
    var result = PeerSolver.Result()
    let variant = PeerVariant(arguments: [], canResize: true)
    #expect(result.timeLimit(for: variant) == .infinity)
    for (printed, duration) in [
      ("build 0.5\nvalues 1\nresize 0.25\n", 4.0), ("build 0.25\nvalues 2\nresize 0.5\n", 3),
      ("build 0.75\nvalues 3\n", 1),
    ] {
      result.add(Measurement(printed: printed), error: nil, duration: duration)
    }
    #expect(result.build == 0.25 && result.resize == 0.25 && result.values == [2])
    #expect(result.timeLimit(for: variant) == 9)
    #expect(result.timeLimit(for: PeerVariant(arguments: [])) == 5)
  }

  @Test func `combines the words of lists in their order`() {
    #expect(
      PeerVariant.combinations(of: ["on", "off"], ["0", "1"]).map(\.arguments)
        == [["on", "0"], ["on", "1"], ["off", "0"], ["off", "1"]])
  }

  @Test func `reads what was measured before time was up`() {
    let measurement = Measurement(printed: "build 0.5\nvalues 1 2 3\nnonsense 4\nresize 0.0")
    #expect(measurement[.build] == 0.5)
    #expect(measurement.values == [1, 2, 3])
    #expect(measurement[.resize] == nil)
  }

  @Test func `prints numbers for people`() {
    #expect(Readable.time(0.00123) == "1.23 ms")
    #expect(Readable.ratio(0.004) == "0.004×")
    #expect(Readable.ratio(123.4) == "123×")
  }
}
