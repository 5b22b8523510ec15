import SnugDrawing
import SnugExplanation
import SnugGeometry
import SnugLayout

/// The badges of the cards in the overview, at most one for each view and card.
struct OverviewBadges {
  let overview: Overview
  /// The badges so far.
  private(set) var placed: [(view: ViewID, number: Int, box: Rect, isFar: Bool)] = []
  /// The views with badges that are not of ambiguities.
  private let badgedElsewhere: Set<ViewID>

  /// The bars of constraints that do not hold, by the numbers of their cards.
  private let breaches: [Int: Breach]

  init(overview: Overview, breaches: [Int: Breach]) {
    self.overview = overview
    self.breaches = breaches
    badgedElsewhere = Set(
      overview.ownCards.filter { $0.verdict != .ambiguous }.flatMap { $0.outcomes.map(\.view) })
  }

  var stage: Stage { overview.stage }
  var room: Rect { overview.room }
  static let diameter = 15.0

  mutating func draw(in sketch: inout Sketch) {
    // In a tight row, what is lost has the places that there are.
    for isLoss in [true, false] {
      for card in overview.ownCards { draw(card, ifLoss: isLoss, in: &sketch) }
    }
    drawForAll(overview.cards.filter { $0.isOfAllLeaves(of: stage.scene) }, in: &sketch)
  }

  /// The views of a card with their outcomes, one badge each: those that lose, or the others.
  private mutating func draw(_ card: Card, ifLoss isLoss: Bool, in sketch: inout Sketch) {
    if let breach = breaches[card.reason.number] {
      if isLoss { drawBreach(card, breach, in: &sketch) }
      return
    }
    let own = card.outcomes
    guard !own.isEmpty else {
      if isLoss, let view = card.concerned {
        draw(card, card.verdict, isHollow: false, on: view, in: &sketch)
      }
      return
    }
    // An ambiguity has one badge, on the view as drawn, and one on each view with that of another card, which would
    // seem to explain the outline.
    let isOne = card.verdict == .ambiguous
    let shown =
      isOne
      ? card.reason.ambiguities.compactMap { ambiguity in
        let tied = own.filter { ambiguity.views.contains($0.view) }
        return (tied.filter { !$0.couldChange } + tied).first
      } + own.filter { badgedElsewhere.contains($0.view) } : own
    var seen: Set<ViewID> = []
    for outcome in shown where seen.insert(outcome.view).inserted {
      let told = own.filter { $0.view == outcome.view }
      let isHollow = told.allSatisfy(\.isQuiet)
      let verdict = isOne ? card.verdict : told.map(\.verdict).max()!
      guard (verdict != .stretched && !isHollow) == isLoss else { continue }
      // A card on what others lose does not explain what it does not name.
      if isHollow, card.isLoss, !card.words.contains(stage.scene[outcome.view].name) { continue }
      draw(card, verdict, isHollow: isHollow, on: outcome.view, in: &sketch)
    }
  }

  /// The badge of a card on a view, with a line to it if it is not there.
  private mutating func draw(
    _ card: Card, _ verdict: Verdict, isHollow: Bool, on view: ViewID, in sketch: inout Sketch
  ) {
    let name = stage.scene[view].name
    let size = Sketch.badgeSize(Self.diameter, card)
    let number = card.reason.number
    guard let (box, line) = place(size, of: number, on: view, in: sketch) else { return }
    placed.append((view, number, box, !line.isEmpty))
    if !line.isEmpty { sketch.leader(line, verdict, subject: name) }
    sketch.cardBadge(
      number, verdict, card.dimensions, isHollow: isHollow, in: box, subject: name)
    note(card.dimensions, in: &sketch)
  }

  private func note(_ dimensions: Dimensions, in sketch: inout Sketch) {
    if dimensions == .height { sketch.signs.insert(.inHeight) }
    if dimensions == .both { sketch.signs.insert(.inBoth) }
  }

