import AutoLayout
import Drawing
import Geometry
import LayoutExplanation
import Typesetting

/// What the lanes of one axis say of each view.
struct Measures {
  let axis: Axis
  let stage: Stage
  /// Views whose name stands here as well.
  var named: Set<ViewID>
  let theme: Theme
  private let showsPriorities: Bool
  private let ranges: OpenRanges?
  private let fixed: Set<ViewID>
  private let limits: [ViewID: [Double]]
  private let isStretchedSomewhere: Bool
  private let isCompressedSomewhere: Bool

  init(axis: Axis, stage: Stage, named: Set<ViewID>, in sketch: Sketch) {
    self.axis = axis
    self.stage = stage
    self.named = named
    theme = sketch.theme
    showsPriorities = sketch.shows(.priorities)
    ranges = sketch.shows(.ambiguity) ? OpenRanges(axis: axis, stage: stage) : nil
    let contests = stage.explanation.contests.filter { $0.axis == axis }
    let amounts = contests.flatMap(\.payers).filter { $0.view != nil }.map(\.amount)
    isStretchedSomewhere = amounts.contains { $0 > 0 }
    isCompressedSomewhere = amounts.contains { $0 < 0 }
    (fixed, limits) = Self.constantSizes(axis, in: stage.layout)
  }

  /// The views whose size a required constraint of the author's says in points, and the sizes
  /// that such constraints say a view is at least, or at most.
  private static func constantSizes(
    _ axis: Axis, in layout: Layout
  ) -> (fixed: Set<ViewID>, limits: [ViewID: [Double]]) {
    var fixed = Set<ViewID>()
    var limits: [ViewID: [Double]] = [:]
    for (entry, state) in zip(layout.system.entries, layout.constraints) where !state.isBroken {
      guard case .author(let author) = entry.origin, entry.priority.isRequired else { continue }
      let constraint = layout.scene.constraints[author]
      let attribute = constraint.firstAttribute
      guard attribute.isSize, attribute.axis == axis, constraint.secondItem == nil,
        let view = constraint.firstItem.view
      else { continue }
      if constraint.relation == .equal {
        fixed.insert(view)
      } else if constraint.constant > 0 {
        limits[view, default: []].append(constraint.constant)
      }
    }
    return (fixed, limits)
  }

  // MARK: - Bars

  func bar(for id: ViewID) -> MeasureLane.Bar {
    let open = ranges?.range(of: id)
    let span = stage.alignmentRect(of: id)[axis]
    var bar = MeasureLane.Bar(segments: segments(for: id, open?.text), range: open?.range)
    // What lies beyond the bar nobody would take for a limit of it.
    bar.limits = (limits[id] ?? []).map { span.start + $0 * stage.projection.zoom }
      .filter { $0 <= (bar.segments.map(\.span.end).max() ?? span.end) + 0.01 }
    return bar
  }

  /// In one part when the view has its intrinsic size or none, else in two.
  private func segments(for id: ViewID, _ open: String?) -> [MeasureLane.Segment] {
    let layout = stage.layout
    let span = stage.alignmentRect(of: id)[axis]
    let name = named.contains(id) ? [detail(layout.scene[id].name)] : []
    let number = strong(layout[id].alignmentRect.size[axis].description(decimals: 2), theme.ink)
    let open = open.map { [detail($0, theme.conflict)] } ?? []
    let kind: MeasureLane.Segment.Kind =
      layout[id].ambiguity.size[axis] ? .ambiguous : fixed.contains(id) ? .fixed : .laidOut
    let deformation = layout.deformation(of: id, axis)
    switch deformation {
    case .noIntrinsicMetric:
      let lines = name + [number, detail("no intrinsic \(Wording.dimension(axis))")] + open
      return [MeasureLane.Segment(span: span, kind: kind, lines: lines)]
    case .intrinsic:
      let lines = name + [number] + priorities(of: id) + open
      return [MeasureLane.Segment(span: span, kind: kind, lines: lines)]
    case .stretched(let amount), .compressed(let amount):
      let intrinsic = layout[id].intrinsicContentSize.size[axis] ?? 0
      let isStretched = deformation.delta > 0
      if let wrapped = stage.wrappedLines(of: id, axis) {
        // Where its one line would end is nobody's concern.
        let what = wrapped.areCut ? "cut after" : "wraps to"
        let lines =
          name + [number, detail("\(what) \(wrapped.count) lines")] + priorities(of: id) + open
        return [MeasureLane.Segment(span: span, kind: kind, lines: lines)]
      }
      let zoomed = amount * stage.projection.zoom
      // Content that keeps to the far side leaves its room on the near one.
      let isReversed =
        isStretched
        ? layout.scene[id].content.shareOfSpaceBefore(axis) == 1 : stage.hangsOverStart(id, axis)
      let edge =
        isReversed
        ? span.start + (isStretched ? zoomed : 0) : span.end - (isStretched ? zoomed : 0)
      let whole =
        isReversed
        ? Interval(start: edge - zoomed, end: edge) : Interval(start: edge, end: edge + zoomed)
      let delta = isStretched ? whole : stage.laneReach(axis, about: span).clamping(whole)
      let color = isStretched ? theme.stretched : theme.compressed
      let segments = [
        MeasureLane.Segment(
          span: isReversed
            ? Interval(start: edge, end: span.end) : Interval(start: span.start, end: edge),
          kind: kind,
          lines: name + [number, detail("intrinsic \(intrinsic.description(decimals: 2))")]),
        MeasureLane.Segment(
          span: delta, kind: isStretched ? .stretched : .compressed,
          lines: (showsPriorities
            ? [strong(priority(of: id, isHugging: isStretched), color)] : []) + open,
          difference: difference(amount, isStretched, color), isReversed: isReversed,
          isCut: delta != whole),
      ]
      return isReversed ? segments.reversed() : segments
    }
  }

  /// “+102 stretched”
  private func difference(
    _ amount: Double, _ isStretched: Bool, _ color: Color
  ) -> MeasureLane.Line {
    let number = (isStretched ? "+" : "\u{2212}") + amount.description(decimals: 2)
    return MeasureLane.Line(
      string: "\(number) \(isStretched ? "stretched" : "compressed")",
      font: AnnotationFont.strong, color: color, isPill: true, short: number)
  }

  private func strong(_ string: String, _ color: Color) -> MeasureLane.Line {
    MeasureLane.Line(string: string, font: AnnotationFont.strong, color: color)
  }

  private func detail(_ string: String, _ color: Color? = nil) -> MeasureLane.Line {
    MeasureLane.Line(
      string: string, font: AnnotationFont.text, color: color ?? theme.secondaryInk)
  }

  // MARK: - Priorities

  private func priority(of id: ViewID, isHugging: Bool) -> String {
    let view = stage.scene[id]
    return isHugging
      ? "hugs \(view.contentHuggingPriority[axis])"
      : "resists \(view.contentCompressionResistancePriority[axis])"
  }

  /// Of a view that kept its size, the priority that was at stake on the axis.
  private func priorities(of id: ViewID) -> [MeasureLane.Line] {
    guard showsPriorities else { return [] }
    let hugs = priority(of: id, isHugging: true)
    let resists = priority(of: id, isHugging: false)
    if isStretchedSomewhere == isCompressedSomewhere { return [detail("\(hugs) · \(resists)")] }
    return [detail(isStretchedSomewhere ? hugs : resists)]
  }
}
