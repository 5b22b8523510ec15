import AutoLayout
import Drawing
import Geometry
import LayoutExplanation

/// What is written to the views: their names, and the numbers of the reasons that speak of them.
struct NameLayer {
  let stage: Stage

  /// Writes each view's name where there is room for it, those of changed views first; returns the
  /// views whose name found none.
  func drawNames(in sketch: inout Sketch) -> Set<ViewID> {
    var nameless = Set<ViewID>()
    let views = stage.scene.viewIDs.dropFirst()
    for id in views.filter(stage.changed.contains) + views.filter({ !stage.changed.contains($0) }) {
      if let box = place(of: id, in: sketch) {
        draw(nameOf: id, in: box, &sketch)
      } else {
        nameless.insert(id)
      }
    }
    return nameless
  }

  private func draw(nameOf id: ViewID, in box: Rect, _ sketch: inout Sketch) {
    let name = stage.scene[id].name
    let isStretched = Axis.allCases.contains {
      stage.layout.deformation(of: id, $0).delta > 0
    }
    if isStretched, sketch.shows(.changes), stage.frame(of: id).intersects(box) {
      // A hatch behind it would make the name hard to read.
      sketch.rectangle(box, fill: sketch.theme.stretchedTint, role: "name-ground", subject: name)
    }
    sketch.write(
      name, AnnotationFont.text, sketch.theme.secondaryInk, in: box, role: "name",
      subject: name)
  }

  /// In the view, best at the top left; else just outside it, on its superview or on none, where
  /// nobody takes it for the name of a neighbour.
  private func place(of id: ViewID, in sketch: Sketch) -> Rect? {
    let frame = stage.frame(of: id)
    let recedes = stage.isVast && !stage.changed.contains(id)
    // Setting a name costs more than all else here, and most of very many views have no room.
    if recedes, frame.width < 12 || frame.height < 12 { return nil }
    let name = stage.scene[id].name
    let size = sketch.size(of: name, AnnotationFont.text)
    let (left, right) = (frame.minX + 5, frame.maxX - size.width - 4)
    let (top, bottom) = (frame.minY + 4, frame.maxY - size.height - 3)
    let (above, below) = (frame.minY - size.height - 1, frame.maxY + 1)
    func box(_ x: Double, _ y: Double) -> Rect { Rect(origin: Point(x: x, y: y), size: size) }
    let outside = [
      box(frame.minX + 3, above), box(frame.minX + 3, below), box(frame.maxX - size.width, above),
      box(frame.maxX - size.width, below), box(frame.maxX + 5, frame.midY - size.height / 2),
    ]
    let inside = [box(left, top), box(left, bottom), box(right, top), box(right, bottom)]
    let superview = stage.scene[id].superview ?? .root
    let places =
      recedes
      ? inside.map { ($0, id) }
      : [(inside[0], id), (outside[0], superview)] + inside.dropFirst().map { ($0, id) }
        + outside.dropFirst().map { ($0, superview) }
    if let place = places.first(where: { box, view in
      stage.isOn(view, box) && sketch.isFreeForText(box)
    }) {
      return place.0
    }
    if recedes { return nil }
    return outside.first {
      stage.isReserved($0, for: []) && sketch.isFreeForText($0)
    }
  }

  // MARK: - Badges

  /// Puts the number of each reason on the views it speaks of, where it covers no text; beside them,
  /// with a line to them, where there is no room for it.
  func drawBadges(in sketch: inout Sketch) {
    let size = Size(width: Sketch.badgeDiameter, height: Sketch.badgeDiameter)
    for reason in stage.reasons {
      for id in stage.explanation.views(in: reason).prefix(Self.mostViews) where id != .root {
        let frame = stage.frame(of: id)
        let color = reason.color(in: sketch.theme)
        let name = stage.scene[id].name
        let places = Self.badgePlaces(frame, size).filter { sketch.isFree($0) }
        // On a neighbour it would speak of the neighbour.
        if let place = places.first(where: { stage.isReserved($0, for: [id]) }) {
          sketch.badge(reason.number, color, in: place, subject: name)
        } else if let callout = Callout(to: frame, size: size, on: stage, in: sketch) {
          sketch.leader(callout.leader, color, subject: name)
          sketch.badge(reason.number, color, in: callout.box, subject: name)
        } else if let place = places.first {
          // Better there than nowhere.
          sketch.badge(reason.number, color, in: place, subject: name)
        }
      }
    }
  }

  /// A reason that speaks of more views than this marks the first of them only.
  private static let mostViews = 24

  /// Places for a badge, best first: in a corner, then astride an edge, then beside the view.
  private static func badgePlaces(_ frame: Rect, _ size: Size) -> [Rect] {
    let inset = 4.0
    let right = frame.maxX - size.width - inset
    let top = frame.minY + inset
    var origins: [Point] = []
    if frame.width >= size.width + 2 * inset, frame.height >= size.height + 2 * inset {
      for column in 0..<4 {
        let x = right - Double(column) * (size.width + 3)
        if x < frame.minX + inset { break }
        origins.append(Point(x: x, y: top))
        origins.append(Point(x: x, y: frame.maxY - size.height - inset))
      }
      origins.append(Point(x: frame.minX + inset, y: top))
      origins.append(Point(x: frame.minX + inset, y: frame.maxY - size.height - inset))
    }
    // No further than a badge and a half from the view: further off it would speak of another one.
    for offset in stride(from: 0.0, through: min(54, max(18, frame.width - size.width)), by: 18) {
      let x = frame.maxX - size.width - offset
      origins.append(Point(x: x, y: frame.minY - size.height / 2))
      origins.append(Point(x: x, y: frame.minY - size.height - 2))
      origins.append(Point(x: x, y: frame.maxY - size.height / 2))
      origins.append(Point(x: x, y: frame.maxY + 2))
    }
    for offset in [0.0, 18] {
      origins.append(Point(x: frame.maxX + 3, y: frame.minY + offset))
      origins.append(Point(x: frame.minX - size.width - 3, y: frame.minY + offset))
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
