import Snug
import SnugPlatform

/// A progress line at the end of a terminal's output.
struct ProgressLine: Sendable {
  private let count: Int
  private var shown: ContinuousClock.Instant?
  private let columns: Int

  /// `nil` if standard error is not a terminal, or if there is only one item.
  init?(of count: Int, on terminal: Terminal) {
    guard count > 1, terminal.showsProgress else { return nil }
    self.count = count
    columns = terminal.columns
  }

  /// Shows the number of finished items and the name of the last one.
  mutating func show(_ done: Int, _ name: String) {
    let now = ContinuousClock.now
    // Limit the frequency of updates.
    if let shown, now - shown < .milliseconds(50) { return }
    shown = now
    // A wrapped line cannot be removed.
    let text = "[\(done)/\(count)] \(name.onOneLine)"
    Session.print(errorPart: "\r\u{1B}[K" + String(text.prefix(columns - 1)))
  }

  /// Removes the line, for other output.
  mutating func clear() {
    guard shown != nil else { return }
    shown = nil
    Session.print(errorPart: "\r\u{1B}[K")
  }
}
