public import Foundation
public import Synchronization

/// An external program, for an independent check of pictures.
public struct Tool {
  public let file: URL

  /// Looks up a program where programs are installed; `nil` if there is none of that name.
  public init?(_ name: String) {
    let folders = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]
    guard
      let folder = folders.first(where: {
        FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
      })
    else { return nil }
    file = URL(filePath: "\(folder)/\(name)")
  }

  public static func isInstalled(_ name: String) -> Bool { Tool(name) != nil }

  /// Runs the program on files; returns its exit code.
  public func run(_ arguments: [String]) throws -> Int32 {
    try run(arguments, output: FileHandle.nullDevice)
  }

  private func run(_ arguments: [String], output: FileHandle) throws -> Int32 {
    let process = Process()
    process.executableURL = file
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    try process.start()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// The lines that the program prints about a file with these bytes; empty if it fails.
  public func lines(_ arguments: [String], about bytes: [UInt8]) throws -> [String] {
    let folder = try TemporaryFolder()
    let output = try folder.write("", "output")
    let handle = try FileHandle(forWritingTo: URL(filePath: output))
    let code = try run(arguments + [folder.write(bytes, "input")], output: handle)
    guard code == 0 else { return [] }
    return try String(contentsOfFile: output, encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }
}

extension Process {
  /// Starts the program while no other is being started.
  public func start() throws { try startingPrograms.withLock { _ in try run() } }
}

/// Runs work that waits for programs on a separate thread, because waiting on a thread of the pool would
/// block other tests.
public func waitingForPrograms<Value: Sendable>(
  _ work: @escaping @Sendable () throws -> Value
) async throws -> Value {
  // Otherwise the continuation would wait behind all queued tests. The last programs would then run
  // after everything else, and leave a processor idle.
  if #available(macOS 26, *) { withUnsafeCurrentTask { $0?.escalatePriority(to: .high) } }
  return try await withCheckedThrowingContinuation { ending in
    Thread.detachNewThread {
      places.wait()
      defer { places.signal() }
      ending.resume(with: Result(catching: work))
    }
  }
}

/// The number of threads that can wait for programs at once.
private let places = DispatchSemaphore(value: 2)

/// Held while a program is started. Foundation detects a program's end by a socket that only this
/// program has open. A program started at the same moment would inherit it and keep it open until its
/// own end.
public let startingPrograms = Mutex(())
