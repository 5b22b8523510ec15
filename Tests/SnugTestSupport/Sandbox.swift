public import Foundation

/// A temporary folder in which a shell runs the real tool. It is removed with the value.
public final class Sandbox: Sendable {
  private let temporary: TemporaryFolder

  public init() throws { temporary = try TemporaryFolder() }

  public var folder: URL { temporary.url }

  /// The result of a command line.
  public struct Result: Sendable {
    public let output: Data
    public let errors: String
    public let exitCode: Int32

    public var text: String { String(decoding: output, as: UTF8.self) }
  }

  private struct TimeLimitExceeded: Error {
    let line: String
    let seconds: Double
  }

  /// Runs a command line in the folder. `snug` is the tool that was just built.
  ///
  /// The environment has only our variables, so that nothing depends on the locale or the home
  /// of the user. `$FIXTURES` is the folder of that name.
  ///
  /// - Parameter limit: the time limit, in seconds. A test's own time limit would include the
  ///   time it waits for a thread.
  public func run(
    _ line: String, environment: [String: String] = [:], limit: Double = 60
  ) async throws -> Result {
    try await waitingForPrograms { try self.runHere(line, environment, limit) }
  }

  private func runHere(
    _ line: String, _ environment: [String: String], _ limit: Double
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = folder
    process.environment = [
      "PATH": Self.path, "HOME": folder.path, "LC_ALL": "C",
      "FIXTURES": Fixtures.folder.path, "SNUG_CACHE_DIR": "",
    ].merging(environment) { $1 }
    // Otherwise a tool built for coverage would write its profile into the folder.
    process.environment?["LLVM_PROFILE_FILE"] =
      ProcessInfo.processInfo.environment["LLVM_PROFILE_FILE"]
    // Files, not pipes, because a full pipe would stop the tool.
    let captured = try TemporaryFolder()
    let (output, errors) = (try captured.write("", "output"), try captured.write("", "errors"))
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: output))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: errors))
    try process.start()
    // The queue keeps a cancelled item until its time, and would keep the process's files open.
    let stop = DispatchWorkItem { [weak process] in process?.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: stop)
    process.waitUntilExit()
    if stop.wait(timeout: .now()) == .success {
      throw TimeLimitExceeded(line: line, seconds: limit)
    }
    stop.cancel()
    return try withExtendedLifetime(captured) {
      Result(
        output: try Data(contentsOf: URL(filePath: output)),
        errors: String(decoding: try Data(contentsOf: URL(filePath: errors)), as: UTF8.self),
        exitCode: process.terminationStatus)
    }
  }

  /// The shell's `PATH`: the tool's folder, and the standard folders.
  public static let path = "\(toolFolder.path):/usr/bin:/bin"

  public func write(_ text: String, to name: String) throws { try temporary.write(text, name) }

  /// A file's bytes; `nil` if there is no such file.
  public func bytes(of name: String) -> Data? {
    try? Data(contentsOf: folder.appending(path: name))
  }

  /// Every file in the folder, by name, with its bytes.
  public func contents() throws -> [String: Data] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return Dictionary(
      uniqueKeysWithValues: names.compactMap { name in bytes(of: name).map { (name, $0) } })
  }

  /// The folder `swift build` puts the tool in: beside the test bundle on macOS, beside the test
  /// program elsewhere.
  private static let toolFolder: URL = {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
      return (bundle ?? .main).bundleURL.deletingLastPathComponent()
    #else
      return Bundle.main.bundleURL
    #endif
  }()
}
