import AutoLayout
import Geometry
import Typesetting

extension Wording {
  /// In how many lines a text is set.
  package struct WrappedLines {
    package var count: Int
    /// Whether they show less than the text.
    package var areCut: Bool
    /// Whether it would take one line, were there room for it.
    package var isOneParagraph: Bool
  }

  /// The lines of a text whose view is narrower than it would be on one line; `nil` for other
  /// contests, and where the text was not made to wrap.
  package func wrappedLines(_ contest: Contest) -> WrappedLines? {
    guard contest.axis == .horizontal, contest.deformation.delta < 0,
      !isGone(contest.view, .horizontal),
      let metrics = layout[contest.view].intrinsicContentSize.text, metrics.lineCount > 1,
      let text = layout.scene[contest.view].content.mainText, text.lineLimit.numberOfLines != 1
    else { return nil }
    var isTooLow = false
    if case .compressed = layout.deformation(of: contest.view, .vertical) { isTooLow = true }
    return WrappedLines(
      count: metrics.lineCount, areCut: isTooLow || metrics.isTruncated,
      isOneParagraph: !text.string.contains(where: \.isNewline))
  }
}