  private mutating func drawBreach(_ card: Card, _ breach: Breach, in sketch: inout Sketch) {
    let badge = Sketch.badgeSize(Self.diameter, card)
    let text = sketch.size(of: breach.text, AnnotationFont.smallStrong)
    let size = Size(width: badge.width + 5 + text.width, height: Self.diameter)
    let bar = breach.box
    let root = stage.frame(of: .root)
    let before = Rect(x: bar.minX - 5 - size.width, y: bar.midY - size.height / 2, size)
    let beyond =
      root.maxY - bar.maxY < 3 * size.height
      ? Rect(x: bar.midX - size.width / 2, y: root.maxY + 3, size) : nil
    // Before a bar that lies there can be another view's place.
    let isLying = breach.axis == .horizontal
    // Off what is in the middle of a view, as an image.
    let quarters = isLying ? [] : [-0.25, 0.25].map { before.offset(x: 0, y: $0 * bar.height) }
    let candidates =
      ([
        Rect(x: bar.maxX + 5, y: bar.midY - size.height / 2, size), isLying ? nil : before,
      ] + quarters.map(Optional.some) + [
        Rect(x: bar.midX - size.width / 2, y: bar.minY - size.height - 3, size),
        Rect(x: bar.midX - size.width / 2, y: bar.maxY + 3, size),
        Rect(x: bar.maxX + 5, y: bar.minY - size.height, size),
        Rect(x: bar.maxX + 5, y: bar.maxY, size), beyond, isLying ? before : nil,
      ]).compactMap(\.self).filter(room.contains)
    let clamped = Rect(
      x: max(room.minX, min(bar.midX, room.maxX - size.width)), y: bar.maxY + 3, size)
    let view = breach.views.first { $0 != .root } ?? .root
    let (box, line) = place(
      size, beside: bar, of: breach.views, candidates, wish: candidates.first ?? clamped, in: sketch
    )
    if !line.isEmpty {
      sketch.leader(line, breach.verdict, subject: stage.scene[view].name)
    }
    sketch.cardBadge(
      card.reason.number, breach.verdict, card.dimensions,
      in: Rect(x: box.minX, y: box.minY, badge))
    let words = Rect(x: box.maxX - text.width, y: box.midY - text.height / 2, text)
    sketch.rectangle(
      words.outset(by: EdgeInsets(left: 2, right: 2)), fill: sketch.theme.canvas,
      role: "breach-text")
    sketch.write(
      breach.text, breach.verdict.color(in: sketch.theme), AnnotationFont.smallStrong, in: words,
      role: "breach-text")
    note(card.dimensions, in: &sketch)
  }

  /// The badges of cards on every view, right of the root's name: “all twelve labels”.
  private func drawForAll(_ cards: [Card], in sketch: inout Sketch) {
    guard !cards.isEmpty else { return }
    let leaves = stage.scene.leafViews
    let root = stage.frame(of: .root)
    let classes = Set(leaves.map { stage.scene[$0].viewClass })
    let noun = classes.count == 1 ? CardWords.plural(of: classes.first!) : "views"
    // Above a narrow root it is right of the name, or left of it if the root is at the right edge.
    let names = sketch.marks.filter { $0.role == "root-name" }.map(\.bounds)
    let name =
      names.dropFirst().reduce(names.first) { $0?.union($1) }
      ?? Rect(x: root.minX, y: root.minY - 7, width: 0, height: 0)
    let badges = cards.map { Sketch.badgeSize(Self.diameter, $0).width + 6 }.reduce(0, +)
    let start = name.maxX + 12 + badges
    let count = CardWords.count(leaves.count)
    let widths = ["all \(count) \(noun)", "all \(count)", "all"].map {
      ($0, sketch.size(of: $0, AnnotationFont.body))
    }
    let fitting = widths.first { start + $0.1.width <= room.maxX }
    let (words, textSize) = fitting ?? widths[2]
    var right = fitting == nil ? name.minX - 18 : max(root.maxX, start + textSize.width)
    for card in cards.reversed() {
      let size = Sketch.badgeSize(Self.diameter, card)
      let box = Rect(x: right - size.width, y: name.maxY - size.height, size)
      sketch.cardBadge(
        card.reason.number, card.verdict, card.dimensions, isHollow: card.isQuiet, in: box)
      note(card.dimensions, in: &sketch)
      right = box.minX - 6
    }
    sketch.write(
      words, sketch.theme.secondaryInk, AnnotationFont.body,
      at: Point(
        x: right - textSize.width, y: name.maxY - (Self.diameter + textSize.height) / 2),
      role: "root-name")
  }
}

/// Words of overviews.
enum CardWords {
  /// “labels”
  static func plural(of viewClass: ViewClass) -> String {
    let name = viewClass.rawValue.dropFirst(2).lowercased()
    return name.hasSuffix("s") || name.hasSuffix("x") || name.hasSuffix("ch")
      ? name + "es" : name + "s"
  }

  static func count(_ number: Int) -> String {
    let words = [
      "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    ]
    return words.indices.contains(number - 2) ? words[number - 2] : String(number)
  }
}
