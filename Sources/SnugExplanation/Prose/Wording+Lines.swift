import SnugGeometry
package import SnugLayout

extension Wording {
  /// “wraps to 3 lines”, “wraps to 3 lines, of which it shows 2”, “cut after 2 lines”; `nil` for a
  /// text that does not wrap.
  ///
  /// - Parameter includingShown: whether to say how many of the lines the view is high enough for.
  package func wrapping(of view: ViewID, includingShown: Bool = true) -> String? {
    guard let lines = wrappedLines(view) else { return nil }
    if lines.isTruncated { return cutting(of: view) }
    let isShort = includingShown && shownLines(of: view) < lines.lineCount
    return "wraps to \(lines.lineCount) lines" + (lines.breaksWord ? " inside a word" : "")
      + (isShort ? ", of which it shows \(shown(of: view))" : "")
  }

  /// “shows 2 of its 3 lines”; `nil` for a view that is high enough for its text, or has none.
  func shortfall(of view: ViewID) -> String? {
    guard let text = layout[view].intrinsicContentSize.text, !isZero(view, .vertical),
      shownLines(of: view) < text.lineCount
    else { return nil }
    return text.lineCount == 1
      ? "shows part of its line" : "shows \(shown(of: view)) of its \(text.lineCount) lines"
  }

  /// “cut after 2 lines”, “cut in its first line”
  func cutting(of view: ViewID) -> String {
    let shown = shownLines(of: view)
    return shown > 0 ? "cut after \(Self.lines(shown))" : "cut in its first line"
  }

  /// “2”, “part of the first”, “none”
  private func shown(of view: ViewID) -> String {
    let shown = shownLines(of: view)
    return shown > 0 ? String(shown) : isZero(view, .vertical) ? "none" : "part of the first"
  }

  /// “2 lines”, “part of the first line”, “nothing”: what a view shows of its text.
  func shownPart(of view: ViewID) -> String {
    let shown = shownLines(of: view)
    if shown > 0 { return Self.lines(shown) }
    return isZero(view, .vertical) ? "nothing" : "part of the first line"
  }

  /// The number of a text's whole lines that its view is high enough for.
  func shownLines(of view: ViewID) -> Int {
    let (laidOut, content) = (layout[view], layout.scene[view].content)
    let intrinsic = laidOut.intrinsicContentSize
    guard let text = intrinsic.text, !isZero(view, .vertical) else { return 0 }
    var room =
      laidOut.alignmentRect.height - layout.scene[view].contentInsets.total(.vertical) + 0.01
    if case .textView(let textView) = content { room -= textView.insets.total(.vertical) }
    // A line that lacks less than a pixel is seen whole: frames are rounded to pixels.
    room += 1 / layout.scene.pixelGrid.scale
    let leading = (content.mainText?.font.leading ?? 0) * intrinsic.fontScale
    let count = Double(text.lineCount)
    let shown = count * (room + leading) / (text.size.height + leading)
    return shown < count ? Int(max(0, shown)) : text.lineCount
  }

  /// The lines of a text that wraps, because its view is narrower than the text on one line.
  package func wrappedLines(_ view: ViewID) -> TextState? {
    guard
      layout.deformation(of: view, .horizontal).delta < 0 || layout.hugsLongestLine(view),
      // Its lines are those at another width.
      !isZero(view, .horizontal), preferredWidth(view) == nil,
      let text = TextState(of: view, in: layout), text.lineCount > 1
    else { return nil }
    return text
  }

  /// The number of lines after which a text is cut, although its view is not too narrow.
  package func linesBeforeCut(_ view: ViewID) -> Int? {
    guard layout.deformation(of: view, .horizontal).delta >= 0, !isZero(view, .horizontal),
      layout.cutsText(of: view, .horizontal)
    else { return nil }
    return layout[view].intrinsicContentSize.text?.lineCount
  }

  /// “2 lines”
  package static func lines(_ count: Int) -> String { "\(count) line\(count == 1 ? "" : "s")" }

  /// Whether a view is compressed without harm, because its text wraps.
  package func wraps(_ payer: Contest.Payer) -> Bool {
    guard let view = payer.view, payer.amount < 0,
      layout.system[payer.entry].constraint.firstAttribute == .width,
      let lines = wrappedLines(view)
    else { return false }
    return !lines.isTruncated
  }

  /// Whether an image is drawn smaller, which is what content modes are for. One that is crushed on an axis, to less
  /// than half of its scale on the other (our choice), shows next to nothing.
  package func isOfSmallerImage(_ payer: Contest.Payer) -> Bool {
    guard let view = payer.view, payer.amount < 0, case .image = layout.scene[view].content
    else { return false }
    let (size, intrinsic) = (
      layout[view].alignmentRect.size, layout[view].intrinsicContentSize.size
    )
    let scales = Axis.allCases.map { axis in
      intrinsic[axis].map { $0 > 0 ? size[axis] / $0 : 1 } ?? 1
    }
    return scales.allSatisfy { $0 > 0 && $0 >= scales.max()! / 2 }
  }
}
