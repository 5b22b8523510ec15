import Foundation

/// Expected text in a separate file.
///
/// With `SNUG_RECORD=1` in the environment, the files are rewritten. A recorded text was not
/// tested, so recording always fails the run.
public enum Golden {
  private static var isRecording: Bool {
    !["", "0"].contains(ProcessInfo.processInfo.environment["SNUG_RECORD"] ?? "")
  }

  /// The failure message of a text compared with the file at a path relative to the repository;
  /// `nil` if they agree.
  public static func failure(of text: String, expectedIn path: String) throws -> String? {
    let file = Fixtures.repository.appending(path: path)
    if isRecording {
      try Data(text.utf8).write(to: file)
      return "recorded \(path): look at it, then run the tests again without SNUG_RECORD"
    }
    guard let expected = try? String(contentsOf: file, encoding: .utf8) else {
      return "\(path) is missing; SNUG_RECORD=1 swift test writes it"
    }
    // By bytes, because strings are equal if they differ only in the spelling of a character.
    guard Array(expected.utf8) != Array(text.utf8) else { return nil }
    return "\(path) expects something else:\n" + difference(from: expected, to: text)
  }

  /// The lines that were removed and those that are new, at most 40 of them.
  public static func difference(from old: String, to new: String) -> String {
    let old = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let new = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let changes = new.difference(from: old).map { change in
      switch change {
      case .remove(let offset, let line, _): (line: offset, sign: "-", text: line)
      case .insert(let offset, let line, _): (line: offset, sign: "+", text: line)
      }
    }.sorted { ($0.line, $0.sign == "-" ? 0 : 1) < ($1.line, $1.sign == "-" ? 0 : 1) }
    let shown = changes.prefix(40).map { "\($0.line + 1) \($0.sign) \($0.text)" }
    let more = changes.count > 40 ? ["… and \(changes.count - 40) more"] : []
    return (shown + more).joined(separator: "\n")
  }
}
