import SnugDrawing
import SnugExplanation
import SnugGeometry
import SnugLayout

/// The names of views in the overview with the amounts by which they are off their sizes, where they touch nothing. Those
/// of losers come first, then those of the other views that sentences are about; the texts of others name most of them
/// anyway. Where a name and an amount have no room together, those of a loser are beside the root, with a line to the view;
/// if there is none either, the amount is only in the view itself.
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
  /// A smaller loss is told only if all greater ones are, in points, as in the order of cards.
  private static let leastTold = 5.0
  /// A text beside the root that takes more of this width makes the overview too small. Our choice.
  private static let longLine = 0.62

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
    var isGreaterUntold = false
    for id in order {
      var told = overview.amountsToName(of: id, in: sketch)
      // Of less, the number of the card says enough.
      let isSlight = loss(id) < Self.leastTold
      if isSlight, isGreaterUntold { told = told.filter { !$0.isLoss } }
      let texts = sketch.shows(.names) ? texts(of: id) : []
      if told.isEmpty {
        placeName(texts, id, apart: 5, in: &sketch)
      } else {
        placeAmounts(told, texts, id, in: &sketch)
      }
      if !isSlight, !told.isEmpty, amounts[id] == nil { isGreaterUntold = true }
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

  /// The views in the order in which their names choose their places: losers first, the worst of them before others.
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
    return (0...5).flatMap { rank in
      let views = zip(shown, ranks).filter { $0.1 == rank }.map(\.0)
      return rank > 0 ? views : views.sorted { (loss($0), $1) > (loss($1), $0) }
    }
  }

  /// How much a view loses, which is everything if nothing is left of it.
  private func loss(_ id: ViewID) -> Double {
    let lost = (overview.outcomes[id] ?? []).filter { $0.isLoss && $0.delta < 0 }
    return lost.map {
      stage.layout[id].alignmentRect[$0.axis].length < .leastShown ? .infinity : -$0.delta
    }.max() ?? 0
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
    let lost = told.filter { $0.isLoss && ($0.delta < 0 || $0.verdict == .conflict) }
    let choices = [told, lost].filter { !$0.isEmpty }
    for (text, told) in texts.flatMap({ text in choices.map { (text, $0) } }) {
      guard let box = place(size(text, told, sketch), id, apart: apart, hasAmount: true, in: sketch)
      else {
        continue
      }
      set(text, told, of: id, in: box, &sketch)
      return
    }
    // Elsewhere an amount alone would be taken for another view's.
    let inside = place(size(nil, told, sketch), id, apart: apart, isInside: true, in: sketch)
    let hasName = texts.contains { place(sketch.size(of: $0), id, apart: apart, in: sketch) != nil }
    if inside == nil || !hasName, placeBeside(texts.first, lost, id, in: &sketch) { return }
    if let inside { set(nil, told, of: id, in: inside, &sketch) }
    placeName(texts, id, apart: apart, in: &sketch)
  }

  /// Places what a loser gives up beside the root, with its name. Returns whether there is room.
  private mutating func placeBeside(
    _ name: String?, _ lost: [Outcome], _ id: ViewID, in sketch: inout Sketch
  ) -> Bool {
    guard overview.gutter > 0, let worst = lost.last else { return false }
    let (flat, stacked) = (size(name, lost, sketch), size(name, lost, sketch, isStacked: true))
    let sizes = flat.width > Self.longLine * overview.gutter ? [stacked, flat] : [flat, stacked]
    guard let (box, line) = placeBeside(sizes, of: id, lost, in: sketch) else { return false }
    set(name, lost, of: id, in: box, &sketch)
    if !line.isEmpty {
      sketch.leader(line, worst.verdict, subject: stage.scene[id].name)
    }
    return true
  }

  /// The size of amounts, after or below a name if there is one.
  private func size(
    _ name: String?, _ told: [Outcome], _ sketch: Sketch, isStacked: Bool = false
  ) -> Size {
    let (width, height) = (sketch.width(of: told), sketch.size(of: "0").height)
    guard let name = name.map({ sketch.size(of: $0).width }) else {
      return Size(width: width, height: height)
    }
    return isStacked
      ? Size(width: max(name, width), height: 2 * height)
      : Size(width: name + Self.gap + width, height: height)
  }

  private mutating func set(
    _ name: String?, _ told: [Outcome], of id: ViewID, in box: Rect, _ sketch: inout Sketch
  ) {
    let height = sketch.size(of: "0").height
    let isStacked = box.height > height
    // Left of the root, both end at the line.
    let end = !isStacked || box.maxX < stage.bounds.minX ? box.maxX : nil
    func part(_ width: Double, _ y: Double, end: Double?) -> Rect {
      Rect(x: end.map { $0 - width } ?? box.minX, y: y, width: width, height: height)
    }
    if let name {
      names[id] = (
        name, part(sketch.size(of: name).width, box.minY, end: isStacked ? end : nil)
      )
    }
    amounts[id] = (told, part(sketch.width(of: told), box.maxY - height, end: end))
    sketch.occupyWithSides(box)
  }
}
