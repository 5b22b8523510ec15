import Foundation
import PackagePlugin

/// The command line tool `snug`.
struct Tool {
  var url: URL

  /// Runs the tool and returns its exit status. Its output goes to the plugin's.
  func run(_ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : 2
  }
}

struct Failure: Error, CustomStringConvertible {
  var text: String
  var description: String { text }
}

extension URL {
  /// The path relative to the folder in which SwiftPM was called, for messages that editors and CI
  /// understand.
  var shortPath: String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}
