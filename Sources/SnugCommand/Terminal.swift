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

  /// As `COLUMNS` says, or the terminal; otherwise 80.
  var columns: Int {
    if let columns = environment["COLUMNS"].flatMap({ Int($0) }), columns > 0 { return columns }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}
