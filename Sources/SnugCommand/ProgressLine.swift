import Foundation
import Snug

/// The last line of a terminal, which says how far the work is.
struct ProgressLine: Sendable {
  private let count: Int
  private let clock = ContinuousClock()
  private let start = ContinuousClock.now
  private var shown: ContinuousClock.Instant?
  private let columns: Int

  /// `nil` where nobody looks on, or there is nothing to wait for.
  init?(of count: Int, on terminal: Terminal) {
    guard count > 1, terminal.showsProgress else { return nil }
    self.count = count
    columns = terminal.columns
  }

  /// Says how many are done, which one was last, and how long the others will take.
  mutating func show(_ done: Int, _ name: String) {
    let now = clock.now
    // Nobody reads faster.
    if let shown, now - shown < .milliseconds(50) { return }
    shown = now
    let text = Self.text(done, of: count, name, after: now - start)
    // A line that wraps cannot be taken back.
    Session.print(errorPart: "\r\u{1B}[K" + String(text.prefix(columns - 1)))
  }

  /// `[ 12/1000] Docs/row.yaml, 3 s left`
  static func text(_ done: Int, of count: Int, _ name: String, after time: Duration) -> String {
    let number = String(done)
    let padding = String(repeating: " ", count: max(0, String(count).count - number.count))
    let left = time / max(1, done) * (count - done)
    let seconds = Int(left.components.seconds)
    // The first few say nothing about the rest.
    let isKnown = time >= .seconds(1) && seconds > 0
    let words = seconds < 90 ? "\(seconds) s left" : "\((seconds + 30) / 60) min left"
    return "[\(padding)\(number)/\(count)] \(name.onOneLine)" + (isKnown ? ", \(words)" : "")
  }

  /// Takes the line back, for something else to be said.
  mutating func clear() {
    guard shown != nil else { return }
    shown = nil
    Session.print(errorPart: "\r\u{1B}[K")
  }
}
