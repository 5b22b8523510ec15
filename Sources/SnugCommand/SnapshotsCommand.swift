import ArgumentParser
import Foundation
import Snapshots
import Snug

struct SnapshotsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshots",
    abstract: "List, review and accept snapshots that failed; delete what no test uses.",
    usage: """
      snug snapshots list [DIR] [--artifacts DIR]
      snug snapshots review [DIR] [--artifacts DIR]
      snug snapshots accept DIR NAME... | DIR --all [--artifacts DIR]
      snug snapshots prune [DIR] [--dry-run] [--artifacts DIR]
      """,
    discussion: """
      DIR is the package, or a folder in it; without it the current one. Failures are where its \
      tests wrote them: in SNUG_TESTING_ARTIFACTS, or in .build/snug-testing of the package; \
      --artifacts names another folder, such as one that continuous integration kept.

      Exit status: 0 nothing failed, or all of it was accepted; 1 there are failures; 2 something \
      could not be read or written, or a reference is not what it was when its test failed; 64 \
      wrong arguments.
      """,
    subcommands: [List.self, Review.self, Accept.self, Prune.self])

  /// The folders a command works on.
  struct Folders: ParsableArguments {
    @Option(
      help: ArgumentHelp("The folder failures were written to.", valueName: "dir"),
      completion: .directory)
    var artifacts: String?

    func package(_ path: String) throws -> SnapshotPackage {
      let environment = SnapshotSettings(environment: ProcessInfo.processInfo.environment)
      return try orExit {
        try SnapshotPackage(at: path, artifacts: artifacts ?? environment.artifacts)
      }
    }

    /// What failed; records that cannot be read are reported.
    func failures(of package: SnapshotPackage) throws -> [FailureRecord] {
      let failures = try orExit { try package.failures() }
      for complaint in failures.complaints { Session.print(error: "error: \(complaint)".onOneLine) }
      guard failures.complaints.isEmpty else { throw ExitCode(2) }
      return failures.all
    }

    func review(_ records: [FailureRecord]) -> FailureReview {
      let terminal = Terminal()
      return FailureReview(records, columns: terminal.columns, isColored: terminal.isColored)
    }

    /// Exits with 2 where there is trouble, and says it.
    func orExit<Result>(_ work: () throws -> Result) throws -> Result {
      do { return try work() } catch let trouble as SnapshotTrouble {
        Session.print(error: "error: \(trouble)".onOneLine)
        throw ExitCode(2)
      }
    }

    func accept(_ record: FailureRecord, in package: SnapshotPackage) throws {
      let written = try orExit { try package.accept(record) }
      if written.isEmpty { try print("\(record.name.onOneLine) was recorded when it failed\n") }
      for reference in written { try print("wrote \(reference.onOneLine)\n") }
    }

    func print(_ text: String) throws { try OutputFile.write(Array(text.utf8), to: "-") }
  }

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Say what failed last, a line each.")

    @Argument(help: "The package.", completion: .directory)
    var dir = "."

    @OptionGroup var folders: Folders

    func run() throws {
      let records = try folders.failures(of: folders.package(dir))
      try folders.print(folders.review(records).list)
      if !records.isEmpty { throw ExitCode(1) }
    }
  }

  struct Review: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Show each failure, and ask whether it is accepted.",
      discussion: "Nothing is asked where standard input is no terminal.")

    @Argument(help: "The package.", completion: .directory)
    var dir = "."

    @OptionGroup var folders: Folders

    func run() throws {
      let package = try folders.package(dir)
      let review = folders.review(try folders.failures(of: package))
      if review.records.isEmpty { try folders.print(review.list) }
      var left = review.records.count
      for (index, record) in review.records.enumerated() {
        try folders.print(review.details(of: index) + "\n")
        switch Terminal().asks ? try answer() : .skip {
        case .accept:
          try folders.accept(record, in: package)
          left -= 1
        case .skip: break
        case .quit: throw ExitCode(1)
        }
      }
      if left > 0 { throw ExitCode(1) }
    }

    private enum Answer { case accept, skip, quit }

    private func answer() throws -> Answer {
      while true {
        try folders.print("accept, skip or quit? ")
        // The end of the input is no answer: nothing is accepted by it.
        guard let line = readLine() else { return .quit }
        switch line.lowercased().first {
        case "a": return .accept
        case "s": return .skip
        case "q": return .quit
        default: continue
        }
      }
    }
  }

  struct Accept: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Make what a failed test drew its reference.")

    @Argument(help: "The package.", completion: .directory)
    var dir: String

    @Argument(help: "Failures, by their names or their numbers in the list.")
    var name: [String] = []

    @Flag(help: "Accept all failures.")
    var all = false

    @OptionGroup var folders: Folders

    func validate() throws {
      if name.isEmpty, !all {
        throw ValidationError("name a failure, or say --all; 'snug snapshots list' lists them.")
      }
      if !name.isEmpty, all { throw ValidationError("--all takes no names.") }
    }

    func run() throws {
      let package = try folders.package(dir)
      let review = folders.review(try folders.failures(of: package))
      let records = all ? review.records : try folders.orExit { try review.records(named: name) }
      if records.isEmpty { try folders.print(review.list) }
      for record in records { try folders.accept(record, in: package) }
    }
  }

  struct Prune: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Delete references no test used in the last full run.",
      discussion: """
        A full run is one of all tests in which nothing failed. What was recorded, changed or used \
        since stays.
        """)

    @Argument(help: "The package.", completion: .directory)
    var dir = "."

    @Flag(help: "Say what would be deleted, and leave it.")
    var dryRun = false

    @OptionGroup var folders: Folders

    func run() throws {
      let package = try folders.package(dir)
      let unused = try folders.orExit { try package.unusedReferences() }
      if unused.isEmpty { try folders.print("every reference is used\n") }
      if !dryRun { try folders.orExit { try package.delete(unused) } }
      for reference in unused {
        try folders.print("\(dryRun ? "would delete" : "deleted") \(reference.onOneLine)\n")
      }
    }
  }
}
