import SnugDiagnostics
import SnugExplanation
import SnugGeometry
import SnugLayout

/// Texts that are truncated by the width, the number of lines, or the height, and images and controls of which nothing
/// is left.
///
/// A lowered compression resistance on the axis means that the truncation is intended, unless nothing is left, and
/// the content of a text field scrolls.
struct ClippedTextRule: LintRule {
  let id = Diagnostic.ID.clippedText
  let summary =
    "a text does not fit its view and is cut, or nothing is left of an image or a resizable control"

  func findings(in context: LintContext) -> [LintFinding] {
    context.scene.visibleViews.flatMap { id -> [LintFinding] in
      guard let text = context.scene[id].content.traits.cutText, !text.string.isEmpty else {
        return vanished(id, in: context)
      }
      return Axis.allCases.compactMap { axis in
        let isGone = context.layout[id].alignmentRect.size[axis] == 0
        guard isGone || !isIntended(id, axis, in: context),
          let cut = cut(text, of: id, axis, in: context)
        else { return nil }
        let view = context.scene[id]
        return finding(
          "'\(view.name)' \(cut)", at: view.range,
          notes: [
            advice(text, of: id, axis, in: context)
              + (isIntended(id, axis, in: context)
                ? "; if it may vanish, hide it"
                : "; if it may be cut, give it a compression resistance below 750")
          ], views: [view.name], on: [axis])
      }
    }
  }

  /// What nothing is left of: an image, or a control that can be drawn in several sizes.
  private func vanished(_ id: ViewID, in context: LintContext) -> [LintFinding] {
    let view = context.scene[id]
    guard view.intrinsicContentSizeOverride == nil, view.content.mainText == nil,
      !view.content.traits.hasOneSize
    else { return [] }
    return Axis.allCases.filter { axis in
      context.layout[id].alignmentRect.size[axis] == 0
        && (context.layout[id].intrinsicContentSize.size[axis]).map { $0 > 0 }
          ?? ((context.layout[id].intrinsicContentSize.size[axis.cross] ?? 0) > 0)
    }.map { axis in
      let dimension = Wording.dimension(axis)
      let isSized = context.layout[id].intrinsicContentSize.size[axis] != nil
      return finding(
        "'\(view.name)' "
          + (isSized
            ? "shows nothing of \(context.words.shownContent(of: id, axis)): it has no "
              + "\(dimension) left"
            : "is not seen: it has no \(dimension), and no intrinsic \(dimension)"),
        at: view.range,
        notes: [(isSized ? "make room" : "give it a \(dimension)") + "; if it may vanish, hide it"],
        views: [view.name], on: [axis])
    }
  }

  /// How a text is truncated on an axis; `nil` if it is not.
  private func cut(
    _ text: StyledText, of id: ViewID, _ axis: Axis, in context: LintContext
  ) -> String? {
    if axis == .horizontal, let preferred = context.words.preferredWidth(id) { return preferred }
    guard context.layout.cutsText(of: id, axis) else { return nil }
    let laidOut = context.layout[id]
    let lines = text.lineLimit.numberOfLines
    let cutsLines = "cuts its text: it takes more than \(Wording.lines(lines))"
    if axis == .horizontal, lines != 1, laidOut.alignmentRect.width > 0 { return cutsLines }
    let content = context.words.shownContent(of: id, axis)
    if laidOut.alignmentRect.size[axis] == 0 {
      return "shows nothing of \(content): it has no \(Wording.dimension(axis)) left"
    }
    let missing =
      -context.layout.deformation(of: id, axis).delta - context.layout.spare(of: id, axis)
    if missing <= 0 { return axis == .horizontal ? cutsLines : nil }
    // Above and below its letters a line has more than half a point that nobody misses.
    let least = max(context.accuracy(of: id, axis), axis == .vertical ? 0.99 : 0)
    guard missing > least else { return nil }
    let isSeveral = ["its segments", "its title and image"].contains(content)
    return "is \(Wording.points(missing)) too \(axis == .horizontal ? "narrow" : "short") for "
      + "\(content), which \(isSeveral ? "are" : "is") cut"
  }

  /// Whether the author lowered the compression resistance on an axis below the default.
  private func isIntended(_ id: ViewID, _ axis: Axis, in context: LintContext) -> Bool {
    let view = context.scene[id]
    return view.contentCompressionResistanceRange[axis] != nil
      && view.contentCompressionResistancePriority[axis]
        < View.defaultContentCompressionResistancePriority
  }

  /// How to show the whole text.
  private func advice(
    _ text: StyledText, of id: ViewID, _ axis: Axis, in context: LintContext
  ) -> String {
    if context.words.preferredWidth(id) != nil {
      return text.lineLimit.numberOfLines == 0
        ? "remove preferredMaxLayoutWidth"
        : "remove preferredMaxLayoutWidth, and raise numberOfLines (0 is any number)"
    }
    if context.words.linesBeforeCut(id) != nil { return "raise numberOfLines (0 is any number)" }
    // A text with width 0 does not wrap.
    let mayWrap = axis == .horizontal && context.layout[id].alignmentRect.width > 0
    switch context.scene[id].content {
    case .label where mayWrap, .macTextField where mayWrap:
      return text.lineLimit.numberOfLines == 1
        ? "make room, or let the text wrap"
        : "raise numberOfLines (0 is any number), or make room"
    default: return "make room"
    }
  }
}
