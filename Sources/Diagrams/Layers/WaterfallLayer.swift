import AutoLayout
import Drawing
import Geometry
import LayoutExplanation
import Typesetting

/// For each priority, from the highest down: what was asked for, what it cost, and what gave way.
struct WaterfallLayer {
  let stage: Stage
  let left: Double
  let width: Double

  /// More priorities than these are counted, not told.
  private static let mostRows = 12
  private static let priorityWidth = 48.0
  private static let barWidth = 90.0
  private static let barHeight = 9.0
  private static let gap = 12.0

  /// Draws from a height on; returns the height below it.
  func draw(from top: Double, in sketch: inout Sketch) -> Double {
    let words = LevelWording(stage: stage)
    let levels = stage.explanation.levels.compactMap { level in
      words.asked(at: level).map { (level: level, asked: $0) }
    }
    guard !levels.isEmpty else { return top }
    let theme = sketch.theme
    var cursor = top
    write(
      "What each priority got", AnnotationFont.strong, theme.secondaryInk, x: left, width: width,
      role: "waterfall-heading", &cursor, in: &sketch)
    cursor += 2
    write(
      "Each is satisfied as far as the ones above it allow; what it does not get is counted in "
        + "points.",
      AnnotationFont.text, theme.secondaryInk, x: left, width: width, role: "waterfall", &cursor,
      in: &sketch)
    cursor += 6
    let rows = levels.prefix(Self.mostRows).map { level, asked in
      Row(
        priority: level.priority.description, asked: asked, costs: words.costs(of: level),
        outcome: words.outcome(of: level))
    }
    let most = rows.map(\.cost).max() ?? 0
    let room = width - Self.priorityWidth - 3 * Self.gap - Self.barWidth
    let asked = rows.map { sketch.size(of: $0.asked, AnnotationFont.text).width }.max() ?? 0
    for row in rows {
      draw(
        row, askedWidth: min(asked, room * 0.6), pointsPerCost: most > 0 ? Self.barWidth / most : 0,
        &cursor, &sketch)
    }
    let rest = levels.count - Self.mostRows
    if rest > 0 {
      write(
        rest == 1 ? "1 more priority" : "\(rest) more priorities", AnnotationFont.text,
        theme.secondaryInk, x: left + Self.priorityWidth + Self.gap, width: width,
        role: "waterfall", &cursor, in: &sketch)
    }
    return cursor + 10
  }

  private struct Row {
    var priority: String
    var asked: String
    var costs: [(kind: LevelWording.Cost, points: Double)]
    var outcome: String

    var cost: Double { costs.reduce(0) { $0 + $1.points } }
  }

  private func draw(
    _ row: Row, askedWidth: Double, pointsPerCost: Double, _ cursor: inout Double,
    _ sketch: inout Sketch
  ) {
    let theme = sketch.theme
    let top = cursor
    let number = sketch.size(of: row.priority, AnnotationFont.strong)
    sketch.write(
      row.priority, AnnotationFont.strong, theme.ink,
      in: Rect(
        x: left + Self.priorityWidth - number.width, y: top, width: number.width,
        height: number.height), role: "waterfall-priority")
    let askedLeft = left + Self.priorityWidth + Self.gap
    var bottom = top
    write(
      row.asked, AnnotationFont.text, theme.ink, x: askedLeft, width: askedWidth,
      role: "waterfall-asked", &bottom, in: &sketch)
    let barLeft = askedLeft + askedWidth + Self.gap
    var end = barLeft
    for (kind, cost) in row.costs {
      let length = cost * pointsPerCost
      let rect = Rect(x: end, y: top + 3, width: length, height: Self.barHeight)
      kind.style(in: theme).draw(in: rect, role: "waterfall-bar", &sketch)
      end += length
    }
    var outcomeBottom = top
    let outcomeLeft = row.costs.isEmpty ? barLeft : end + 7
    write(
      row.outcome, AnnotationFont.text, row.costs.isEmpty ? theme.secondaryInk : theme.ink,
      x: outcomeLeft,
      width: left + width - outcomeLeft, role: "waterfall-outcome", &outcomeBottom, in: &sketch)
    cursor = max(bottom, outcomeBottom, top + Self.barHeight) + 3
  }

  private func write(
    _ string: String, _ font: Font, _ color: Color, x: Double, width: Double, role: String,
    _ cursor: inout Double, in sketch: inout Sketch
  ) {
    let height = sketch.height(of: string, font, width: width)
    sketch.writeParagraph(
      string, font, color, in: Rect(x: x, y: cursor, width: width, height: height), role: role)
    cursor += height + 2
  }
}

extension LevelWording.Cost {
  fileprivate func style(in theme: Theme) -> ChangeStyle {
    switch self {
    case .stretched: .stretched(in: theme)
    case .compressed: .compressed(in: theme)
    case .constraints: .violated(in: theme)
    }
  }
}
