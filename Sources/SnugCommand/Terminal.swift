import Snug
import SnugPlatform

/// Properties of the tool's standard streams and environment.
struct Terminal {
  private let environment = ProcessInfo.processInfo.environment

  /// Whether standard input is interactive.
  var asks: Bool { isatty(STDIN_FILENO) != 0 }

  /// Whether standard output supports colors and `NO_COLOR` is not set (no-color.org).
  var isColored: Bool {
    isatty(STDOUT_FILENO) != 0 && (environment["NO_COLOR"] ?? "").isEmpty
      && environment["TERM"] != "dumb"
  }

  /// Whether standard error is a terminal that can erase a line.
  var showsProgress: Bool { isatty(STDERR_FILENO) != 0 && environment["TERM"] != "dumb" }

  /// The number of columns from `COLUMNS` or the terminal; by default 80.
  var columns: Int {
    if let columns = environment["COLUMNS"].flatMap({ Int($0) }), columns > 0 { return columns }
    var size = winsize()
    for stream in [STDOUT_FILENO, STDERR_FILENO]
    where ioctl(stream, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 {
      return Int(size.ws_col)
    }
    return 80
  }

  /// The source of the module `UIKit`: `SNUG_SOURCES`, the folder of sources next to an installed
  /// tool, or the package that the tool was built in.
  var uiKitModule: SwiftRun.Module {
    func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
    if let sources = environment["SNUG_SOURCES"], !sources.isEmpty {
      return .sources(sources, built: nil)
    }
    guard let program = HostSystem.programPath else { return .missing }
    var folder = URL(filePath: program).deletingLastPathComponent()
    let products = folder.path
    let installed = folder.appending(path: "../share/snug/Sources").standardizedFileURL.path
    if isThere(installed + "/SnugUIKit") { return .sources(installed, built: nil) }
    for _ in 0..<6 {
      let sources = folder.appending(path: "Sources").path
      if isThere(sources + "/SnugUIKit"), isThere(sources + "/SnugSceneImport") {
        // A build of only the tool does not have the module.
        return isThere(products + "/Modules/UIKit.swiftmodule")
          ? .products(products, sources: sources) : .sources(sources, built: products)
      }
      folder = folder.deletingLastPathComponent()
    }
    return .missing
  }

  /// The cache directory: `SNUG_CACHE_DIR`, or the system's. `nil` for no cache.
  ///
  /// An empty `SNUG_CACHE_DIR` means no cache, so that no module is built.
  var cacheFolder: String? {
    if let folder = environment["SNUG_CACHE_DIR"] { return folder.isEmpty ? nil : folder }
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder + "/snug" }
    return environment["HOME"].map { "\($0)/\(HostSystem.cacheFolder)/snug" }
  }
}
