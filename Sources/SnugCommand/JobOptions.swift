import ArgumentParser
import SnugPlatform

struct JobOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The number of pictures to draw at once; by default, one per processor.", valueName: "n"))
  var jobs: Int?

  func validate() throws {
    if let jobs, !(1...1024).contains(jobs) {
      throw ValidationError("--jobs takes a number from 1 to 1024.")
    }
  }

  var threads: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }
}
