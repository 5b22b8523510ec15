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
      let name = stage.scene[id].name
      let captions = stage.scene[id].stackCaption.map { ["\(name)  \($0)", name] } ?? [name]
      var isPlaced = false
      for caption in captions where !isPlaced {
        guard let box = place(of: id, caption, in: sketch) else { continue }
        draw(caption, of: id, in: box, &sketch)
        isPlaced = true
      }
      if !isPlaced { nameless.insert(id) }
    }
    return nameless
  }

  private func draw(_ caption: String, of id: ViewID, in box: Rect, _ sketch: inout Sketch) {
    let name = stage.scene[id].name
    let isStretched = Axis.allCases.contains {
      stage.layout.deformation(of: id, $0).delta > 0
    }
    if isStretched, sketch.shows(.changes), stage.frame(of: id).intersects(box) {
      // A hatch behind it would make the name hard to read.
      sketch.rectangle(box, fill: sketch.theme.stretchedTint, role: "name-ground", subject: name)
    }
    sketch.write(
      caption, AnnotationFont.text, sketch.theme.secondaryInk, in: box, role: "name",
      subject: name)
  }

  /// In the view, best at the top left; else just outside it, on its superview or on none, where
  /// nobody takes it for the name of a neighbour.
  private func place(of id: ViewID, _ caption: String, in sketch: Sketch) -> Rect? {
    let frame = stage.frame(of: id)
    let recedes = stage.isVast && !stage.changed.contains(id)
    // Setting a name costs more than all else here, and most of very many views have no room.
    if recedes, frame.width < 12 || frame.height < 12 { return nil }
    let size = sketch.size(of: caption, AnnotationFont.text)
    let (left, right) = (frame.minX + 5, frame.maxX - size.width - 4)
    let (top, bottom) = (frame.minY + 4, frame.maxY - size.height - 3)
    let (above, below) = (frame.minY - size.height - 1, frame.maxY + 1)
    func box(_ x: Double, _ y: Double) -> Rect { Rect(origin: Point(x: x, y: y), size: size) }
    let outside = [
      box(frame.minX + 3, above), box(frame.minX + 3, below), box(frame.maxX - size.width, above),
      box(frame.maxX - size.width, below),
    ]
    // Beside the view it could be taken for the name of a gap.
    let middle = frame.midY - size.height / 2
    let others =
      [0.5, 0.25, 0.75].flatMap { share in
        [above, below].map { box(frame.minX + (frame.width - size.width) * share, $0) }
      } + [box(frame.maxX + 5, middle), box(frame.minX - size.width - 5, middle)]
    let inside = [box(left, top), box(left, bottom), box(right, top), box(right, bottom)]
    let superview = stage.scene[id].superview ?? .root
    let places =
      recedes
      ? inside.map { ($0, id) }
      : [(inside[0], id), (outside[0], superview)] + inside.dropFirst().map { ($0, id) }
        + (outside.dropFirst() + others).map { ($0, superview) }
    if let place = places.first(where: { box, view in
      stage.isOn(view, box) && sketch.isFree(box)
    }) {
      return place.0
    }
    if recedes { return nil }
    return (outside + others + beyondScene(of: frame, size, in: sketch)).first {
      stage.isReserved($0, for: []) && sketch.isFree($0)
    }
  }

  /// How far from its view a name may stand beyond the edge of the scene, in points.
  private static let farthest = 24.0

  /// Above and below the scene, close to a view at its edge; where there are lanes the name stands
  /// in these.
  private func beyondScene(of frame: Rect, _ size: Size, in sketch: Sketch) -> [Rect] {
    guard !sketch.shows(.measures) else { return [] }
    let scene = stage.bounds
    let rows = [
      (scene.maxY + 2, scene.maxY - frame.maxY),
      (scene.minY - size.height - 2, frame.minY - scene.minY),
    ]
    return rows.filter { $0.1 <= Self.farthest }.flatMap { y, _ in
      [frame.minX + 3, frame.maxX - size.width].map {
        Rect(origin: Point(x: $0, y: y), size: size)
      }
    }
  }

  // MARK: - Badges

  /// Puts the number of each reason on the views it speaks of, where it covers no text; beside them,
  /// with a line to them, where there is no room for it.
  ///
  /// - Parameter numbered: the constraints whose signs carry the number of their conflict: of these
  ///   the views need none.
  func drawBadges(except numbered: Set<Int>, in sketch: inout Sketch) {
    let size = Size(width: Sketch.badgeDiameter, height: Sketch.badgeDiameter)
    for reason in stage.reasons {
      for id in views(in: reason, except: numbered).prefix(Self.mostViews) {
        let frame = stage.frame(of: id)
        let color = reason.color(in: sketch.theme, of: stage.layout, about: id)
        let name = stage.scene[id].name
        if id == .root, let place = Self.placeBesideCaption(size, in: sketch) {
          sketch.badge(reason.number, color, in: place, subject: name)
          continue
        }
        let places = Self.badgePlaces(frame, size).filter { sketch.isFreeButForLines($0) }
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

  /// The views a number goes to. The root bears one only for its own size.
  private func views(in reason: Reason, except numbered: Set<Int>) -> [ViewID] {
    guard case .conflict(let conflict) = reason.subject else {
      return stage.explanation.views(in: reason).filter { $0 != .root }
    }
    let system = stage.layout.system
    let views = conflict.entries.filter { !numbered.contains($0) }.flatMap { index in
      let constraint = system.entries[index].constraint
      let views = [constraint.firstItem, constraint.secondItem].compactMap {
        $0.map(system.view(of:))
      }
      return views == [.root] ? views : views.filter { $0 != .root }
    }
    return Set(views).sorted()
  }

  /// Behind the caption of the root in the panel that is being drawn.
  private static func placeBesideCaption(_ size: Size, in sketch: Sketch) -> Rect? {
    guard let caption = sketch.marks.last(where: { $0.role == "root-name" })?.bounds else {
      return nil
    }
    // Several reasons may speak of it.
    return (0..<4).lazy.map { place in
      Rect(
        origin: Point(
          x: caption.maxX + 5 + Double(place) * (size.width + 3), y: caption.midY - size.height / 2),
        size: size)
    }.first(where: sketch.isFree)
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
  /// The colour of what the reason is about, or of what it has to do with one view.
  func color(in theme: Theme, of layout: Layout, about view: ViewID? = nil) -> Color {
    let words = Wording(layout: layout)
    switch subject {
    case .contest(let contest):
      let isLoss = view.flatMap(contest.payer).map(words.loses) ?? words.loses(contest)
      return isLoss ? theme.compressed : theme.stretched
    case .ambiguity, .conflict: return theme.conflict
    }
  }
}

extension View {
  /// What a stack view is, beside its name: its axis, and what is not UIKit's default; `nil` for
  /// other views.
  fileprivate var stackCaption: String? {
    guard case .stack(let stack) = content else { return nil }
    let distribution = stack.distribution == .fill ? [] : [stack.distribution.rawValue]
    // UIKit's other names for the same: what is above is not said to lead.
    let names: [StackView.Alignment: String] =
      stack.axis == .horizontal ? [.leading: "top", .trailing: "bottom"] : [:]
    let alignment =
      stack.alignment == .fill ? [] : [names[stack.alignment] ?? stack.alignment.rawValue]
    return ([stack.axis.rawValue] + distribution + alignment).joined(separator: " · ")
  }
}
