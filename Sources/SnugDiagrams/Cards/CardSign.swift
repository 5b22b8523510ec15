import SnugDrawing
import SnugGeometry

/// A sign of an overview or a card, with its meaning in the legend.
enum CardSign: Hashable, Comparable {
  case broken, yielding, clash
  case overhang
  case gained, gainedAlike, roomy
  case lacking, narrower, wrapping, smallerImage
  case compressed
  case ambiguous, ambiguousLoss, couldChange
  case noWidth, noHeight
  case inHeight, inBoth
  case end
  case former, band
  case unlikeFirst
  case unknown
  case constraint, optional, aligned
  case alignmentRect
  case hidden
  case guide(GuideStyle)

  /// That a view has no length left on an axis.
  static func nothingLeft(_ axis: Axis) -> CardSign { axis == .horizontal ? .noWidth : .noHeight }

  func meaning(root: String) -> String {
    switch self {
    case .broken: "required, and broken"
    case .yielding: "optional, and gave way"
    case .clash: "resulting overlap or gap"
    case .overhang: "sticks out"
    case .gained: "beyond the intrinsic size (dotted line)"
    case .gainedAlike: "taller, all by the same"
    case .roomy: "stretched, harmless"
    case .lacking: "does not fit"
    case .narrower: "smaller than its content"
    case .wrapping: "wraps"
    case .smallerImage: "smaller image, harmless"
    case .compressed: "compressed"
    case .ambiguous, .ambiguousLoss: "ambiguous: changed, as drawn"
    case .couldChange: "ambiguous: could change instead"
    case .noWidth: "no width left"
    case .noHeight: "no height left"
    case .inHeight: "in height; without it, in width"
    case .inBoth: "in width and height"
    case .end: "edge of \(root)"
    case .former: "frame before"
    case .band: "from the old frame to the new one"
    case .unlikeFirst: "not as in the first panel"
    case .unknown: "not in the log"
    case .constraint: "required constraint"
    case .optional: "optional constraint"
    case .aligned: "aligned"
    case .alignmentRect: "alignment rectangle"
    case .hidden: "hidden view"
    case .guide(let style): style.meaning
    }
  }

  /// The verdict whose color it has; `nil` for the worst of the picture.
  func verdict(in cards: [Card]) -> Verdict? {
    switch self {
    case .broken: .conflict
    case .yielding: cards.first { $0.outcomes.isEmpty && $0.verdict != .conflict }?.verdict
    case .lacking:
      cards.first { $0.strip.map { $0.excess > 0 || $0.form != .got } ?? false }.map {
        $0.verdict == .conflict ? .conflict : .compressed
      }
    default: nil
    }
  }

  /// The size of a sign in the legend.
  static let size = Size(width: 26, height: 10)

