import ArgumentParser

/// The tool `SnugBenchmarks`: how fast and how exact layouts are, beside those of others.
@main
struct SnugBenchmarks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "SnugBenchmarks",
    abstract: "Measures the solver, and compares frames with those of Interface Builder.",
    subcommands: [CompareCommand.self, FramesCommand.self, MeasureCommand.self],
    defaultSubcommand: CompareCommand.self)
}

/// Measures our solver in a separate process; see ``Measurement``.
struct MeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "measure", shouldDisplay: false)

  @Argument var family: Family
  @Argument var form: Family.Form
  @Argument var size: Int
  @Flag var values = false
  /// Solve this often and stop, for tools that count instructions; then change the width `resizes`
  /// times.
  @Option var builds: Int?
  @Option var resizes = 0

  func validate() throws {
    guard size > 0, builds ?? 1 > 0, resizes >= 0 else {
      throw ValidationError("The size and --builds must be above 0, and --resizes not below.")
    }
  }

  func run() {
    let measurement = SolverMeasurement(
      problem: family.problem(size, form), printsValues: values)
    if let builds {
      measurement.run(builds: builds, resizes: resizes)
      return
    }
    measurement.run { quantity, numbers in
      writeNow(quantity.rawValue + numbers.map { " \($0)" }.joined())
    }
  }
}
