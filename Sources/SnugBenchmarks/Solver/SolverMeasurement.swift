import SnugLayout
import SnugSolver

/// A problem in the terms of our solver.
struct SolverSystem {
  let variables: [Variable]
  let solver: Solver
  /// They determine what the constraints leave free, like `LayoutEngine`: sizes near their
  /// content's, then small sizes, then small origins, in the order of the views.
  private let preferences: [Preference]

  init(_ problem: LayoutProblem) {
    var solver = Solver()
    var variables: [Variable] = []
    variables.reserveCapacity(problem.isNonnegative.count)
    for (index, isNonnegative) in problem.isNonnegative.enumerated() {
      variables.append(
        index == LayoutProblem.containerWidth
          ? solver.addParameter(problem.width)
          : solver.addVariable(nonnegative: isNonnegative))
    }
    for constraint in problem.constraints {
      var expression = LinearExpression(constant: -constraint.bound)
      for term in constraint.terms {
        expression.add(term.coefficient, times: variables[term.variable])
      }
      solver.add(
        LinearConstraint(
          expression, constraint.relation.linear,
          strength: constraint.priority.map { .optional($0) } ?? .required))
    }
    self.solver = solver
    self.variables = variables
    preferences =
      problem.sides.compactMap { side in
        side.intrinsic.map { .near(variables[side.size], $0) }
      } + problem.sides.map { .least(variables[$0.size]) }
      + problem.sides.map { .least(variables[$0.origin]) }
  }

  func solve() -> Solution { solver.solve(preferring: preferences) }
}

/// The times of our solver for one problem.
struct SolverMeasurement {
  /// From the numbers of the problem to the value of every variable and whether it is ambiguous, in
  /// seconds: the median of as many runs as the time allows.
  let build: Double
  /// A change of the container's width by a point, then the value of every variable, without
  /// ambiguity, which kiwi doesn't report: the mean, because some changes cost more than others.
  let resize: Double
  /// Every variable's, before the container was resized.
  let values: [Double]

  /// The number of points by which the container's width is changed, one point at a time, up
  /// and back again, so that most steps give a width that was not used just before.
  private static let amplitude = 50
  /// The least number of changes, and the seconds they should take at least.
  private static let leastResizes = 100
  private static let leastDuration = 0.1
  /// Reading the clock takes longer than a quick change, so it is read after ever larger batches.
  private static let quickBatch = 0.001
  /// Seconds after which no further round begins.
  private static let longestDuration = 0.5
  private static let mostRuns = 1_001

  init(of problem: LayoutProblem) {
    var built = Self.build(problem)
    var times: [Double] = []
    while times.isEmpty
      || times.count < Self.mostRuns && times.reduce(0, +) < Self.longestDuration
    {
      // The previous solver is freed outside the measured time.
      var next = built
      times.append(Self.seconds { next = Self.build(problem) })
      built = next
    }
    build = times.sorted()[times.count / 2]
    values = built.system.variables.map { built.solution[$0] }

    var (step, total, batch) = (0, 0.0, 1)
    while total < Self.longestDuration && (step < Self.leastResizes || total < Self.leastDuration) {
      let time = Self.seconds {
        for _ in 0..<batch {
          step += 1
          Self.resize(&built.solution, to: step, of: built.system, problem)
        }
      }
      total += time
      if time < Self.quickBatch { batch *= 2 }
    }
    resize = total / Double(step)
  }

  /// Builds and resizes a number of times, and measures nothing: for tools that count instructions.
  static func run(_ problem: LayoutProblem, builds: Int, resizes: Int) {
    var built = build(problem)
    for _ in 1..<builds { built = build(problem) }
    for step in 0..<resizes { resize(&built.solution, to: step + 1, of: built.system, problem) }
    keep(built)
  }

  private static func build(
    _ problem: LayoutProblem
  ) -> (system: SolverSystem, solution: Solution, checksum: Double) {
    let system = SolverSystem(problem)
    let solution = system.solve()
    let checksum = system.variables.reduce(0) {
      $0 + solution[$1] + (solution.isAmbiguous($1) ? 1 : 0)
    }
    return (system, solution, checksum)
  }

  private static func resize(
    _ solution: inout Solution, to step: Int, of system: SolverSystem, _ problem: LayoutProblem
  ) {
    let place = step % (2 * amplitude)
    let change = Double(min(place, 2 * amplitude - place))
    solution.suggest(problem.width + change, for: system.variables[LayoutProblem.containerWidth])
    keep(system.variables.reduce(0) { $0 + solution[$1] })
  }

  private static func seconds(_ work: () -> Void) -> Double {
    ContinuousClock().measure(work) / .seconds(1)
  }
}

/// Keeps the computation of a value from being optimised away.
@inline(never) private func keep<Value>(_ value: Value) { withExtendedLifetime(value) {} }
