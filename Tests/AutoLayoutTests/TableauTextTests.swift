@testable import AutoLayout
import Cassowary
import SolverSupport
import Testing

/// The text of a tableau, with any names.
struct TableauTextTests {
  /// Worked out by hand: 80 and 70 are wanted in 100. `second` gives way first and becomes basic
  /// instead of the sum. The cost is the multiplier of the sum, and so of the window.
  @Test func `a small system has all its sections`() {
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
    let text = TableauText(
      solution, variable: { names[$0.index] }, constraint: { "c\($0.index)" }
    ).text
    #expect(
      text == """
        5 constraints on 5 variables; presolve removed 2 of them
        4 symbols left in 1 component: 3 nonbasic, 1 basic, a row each; 1 pivot

        removed by presolve, in this order
          variable  is            value  because of
          start     = 16                 c0
          end       = 16 + first  96     c1

        bounds, constants moved to the right
          symbol                     bound   priority     weight  because of
          window                     == 100  required             its value is given
          first                      >= 0    required             the domain of first
                                     >= 80   750          2       c3
          second                     >= 0    required             the domain of second
                                     >= 60   500                  c4
                                     == 70   tie-break 1          second near 70
          (first + second − window)  <= 0    required             c2

        nonbasic symbols: all others follow from their positions
          symbol                     component  position  range  multiplier                cost
          window                                100       100    500: 1, tie-break 1: 1    ‖ [100] ‖
          first                      1          80        80     500: −1, tie-break 1: −1  ‖ 0 | 750: −2 | [80] | free
          (first + second − window)  1          0         0      500: 1, tie-break 1: 1    free | [0] ‖

        basic symbols: their rows give their positions
          symbol  row
          second  = −first + window + (first + second − window)

          symbol  component  position  range   multiplier                cost
          second  1          20        0 … 60  500: −1, tie-break 1: −1  ‖ 0 | [500: −1, tie-break 1: −1] | 60 | tie-break 1: −1 | 70 | tie-break 1: 1

        """)
    #expect(solution.pivotCount == 1)
  }

  @Test func `long sums are abbreviated and numbered`() {
    var system = LinearSystem()
    let widths = (0..<6).map { _ in system.width() }
    let sum = widths.dropLast().reduce(LinearExpression()) { $0 + $1 }
    system.require(sum <= 100)
    system.require(sum + 2 * widths[5] <= 150)
    system.require(sum + widths[5] <= 120)
    let text = description(of: system.makeSolver().solve())
    for line in [
      "  (v0 + v1 + v2 + 2 more)         = v0 + v1 + v2 + v3 + v4",
      "  (v0 + v1 + v2 + 3 more)         = v0 + v1 + v2 + v3 + v4 + 2 v5",
      "  (v0 + v1 + v2 + 3 more, no. 2)  = v0 + v1 + v2 + v3 + v4 + v5",
    ] { #expect(text.contains(line), "\(text)") }
  }

  /// With presolve and without, with conflicts, and with preferences applied afterwards.
  @Test(arguments: 0..<4, [true, false])
  func `every variable of a random system is named`(part: Int, usesPresolve: Bool) {
    var knobs = SystemGenerator.Knobs()
    knobs.parameters = 0.3
    knobs.sameness = 0.2
    for seed in 50 * part..<50 * (part + 1) {
      let system = SystemGenerator.system(seed: seed, knobs: knobs)
      var solver = system.makeSolver()
      solver.usesPresolve = usesPresolve
      let text = description(of: solver.solve(preferring: system.preferences))
      let words = Set(text.split { " \n()".contains($0) })
      for variable in system.variables {
        #expect(words.contains("v\(variable.index)"), "seed \(seed):\n\(text)")
      }
    }
  }

  private func description(of solution: Solution) -> String {
    TableauText(solution, variable: { "v\($0.index)" }, constraint: { "c\($0.index)" }).text
  }
}
