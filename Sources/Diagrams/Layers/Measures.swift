import AutoLayout
import Drawing
import Geometry
import LayoutExplanation
import Typesetting

/// What the lanes of one axis say of each view.
struct Measures {
  let axis: Axis
  let stage: Stage
  /// Views whose name stands nowhere else and so stands here.
  let nameless: Set<ViewID>
  let theme: Theme
  private let fixed: Set<ViewID>
  /// The ambiguous sizes, as “50 to 90 possible”.
  private let openSizes: [ViewID: String]
  private let isStretchedSomewhere: Bool
  private let isCompressedSomewhere: Bool

  init(axis: Axis, stage: Stage, nameless: Set<ViewID>, theme: Theme) {
    self.axis = axis
    self.stage = stage
    self.nameless = nameless
    self.theme = theme
    let contests = stage.explanation.contests.filter { $0.axis == axis }
    isStretchedSomewhere = contests.contains { $0.deformation.delta > 0 }
    isCompressedSomewhere = contests.contains { $0.deformation.delta < 0 }
    openSizes = Self.openSizes(axis, in: stage.explanation)
    fixed = Self.fixedViews(axis, in: stage.layout)
  }

  private static func openSizes(_ axis: Axis, in explanation: Explanation) -> [ViewID: String] {
    var sizes: [ViewID: String] = [:]
    for ambiguity in explanation.ambiguities where ambiguity.axis == axis {
      for open in ambiguity.views {
        guard let range = explanation.sizes(of: open, in: ambiguity) else { continue }
        let low = range.lowerBound.description(decimals: 2)
        sizes[open.view] =
          range.upperBound.isFinite
          ? "\(low) to \(range.upperBound.description(decimals: 2)) possible"
          : "\(low) or more possible"
      }
    }
    return sizes
  }

  /// The views whose size a required constraint of the author's says in points.
  private static func fixedViews(_ axis: Axis, in layout: Layout) -> Set<ViewID> {
    var fixed = Set<ViewID>()
    for (entry, state) in zip(layout.system.entries, layout.constraints) where !state.isBroken {
      guard case .author(let author) = entry.origin, entry.priority.isRequired else { continue }
      let constraint = layout.scene.constraints[author]
      let attribute = constraint.firstAttribute
      if attribute.isSize, attribute.axis == axis, constraint.relation == .equal,
        constraint.secondItem == nil, let view = constraint.firstItem.view
      {
        fixed.insert(view)
      }
    }
    return fixed
  }

  // MARK: - Segments

  /// A view's bar: in one part when it has its intrinsic size or none, else in two.
  func segments(for id: ViewID) -> [MeasureLane.Segment] {
    let layout = stage.layout
    let span = stage.alignmentRect(of: id)[axis]
    let name = nameless.contains(id) ? [detail(layout.scene[id].name)] : []
    let number = strong(layout[id].alignmentRect.size[axis].description(decimals: 2), theme.ink)
    let open = openSizes[id].map { [detail($0, theme.conflict)] }
    let kind: MeasureLane.Segment.Kind =
      open != nil ? .ambiguous : fixed.contains(id) ? .fixed : .laidOut
    let deformation = layout.deformation(of: id, axis)
    switch deformation {
    case .noIntrinsicMetric:
      let dimension = axis == .horizontal ? "width" : "height"
      let lines = name + [number] + (open ?? [detail("no intrinsic \(dimension)")])
      return [MeasureLane.Segment(span: span, kind: kind, lines: lines)]
    case .intrinsic:
      let lines = name + [number, detail(priorities(of: id))] + (open ?? [])
      return [MeasureLane.Segment(span: span, kind: kind, lines: lines)]
    case .stretched(let amount), .compressed(let amount):
      let intrinsic = layout[id].intrinsicContentSize.size[axis] ?? 0
      let isStretched = deformation.delta > 0
      let zoomed = amount * stage.projection.zoom
      // Content that keeps to the far side leaves its room on the near one. What is missing stands
      // behind the view all the same: before it the picture may end.
      let isReversed = isStretched && layout.scene[id].content.shareOfSpaceBefore(axis) == 1
      let edge =
        isReversed ? span.start + zoomed : isStretched ? span.end - zoomed : span.end
      let delta =
        isReversed
        ? Interval(start: span.start, end: edge) : Interval(start: edge, end: edge + zoomed)
      let sum =
        isStretched
        ? "+\(amount.description(decimals: 2)) stretched"
        : "\u{2212}\(amount.description(decimals: 2)) compressed"
      let segments = [
        MeasureLane.Segment(
          span: isReversed
            ? Interval(start: edge, end: span.end) : Interval(start: span.start, end: edge),
          kind: kind,
          lines: name + [number, detail("intrinsic \(intrinsic.description(decimals: 2))")]),
        MeasureLane.Segment(
          span: delta, kind: isStretched ? .stretched : .compressed,
          lines: [
            strong(sum, isStretched ? theme.stretched : theme.compressed),
            detail(decidingPriority(of: id, isStretched: isStretched)),
          ] + (open ?? []), isReversed: isReversed),
      ]
      return isReversed ? segments.reversed() : segments
    }
  }

  private func strong(_ string: String, _ color: Color) -> MeasureLane.Line {
    MeasureLane.Line(string: string, font: AnnotationFont.strong, color: color)
  }

  private func detail(_ string: String, _ color: Color? = nil) -> MeasureLane.Line {
    MeasureLane.Line(
      string: string, font: AnnotationFont.text, color: color ?? theme.secondaryInk)
  }

  // MARK: - Priorities

  private func decidingPriority(of id: ViewID, isStretched: Bool) -> String {
    let view = stage.scene[id]
    return isStretched
      ? "hugs \(view.contentHuggingPriority[axis])"
      : "resists \(view.contentCompressionResistancePriority[axis])"
  }

  /// Of a view that kept its size, the priority that was at stake on the axis.
  private func priorities(of id: ViewID) -> String {
    let hugs = decidingPriority(of: id, isStretched: true)
    let resists = decidingPriority(of: id, isStretched: false)
    if isStretchedSomewhere == isCompressedSomewhere { return "\(hugs) · \(resists)" }
    return isStretchedSomewhere ? hugs : resists
  }
}
