import AutoLayout
import Drawing
import Geometry
import LayoutExplanation

/// What the signs mean: those used in this picture, and no others.
struct LegendLayer {
  let signs: [(sign: Sign, text: String)]
  let left: Double
  let width: Double

  enum Sign {
    case badge(Verdict)
    case band(Verdict)
    case rectangle(Stroke, Color?)
    case guide(GuideStyle)
    case former, moved
    case constraint(ConstraintStyle)
  }

  /// The signs drawn so far, and what they mean here.
  static func signs(
    of stages: [Stage], _ constraints: Set<ConstraintStyle>, former: String, in sketch: Sketch
  ) -> [(sign: Sign, text: String)] {
    let theme = sketch.theme
    let roles = Set(sketch.marks.map(\.role))
    let bars = waterfallBars(in: sketch)
    var signs: [(sign: Sign, text: String)] = []
    func add(_ sign: Sign, _ text: String, if isDrawn: Bool) {
      if isDrawn { signs.append((sign, text)) }
    }
    func add(_ role: String, _ text: String, _ stroke: Stroke, _ fill: Color? = nil) {
      add(.rectangle(stroke, fill), text, if: roles.contains(role))
    }
    let verdicts = Set(
      stages.flatMap { stage in stage.reasons.map { $0.verdict(in: stage.layout) } })
    for verdict in Verdict.allCases where verdicts.contains(verdict) && roles.contains("badge") {
      // If all numbers have one shape, their sentences explain it.
      add(.badge(verdict), verdict.rawValue, if: verdicts.count > 1 || verdict == .ambiguous)
    }
    add("intrinsic-size", "intrinsic content size", IntrinsicSizeLayer.stroke(in: theme))
    let isStretched = !roles.isDisjoint(with: ["stretched", "ribbon-stretched"])
    add(
      .band(.stretched), "beyond the intrinsic size",
      if: isStretched || bars.contains(theme.stretched))
    let compressed = Sign.band(.compressed)
    add(compressed, "below the intrinsic size", if: roles.contains("ribbon-compressed"))
    add(compressed, "compressed by", if: bars.contains(theme.compressed))
    add(
      .band(.conflict), "points by which a constraint gave way",
      if: bars.contains(theme.conflict))
    add("content-insets", "content insets", ContentLayer.insetStroke(in: theme))
    if !roles.isDisjoint(with: ["guide", "guide-band"]) {
      signs += GuideLayer.styles(of: stages).map { (.guide($0), $0.meaning) }
    }
    add("stack-gap", "spacing of a stack view", BandLayer.gapStroke(in: theme), theme.canvas)
    add("alignment-rect", "alignment rectangle", AlignmentRectLayer.stroke(in: theme))
    add("hidden", "hidden view", ViewLayer.hiddenStroke(in: theme))
    add(.former, former, if: roles.contains("former"))
    add(.moved, "moved by, in points", if: roles.contains("moved"))
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
        text, sketch.theme.secondaryInk,
        at: Point(x: origin.x + 28, y: origin.y + 6 - size.height / 2), role: "legend")
      origin.x += 28 + size.width + 22
    }
    return origin.y + rowHeight
  }

  private func draw(_ sign: Sign, in box: Rect, _ sketch: inout Sketch) {
    let theme = sketch.theme
    switch sign {
    case .badge(let verdict):
      sketch.add(verdict.badge(around: box.center, box.height, theme), role: "legend-sign")
    case .band(let verdict): sketch.band(box, verdict, role: "legend-sign")
    case .rectangle(let stroke, let fill):
      sketch.rectangle(box, fill: fill, stroke: stroke, role: "legend-sign")
    case .guide(let style):
      sketch.rectangle(
        box, fill: style.tint(in: theme), stroke: GuideLayer.stroke(in: theme), role: "legend-sign")
      if style.isRuled { sketch.rule(box, role: "legend-sign") }
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
