import Foundation
import PackagePlugin

/// The command line tool `snug`, run in the package's folder, so that messages name files from there.
struct Tool {
  var url: URL
  /// Where it may keep what it drew; SwiftPM lets a plugin write there in any case.
  var cache: URL
  var root: URL

  /// Its exit status; what it prints goes where the plugin's output goes.
  func run(_ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = url
    process.currentDirectoryURL = root
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

extension Package {
  /// A path as one writes it in the package's folder.
  func path(to url: URL) -> String {
    let root = directoryURL.path + "/"
    return url.path.hasPrefix(root) ? String(url.path.dropFirst(root.count)) : url.path
  }
}
