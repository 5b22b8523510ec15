import AutoLayout
import Drawing
import Geometry
import LayoutExplanation

/// The labels of views: the tags of views that gave way, the names of the others, and the numbers
/// of conflicts.
struct NameLayer {
  let stage: Stage
  private let tags: [ViewID: Label]
  /// Labels without a free position near their views.
  private var gutter: [(label: Label, view: ViewID)] = []

  init(stage: Stage, in sketch: Sketch) {
    self.stage = stage
    tags =
      sketch.shows(.changes)
      ? TagWording(stage: stage, sketch: sketch).labels().filter { !stage.isHidden($0.key) } : [:]
  }

  /// Draws the tags, before names take the best positions.
  mutating func drawTags(in sketch: inout Sketch) {
    for id in stage.scene.viewIDs {
      if let tag = tags[id] { place([tag], at: id, isTag: true, in: &sketch) }
    }
  }

  mutating func drawNames(in sketch: inout Sketch) {
    // A hidden view that a stack view collapses has no box.
    let collapsed = stage.scene.collapsedViews
    for id in stage.scene.viewIDs.dropFirst() where tags[id] == nil && !collapsed.contains(id) {
      // Measuring names dominates the time here, and in a scene with very many views most names
      // have no room.
      let frame = stage.frame(of: id)
      if stage.isVast, frame.width < 12 || frame.height < 12 { continue }
      let name = stage.scene[id].name
      let captions = stage.scene[id].stackCaption.map { ["\(name)  \($0)", name] } ?? [name]
      let labels = captions.map {
        Label($0, sketch.theme.secondaryInk, role: "name", subject: name, in: sketch)
      }
      place(labels, at: id, isTag: false, in: &sketch)
    }
  }

  // MARK: - Places

  /// Draws the first label that fits. If none does, the last one is drawn in the gutter.
  private mutating func place(
    _ labels: [Label], at id: ViewID, isTag: Bool, in sketch: inout Sketch
  ) {
    for label in labels {
      // A tag has a background that hides the edges behind it.
      let near = candidates(for: label.size, at: id, isTag).filter {
        isTag || sketch.crossesNoEdge($0.box)
      }
      if sketch.place(label, at: near, on: stage) { return }
    }
    guard let label = labels.last, isTag || !stage.isVast else { return }
    let apart = stage.candidates(apartFrom: stage.frame(of: id), label.size, orBesideScene: isTag)
    if !sketch.place(label, at: apart, on: stage) { gutter.append((label, id)) }
  }

  /// Positions for a tag, preferably above the view, or for a name, preferably in it. None is
  /// ambiguous between views.
  private func candidates(for size: Size, at id: ViewID, _ isTag: Bool) -> [Candidate] {
    let frame = stage.frame(of: id)
    let room = frame.inset(by: EdgeInsets(top: 4, left: 4, bottom: 3, right: 4))
    let superview = stage.scene[id].superview ?? .root
    // Equally close to another view, a tag would appear to belong to that one.
    let (gap, clearance) = isTag ? (3.0, 1.5) : (1, 0)
    func candidate(_ box: Rect, _ ground: Candidate.Ground) -> Candidate {
      Candidate(box: box, ground: ground, clearance: clearance)
    }
    func row(_ y: Spot, of frame: Rect, _ view: ViewID) -> [Candidate] {
      [0, 1, 0.5].map { candidate(frame.box(size, x: .flush($0), y: y), .on(view)) }
    }
    let inside = row(.flush(0), of: room, id) + row(.flush(1), of: room, id)
    let outside = row(.before(gap), of: frame, superview) + row(.after(gap), of: frame, superview)
    let beside = [Spot.after(5), .before(5)].map {
      candidate(frame.box(size, x: $0, y: .flush(0.5)), .on(superview))
    }
    let afar = (outside + beside).map { candidate($0.box, .reserved([])) }
    if isTag { return outside + beside + inside + afar }
    return [inside[0], outside[0]] + inside.dropFirst() + outside.dropFirst() + beside + afar
  }

  // MARK: - The gutter

  /// A label without a free position near its view, and the position across the axis where its
  /// leader leaves the view.
  private typealias Waiting = (label: Label, view: ViewID, place: Double)

  /// Draws the labels without free positions near their views to the right of the scene or below
  /// it, depending on which direction crosses fewer views. If the leader of a name would run behind
  /// a text, it would appear to belong to that text; the name then becomes a numbered note.
  mutating func drawGutter(in sketch: inout Sketch) {
    let ends = PerAxis<Double> { axis in
      max(stage.bounds[axis].end, sketch.part[axis].end) + (axis == .horizontal ? 18 : 8)
    }
    var waiting = PerAxis<[Waiting]> { _ in [] }
    for (label, id) in gutter {
      let frame = stage.frame(of: id)
      let isBelow = crossings(from: id, .vertical) < crossings(from: id, .horizontal)
      let axis: Axis = isBelow ? .vertical : .horizontal
      let places = [0.5, 0.25, 0.75].map(frame[axis.cross].position).filter { place in
        !waiting[axis].contains { abs($0.place - place) < 3 }
      }
      let free = places.first { place in
        sketch.isFreeButForLines(
          Rect(
            axis, along: Interval(start: frame[axis].end + 1, end: ends[axis]),
            across: Interval(around: place, by: 1)))
      }
      let name = stage.scene[id].name
      if free == nil, tags[id] == nil,
        NoteLayer(stage: stage).take(name, at: frame, for: [id], subject: name, in: &sketch)
      {
        continue
      }
      waiting[axis].append((label, id, free ?? places.first ?? frame[axis.cross].middle))
    }
    draw(waiting.horizontal, besideFrom: ends.horizontal, in: &sketch)
    draw(waiting.vertical, belowFrom: ends.vertical, in: &sketch)
  }

