import AutoLayout
import Drawing
import Geometry
import LayoutExplanation

/// The legend of the symbols that occur in this picture.
struct LegendLayer {
  let signs: [(sign: Sign, text: String)]
  let left: Double
  let width: Double

  /// Draws a symbol in a box.
  typealias Sign = (_ box: Rect, _ sketch: inout Sketch) -> Void

  private static let role = "legend-sign"

  /// The symbols in the sketch so far, with their meanings.
  static func signs(
    of stages: [Stage], _ constraints: Set<ConstraintStyle>, former: String, in sketch: Sketch
  ) -> [(sign: Sign, text: String)] {
    let theme = sketch.theme
    let roles = Set(sketch.marks.map(\.role))
    var signs: [(sign: Sign, text: String)] = []
    func add(_ text: String, if isDrawn: Bool = true, _ sign: @escaping Sign) {
      if isDrawn { signs.append((sign, text)) }
    }
    func add(_ role: String, _ text: String, _ stroke: Stroke, _ fill: Color? = nil) {
      add(text, if: roles.contains(role)) {
        $1.rectangle($0, fill: fill, stroke: stroke, role: Self.role)
      }
    }
    func add(_ band: Verdict, _ text: String, if isDrawn: Bool) {
      add(text, if: isDrawn) { $1.band($0, band, role: Self.role) }
    }
    let verdicts = Set(
      stages.flatMap { stage in stage.reasons.map { $0.verdict(in: stage.layout) } })
    for verdict in Verdict.allCases where verdicts.contains(verdict) && roles.contains("badge") {
      // If all numbers have one shape, their sentences explain it.
      add(verdict.rawValue, if: verdicts.count > 1 || verdict == .ambiguous) {
        $1.add(verdict.badge(around: $0.center, $0.height, theme), role: Self.role)
      }
    }
    add("intrinsic-size", "intrinsic content size", IntrinsicSizeLayer.stroke(in: theme))
    let isStretched = !roles.isDisjoint(with: ["stretched", "ribbon-stretched"])
    add(.stretched, "beyond the intrinsic size", if: isStretched)
    add(.compressed, "below the intrinsic size", if: roles.contains("ribbon-compressed"))
    add("content-insets", "content insets", ContentLayer.insetStroke(in: theme))
    if !roles.isDisjoint(with: ["guide", "guide-band"]) {
      for style in GuideLayer.styles(of: stages) {
        add(style.meaning) { box, sketch in
          sketch.rectangle(
            box, fill: style.tint(in: theme), stroke: GuideLayer.stroke(in: theme), role: Self.role)
          if style.isRuled { sketch.rule(box, role: Self.role) }
        }
      }
    }
    add("stack-gap", "spacing of a stack view", GuideLayer.gapStroke(in: theme), theme.canvas)
    add("alignment-rect", "alignment rectangle", AlignmentRectLayer.stroke(in: theme))
    add("hidden", "hidden view", ViewLayer.hiddenStroke(in: theme))
    add(former, if: roles.contains("former")) { box, sketch in
      let line = [box.minX, box.maxX].map { Point(x: $0, y: box.midY) }
      sketch.lines([line], FormerLayer.stroke(in: theme), role: Self.role)
    }
    add("moved by, in points", if: roles.contains("moved")) { box, sketch in
      let arrow = FormerLayer.arrow(.horizontal, from: box.minX, to: box.maxX, across: box.midY)
      sketch.lines(arrow, FormerLayer.arrowStroke(in: theme), role: Self.role)
    }
    for style in constraints.sorted() { add(style.meaning) { style.drawSign(in: $0, &$1) } }
    return signs
  }

  /// Draws below a y position. Returns the y position below it.
  func draw(from top: Double, in sketch: inout Sketch) -> Double {
    guard !signs.isEmpty else { return top }
    sketch.lines(
      [[Point(x: left, y: top), Point(x: left + width, y: top)]],
      Stroke(sketch.theme.rule, width: 0.6), role: "rule")
    var origin = Point(x: left, y: top + 10)
    let rowHeight = 17.0
    for (sign, text) in signs {
      let size = sketch.size(of: text)
      if origin.x > left, origin.x + 28 + size.width > left + width {
        origin = Point(x: left, y: origin.y + rowHeight)
      }
      sign(Rect(x: origin.x, y: origin.y + 1, width: 22, height: 10), &sketch)
      sketch.write(
        text, sketch.theme.secondaryInk,
        at: Point(x: origin.x + 28, y: origin.y + 6 - size.height / 2), role: "legend")
      origin.x += 28 + size.width + 22
    }
    return origin.y + rowHeight
  }
}
