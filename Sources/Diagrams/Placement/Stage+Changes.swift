import AutoLayout
import Geometry
import LayoutExplanation
import Typesetting

extension Stage {
  /// Where a view's intrinsic size would lie along an axis, with its content where it is: at the
  /// near end, at the far end, or in the middle; `nil` where it is as large as that, or has none.
  /// What a view is missing hangs over one side of it.
  func intrinsicSpan(of id: ViewID, _ axis: Axis) -> Interval? {
    let delta = layout.deformation(of: id, axis).delta * projection.zoom
    guard delta != 0 else { return nil }
    let span = alignmentRect(of: id)[axis]
    let share =
      delta > 0
      ? scene[id].content.shareOfSpaceBefore(axis) : hangsOverStart(id, axis) ? 1 : 0
    let before = delta * share
    return Interval(start: span.start + before, end: span.end - (delta - before))
  }

  /// The lines of a text that is narrower than on one line because it was made to wrap. Where they show
  /// less than the text, it is cut in lines and not in points.
  func wrappedLines(of id: ViewID, _ axis: Axis) -> Wording.WrappedLines? {
    // Its height tells in how many lines a text is set; only few views have more than one.
    guard axis == .horizontal, layout.deformation(of: id, axis).delta < 0 else { return nil }
    return Wording(layout: layout).wrappedLines(id)
  }

  /// Whether what a view is missing along an axis lies before it, at its left edge: where its text
  /// is cut, which runs as its letters do, and without one at the trailing edge.
  func hangsOverStart(_ id: ViewID, _ axis: Axis) -> Bool {
    guard axis == .horizontal else { return false }
    if let text = scene[id].content.mainText, !text.string.isEmpty { return text.isRightToLeft }
    return scene.layoutDirection(of: id) == .rightToLeft
  }
}
