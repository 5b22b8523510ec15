import AutoLayout
import Geometry

extension Explanation {
  /// Why a view was stretched or compressed.
  ///
  /// - Parameter tellingLines: whether to name the lines constraints are written in, for readers
  ///   who have the text of the scene at hand.
  func body(for contest: Contest, tellingLines: Bool) -> String {
    let words = ContestWording(contest, in: layout, tellingLines: tellingLines)
    return [words.sum, words.decision, words.wrapping].filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// “label1 is 120 points narrower than its text.”
  func headline(for contest: Contest) -> Headline {
    let words = Wording(layout: layout)
    let (name, content) = (words.name(contest.view), words.content(of: contest.view, contest.axis))
    if let lines = words.wrappedLines(contest), !lines.areCut {
      return Headline(
        rest: "\(name) wraps to \(lines.count) lines: it is "
          + "\(words.difference(contest.deformation, contest.axis)) than \(content)"
          + (lines.isOneParagraph ? " on one line" : ""))
    }
    return Headline(
      rest: words.isGone(contest.view, contest.axis)
        ? "\(name) is gone: \(words.difference(contest.deformation, contest.axis, gone: true)) "
          + "of \(content)"
        : "\(name) is \(words.difference(contest.deformation, contest.axis)) than \(content)")
  }
}
