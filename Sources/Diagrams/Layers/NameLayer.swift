import AutoLayout
import Drawing
import Geometry
import LayoutExplanation
import Typesetting

/// What is written to the views: the tags of those that gave way, the names of the others, and the
/// numbers of conflicts.
struct NameLayer {
  let stage: Stage
  let tags: [ViewID: Tag]
  /// What found no place near its view.
  private var gutter: [(label: Label, view: ViewID)] = []

  init(stage: Stage, in sketch: Sketch) {
    self.stage = stage
    tags = sketch.shows(.changes) ? Tag.tags(on: stage, in: sketch) : [:]
  }

  private enum Label {
    case tag(Tag)
    case name(String)

    var isTag: Bool { if case .tag = self { true } else { false } }
  }

  /// Draws what happened to the views, before their names take the best places.
  mutating func drawTags(in sketch: inout Sketch) {
    for id in stage.scene.viewIDs {
      guard let tag = tags[id], !stage.isHidden(id) else { continue }
      place([.tag(tag)], at: id, in: &sketch)
    }
  }

  /// Writes the names of all other views.
  mutating func drawNames(in sketch: inout Sketch) {
    for id in stage.scene.viewIDs.dropFirst() where tags[id] == nil && !stage.isHidden(id) {
      let name = stage.scene[id].name
      let captions = stage.scene[id].stackCaption.map { ["\(name)  \($0)", name] } ?? [name]
      place(captions.map(Label.name), at: id, in: &sketch)
    }
  }

  // MARK: - Places

  /// Draws the first of some labels that finds a place; the last one stands in the gutter if none
  /// does.
  private mutating func place(_ labels: [Label], at id: ViewID, in sketch: inout Sketch) {
    // Setting a name costs more than all else here, and most of very many views have no room.
    let recedes = stage.isVast && tags[id] == nil
    if recedes, stage.frame(of: id).width < 12 || stage.frame(of: id).height < 12 { return }
    for label in labels {
      guard let box = place(size(of: label, in: sketch), at: id, label.isTag, in: sketch) else {
        continue
      }
      return draw(label, in: box, of: id, &sketch)
    }
    guard !recedes, let label = labels.last else { return }
    let size = size(of: label, in: sketch)
    if let callout = Callout(to: stage.frame(of: id), size: size, on: stage, in: sketch) {
      sketch.leader(
        callout.leaderBesideText, sketch.theme.secondaryInk, subject: stage.scene[id].name)
      return draw(label, in: callout.box, of: id, &sketch)
    }
    gutter.append((label, id))
  }

  /// Of a tag best above the view, of a name best in it; nowhere one would take it for another's.
  private func place(
    _ size: Size, at id: ViewID, _ isTag: Bool, in sketch: Sketch
  ) -> Rect? {
    let frame = stage.frame(of: id)
    let columns = [frame.minX, frame.maxX - size.width, frame.midX - size.width / 2]
    func row(_ y: Double, inset: Double = 0) -> [Rect] {
      zip(columns, [inset, -inset, 0]).map {
        Rect(origin: Point(x: $0 + $1, y: y), size: size)
      }
    }
    let inside = (row(frame.minY + 4, inset: 4) + row(frame.maxY - size.height - 3, inset: 4))
      .filter(frame.contains)
    let gap = isTag ? 3.0 : 1
    let outside =
      row(frame.minY - size.height - gap) + row(frame.maxY + gap)
    let middle = frame.midY - size.height / 2
    let beside = [frame.maxX + 5, frame.minX - size.width - 5].map {
      Rect(origin: Point(x: $0, y: middle), size: size)
    }
    let superview = stage.scene[id].superview ?? .root
    let near =
      isTag
      ? (outside + beside).map { ($0, superview) } + inside.map { ($0, id) }
      : inside.prefix(1).map { ($0, id) } + outside.prefix(1).map { ($0, superview) }
        + inside.dropFirst().map { ($0, id) }
        + (outside.dropFirst() + beside).map { ($0, superview) }
    return near.first { box, view in stage.isOn(view, box) && sketch.isFree(box) }?.0
      ?? (outside + beside).first { stage.isReserved($0, for: []) && sketch.isFree($0) }
  }

