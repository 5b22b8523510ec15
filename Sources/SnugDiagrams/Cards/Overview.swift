import SnugDrawing
import SnugExplanation
import SnugGeometry
import SnugLayout

/// The scene without constraints and numbers, in which each view off its size has its outline, its
/// texture and the badges of the cards that tell of it.
struct Overview {
  let stage: Stage
  let guides: GuideLayer
  let outcomes: [ViewID: [Outcome]]
  let cards: [Card]
  /// Those that do not tell of every view.
  let ownCards: [Card]

  var scene: Scene { stage.scene }

  /// The width of the band along the edges of a view that gains like all others, or that loses on
  /// the other axis.
  static let band = 4.0
  /// A smaller loss, in the picture's points, is not seen, so it has an outline and a badge alone.
  static let leastLoss = 1.0

  /// The strip below the scene: its views have tags with their names and amounts in place of badges.
  let line: LineStrip?

  /// The parts of views outside their superviews.
  private let overhangs: [Overhang]

  /// Where its signs can be.
  let room: Rect
  /// Where badges and amounts can be that have no room there, beside the root.
  let widerRoom: Rect
  let gutter: Double

  /// The views that the sentences of cards name.
  let mentioned: Set<ViewID>

  /// - Parameters:
  ///   - hasBadges: whether the picture has cards, whose numbers the views have.
  ///   - gutter: how far badges and amounts may be beside the root, on each side.
  init(
    _ stage: Stage, _ cards: [Card], room: Rect, hasBadges: Bool = true, line: LineStrip? = nil,
    gutter: Double = 0
  ) {
    let bounds = stage.bounds
    widerRoom =
      gutter > 0
      ? Rect(
        spanning: PerAxis(
          horizontal: bounds[.horizontal].expanded(by: gutter), vertical: room[.vertical]))
      : room
    self.gutter = gutter
    self.stage = stage
    self.cards = hasBadges ? cards : []
    self.room = room
    self.line = line
    guides = GuideLayer(stage: stage)
    outcomes = Dictionary(grouping: cards.flatMap(\.outcomes), by: \.view)
    // Of the views of other cards, strips and the root's name say which they are.
    ownCards = self.cards.filter { !$0.isOfAllLeaves(of: stage.scene) }
    let words = ownCards.reduce(into: Set()) { $0.formUnion($1.words) }
    overhangs = Overhang.all(on: stage.layout)
    mentioned = Set(stage.scene.visibleViews.filter { words.contains(stage.scene[$0].name) })
      .union(overhangs.map(\.protrusion.view))
  }

  static func dashed(_ color: Color) -> Stroke { Stroke(color, width: 1.75, dash: [4, 2.5]) }
  static func dotted(_ theme: Theme) -> Stroke { Stroke(theme.ink, width: 1, dash: [1.5, 2]) }

  func draw(in sketch: inout Sketch) {
    for id in scene.viewIDs { draw(id, in: &sketch) }
    // Outlines are outside their frames, where later views would cover them.
    // Those of losers are above those of their neighbors.
    let shown = scene.viewIDs.filter { !stage.isHidden($0) }
    let losers = Set(shown.filter { outlined($0)?.isLoss ?? false })
    for id in shown where !losers.contains(id) { drawOutline(of: id, in: &sketch) }
    for id in shown where losers.contains(id) { drawOutline(of: id, in: &sketch) }
    // With a strip below the scene, the sentence on a constraint that gives way is there as well.
    var breaches: [Int: Breach] = [:]
    for card in cards where line == nil {
      breaches[card.reason.number] = drawnBreach(of: card, in: &sketch)
    }
    AlignmentRectLayer(stage: stage).draw(in: &sketch)
    if sketch.shows(.reasons), !stage.isLog {
      for overhang in overhangs { overhang.draw(on: stage, in: widerRoom, &sketch) }
    }
    var badges = OverviewBadges(overview: self, breaches: breaches)
    if let line {
      OverviewTags(overview: self, line: line).draw(in: &sketch)
    } else {
      if sketch.shows(.reasons) { badges.draw(in: &sketch) }
    }
    let amounts = sketch.marks.count
    ConstraintLayer(stage: stage, room: room).draw(in: &sketch)
    if sketch.shows(.guides) { guides.drawNames(in: &sketch) }
    var names = OverviewNames(overview: self, badges: badges)
    names.draw(in: &sketch)
    guard line == nil else { return }
    let first = sketch.marks.count
    for id in scene.viewIDs {
      drawDeltas(
        of: id, named: sketch.shows(.names) && names.names[id] == nil,
        without: names.amounts[id]?.told ?? [], in: &sketch)
    }
    sketch.moveMarks(from: first, to: amounts)
  }

  // MARK: - Views

  /// Whether the frame of a view is drawn. That of a stack view is not, unless a card names it: its views show
  /// where it is.
  func isDrawn(_ id: ViewID) -> Bool {
    outcomes[id] != nil || mentioned.contains(id) || !stage.containers.contains(id)
      || scene[id].content.stack == nil
  }

