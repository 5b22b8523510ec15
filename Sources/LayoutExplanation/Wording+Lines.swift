package import AutoLayout
import Geometry

extension Wording {
  /// The lines of a text that wraps, because its view is narrower than the text on one line. The
  /// view's height may show fewer lines.
  package func wrappedLines(_ view: ViewID) -> ResizeTable.TextState? {
    guard
      layout.deformation(of: view, .horizontal).delta < 0 || layout.hugsLongestLine(view),
      !isZero(view, .horizontal),
      let text = ResizeTable.TextState(of: view, in: layout), text.lineCount > 1
    else { return nil }
    return text
  }

  /// The number of lines after which a text is cut, although its view is not too narrow.
  func linesBeforeCut(_ view: ViewID) -> Int? {
    guard layout.deformation(of: view, .horizontal).delta >= 0, !isZero(view, .horizontal),
      layout.cutsText(of: view, .horizontal)
    else { return nil }
    return layout[view].intrinsicContentSize.text?.lineCount
  }

  /// “2 lines”
  static func lines(_ count: Int) -> String { "\(count) line\(count == 1 ? "" : "s")" }

  /// Whether a view is compressed without harm, because its text wraps.
  package func wraps(_ payer: Contest.Payer) -> Bool {
    guard let view = payer.view, payer.amount < 0,
      layout.system.entries[payer.entry].constraint.firstAttribute == .width,
      let lines = wrappedLines(view)
    else { return false }
    return !lines.isTruncated
  }

  /// Whether compression harms a view of a contest.
  package func loses(_ contest: Contest) -> Bool {
    contest.payers.contains(where: loses)
  }

  /// Whether compression harms the payer's view.
  package func loses(_ payer: Contest.Payer) -> Bool {
    payer.view != nil && payer.amount < 0 && !wraps(payer)
  }
}
