import SnugDrawing
import SnugExplanation
import SnugGeometry
import SnugLayout

/// The author's constraints, on request: a bar for each distinct distance and size, as in Interface
/// Builder, and lines for alignments. Nothing of them crosses a text.
struct ConstraintLayer {
  let stage: Stage
  let room: Rect

  /// The limit for bars and for lines, so that they don't hide the scene.
  static let most = 60
  /// The extent of a bar's end caps to either side, in points.
  private static let cap = 4.0

  static func alignment(_ theme: Theme) -> Stroke {
    Stroke(theme.constraint, width: 1, dash: [7, 2.5, 1.5, 2.5])
  }

  /// A distance or a size, which several constraints can share.
  private struct Bar {
    let axis: Axis
    let span: Interval
    /// The positions across the axis, the best first.
    let crossPositions: [Double]
    let text: String
    let isOptional: Bool
    let isBroken: Bool

    var key: [String] {
      [axis.rawValue, text] + [span.start, span.end].map { String(($0 * 10).rounded()) }
    }
  }

  func draw(in sketch: inout Sketch) {
    let written = stage.layout.constraints.filter {
      $0.entry.isWritten && !$0.views.contains(where: stage.isHidden)
    }
    if sketch.shows(.alignment) {
      let lines = written.compactMap { made in alignment(made).map { (made, $0) } }
      for (made, line) in lines.prefix(Self.most) { draw(line, made, in: &sketch) }
      sketch.undrawn += lines.dropFirst(Self.most).map(\.0.id)
    }
    guard sketch.shows(.constraints) else { return }
    var seen: Set<[String]> = []
    var count = 0
    for made in written {
      // The broken constraint of a card is drawn with its badge.
      guard let bar = bar(made), !bar.isBroken || !sketch.shows(.reasons) else { continue }
      guard seen.insert(bar.key).inserted else { continue }
      count += 1
      if count > Self.most || !draw(bar, made, in: &sketch) { sketch.undrawn.append(made.id) }
    }
  }

  // MARK: - Bars

  private func bar(_ made: Layout.LaidOutConstraint) -> Bar? {
    let layout = stage.layout
    let constraint = made.constraint
    guard let axis = constraint.firstAttribute.axis else { return nil }
    let own = stage.projection(layout.rect(of: constraint.firstItem))
    func bar(_ span: Interval, _ crossPositions: [Double], _ wanted: String, _ actual: String)
      -> Bar?
    {
      guard span.length > .leastShown else { return nil }
      let priority = constraint.priority.isRequired ? "" : " @\(constraint.priority)"
      let outcome = made.isBroken ? ", is \(actual)" : made.isSatisfied ? "" : " → \(actual)"
      return Bar(
        axis: axis, span: span, crossPositions: crossPositions, text: wanted + priority + outcome,
        isOptional: !constraint.priority.isRequired, isBroken: made.isBroken)
    }
    if constraint.firstAttribute.isSize {
      let side = own[axis.cross]
      let actual = layout.rect(of: constraint.firstItem).size[axis]
      return bar(
        own[axis], [side.end + 8, side.start - 8, side.end + 24, side.start - 24, side.middle],
        constraint.wantedSize(layout.system.name(of:)), Wording.number(actual))
    }
    guard let second = constraint.secondItem, let distance = Distance(made.entry, in: layout),
      !distance.isAlignment
    else { return nil }
    let ends = distance.positions.map { stage.projection($0, axis) }
    let shared = own[axis.cross].shared(with: stage.projection(layout.rect(of: second))[axis.cross])
    return bar(
      Interval(between: ends[0], and: ends[1]),
      [0.5, 0.25, 0.75, 0.1, 0.9].map(shared.position) + [shared.end + 8, shared.start - 8],
      distance.wanted, distance.outcome)
  }

