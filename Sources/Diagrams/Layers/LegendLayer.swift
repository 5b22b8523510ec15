import AutoLayout
import Drawing
import Geometry
import LayoutExplanation
import Typesetting

/// What the signs mean: those used in this picture, and no others.
struct LegendLayer {
  let signs: [(sign: Sign, text: String)]
  let left: Double
  let width: Double

  enum Sign {
    case verdict(Verdict)
    case violated, intrinsicSize, stretched, compressed
    case contentInsets, hidden, former, moved, alignmentRect, stackGap
    case guide(GuideStyle)
    case constraint(ConstraintStyle)
  }

  /// The signs drawn so far, and what they mean here.
  static func signs(
    of stages: [Stage], _ constraints: ConstraintLayer.Signs, former: String, in sketch: Sketch
  ) -> [(sign: Sign, text: String)] {
    let roles = Set(sketch.marks.map(\.role))
    var signs: [(Sign, String)] = []
    let verdicts = Set(
      stages.flatMap { stage in stage.reasons.map { $0.verdict(in: stage.layout) } })
    // One kind of number alone is told by its sentence.
    for verdict in Verdict.allCases
    where verdicts.contains(verdict) && roles.contains("badge")
      && (verdicts.count > 1 || verdict == .ambiguous)
    {
      signs.append((.verdict(verdict), verdict.rawValue))
    }
    if roles.contains("intrinsic-size") { signs.append((.intrinsicSize, "intrinsic content size")) }
    let bars = waterfallBars(in: sketch)
    if !roles.isDisjoint(with: ["stretched", "ribbon-stretched"])
      || bars.contains(sketch.theme.stretched)
    {
      signs.append((.stretched, "beyond the intrinsic size"))
    }
    if roles.contains("ribbon-compressed") {
      signs.append((.compressed, "below the intrinsic size"))
    }
    if bars.contains(sketch.theme.compressed) { signs.append((.compressed, "compressed by")) }
    if bars.contains(sketch.theme.conflict) {
      signs.append((.violated, "points by which a constraint gave way"))
    }
    if roles.contains("content-insets") { signs.append((.contentInsets, "content insets")) }
    if !roles.isDisjoint(with: ["guide", "guide-band"]) {
      signs += GuideLayer.styles(of: stages).map { (.guide($0), $0.meaning) }
    }
    if roles.contains("stack-gap") { signs.append((.stackGap, "spacing of a stack view")) }
    if roles.contains("alignment-rect") { signs.append((.alignmentRect, "alignment rectangle")) }
    if roles.contains("hidden") { signs.append((.hidden, "hidden view")) }
    if roles.contains("former") { signs.append((.former, former)) }
    if roles.contains("moved") { signs.append((.moved, "moved by, in points")) }
    return signs + constraints.sorted().map { (.constraint($0), $0.meaning) }
  }

  /// The colours of what gave way, priority by priority.
  private static func waterfallBars(in sketch: Sketch) -> [Color] {
    sketch.marks.compactMap { mark in
      guard mark.role == "waterfall-bar", case .rectangle(_, _, _, let stroke?) = mark.shape else {
        return nil
      }
      return stroke.color
    }
  }

  /// Draws from a height on; returns the height below it.
  func draw(from top: Double, in sketch: inout Sketch) -> Double {
    sketch.lines(
      [[Point(x: left, y: top), Point(x: left + width, y: top)]],
      Stroke(sketch.theme.rule, width: 0.6), role: "rule")
    var origin = Point(x: left, y: top + 10)
    let rowHeight = 17.0
    for (sign, text) in signs {
      let size = sketch.size(of: text, AnnotationFont.text)
      if origin.x > left, origin.x + 28 + size.width > left + width {
        origin = Point(x: left, y: origin.y + rowHeight)
      }
      draw(sign, in: Rect(x: origin.x, y: origin.y + 1, width: 22, height: 10), &sketch)
      sketch.write(
        text, AnnotationFont.text, sketch.theme.secondaryInk,
        in: Rect(
          x: origin.x + 28, y: origin.y + 6 - size.height / 2, width: size.width,
          height: size.height), role: "legend")
      origin.x += 28 + size.width + 22
    }
    return origin.y + rowHeight
  }

  private func draw(_ sign: Sign, in box: Rect, _ sketch: inout Sketch) {
    let theme = sketch.theme
    switch sign {
    case .verdict(let verdict):
      let side = Size(width: box.height, height: box.height)
      sketch.add(
        Mark(
          verdict.badge(in: Rect(origin: Point(x: box.midX - 5, y: box.minY), size: side), theme),
          role: "legend-sign"))
    case .violated: ChangeStyle.violated(in: theme).draw(in: box, role: "legend-sign", &sketch)
    case .stretched:
      ChangeStyle.stretched(in: theme).draw(in: box, role: "legend-sign", &sketch)
    case .compressed:
      ChangeStyle.compressed(in: theme).draw(in: box, role: "legend-sign", &sketch)
    case .intrinsicSize:
      sketch.rectangle(box, stroke: IntrinsicSizeLayer.stroke(in: theme), role: "legend-sign")
    case .contentInsets:
      sketch.rectangle(box, stroke: ContentLayer.insetStroke(in: theme), role: "legend-sign")
    case .guide(let style):
      sketch.rectangle(
        box, fill: style.tint(in: theme), stroke: GuideLayer.stroke(in: theme), role: "legend-sign")
    case .stackGap:
      sketch.rectangle(
        box, fill: theme.canvas, stroke: BandLayer.gapStroke(in: theme), role: "legend-sign")
    case .alignmentRect:
      sketch.rectangle(box, stroke: AlignmentRectLayer.stroke(in: theme), role: "legend-sign")
    case .hidden:
      sketch.rectangle(box, stroke: ViewLayer.hiddenStroke(in: theme), role: "legend-sign")
    case .former:
      sketch.lines(
        [[Point(x: box.minX, y: box.midY), Point(x: box.maxX, y: box.midY)]],
        FormerLayer.stroke(in: theme), role: "legend-sign")
    case .moved:
      let arrow = FormerLayer.arrow(.horizontal, from: box.minX, to: box.maxX, across: box.midY)
      sketch.lines(arrow, FormerLayer.arrowStroke(in: theme), role: "legend-sign")
    case .constraint(let style): style.drawSign(in: box, &sketch)
    }
  }
}
