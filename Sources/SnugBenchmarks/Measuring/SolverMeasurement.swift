import SnugSolver

/// Measures our solver, and prints results as soon as they are known.
///
/// A resize is measured in two ways. A window that is dragged needs all frames after each step, and
/// another solver's way to change a width writes all values, so that is the number to compare
/// (`resize`). A program that reads few values only waits for the change itself (`glance`); the two
/// would differ a lot if values were computed on demand. Neither includes ambiguity, which other
/// solvers don't report.
struct SolverMeasurement {
  let problem: LayoutProblem
  let printsValues: Bool

  /// The number of points by which the container's width is changed, one point at a time, up
  /// and back again, so that most steps give a width that was not used just before.
  private static let amplitude = 50
  /// The least number of changes, and the seconds they should take at least.
  private static let leastResizes = 100
  private static let leastDuration = 0.1
  private static let quickBatch = 0.001
  /// Seconds after which no further round begins.
  private static let longestDuration = 0.5
  private static let mostRuns = 1_001

  /// Measures, and gives every quantity to `report` as soon as it is known.
  func run(_ report: (Measurement.Quantity, [Double]) -> Void) {
    let (built, time) = medianBuild()
    report(.build, [time])
    let variables = built.system.variables
    if printsValues { report(.values, variables.map { built.solution[$0] }) }
    report(.pivots, [Double(built.solution.pivotCount)])
    var resized = built.solution
    report(.glance, [resizeTime(&resized, of: built.system, reading: variables.suffix(2))])
    report(.resize, [resizeTime(&resized, of: built.system, reading: variables[...])])
  }

  /// Builds and then resizes a given number of times, and measures nothing: for tools that count
  /// instructions.
  func run(builds: Int, resizes: Int) {
    var built = build()
    for _ in 1..<builds { built = build() }
    let variables = built.system.variables
    for step in 0..<resizes {
      resize(&built.solution, to: step + 1, of: built.system, reading: variables[...])
    }
    keep(built)
  }

  /// The solution, and the median of as many runs as the time allows.
  private func medianBuild() -> (Built, seconds: Double) {
    var built = build()
    var times: [Double] = []
    var total = 0.0
    while times.isEmpty || times.count < Self.mostRuns && total < Self.longestDuration {
      // The previous solver is freed outside the measured time.
      var next: Built?
      let time = seconds { next = build() }
      if let next { built = next }
      times.append(time)
      total += time
    }
    return (built, times.sorted()[times.count / 2])
  }

  private struct Built {
    var system: SolverSystem
    var solution: Solution
    var checksum: Double
  }

  /// Builds and solves the system, from the numbers of the problem.
  private func build() -> Built {
    let system = SolverSystem(problem)
    let solution = system.solve()
    var checksum = 0.0
    for variable in system.variables {
      checksum += solution[variable]
      if solution.isAmbiguous(variable) { checksum += 1 }
    }
    return Built(system: system, solution: solution, checksum: checksum)
  }

  /// The mean time of a change, some of which cost more than others.
  private func resizeTime(
    _ solution: inout Solution, of system: SolverSystem, reading read: ArraySlice<Variable>
  ) -> Double {
    var step = 0
    var total = 0.0
    // Reading the clock takes longer than a quick change, so it is read after ever larger batches.
    var batch = 1
    while total < Self.longestDuration && (step < Self.leastResizes || total < Self.leastDuration) {
      let time = seconds {
        for _ in 0..<batch {
          step += 1
          resize(&solution, to: step, of: system, reading: read)
        }
      }
      total += time
      if time < Self.quickBatch { batch *= 2 }
    }
    return total / Double(step)
  }

  private func resize(
    _ solution: inout Solution, to step: Int, of system: SolverSystem,
    reading read: ArraySlice<Variable>
  ) {
    let place = step % (2 * Self.amplitude)
    let change = Double(min(place, 2 * Self.amplitude - place))
    solution.suggest(
      problem.width + change, for: system.variables[LayoutProblem.containerWidth])
    keep(read.reduce(0) { $0 + solution[$1] })
  }
}

func seconds(_ work: () -> Void) -> Double { ContinuousClock().measure(work).seconds }

extension Duration {
  var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}

/// Keeps the computation of a value from being optimised away.
@inline(never) func keep<Value>(_ value: Value) { withExtendedLifetime(value) {} }
