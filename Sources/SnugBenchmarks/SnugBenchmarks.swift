import ArgumentParser

/// The tool `snug-benchmarks`: how fast layouts are solved, and how that compares.
@main
struct SnugBenchmarks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snug-benchmarks",
    abstract: "Measures how long layouts take to solve, to resize, to explain and to draw.",
    subcommands: [
      CompareCommand.self, ExplainCommand.self, ComposeCommand.self, FloorCommand.self,
      MeasureCommand.self,
    ],
    defaultSubcommand: CompareCommand.self)
}

/// Measures our solver in a process of its own; see ``Measurement``.
struct MeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "measure", shouldDisplay: false)

  @Argument var family: Family
  @Argument var form: Family.Form
  @Argument var size: Int
  @Flag var values = false

  func run() {
    let problem = family.problem(size, form)
    SolverMeasurement(problem: problem, printsValues: values).run { quantity, numbers in
      writeNow(quantity.rawValue + numbers.map { " \($0)" }.joined())
    }
  }
}