  func draw(in box: Rect, _ verdict: Verdict, _ sketch: inout Sketch) {
    let theme = sketch.theme
    let role = "legend-sign"
    let half = Rect(x: box.midX - 1, y: box.minY, width: box.width / 2 + 1, height: box.height)
    func outline(_ verdict: Verdict, isDashed: Bool = false, width: Double = 1.75) {
      let color = verdict.color(in: theme)
      sketch.rectangle(
        box.outset(by: EdgeInsets(all: 0.5)),
        stroke: isDashed ? Overview.dashed(color) : Stroke(color, width: width), role: role)
    }
    switch self {
    case .broken, .yielding:
      sketch.breach(
        .horizontal, from: box.minX, to: box.maxX, across: box.midY, verdict, role: role)
    case .overhang: sketch.overhang(.horizontal, box[.horizontal], across: box.midY, role: role)
    case .clash:
      sketch.texture(box, .clash, .conflict, role: role)
      outline(.conflict)
    case .gained:
      sketch.texture(half, .gained, .stretched, role: role)
      sketch.lines(
        [box.line(across: .horizontal, at: half.minX)],
        Overview.dotted(theme), role: role)
      outline(.stretched)
    case .gainedAlike:
      for y in [box.minY, box.maxY - 3] {
        sketch.texture(
          Rect(x: box.minX, y: y, width: box.width, height: 3), .gained, .stretched, role: role)
      }
      outline(.stretched, width: 1.25)
    case .lacking:
      sketch.texture(box, .lacking, verdict, role: role)
      outline(verdict)
    case .narrower:
      sketch.rectangle(box, fill: Verdict.compressed.tint(in: theme), role: role)
      outline(.compressed)
    case .roomy: outline(.stretched, width: 1.25)
    // Each with what is seen in it.
    case .wrapping:
      outline(.compressed, width: 1.25)
      let lines = [(3.5, 19.0), (7, 11)].map { y, width in
        [0, width].map { Point(x: box.minX + 3 + $0, y: box.minY + y) }
      }
      sketch.lines(lines, Stroke(theme.secondaryInk, width: 1.25), role: role)
    case .smallerImage:
      outline(.compressed, width: 1.25)
      let peaks = [(8.0, 8.0), (12, 3.5), (14.5, 6), (16, 4.5), (18.5, 8)].map { x, y in
        Point(x: box.minX + x, y: box.minY + y)
      }
      sketch.add(.polygon(peaks, fill: theme.secondaryInk), role: role)
    case .compressed: outline(.compressed)
    case .ambiguous:
      sketch.texture(half, .open, .ambiguous, role: role)
      outline(.ambiguous)
    case .ambiguousLoss: outline(.ambiguous)
    case .couldChange: outline(.ambiguous, isDashed: true)
    case .noWidth, .noHeight:
      let axis: Axis = self == .noWidth ? .horizontal : .vertical
      let bar = box[axis.cross].expanded(by: axis == .horizontal ? 1 : 0)
      sketch.lines(
        [[bar.start, bar.end].map { Point(axis, along: box[axis].middle, across: $0) }],
        Stroke(theme.secondaryInk, width: 2.5), role: role)
    // Cards of several colors have these.
    case .inHeight: sketch.sign(.height, theme.secondaryInk, in: box)
    case .inBoth: sketch.sign(.both, theme.secondaryInk, in: box)
    case .end:
      sketch.lines(
        [
          [Point(x: box.minX + 4, y: box.midY), Point(x: box.maxX - 6, y: box.midY)],
          box.line(across: .horizontal, at: box.minX + 4),
        ], Stroke(theme.root, width: 1), role: role)
    case .former: sketch.rectangle(box, stroke: Overview.dotted(theme), role: role)
    case .band: sketch.rectangle(box, fill: theme.surfaces[1], role: role)
    case .unlikeFirst:
      sketch.rectangle(box, stroke: Stroke(theme.ink, width: 1), cornerRadius: 3, role: role)
    case .unknown: sketch.unknown(box, role: role)
    case .constraint, .optional:
      ConstraintLayer.drawBar(
        .horizontal, box[.horizontal], across: box.midY, isOptional: self == .optional, role: role,
        in: &sketch)
    case .aligned:
      sketch.lines(
        [[Point(x: box.minX, y: box.midY), Point(x: box.maxX, y: box.midY)]],
        ConstraintLayer.alignment(theme), role: role)
    case .alignmentRect:
      sketch.rectangle(box, stroke: Stroke(theme.constraint, width: 0.8), role: role)
    case .hidden:
      sketch.rectangle(box, stroke: .dotted(theme.edge, width: 0.8), role: role)
    case .guide(let style):
      sketch.rectangle(
        box, fill: style.tint(in: theme), stroke: style.outline(in: theme), role: role)
      if style.isRuled { sketch.rule(box, role: role) }
    }
  }
}

extension Sketch {
  /// Draws a distance that is not as demanded: a dashed I-bar, with a cross if it is required.
  mutating func breach(
    _ axis: Axis, from start: Double, to end: Double, across: Double, _ verdict: Verdict,
    role: String, subject: String? = nil
  ) {
    let color = verdict.color(in: theme)
    func point(_ along: Double, _ offset: Double) -> Point {
      Point(axis, along: along, across: across + offset)
    }
    lines(
      [[point(start, 0), point(end, 0)]], Stroke(color, width: 1.5, dash: [3.5, 2]), role: role,
      subject: subject)
    lines(
      [start, end].map { [point($0, -4), point($0, 4)] }, Stroke(color, width: 1.5), role: role,
      subject: subject)
    guard verdict == .conflict else { return }
    let middle = (start + end) / 2
    lines(
      [
        [point(middle - 3, -3), point(middle + 3, 3)],
        [point(middle - 3, 3), point(middle + 3, -3)],
      ],
      Stroke(color, width: 1.8), role: role, subject: subject)
  }
}
