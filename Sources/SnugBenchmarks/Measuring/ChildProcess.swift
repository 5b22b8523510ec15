import Foundation

/// A program that is run and, if need be, stopped.
struct ChildProcess {
  private let executable: URL
  private let arguments: [String]

  /// What a program said.
  struct Output {
    /// Its standard output, up to where it was stopped.
    var text: String
    /// Its last words, if it failed by itself.
    var error: String?
  }

  init(_ executable: URL, _ arguments: [String]) {
    self.executable = executable
    self.arguments = arguments
  }

  /// A program that is looked for where the shell would.
  init(named name: String, _ arguments: [String]) {
    self.init(URL(filePath: "/usr/bin/env"), [name] + arguments)
  }

  /// Runs it, for so many seconds at most.
  func output(within limit: Double) throws -> Output {
    // Into files: a pipe that nobody empties stops the writer.
    let folder = FileManager.default.temporaryDirectory.appending(path: "snug-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["output", "errors"].map { folder.appending(path: $0) }
    for file in files { try Data().write(to: file) }
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    let end = ContinuousClock.now + .seconds(limit)
    while process.isRunning && ContinuousClock.now < end { Thread.sleep(forTimeInterval: 0.002) }
    let isTooSlow = process.isRunning
    if isTooSlow { process.terminate() }
    process.waitUntilExit()
    let text = try String(contentsOf: files[0], encoding: .utf8)
    guard !isTooSlow, process.terminationReason == .uncaughtSignal || process.terminationStatus != 0
    else { return Output(text: text) }
    let error = try String(contentsOf: files[1], encoding: .utf8)
    return Output(text: text, error: error.isEmpty ? "it failed without a word" : error)
  }

  /// Whether there is such a program, and these arguments suit it.
  static func canRun(_ name: String, _ arguments: [String]) throws -> Bool {
    try ChildProcess(named: name, arguments).output(within: 60).error == nil
  }

  /// Runs a program that must succeed.
  static func run(_ name: String, _ arguments: [String]) throws {
    let output = try ChildProcess(named: name, arguments).output(within: 600)
    if let error = output.error { throw BenchmarkError("\(name) failed: \(error)") }
  }
}

/// Why nothing can be measured, as a sentence without a full stop.
struct BenchmarkError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
