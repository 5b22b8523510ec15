import AutoLayout
import Drawing
import Geometry
import Typesetting

/// The author's constraints that fix a distance or a size, as Interface Builder draws them: an
/// I-bar for each, solid when required, dashed when optional, crossed out when broken.
struct StrutLayer {
  let layout: Layout
  let projection: Projection
  /// The constraints drawn, by what the legend says of them.
  private(set) var drawn: Set<Kind> = []

  enum Kind: Int, Comparable {
    case required, optional, broken

    static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  init(_ layout: Layout, _ projection: Projection) {
    self.layout = layout
    self.projection = projection
  }

  /// More struts than this would hide the scene; the broken ones are drawn all the same.
  private static let most = 60

  mutating func draw(in sketch: inout Sketch) {
    let entries = layout.system.entries
    let isCrowded = layout.scene.constraints.count > Self.most
    for index in entries.indices {
      guard case .author(let author) = entries[index].origin else { continue }
      let isBroken = layout.constraints[index].isBroken
      if isCrowded && !isBroken { continue }
      let constraint = layout.scene.constraints[author]
      guard let strut = strut(for: constraint) else { continue }
      let kind: Kind = isBroken ? .broken : constraint.priority.isRequired ? .required : .optional
      draw(strut, kind, subject: entries[index].id, in: &sketch)
      drawn.insert(kind)
    }
  }

  /// A distance to draw: along an axis from one place to another, at a place across it.
  private struct Strut {
    var axis: Axis
    var span: Interval
    var across: Double
    var label: String
    /// The view the strut lies in, if it measures that view.
    var measured: ViewID?
  }

  private func strut(for constraint: Constraint) -> Strut? {
    guard let axis = constraint.firstAttribute.axis else { return nil }
    let priority = constraint.priority.isRequired ? "" : " @\(constraint.priority)"
    guard let secondItem = constraint.secondItem, constraint.multiplier != 0 else {
      return sizeStrut(for: constraint, axis, priority)
    }
    guard constraint.multiplier == 1,
      let first = edge(constraint.firstAttribute, of: constraint.firstItem),
      let second = edge(constraint.secondAttribute, of: secondItem)
    else { return nil }
    let start = min(first.place, second.place)
    let end = max(first.place, second.place)
    // What the author wrote: the constant, and the margin it is counted from.
    let wanted = abs(constraint.constant + second.margin - first.margin)
    guard end - start > 0.01, wanted > 0.01 else { return nil }
    let isReversed = first.place < second.place
    let sign =
      switch constraint.relation {
      case .equal: ""
      case .greaterThanOrEqual: isReversed ? "≤ " : "≥ "
      case .lessThanOrEqual: isReversed ? "≥ " : "≤ "
      }
    return Strut(
      axis: axis,
      span: Interval(start: projection(start, axis), end: projection(end, axis)),
      across: across(axis.cross, constraint.firstItem, secondItem),
      label: sign + wanted.shortDescription + priority, measured: nil)
  }

  private func sizeStrut(
    for constraint: Constraint, _ axis: Axis, _ priority: String
  ) -> Strut? {
    guard constraint.firstAttribute.isSize else { return nil }
    let frame = projection(layout[constraint.firstItem].frame)
    let isRoomy = frame[axis.cross].length >= 44
    return Strut(
      axis: axis, span: frame[axis].expanded(by: frame[axis].length > 16 ? -4 : 0),
      across: isRoomy ? frame[axis.cross].end - 16 : frame[axis.cross].end + 8,
      label: "\(constraint.firstAttribute.rawValue) \(constraint.relation.rawValue) "
        + constraint.constant.shortDescription + priority,
      measured: constraint.firstItem)
  }

  /// The edge a constraint holds, and how far inside it the attribute lies; `nil` for centres,
  /// baselines and sizes, which no strut shows.
  private func edge(
    _ attribute: Constraint.Attribute, of id: ViewID
  ) -> (place: Double, margin: Double)? {
    guard let axis = attribute.axis else { return nil }
    let span = layout[id].frame[axis]
    let margins = layout.scene[id].layoutMargins[axis]
    switch attribute {
    case .left, .leading, .top: return (span.start, 0)
    case .right, .trailing, .bottom: return (span.end, 0)
    case .leftMargin, .leadingMargin, .topMargin: return (span.start, margins.start)
    case .rightMargin, .trailingMargin, .bottomMargin: return (span.end, -margins.end)
    default: return nil
    }
  }