  /// The number of other views between a view and the end of the scene.
  private func crossings(from id: ViewID, _ axis: Axis) -> Int {
    let frame = stage.frame(of: id)
    let line = Rect(
      axis, along: Interval(start: frame[axis].end, end: stage.bounds[axis].end),
      across: Interval(around: frame[axis.cross].middle, by: 0.5))
    return stage.scene.viewIDs.count {
      !stage.isAround($0, id) && stage.frame(of: $0).intersects(line)
    }
  }

  private func draw(
    _ waiting: [Waiting], besideFrom left: Double, in sketch: inout Sketch
  ) {
    let waiting = waiting.sorted { ($0.place, $0.view) < ($1.place, $1.view) }
    let middles = Sketch.spread(
      waiting.map(\.place), waiting.map { $0.label.size.height + 3 },
      in: Interval(start: stage.bounds.minY, end: .infinity))
    for ((label, id, place), middle) in zip(waiting, middles) {
      let line = sketch.visible(
        from: Point(x: left - 4, y: middle), to: Point(x: stage.frame(of: id).maxX, y: place))
      draw(label, in: Rect(x: left, y: middle - label.size.height / 2, label.size), line, &sketch)
    }
  }

  /// Draws labels below each other, starting with the rightmost view's, so that no leader crosses a
  /// label.
  private func draw(
    _ waiting: [Waiting], belowFrom top: Double, in sketch: inout Sketch
  ) {
    var top = top
    for (label, id, place) in waiting.sorted(by: { ($0.place, $0.view) > ($1.place, $1.view) }) {
      let corner = Point(x: place, y: top + label.size.height / 2)
      let line =
        sketch.visible(from: Point(x: place, y: stage.frame(of: id).maxY), to: corner)
        + [[corner, Point(x: corner.x + 6, y: corner.y)]]
      draw(label, in: Rect(x: corner.x + 8, y: top, label.size), line, &sketch)
      top += label.size.height + 3
    }
  }

  private func draw(
    _ label: Label, in box: Rect, _ line: [[Point]], _ sketch: inout Sketch
  ) {
    sketch.lines(line, Stroke(label.color, width: 0.8), role: "leader", subject: label.subject)
    label.draw(in: box, &sketch)
  }

  // MARK: - Conflicts

  /// Draws the number of each conflict on its views where it covers no text, otherwise next to them
  /// with a leader.
  func drawBadges(in sketch: inout Sketch) {
    for reason in stage.reasons {
      guard case .conflict(let conflict) = reason.subject else { continue }
      for id in views(in: conflict, except: sketch.numberedConstraints).prefix(Self.mostViews) {
        let label = Label(
          [.badge(reason.number, .conflict)], sketch.theme.conflict, role: "badge",
          subject: stage.scene[id].name, in: sketch)
        let near =
          id == .root
          ? Self.besideCaption(label.size, in: sketch) : candidates(for: label.size, at: id, true)
        if sketch.place(label, at: near, on: stage) { continue }
        let apart = stage.candidates(apartFrom: stage.frame(of: id), label.size)
        sketch.place(label, at: apart, on: stage)
      }
    }
  }

  /// The views that get a conflict's number, without those where a symbol or a tag already has it.
  private func views(in conflict: Layout.Conflict, except numbered: Set<Int>) -> [ViewID] {
    let system = stage.layout.system
    let tagged = system.entries[conflict.broken].contentSize.flatMap { tags[$0.view] }
    let entries = conflict.entries.filter {
      !numbered.contains($0) && (tagged == nil || $0 != conflict.broken)
    }
    let views = entries.flatMap { index in
      let views = system.views(of: system.entries[index].constraint)
      return views == [.root] ? views : views.filter { $0 != .root }
    }
    return Set(views).sorted()
  }

  /// Positions after the root's caption in the current panel. Several conflicts can concern the
  /// root.
  private static func besideCaption(_ size: Size, in sketch: Sketch) -> [Candidate] {
    let caption = sketch.marks.last { $0.role == "root-name" }?.bounds
    return (0..<4).compactMap { place in
      let distance = 5 + Double(place) * (size.width + 3)
      return (caption?.box(size, x: .after(distance), y: .flush(0.5))).map {
        Candidate(box: $0, ground: .anything)
      }
    }
  }

  /// The limit for the views with a conflict's number.
  private static let mostViews = 24
}

extension View {
  /// The axis of a stack view and its properties other than the defaults, for its caption; `nil`
  /// for other views.
  fileprivate var stackCaption: String? {
    guard case .stack(let stack) = content else { return nil }
    let distribution = stack.distribution == .fill ? [] : [stack.distribution.rawValue]
    // UIKit's alternative names, because for a horizontal axis `top` is clearer than `leading`.
    let names: [StackView.Alignment: String] =
      stack.axis == .horizontal ? [.leading: "top", .trailing: "bottom"] : [:]
    let alignment =
      stack.alignment == .fill ? [] : [names[stack.alignment] ?? stack.alignment.rawValue]
    return ([stack.axis.rawValue] + distribution + alignment).joined(separator: " · ")
  }
}
