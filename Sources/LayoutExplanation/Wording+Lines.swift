package import AutoLayout
import Geometry

extension Wording {
  /// In how many lines a text is set.
  package struct WrappedLines {
    package var count: Int
    /// Whether they are too few for the text, or too narrow. How many of them a height shows is another
    /// matter.
    package var areCut: Bool
  }

  /// The lines of a text that was made to wrap: its view is narrower than it would be on one line.
  package func wrappedLines(_ view: ViewID) -> WrappedLines? {
    guard
      layout.deformation(of: view, .horizontal).delta < 0 || layout.hugsLongestLine(view),
      !isZero(view, .horizontal),
      let text = ResizeTable.TextState(of: view, in: layout), text.lineCount > 1
    else { return nil }
    return WrappedLines(
      count: text.lineCount, areCut: layout.cutsText(of: view, .horizontal))
  }

  /// Whether a view is compressed and loses nothing by it: its text wraps.
  package func wraps(_ payer: Contest.Payer) -> Bool {
    guard let view = payer.view, payer.amount < 0,
      layout.system.entries[payer.entry].constraint.firstAttribute == .width,
      let lines = wrappedLines(view)
    else { return false }
    return !lines.areCut
  }

  /// Whether a view of a contest loses something by being compressed.
  package func loses(_ contest: Contest) -> Bool {
    contest.payers.contains(where: loses)
  }

  /// Whether its view loses something by being compressed.
  package func loses(_ payer: Contest.Payer) -> Bool {
    payer.view != nil && payer.amount < 0 && !wraps(payer)
  }
}