  /// The middle of what two views share across the axis; a superview shares all of its subview.
  private func across(_ axis: Axis, _ one: ViewID, _ other: ViewID) -> Double {
    let first = layout[one].frame[axis]
    let second = layout[other].frame[axis]
    let shared = Interval(
      start: max(first.start, second.start), end: min(first.end, second.end))
    return projection((shared.length >= 0 ? shared : first).middle, axis)
  }

  // MARK: - Drawing

  private func draw(
    _ strut: Strut, _ kind: Kind, subject: String, in sketch: inout Sketch
  ) {
    let theme = sketch.theme
    let color = kind == .broken ? theme.conflict : theme.constraint
    let stroke = Stroke(color, width: 1.2, dash: kind == .optional ? [4, 3] : [])
    let size = sketch.size(of: strut.label, AnnotationFont.strongCaption)
    let along = size[strut.axis]
    // A label inside the bar interrupts it; it needs some of the bar left on either side.
    let isInside = strut.measured != nil && strut.span.length >= along + 20
    let middle = strut.span.middle
    let gap = isInside ? Interval(start: middle, end: middle).expanded(by: along / 2 + 5) : nil
    drawBar(strut, stroke, gap: gap, subject: subject, in: &sketch)
    if kind == .broken {
      // Beside the label, so that it strikes the bar and not the words.
      drawCross(
        Point(
          strut.axis, along: gap.map { ($0.start + strut.span.start) / 2 } ?? middle,
          across: strut.across),
        color, subject: subject, in: &sketch)
    }
    guard
      let box = labelPlaces(for: strut, size, isInside: isInside)
        .first(where: { isClear($0, of: strut, in: sketch) })
    else { return }
    sketch.write(
      strut.label, AnnotationFont.strongCaption, color, in: box, alignment: .center,
      role: "strut-label",
      subject: subject)
  }

  private func drawBar(
    _ strut: Strut, _ stroke: Stroke, gap: Interval?, subject: String, in sketch: inout Sketch
  ) {
    let cap = 4.0
    func point(_ along: Double, _ across: Double) -> Point {
      Point(strut.axis, along: along, across: across)
    }
    var lines = [strut.span.start, strut.span.end].map {
      [point($0, strut.across - cap), point($0, strut.across + cap)]
    }
    let stops = [strut.span.start] + (gap.map { [$0.start, $0.end] } ?? []) + [strut.span.end]
    for index in stride(from: 0, to: stops.count, by: 2) {
      lines.append([point(stops[index], strut.across), point(stops[index + 1], strut.across)])
    }
    sketch.lines(lines, stroke, role: "strut", subject: subject)
    let bar = Rect(
      spanning: PerAxis<Interval> {
        $0 == strut.axis
          ? strut.span : Interval(start: strut.across - cap, end: strut.across + cap)
      })
    // A bar interrupted by its label keeps clear of it by itself.
    if gap == nil { sketch.occupy(bar) }
  }

  private func drawCross(
    _ center: Point, _ color: Color, subject: String, in sketch: inout Sketch
  ) {
    let reach = 4.5
    sketch.lines(
      [
        [
          Point(x: center.x - reach, y: center.y - reach),
          Point(x: center.x + reach, y: center.y + reach),
        ],
        [
          Point(x: center.x - reach, y: center.y + reach),
          Point(x: center.x + reach, y: center.y - reach),
        ],
      ], Stroke(color, width: 1.5), role: "broken", subject: subject)
  }

  /// Places for a label, best first: in the bar, beside it, outside the scene.
  private func labelPlaces(for strut: Strut, _ size: Size, isInside: Bool) -> [Rect] {
    let root = projection(layout[.root].frame)
    let half = size[strut.axis.cross] / 2
    let offsets = isInside ? [0] : [-(half + 6), half + 6]
    let acrosses =
      offsets.map { strut.across + $0 }
      + [root[strut.axis.cross].end + half + 4, root[strut.axis.cross].end + 3 * half + 6]
    return acrosses.map { across in
      let center = Point(strut.axis, along: strut.span.middle, across: across)
      return Rect(
        origin: Point(x: center.x - size.width / 2, y: center.y - size.height / 2), size: size)
    }
  }

  /// Whether a label covers no text, and no frame but that of the view it measures and those the
  /// strut lies in.
  private func isClear(_ box: Rect, of strut: Strut, in sketch: Sketch) -> Bool {
    guard sketch.occupancy.isFree(box) else { return false }
    return layout.scene.viewIDs.allSatisfy { id in
      let frame = projection(layout[id].frame)
      return id == strut.measured || !frame.intersects(box)
        || frame.contains(box)
          && layout.scene.viewIDs.contains { layout.scene[$0].superview == id }
    }
  }
}
