import SnugDrawing
import SnugExplanation
import SnugGeometry
import SnugLayout

extension SheetPage {
  struct DrawnCard {
    let marks: [Mark]
    let height: Double
    let signs: Set<CardSign>
    /// Whether it takes both columns.
    let isWide: Bool
  }

  private static let between = 26.0

  func drawnCards(of index: Int) -> [DrawnCard] {
    let panel = sheet.panels[index]
    let own = sketch(for: panel)
    guard own.shows(.reasons) else { return [] }
    let isTwo = grid.cardColumns.count > 1
    let isOne = isAlone && !grid.isBeside && !options.isNarrow && cards[0].count == 1
    func format(_ cards: [Card], isWide: Bool) -> CardFormat {
      CardFormat(
        cards, width: isWide ? grid.content : grid.cardColumns[0].length,
        most: min(2, panel.isLog ? 1.5 : grid.zoom), hasGutter: grid.isBeside || isWide,
        isIndented: grid.columns == 1 && !options.isNarrow, in: own)
    }
    let common = format(Array(cards.joined()), isWide: isOne)
    // A strip too long for one column takes both.
    let long = cards.joined().filter { card in
      isTwo && card.strip.map { $0.axis == .horizontal && common.scale(of: $0) == nil } ?? false
    }
    let wide = format(long, isWide: true)
    return cards[index].map { card in
      var own = sketch(for: panel)
      let isWide = long.contains { $0.reason.number == card.reason.number } && isAlone
      let height = CardDrawing(
        card: card, layout: panel.explanation.layout, format: isWide ? wide : common,
        isOnly: isSingle, hasStrip: lines.isEmpty && axis(ofPanel: index) == nil,
        hasSum: commonSum == nil, said: headline(card, in: index)
      ).draw(in: &own)
      return DrawnCard(marks: own.marks, height: height, signs: own.signs, isWide: isWide || isOne)
    }
  }

  /// The section of a panel, and the index of its first one.
  func section(of index: Int) -> (section: ComparisonSheet.Section, first: Int) {
    var first = 0
    for section in sheet.sections {
      if index < first + section.panels.count { return (section, first) }
      first += section.panels.count
    }
    preconditionFailure("no panel \(index)")
  }

  /// The panels of the section before a panel, the nearest first.
  func panels(before index: Int) -> [Int] { (section(of: index).first..<index).reversed() }

  /// What a card says: that it is as in a panel before, all of it or its cause.
  private func headline(_ card: Card, in index: Int) -> (text: String, isWhole: Bool)? {
    let before = panels(before: index).filter { !sheet.panels[$0].title.isEmpty }
    func title(_ other: Int) -> String {
      guard let axis = axis(ofPanel: other) else { return "in “\(sheet.panels[other].title)”" }
      let size = sheet.panels[other].explanation.layout[.root].alignmentRect.size[axis]
      return "at \(Wording.number(size))"
    }
    if let other = before.last(where: { cards[$0].contains { $0.prose == card.prose } }) {
      return ("As \(title(other)).", true)
    }
    guard axis(ofPanel: index) != nil, card.reason.contest != nil,
      let (deed, cause) = card.prose.deedAndCause,
      let other = before.last(where: { other in
        cards[other].contains {
          $0.prose.deedAndCause?.cause == cause && $0.subjects == card.subjects
            && $0.verdict == card.verdict
        }
      })
    else { return nil }
    return ("\(deed), as \(title(other)).", false)
  }

  /// Draws the cards of a panel below each other, with lines between them. Returns the y position
  /// below.
  func place(
    _ drawn: [DrawnCard], x: Double, from top: Double, in page: inout Sketch
  ) -> Double {
    let columns = grid.cardColumns
    var y = top
    var rest = drawn[...]
    while let first = rest.first {
      if y > top { y += Self.between }
      let group = first.isWide ? rest.prefix(1) : rest.prefix { !$0.isWide }
      rest = rest.dropFirst(group.count)
      let whole = Interval(start: 0, length: grid.content)
      let split = columns.count > 1 ? Self.split(group.map(\.height)) : group.count
      let parts = first.isWide ? [group] : [group.prefix(split), group.dropFirst(split)]
      if y > top { drawLine(above: y, x: x, columns.count > 1 ? whole : columns[0], in: &page) }
      y =
        zip(first.isWide ? [whole] : columns, parts).map { column, cards in
          var y = y
          for (index, card) in cards.enumerated() {
            if index > 0 {
              y += Self.between
              drawLine(above: y, x: x, column, in: &page)
            }
            for mark in card.marks { page.add(mark.offset(x: x + column.start, y: y)) }
            y += card.height
          }
          return y
        }.max() ?? y
    }
    return y
  }

  private func drawLine(above y: Double, x: Double, _ column: Interval, in page: inout Sketch) {
    let start = x + column.start + (grid.columns == 1 && !options.isNarrow ? 24 : 0)
    let ends = [start, x + column.end].map { Point(x: $0, y: y - Self.between / 2) }
    page.lines([ends], Stroke(theme.hairline, width: 1), role: "hairline")
  }

  /// The number of cards in the left of two columns, for which their heights are closest.
  private static func split(_ heights: [Double]) -> Int {
    let total = heights.reduce(0) { $0 + $1 + between }
    var best = (count: heights.count, height: total)
    var left = 0.0
    for (index, height) in heights.enumerated() {
      left += height + between
      let most = max(left, total - left)
      if most < best.height - 0.01 { best = (index + 1, most) }
    }
    return best.count
  }
}