  /// Returns whether there is room for the bar and its number.
  private func draw(_ bar: Bar, _ made: Layout.LaidOutConstraint, in sketch: inout Sketch) -> Bool {
    let axis = bar.axis
    let size = sketch.size(of: bar.text, AnnotationFont.smallStrong)
    for across in bar.crossPositions {
      let box = Rect(axis, along: bar.span, across: Interval(around: across, by: Self.cap))
      let middle = Point(axis, along: bar.span.middle, across: across)
      let gap = size[axis] / 2 + 2
      let isOnBar = bar.span.length > 2 * gap + 8
      let beside = Self.cap + 2 + size[axis.cross] / 2
      let behind = size[axis] / 2 + 5
      let centers =
        isOnBar
        ? [middle]
        : [-beside, beside].map { Point(axis, along: bar.span.middle, across: across + $0) }
          + [bar.span.end + behind, bar.span.start - behind].map {
            Point(axis, along: $0, across: across)
          }
      let labels = centers.map { Rect(center: $0, size: size) }
      guard room.contains(box), sketch.isClear(box),
        let label = labels.first(where: {
          room.contains($0) && sketch.isClear($0)
            && (isOnBar || stage.isOnContainers($0.inset(by: EdgeInsets(all: 1))))
        })
      else { continue }
      let color = bar.isBroken ? sketch.theme.conflict : sketch.theme.constraint
      let id = made.entry.id
      if bar.isBroken {
        sketch.breach(
          axis, from: bar.span.start, to: bar.span.end, across: across, .conflict,
          role: "constraint-bar", subject: id)
      } else {
        Self.drawBar(
          axis, bar.span, across: across,
          gap: isOnBar ? Interval(around: middle[axis], by: gap) : nil,
          isOptional: bar.isOptional, role: "constraint-bar", subject: id, in: &sketch)
      }
      sketch.occupy(box)
      if isOnBar {
        sketch.rectangle(label, fill: sketch.theme.canvas, cornerRadius: 2, role: "label-ground")
      }
      sketch.write(
        bar.text, color, AnnotationFont.smallStrong, in: label, alignment: .center,
        role: "constraint-label", subject: id)
      sketch.signs.insert(bar.isBroken ? .broken : bar.isOptional ? .optional : .constraint)
      return true
    }
    return false
  }

  static func drawBar(
    _ axis: Axis, _ span: Interval, across: Double, gap: Interval? = nil, isOptional: Bool,
    role: String, subject: String? = nil, in sketch: inout Sketch
  ) {
    let color = sketch.theme.constraint
    let parts = (gap.map(span.without) ?? [span]).filter { $0.length > 0 }
    sketch.lines(
      parts.map { part in
        [part.start, part.end].map { Point(axis, along: $0, across: across) }
      }, isOptional ? .dashed(color, width: 1.2) : Stroke(color, width: 1.2), role: role,
      subject: subject)
    sketch.lines(
      [span.start, span.end].map { end in
        [-cap, cap].map { Point(axis, along: end, across: across + $0) }
      }, Stroke(color, width: 1.2), role: role, subject: subject)
  }

  // MARK: - Alignments

  private typealias Line = (axis: Axis, position: Double, span: Interval)

  /// The line of an alignment; `nil` for other constraints and for those that do not hold.
  private func alignment(_ made: Layout.LaidOutConstraint) -> Line? {
    let layout = stage.layout
    let constraint = made.constraint
    guard let distance = Distance(made.entry, in: layout), distance.isAlignment,
      distance.actual < .leastShown, let axis = constraint.firstAttribute.axis,
      let second = constraint.secondItem
    else { return nil }
    let sides = [constraint.firstItem, second].map {
      stage.projection(layout.rect(of: $0))[axis.cross]
    }
    return (
      axis, stage.projection(distance.positions[1], axis),
      sides[0].union(sides[1]).expanded(by: 6)
    )
  }

  /// Draws a line where it crosses no text.
  private func draw(_ line: Line, _ made: Layout.LaidOutConstraint, in sketch: inout Sketch) {
    let lines = sketch.visible(line.axis.cross, line.span, across: line.position)
    guard !lines.isEmpty else { return }
    sketch.lines(
      lines, Self.alignment(sketch.theme), role: "alignment",
      subject: made.entry.id)
    sketch.occupyLines(lines)
    sketch.signs.insert(.aligned)
  }
}
