import ArgumentParser
import Foundation
import SnugGeometry

struct SolverCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solver",
    abstract: "Print a table of times in Markdown (the default).",
    discussion: """
      Build + solve is the time from the numbers of a layout to the value of every variable and \
      whether it is ambiguous. Resize is a change of the container's width by a point, then the value \
      of every variable.

      Build for release: swift run -c release SnugBenchmarks
      """)

  @Option(help: "Measure only this family. Repeatable.")
  var family: [Family] = []

  @Option(
    parsing: .upToNextOption, help: "Numbers of labels, rows, levels or cards.")
  var sizes = [10, 100, 1_000, 10_000]

  @Option(help: "Priorities that many constraints share, or one for each.")
  var form: Family.Form?

  @Flag(
    help: "Compare with kiwi, which is downloaded from PyPI; up to 1,000 labels, rows or cards.")
  var kiwi = false

  @Option(help: "Seconds that kiwi gets for one layout.")
  var limit = 60.0

  @Option(help: "Solve this often and print nothing, for tools that count instructions.")
  var builds: Int?

  @Option(help: "With --builds: then change the width this often.")
  var resizes = 0

  func validate() throws {
    guard sizes.allSatisfy({ $0 > 0 }), builds ?? 1 > 0, resizes >= 0, limit > 0 else {
      throw ValidationError(
        "--sizes, --builds and --limit are above 0, and --resizes is not below.")
    }
  }

  /// Kiwi's time grows with the cube of the size, or nearly.
  private static let mostForKiwi = 1_000

  func run() throws {
    let kiwi = kiwi ? try Kiwi() : nil
    if builds == nil { SnugBenchmarks.writeHeader(Self.header(besideKiwi: kiwi != nil)) }
    for family in family.isEmpty ? Family.allCases : family {
      for form in form.map({ [$0] }) ?? Family.Form.allCases {
        for size in sizes {
          let problem = family.problem(size, form)
          if let builds {
            SolverMeasurement.run(problem, builds: builds, resizes: resizes)
            continue
          }
          let ours = SolverMeasurement(of: problem)
          let words = [family.rawValue, form.rawValue, Double(size).groupedDescription]
          let theirs = try kiwi.flatMap {
            size > Self.mostForKiwi ? nil : try $0.measure(problem, limit: limit)
          }
          let verdict = theirs?.values.map { problem.verdict(on: $0, against: ours.values) }
          SnugBenchmarks.writeRow(
            words + cells(ours, beside: theirs, verdict, besideKiwi: kiwi != nil))
        }
      }
    }
  }

  static func header(besideKiwi: Bool) -> [String] {
    ["Layout", "Priorities", "n", "Build + solve"] + (besideKiwi ? ["kiwi"] : []) + ["Resize"]
      + (besideKiwi ? ["kiwi", "Same optimum"] : [])
  }

  /// The times, and how many times as long kiwi took; or at least, if it did not finish.
  func cells(
    _ ours: SolverMeasurement, beside kiwi: Kiwi.Result?, _ verdict: String?, besideKiwi: Bool
  ) -> [String] {
    let times = [ours.build, ours.resize].map(Readable.time)
    guard besideKiwi else { return times }
    let build =
      kiwi.map { kiwi in
        kiwi.build.map { Readable.ratio($0 / ours.build) }
          ?? "> " + Readable.ratio(limit / ours.build)
      } ?? "–"
    let resize = kiwi?.resize.map { Readable.ratio($0 / ours.resize) } ?? "–"
    return [times[0], build, times[1], resize, verdict ?? "–"]
  }
}
