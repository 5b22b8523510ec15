import ArgumentParser
import Snug
import SnugPlatform
import SnugSnapshots

struct SnapshotsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshots",
    abstract: "List, review and accept snapshots that failed.",
    discussion: """
      Failures are where the package's tests wrote them: in SNUG_TESTING_ARTIFACTS, or in \
      .build/snug-testing of the package. --artifacts names another folder, such as one that \
      continuous integration kept.

      Exit status: 0 nothing failed, or all failures were accepted; 1 there are failures; 2 \
      something could not be read or written, or a reference changed after its test failed; 64 \
      wrong arguments.
      """,
    subcommands: [List.self, Review.self, Accept.self])

  struct FailureOptions: ParsableArguments {
    @Option(
      help: ArgumentHelp("The package, or a folder in it.", valueName: "dir"),
      completion: .directory)
    var package = "."

    @Option(
      help: ArgumentHelp("The folder failures were written to.", valueName: "dir"),
      completion: .directory)
    var artifacts: String?

    func read() throws -> (package: SnapshotPackage, review: FailureReview) {
      let environment = SnapshotSettings(environment: ProcessInfo.processInfo.environment)
      return try orExit { () throws(SnapshotError) in
        let package = try SnapshotPackage(
          at: self.package, artifacts: artifacts ?? environment.artifacts)
        return (
          package, FailureReview(try package.failures(), isColored: Terminal().isColored)
        )
      }
    }

    func accept(_ record: FailureRecord, in package: SnapshotPackage) throws {
      let written = try orExit { () throws(SnapshotError) in try package.accept(record) }
      if written.isEmpty {
        try Session.print("the references of \(record.name.onOneLine) are up to date\n")
      }
      for reference in written { try Session.print("wrote \(reference.onOneLine)\n") }
    }
  }

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List the latest failures, one per line.")

    @OptionGroup var failures: FailureOptions

    func run() throws {
      let review = try failures.read().review
      try Session.print(review.list)
      if !review.records.isEmpty { throw ExitCode(1) }
    }
  }

  struct Review: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "review",
      abstract: "Show each failure, and ask whether to accept it.",
      discussion: "Asks nothing if standard input is not a terminal.")

    @OptionGroup var failures: FailureOptions

    func run() throws {
      let (package, review) = try failures.read()
      if review.records.isEmpty { try Session.print(review.list) }
      var left = review.records.count
      for (index, record) in review.records.enumerated() {
        try Session.print(review.details(of: index) + "\n")
        switch Terminal().asks ? try answer() : "s" {
        case "a":
          try failures.accept(record, in: package)
          left -= 1
        case "q": throw ExitCode(1)
        default: break
        }
      }
      if left > 0 { throw ExitCode(1) }
    }

    /// The first letter of the answer.
    private func answer() throws -> Character {
      while true {
        try Session.print("accept, skip or quit? ")
        // The end of the input is not an answer and accepts nothing.
        guard let line = readLine() else { return "q" }
        if let letter = line.lowercased().first, "asq".contains(letter) { return letter }
      }
    }
  }

  struct Accept: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "accept",
      abstract: "Replace references with the results of failed tests.")

    @Argument(help: "Failures, by their tests, or their names or numbers in the list.")
    var name: [String] = []

    @Flag(help: "Accept all failures.")
    var all = false

    @OptionGroup var failures: FailureOptions

    func validate() throws {
      if name.isEmpty, !all {
        throw ValidationError("name a failure, or use --all; 'snug snapshots list' lists them.")
      }
      if !name.isEmpty, all { throw ValidationError("--all takes no names.") }
    }

    func run() throws {
      let (package, review) = try failures.read()
      let records = try orExit { () throws(SnapshotError) in
        all ? review.records : try review.records(named: name)
      }
      if records.isEmpty { try Session.print(review.list) }
      for record in records { try failures.accept(record, in: package) }
    }
  }
}

/// Prints an error and exits with 2.
private func orExit<Result>(_ work: () throws(SnapshotError) -> Result) throws -> Result {
  do { return try work() } catch {
    Session.print(error: "error: \(error)".onOneLine)
    throw ExitCode(2)
  }
}
