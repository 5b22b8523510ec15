import Platform
import Snug

/// A line of progress at the end of a terminal.
struct ProgressLine: Sendable {
  private let count: Int
  private var shown: ContinuousClock.Instant?
  private let columns: Int

  /// `nil` where standard error is no terminal, or there is one item.
  init?(of count: Int, on terminal: Terminal) {
    guard count > 1, terminal.showsProgress else { return nil }
    self.count = count
    columns = terminal.columns
  }

  /// Says how many are done, and which one was last.
  mutating func show(_ done: Int, _ name: String) {
    let now = ContinuousClock.now
    // Nobody reads faster.
    if let shown, now - shown < .milliseconds(50) { return }
    shown = now
    // A line that wraps cannot be taken back.
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
