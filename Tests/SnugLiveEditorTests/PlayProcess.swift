import Foundation
import SnugTestSupport

/// The tool itself, editing a file of a sandbox.
final class PlayProcess {
  let address: String
  private let process = Process()

  init(_ file: URL) throws {
    let folder = Sandbox.path.split(separator: ":").first.map(String.init) ?? ""
    process.executableURL = URL(filePath: folder + "/snug")
    process.arguments = ["play", file.path, "--no-open"]
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    try process.start()
    var line = Data()
    while let byte = try output.fileHandleForReading.read(upToCount: 1), !byte.isEmpty,
      byte != Data("\n".utf8)
    {
      line += byte
    }
    address = String(decoding: line, as: UTF8.self)
  }

  deinit { if process.isRunning { process.terminate() } }

  /// Interrupts the tool as Ctrl-C does. Returns the time until its end, and the exit code.
  func interrupt() -> (seconds: Double, code: Int32) {
    let start = Date.now
    process.interrupt()
    process.waitUntilExit()
    return (Date.now.timeIntervalSince(start), process.terminationStatus)
  }
}
