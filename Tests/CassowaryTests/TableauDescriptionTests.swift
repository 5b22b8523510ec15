import Cassowary
import TestSupport
import Testing

/// What is said of a tableau is what was found, whatever names are used.
struct TableauDescriptionTests {
  /// Worked out on paper: 80 and 70 are wanted where there is room for 100. Whoever gives way first
  /// is `second`, which takes the place of the sum among the basic symbols; what that costs it is
  /// what the sum, and so the window, is multiplied by.
  @Test func `a small system is told whole`() {
    var system = LinearSystem()
    let (start, first, second) = (system.position(), system.width(), system.width())
    let window = system.addParameter(100)
    let end = system.position()
    system.require(start == 16)
    system.require(end == start + first)
    system.require(first + second <= window)
    system.add(2 * first >= 160, at: 750)
    system.add(second >= 60, at: 500)
    system.preferences = [.near(second, 70)]
    let solution = system.makeSolver().solve(preferring: system.preferences)
    let names = ["start", "first", "second", "window", "end"]
    let text = solution.tableauDescription(
      variable: { names[$0.index] }, constraint: { "c\($0.index)" })
    #expect(
      text == """
        5 constraints on 5 variables; 2 of them taken out
        4 symbols left in 1 part: 3 parametric, 1 basic, a row each; 1 pivot

        taken out, in this order: what required equalities determine
          variable  is            value  by
          start     = 16                 c0
          end       = 16 + first  96     c1

        asked of what is left, constants moved to the right
          symbol                     is asked to be  at           weight  by
          window                     == 100          required             being given
          first                      >= 0            required             the domain of first
                                     >= 80           750          2       c3
          second                     >= 0            required             the domain of second
                                     >= 60           500                  c4
                                     == 70           tie-break 1          second near 70
          (first + second − window)  <= 0            required             c2

        parametric symbols: these stand where they are, all else follows
          symbol                     part  at   free in  multiplier                price
          window                           100  100      500: 1, tie-break 1: 1    ‖ [100] ‖
          first                      1     80   80       500: −1, tie-break 1: −1  ‖ 0 | 750: −2 | [80] | free
          (first + second − window)  1     0    0        500: 1, tie-break 1: 1    free | [0] ‖

        basic symbols: these follow from the parametric ones
          symbol  row
          second  = −first + window + (first + second − window)

          symbol  part  at  free in  multiplier                price
          second  1     20  0 … 60   500: −1, tie-break 1: −1  ‖ 0 | [500: −1, tie-break 1: −1] | 60 | tie-break 1: −1 | 70 | tie-break 1: 1

        """)
    #expect(solution.statistics.pivots == 1)
  }

  @Test func `long sums are abridged, and told apart`() {
    var system = LinearSystem()
    let widths = (0..<6).map { _ in system.width() }
    let sum = widths.dropLast().reduce(LinearExpression()) { $0 + $1 }
    system.require(sum <= 100)
    system.require(sum + 2 * widths[5] <= 150)
    system.require(sum + widths[5] <= 120)
    let text = description(of: system.makeSolver().solve())
    for line in [
      "  (v0 + v1 + v2 + 2 more)          = v0 + v1 + v2 + v3 + v4",
      "  (v0 + v1 + v2 + 3 more)          = v0 + v1 + v2 + v3 + v4 + 2 v5",
      "  (v0 + v1 + v2 + 3 more, the 2.)  = v0 + v1 + v2 + v3 + v4 + v5",
    ] { #expect(text.contains(line), "\(text)") }
  }

  /// Whether something was taken out or not, given up, or settled afterwards.
  @Test(arguments: Seeds.parcels(of: 50, count: 4), [true, false])
  func `any system can be told`(seeds: Range<Int>, reduces: Bool) throws {
    var knobs = SystemGenerator.Knobs()
    knobs.parameters = 0.3
    knobs.sameness = 0.2
    try check(seeds, knobs) { system, _ in
      var solver = system.makeSolver()
      solver.usesPresolve = reduces
      let text = description(of: solver.solve(preferring: system.preferences))
      let words = Set(text.split { " \n()".contains($0) })
      let missing = system.variables.filter { !words.contains("v\($0.index)") }
      return missing.map { Discrepancy(.proof, "nothing is said of v\($0.index):\n\(text)") }
    }
  }

  private func description(of solution: Solution) -> String {
    solution.tableauDescription(
      variable: { "v\($0.index)" }, constraint: { "c\($0.index)" })
  }
}
