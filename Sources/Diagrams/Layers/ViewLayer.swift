import AutoLayout
import Drawing
import Geometry
import LayoutExplanation
import Typesetting

/// The scene itself, to scale: frames, what stands in them, and the names of the views.
struct ViewLayer {
  let explanation: Explanation
  let projection: Projection

  private var layout: Layout { explanation.layout }
  private var scene: Scene { layout.scene }

  func draw(in sketch: inout Sketch) {
    let depths = depths()
    for id in scene.viewIDs {
      drawFrame(of: id, depth: depths[id.index], in: &sketch)
      ContentLayer(scene[id], layout[id], projection).draw(in: &sketch)
    }
  }

  private func depths() -> [Int] {
    var depths: [Int] = []
    for id in scene.viewIDs {
      depths.append(scene[id].superview.map { depths[$0.index] + 1 } ?? 0)
    }
    return depths
  }

  private func drawFrame(of id: ViewID, depth: Int, in sketch: inout Sketch) {
    let theme = sketch.theme
    let view = scene[id]
    let frame = projection(layout[id].frame)
    let isAmbiguous = id != .root && layout[id].ambiguity.isAmbiguous
    let stroke =
      isAmbiguous
      ? Stroke(theme.conflict, width: 1.5, dash: [6, 3])
      : Stroke(depth == 0 ? theme.edge : theme.ink, width: 1.2)
    let surfaces = theme.surfaces
    sketch.rectangle(
      frame, fill: depth == 0 ? theme.canvas : surfaces[(depth - 1) % surfaces.count],
      stroke: nil, role: "surface", subject: view.name)
    for axis in Axis.allCases { drawStretch(of: id, axis, frame, in: &sketch) }
    sketch.rectangle(frame, stroke: stroke, role: "frame", subject: view.name)
  }

  /// What of a stretched view lies beyond its intrinsic size, hatched on the sides its content
  /// leaves free.
  private func drawStretch(of id: ViewID, _ axis: Axis, _ frame: Rect, in sketch: inout Sketch) {
    guard case .stretched(let amount) = layout.deformation(of: id, axis) else { return }
    let theme = sketch.theme
    let view = scene[id]
    let span = frame[axis]
    let before = amount * projection.zoom * view.content.shareOfSpaceBefore(axis)
    let after = amount * projection.zoom - before
    let parts = [
      (Interval(start: span.start, end: span.start + before), edge: span.start + before),
      (Interval(start: span.end - after, end: span.end), edge: span.end - after),
    ]
    for (part, edge) in parts where part.length > 0 {
      var sides = PerAxis<Interval> { frame[$0] }
      sides[axis] = part
      let style = MeasureLane.Segment.Style.stretched(in: theme)
      let rect = Rect(spanning: sides)
      sketch.rectangle(rect, fill: style.fill, role: "stretched", subject: view.name)
      if let hatch = style.hatch {
        sketch.hatch(rect, hatch, role: "stretched", subject: view.name)
      }
      let cross = frame[axis.cross]
      let line = [cross.start, cross.end].map { Point(axis, along: edge, across: $0) }
      sketch.lines(
        [line], Stroke(theme.stretched, width: 1.2, dash: [4, 3]), role: "intrinsic-edge",
        subject: view.name)
    }
  }

  // MARK: - Names and badges

  /// Writes the root's caption above the drawing and each view's name where there is room for it;
  /// returns the views whose name found none.
  func drawNames(in sketch: inout Sketch) -> Set<ViewID> {
    var nameless = Set<ViewID>()
    for id in scene.viewIDs.dropFirst() {
      let name = scene[id].name
      let size = sketch.size(of: name, AnnotationFont.caption)
      let frame = projection(layout[id].frame)
      let superview = projection(layout[scene[id].superview ?? .root].frame)
      let inside = Rect(origin: Point(x: frame.minX + 5, y: frame.minY + 4), size: size)
      let above = Rect(
        origin: Point(x: frame.minX + 3, y: frame.minY - size.height - 1), size: size)
      let below = Rect(origin: Point(x: frame.minX + 3, y: frame.maxY + 1), size: size)
      let places = [(inside, frame), (above, superview), (below, superview)]
      if let place = places.first(where: { $1.contains($0) && sketch.occupancy.isFree($0) })?.0 {
        if layout.deformation(of: id, .horizontal).delta > 0
          || layout.deformation(of: id, .vertical).delta > 0, frame.contains(place)
        {
          // A hatch behind it would make the name hard to read.
          sketch.rectangle(
            place, fill: sketch.theme.stretchedTint, role: "name-ground", subject: name)
        }
        sketch.write(
          name, AnnotationFont.caption, sketch.theme.secondaryInk, in: place, role: "name",
          subject: name)
      } else {
        nameless.insert(id)
      }
    }
    return nameless
  }

  /// Puts the number of each reason on the views it speaks of, where it covers no text.
  func drawBadges(in sketch: inout Sketch) {
    for reason in explanation.reasons {
      for id in explanation.views(in: reason) where id != .root {
        let frame = projection(layout[id].frame)
        let size = Size(width: Sketch.badgeDiameter, height: Sketch.badgeDiameter)
        let place = Self.badgePlaces(frame, size).first { sketch.occupancy.isFree($0) }
        guard let place else { continue }
        sketch.badge(
          reason.number, reason.color(in: sketch.theme), in: place, subject: scene[id].name)
      }
    }
  }

  /// Places for a badge, best first: in a corner, then astride an edge, then beside the view.
  private static func badgePlaces(_ frame: Rect, _ size: Size) -> [Rect] {
    let inset = 4.0
    let right = frame.maxX - size.width - inset
    let top = frame.minY + inset
    var origins: [Point] = []
    if frame.width >= size.width + 2 * inset, frame.height >= size.height + 2 * inset {
      for column in 0..<4 {
        let x = right - Double(column) * (size.width + 3)
        if x < frame.minX { break }
        origins.append(Point(x: x, y: top))
        origins.append(Point(x: x, y: frame.maxY - size.height - inset))
      }
    }
    for offset in stride(from: 0.0, through: 54, by: 18) {
      let x = frame.maxX - size.width - offset
      origins.append(Point(x: x, y: frame.minY - size.height / 2))
      origins.append(Point(x: x, y: frame.minY - size.height - 2))
      origins.append(Point(x: x, y: frame.maxY - size.height / 2))
      origins.append(Point(x: x, y: frame.maxY + 2))
      origins.append(Point(x: frame.maxX + 3, y: frame.minY + offset))
    }
    return origins.map { Rect(origin: $0, size: size) }
  }
}

extension Reason {
  /// The colour of what the reason is about.
  func color(in theme: Theme) -> Color {
    switch subject {
    case .contest(let contest):
      contest.deformation.delta > 0 ? theme.stretched : theme.compressed
    case .ambiguity, .conflict: theme.conflict
    }
  }
}

extension Point {
  /// A point by its places along an axis and across it.
  init(_ axis: Axis, along: Double, across: Double) {
    self =
      axis == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
  }
}

extension Rect {
  func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }
}
