import SnugPlatform
import SnugProcesses

/// Programs that are run and, if need be, stopped.
enum Program {
  /// The output of a program.
  struct Output {
    /// Its standard output, up to where it was stopped.
    var text: String
    /// The end of its error output, if it failed by itself.
    var error: String?
  }

  /// Runs a program for at most a number of seconds.
  static func output(
    of program: String, _ arguments: [String], within limit: Double
  ) throws -> Output {
    let folder = FileManager.default.temporaryDirectory.appending(path: "snug-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["output", "errors"].map { folder.appending(path: $0).path }
    let outcome = try ChildProcess(program, arguments)
      .run(within: limit, output: files[0], errors: files[1])
    guard ![.exit(0), .timeLimit].contains(outcome.end) else { return Output(text: outcome.output) }
    let error = try String(contentsOfFile: files[1], encoding: .utf8)
    return Output(text: outcome.output, error: error.isEmpty ? "it failed without a word" : error)
  }

  static let env = "/usr/bin/env"

  /// Whether a program exists and succeeds with these arguments.
  static func canRun(_ name: String, _ arguments: [String]) throws -> Bool {
    try output(of: env, [name] + arguments, within: 60).error == nil
  }

  /// Runs a program that must succeed.
  static func run(_ name: String, _ arguments: [String]) throws {
    if let error = try output(of: env, [name] + arguments, within: 600).error {
      throw BenchmarkError("\(name) failed: \(error)")
    }
  }
}

/// Why nothing can be measured, as a sentence without a full stop.
struct BenchmarkError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
