import AutoLayout
import Geometry

extension Explanation {
  /// Why a view was stretched or compressed.
  func prose(for contest: Contest) -> Prose { prose(for: contest, tellingLines: false) }

  /// The same; where the text of the scene is at hand, with the lines constraints are written in.
  func prose(for contest: Contest, tellingLines: Bool) -> Prose {
    let words = ContestWording(contest, in: layout, tellingLines: tellingLines)
    return Prose(
      headline: headline(for: contest),
      body: [words.sum, words.decision, words.wrapping].filter { !$0.isEmpty }
        .joined(separator: " "))
  }

  /// What a reason says in one sentence, without its body: that costs no walk through its rivals.
  func headline(for reason: Reason) -> String {
    guard case .contest(let contest) = reason.subject else { return prose(for: reason).headline }
    return headline(for: contest)
  }

  /// “label1 is 120 points narrower than its text.”
  private func headline(for contest: Contest) -> String {
    let words = Wording(layout: layout)
    let (name, content) = (words.name(contest.view), words.content(of: contest.view, contest.axis))
    if let lines = words.wrappedLines(contest), !lines.areCut {
      return "\(name) wraps to \(lines.count) lines: it is "
        + "\(words.difference(contest.deformation, contest.axis)) than \(content)\(lines.isOneParagraph ? " on one line" : "")."
    }
    return words.isGone(contest.view, contest.axis)
      ? "\(name) is gone: \(words.difference(contest.deformation, contest.axis, gone: true)) "
        + "of \(content)."
      : "\(name) is \(words.difference(contest.deformation, contest.axis)) than \(content)."
  }
}
