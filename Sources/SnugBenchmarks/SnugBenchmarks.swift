import ArgumentParser
import Foundation

/// The tool `SnugBenchmarks`: how fast and how exact layouts are, beside those of others.
@main
struct SnugBenchmarks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "SnugBenchmarks",
    abstract: "Measures the solver, and compares frames with those of Interface Builder.",
    subcommands: [SolverCommand.self, FramesCommand.self], defaultSubcommand: SolverCommand.self)

  /// Prints a Markdown table's first lines. Its first two columns are words, the others numbers.
  static func writeHeader(_ cells: [String]) {
    writeRow(cells)
    writeRow(cells.indices.map { $0 < 2 ? "---" : "---:" })
  }

  static func writeRow(_ cells: [String]) { write("| \(cells.joined(separator: " | ")) |") }

  /// At once, also into files, so that a run that is stopped has printed its results so far.
  static func write(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }
}
