import SnugDrawing
import SnugExplanation
import SnugGeometry
import SnugLayout

/// The names of views in the overview with the amounts by which they are off their sizes, where they touch nothing. Those
/// of losers come first, then those of the other views that sentences are about; the texts of others name most of them
/// anyway. Where a name and an amount have no room together, those of a loser are beside the root, with a line to the view,
/// if the name has no place either; else the amount has the first choice, that of a loser at last beside the root.
struct OverviewNames {
  let overview: Overview
  let badges: OverviewBadges
  /// Those that have room.
  private(set) var names: [ViewID: (text: String, box: Rect)] = [:]
  private(set) var amounts: [ViewID: (told: [Outcome], box: Rect)] = [:]
  /// The edges of views, which names do not cross.
  let edges: SpatialGrid<Void>
  /// The views that badges or sentences are about.
  let cited: Set<ViewID>
  private let shown: [ViewID]

  var stage: Stage { overview.stage }
  private static let gap = 4.0

  init(overview: Overview, badges: OverviewBadges) {
    self.overview = overview
    self.badges = badges
    let stage = overview.stage
    shown = stage.scene.visibleViews.filter { $0 != .root }
    var edges = SpatialGrid<Void>()
    for id in shown where overview.isDrawn(id) {
      let frame = stage.frame(of: id).outset(by: EdgeInsets(all: 1.5))
      for axis in Axis.allCases {
        for edge in [frame[axis].start, frame[axis].end - 1.5] {
          edges.insert(
            Rect(
              axis, along: Interval(start: edge, length: 1.5), across: frame[axis.cross]))
        }
      }
    }
    self.edges = edges
    // Of the views of other cards, strips and the root's name say which they are.
    let badged = overview.ownCards.flatMap {
      $0.outcomes.map(\.view) + [$0.concerned].compactMap(\.self)
    }
    cited = overview.mentioned.union(badged)
  }

  mutating func draw(in sketch: inout Sketch) {
    for id in order {
      let told = overview.amountsToName(of: id, in: sketch)
      let texts = sketch.shows(.names) ? texts(of: id) : []
      if told.isEmpty {
        placeName(texts, id, apart: 5, in: &sketch)
      } else {
        placeAmounts(told, texts, id, in: &sketch)
      }
    }
    // Where the name of a view that a card is about has no room, only names of such views are drawn: another name
    // would be taken for it.
    let isIncomplete = shown.contains { cited.contains($0) && names[$0] == nil }
    if isIncomplete { names = names.filter { cited.contains($0.key) } }
    // In the order of the views, so that another choice moves no lines of the picture.
    for id in shown {
      let name = stage.scene[id].name
      if let (text, box) = names[id] {
        sketch.write(text, sketch.theme.secondaryInk, in: box, role: "name", subject: name)
      }
      if let (told, box) = amounts[id] { sketch.amounts(told, at: box.origin, subject: name) }
    }
  }

  /// The views in the order in which their names choose their places: losers first.
  private var order: [ViewID] {
    let tags = overview.line.map { OverviewTags(overview: overview, line: $0) }
    // Their constraints gave way.
    let subjects = Set(overview.cards.compactMap(\.concerned))
    func rank(_ id: ViewID) -> Int? {
      if overview.outcomes[id] != nil {
        if !(tags?.tagged(id).isEmpty ?? true) { return nil }
        return overview.outlined(id)!.isLoss ? 0 : 1
      }
      if subjects.contains(id) { return 2 }
      if overview.mentioned.contains(id) { return 3 }
      if stage.containers.contains(id) { return nil }
      // Nothing else in the picture says which view it is.
      if case .none = stage.scene[id].content { return 4 }
      return 5
    }
    let ranks = shown.map(rank)
    return (0...5).flatMap { rank in zip(shown, ranks).filter { $0.1 == rank }.map(\.0) }
  }

  /// The name, before it with the size if there is nothing else to tell.
  private func texts(of id: ViewID) -> [String] {
    let name = stage.scene[id].name
    return stage.explanation.reasons.isEmpty
      ? ["\(name)  \(Wording.size(stage.layout[id].frame))", name] : [name]
  }

  private mutating func placeName(
    _ texts: [String], _ id: ViewID, apart: Double, in sketch: inout Sketch
  ) {
    for text in texts {
      guard let box = place(sketch.size(of: text), id, apart: apart, in: sketch) else { continue }
      names[id] = (text, box)
      sketch.occupyWithSides(box)
      return
    }
  }

  private mutating func placeAmounts(
    _ told: [Outcome], _ texts: [String], _ id: ViewID, in sketch: inout Sketch
  ) {
    // An amount has the color of its view.
    let apart = 3.0
    for text in texts {
      guard let box = place(size(text, told, sketch), id, apart: apart, in: sketch) else {
        continue
      }
      set(text, told, of: id, in: box, &sketch)
      return
    }
    let lost = told.filter(\.isLoss)
    if overview.gutter > 0, !lost.isEmpty, let name = texts.first,
      place(sketch.size(of: name), id, apart: apart, in: sketch) == nil,
      placeBeside(name, lost, id, in: &sketch)
    {
      return
    }
    if let box = place(size(nil, told, sketch), id, apart: apart, in: sketch) {
      set(nil, told, of: id, in: box, &sketch)
    }
    placeName(texts, id, apart: apart, in: &sketch)
    if amounts[id] == nil { _ = placeBeside(nil, lost, id, in: &sketch) }
  }

  /// Places what a loser gives up beside the root, with its name if it has no other place. Returns whether there is room.
  private mutating func placeBeside(
    _ name: String?, _ lost: [Outcome], _ id: ViewID, in sketch: inout Sketch
  ) -> Bool {
    guard overview.gutter > 0, let worst = lost.last else { return false }
    let size = size(name, lost, sketch)
    let place =
      besideBadge(of: id, size, lost, isNamed: name != nil, in: sketch).map { (box: $0, line: []) }
      // Nearer to others, the line would underline them.
      ?? badges.inGutter(
        stage.alignmentRect(of: id), size, of: id, apart: 5, isStrict: true, in: sketch)
    guard let (box, line) = place else { return false }
    set(name, lost, of: id, in: box, &sketch)
    if !line.isEmpty {
      sketch.leader(line, worst.verdict, subject: stage.scene[id].name)
    }
    return true
  }

  /// The size of amounts, after a name if there is one.
  private func size(_ name: String?, _ told: [Outcome], _ sketch: Sketch) -> Size {
    let before = name.map { sketch.size(of: $0).width + Self.gap } ?? 0
    return Size(width: before + sketch.width(of: told), height: sketch.size(of: "0").height)
  }

  private mutating func set(
    _ name: String?, _ told: [Outcome], of id: ViewID, in box: Rect, _ sketch: inout Sketch
  ) {
    if let name { names[id] = (name, Rect(origin: box.origin, size: sketch.size(of: name))) }
    let before = box.width - sketch.width(of: told)
    amounts[id] = (told, box.inset(by: EdgeInsets(left: before)))
    sketch.occupyWithSides(box)
  }
}
