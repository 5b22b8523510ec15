import Foundation
import PackagePlugin

/// The command line tool `snug`.
struct Tool {
  var url: URL
  /// Where it may keep what it drew; SwiftPM lets a plugin write there in any case.
  var cache: URL

  /// Its exit status; what it prints goes where the plugin's output goes.
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
  /// As one writes it in the folder SwiftPM was called in, for messages that editors and CI understand.
  var shortPath: String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}
