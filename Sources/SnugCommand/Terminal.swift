import Foundation

/// What the tool's streams are connected to.
struct Terminal {
  private let environment = ProcessInfo.processInfo.environment

  /// Whether somebody can be asked.
  var asks: Bool { isatty(STDIN_FILENO) != 0 }

  /// Colours are for terminals, and not for who has asked for none (no-color.org).
  var isColored: Bool {
    isatty(STDOUT_FILENO) != 0 && (environment["NO_COLOR"] ?? "").isEmpty
      && environment["TERM"] != "dumb"
  }

  /// Whether somebody looks on while standard error is written, on what can take a line back.
  var showsProgress: Bool { isatty(STDERR_FILENO) != 0 && environment["TERM"] != "dumb" }

  /// As `COLUMNS` says, or the terminal; otherwise 80.
  var columns: Int {
    if let columns = environment["COLUMNS"].flatMap({ Int($0) }), columns > 0 { return columns }
    var size = winsize()
    for stream in [STDOUT_FILENO, STDERR_FILENO]
    where ioctl(stream, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 {
      return Int(size.ws_col)
    }
    return 80
  }

  /// Where to keep what need not be done again; `nil` if nowhere.
  ///
  /// `SNUG_CACHE_DIR`, or where the system keeps such things; an empty `SNUG_CACHE_DIR` is nowhere.
  var cacheFolder: String? {
    if let folder = environment["SNUG_CACHE_DIR"] { return folder.isEmpty ? nil : folder }
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder + "/snug" }
    #if os(macOS)
      return environment["HOME"].map { $0 + "/Library/Caches/snug" }
    #else
      return environment["HOME"].map { $0 + "/.cache/snug" }
    #endif
  }
}