  private func draw(_ id: ViewID, in sketch: inout Sketch) {
    let theme = sketch.theme
    let frame = stage.frame(of: id)
    let name = scene[id].name
    if stage.isHidden(id) {
      sketch.rectangle(
        frame, stroke: .dotted(theme.edge, width: 0.8), role: "hidden", subject: name)
      sketch.signs.insert(.hidden)
      return
    }
    let isContainer = stage.containers.contains(id)
    if isDrawn(id), outcomes[id] != nil || !scene[id].content.traits.isSeenWithoutFrame {
      sketch.rectangle(
        frame, fill: isContainer || id == .root ? theme.canvas : theme.surfaces[0],
        role: "surface", subject: name)
    }
    if sketch.shows(.guides) {
      guides.drawInsets(of: id, in: &sketch)
    }
    if frame.width == 0 || frame.height == 0 { return }
    let gains = sketch.shows(.changes) && !isContainer ? gains(of: id) : []
    let rest = gains.isEmpty ? nil : intrinsicRect(of: id)
    let content = ContentLayer(
      view: scene[id], laidOut: stage.layout[id], projection: stage.projection, theme: theme,
      system: scene.system, isMirrored: scene.layoutDirection(of: id) == .rightToLeft,
      ground: rest)
    // The background would hide the textures.
    let isCovering = content.hasGround || scene[id].content.traits.hasTrack
    if !isCovering { drawGains(gains, of: id, in: &sketch) }
    content.draw(in: &sketch)
    if isCovering { drawGains(gains, of: id, isOnGround: content.hasGround, in: &sketch) }
  }

  /// - Parameter isOnGround: whether it has a background of its own, on which what it lacks would hide its text.
  private func drawGains(
    _ gains: [(part: Rect, outcome: Outcome, line: [[Point]])], of id: ViewID,
    isOnGround: Bool = false, in sketch: inout Sketch
  ) {
    let name = scene[id].name
    if loses(id), !gains.isEmpty, !isOnGround {
      sketch.rectangle(
        stage.frame(of: id), fill: Verdict.compressed.tint(in: sketch.theme), role: "lacking",
        subject: name)
      sketch.signs.insert(.narrower)
    }
    let hasTrack = scene[id].content.traits.hasTrack
    for (part, outcome, line) in gains {
      sketch.texture(
        part, outcome.verdict == .ambiguous ? .open : .gained, outcome.verdict,
        isTinted: !hasTrack, role: outcome.verdict.rawValue, subject: name)
      // The texts of a track are where it gains.
      if hasTrack { sketch.redrawTexts(of: [name], in: part) }
      if sketch.shows(.intrinsicSize) {
        let seen =
          hasTrack
          ? line.flatMap { ends in
            let (start, end) = (ends[0], ends[1])
            return sketch.visible(
              outcome.axis.cross,
              Interval(between: start[outcome.axis.cross], and: end[outcome.axis.cross]),
              across: start[outcome.axis])
          } : line
        sketch.lines(seen, Self.dotted(sketch.theme), role: "intrinsic-size", subject: name)
        sketch.occupyLines(line)
      }
      sketch.signs.insert(
        outcome.verdict == .ambiguous ? .ambiguous : outcome.isShared ? .gainedAlike : .gained)
    }
  }

  // MARK: - Conflicts

  /// Whether a box is inside or off all views that are drawn.
  ///
  /// - Parameter views: those whose edges it may cross.
  func crossesNoEdge(_ box: Rect, but views: [ViewID] = []) -> Bool {
    stage.grid.allSatisfy(touching: box) {
      stage.frame(of: $0).contains(box) || views.contains($0) || stage.isHidden($0) || !isDrawn($0)
    }
  }

  /// Whether a box on no edge is on no other views than those that it is about, and containers.
  func isOnNoOther(_ box: Rect, than views: [ViewID]) -> Bool {
    crossesNoEdge(box)
      && stage.grid.allSatisfy(touching: box) {
        views.contains($0) || stage.containers.contains($0) || stage.isHidden($0)
      }
  }

  /// The broken constraint where its gap is meant, and what overlaps because of it.
  private func drawnBreach(of card: Card, in sketch: inout Sketch) -> Breach? {
    guard var breach = Breach(card, on: stage) else { return nil }
    breach.avoidTexts(on: self, in: sketch)
    if let overlap = breach.overlap {
      sketch.texture(overlap, .clash, .conflict, role: "clash")
      sketch.rectangle(
        overlap, stroke: Stroke(sketch.theme.conflict, width: 1.75), role: "clash")
      sketch.redrawTexts(of: Set(breach.views.map { scene[$0].name }), in: overlap)
      sketch.signs.insert(.clash)
    }
    sketch.breach(
      breach.axis, from: breach.span.start, to: breach.span.end, across: breach.across,
      breach.verdict, role: "breach")
    // Beside each other, two bars end to end would seem to be one.
    sketch.occupy(breach.box.outset(by: EdgeInsets(left: 4.9, right: 4.9)))
    sketch.signs.insert(breach.verdict == .conflict ? .broken : .yielding)
    return breach
  }
}