  private func size(of label: Label, in sketch: Sketch) -> Size {
    switch label {
    case .tag(let tag): tag.size(in: sketch)
    case .name(let name): sketch.size(of: name, AnnotationFont.text)
    }
  }

  private func draw(_ label: Label, in box: Rect, of id: ViewID, _ sketch: inout Sketch) {
    switch label {
    case .tag(let tag): tag.draw(in: box, &sketch)
    case .name(let name):
      sketch.write(
        name, AnnotationFont.text, sketch.theme.secondaryInk, in: box, role: "name",
        subject: stage.scene[id].name)
    }
  }

  // MARK: - The gutter

  /// Between the scene and its gutter, and between two labels in it.
  private static let distance = 18.0
  private static let apart = 3.0

  /// Draws what found no place near its view right of the scene, with a line to the view.
  mutating func drawGutter(in sketch: inout Sketch) {
    defer { gutter = [] }
    let waiting = gutter.sorted {
      (stage.frame(of: $0.view).midY, $0.view) < (stage.frame(of: $1.view).midY, $1.view)
    }
    guard !waiting.isEmpty else { return }
    let left = max(stage.bounds.maxX, sketch.part.maxX) + Self.distance
    let sizes = waiting.map { size(of: $0.label, in: sketch) }
    let middles = Sketch.spread(
      waiting.map { stage.frame(of: $0.view).midY }, sizes.map { $0.height + Self.apart },
      from: stage.bounds.minY)
    for (((label, id), size), middle) in zip(zip(waiting, sizes), middles) {
      let frame = stage.frame(of: id)
      let color =
        tags[id]?.parts.first?.verdict.color(in: sketch.theme) ?? sketch.theme.secondaryInk
      let line = sketch.visible(
        from: Point(x: left - 4, y: middle), to: Point(x: frame.maxX, y: frame.midY))
      sketch.lines(
        line, Stroke(color, width: 0.8), role: "leader", subject: stage.scene[id].name)
      let box = Rect(x: left, y: middle - size.height / 2, width: size.width, height: size.height)
      draw(label, in: box, of: id, &sketch)
    }
  }

  // MARK: - Conflicts

  /// Puts the number of each conflict on the views it speaks of, where it covers no text; beside
  /// them, with a line to them, where there is no room for it.
  ///
  /// - Parameter numbered: the constraints whose signs carry the number of their conflict: of these
  ///   the views need none.
  func drawBadges(except numbered: Set<Int>, in sketch: inout Sketch) {
    let size = Size(width: Sketch.badgeDiameter + 2, height: Sketch.badgeDiameter + 2)
    for reason in stage.reasons {
      guard case .conflict(let conflict) = reason.subject else { continue }
      for id in views(in: conflict, except: numbered).prefix(Self.mostViews) {
        let name = stage.scene[id].name
        let frame = stage.frame(of: id)
        let near =
          id == .root
          ? Self.placeBesideCaption(size, in: sketch) : place(size, at: id, true, in: sketch)
        if let near {
          sketch.badge(reason.number, .conflict, in: near, subject: name)
        } else if let callout = Callout(to: frame, size: size, on: stage, in: sketch) {
          sketch.leader(callout.leader, sketch.theme.conflict, subject: name)
          sketch.badge(reason.number, .conflict, in: callout.box, subject: name)
        }
      }
    }
  }

  /// The views a number goes to.
  private func views(in conflict: ConflictReport, except numbered: Set<Int>) -> [ViewID] {
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
    // Several conflicts may speak of it.
    return (0..<4).lazy.map { place in
      Rect(
        origin: Point(
          x: caption.maxX + 5 + Double(place) * (size.width + 3), y: caption.midY - size.height / 2),
        size: size)
    }.first(where: sketch.isFree)
  }

  /// A conflict of more views than this marks the first of them only.
  private static let mostViews = 24
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
