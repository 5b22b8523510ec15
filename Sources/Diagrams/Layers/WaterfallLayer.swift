import AutoLayout
import Drawing
import Geometry
import LayoutExplanation

/// A table of priorities in descending order: the requests, the cost, and the constraints that gave
/// way.
struct WaterfallLayer {
  let stage: Stage
  let left: Double
  let width: Double

  /// The limit for the rows. Further priorities are counted.
  private static let mostRows = 12
  private static let priorityWidth = 48.0
  private static let barWidth = 90.0
  private static let barHeight = 9.0
  private static let gap = 12.0

  /// Draws below a y position. Returns the y position below it.
  func draw(from top: Double, in sketch: inout Sketch) -> Double {
    let words = LevelWording(stage: stage)
    let levels = stage.explanation.levels.compactMap { level in
      words.asked(at: level).map { (level: level, asked: $0) }
    }
    guard !levels.isEmpty else { return top }
    let theme = sketch.theme
    var cursor = sketch.writeParagraph(
      "What each priority got", theme.secondaryInk, AnnotationFont.strong,
      at: Point(x: left, y: top), width: width, role: "waterfall-heading")
    cursor =
      sketch.writeParagraph(
        "Each is satisfied as far as the ones above it allow; what it does not get is counted in "
          + "points.",
        theme.secondaryInk, at: Point(x: left, y: cursor + 4), width: width, role: "waterfall") + 8
    let rows = levels.prefix(Self.mostRows)
    let costs = rows.map { words.costs(of: $0.level) }
    let most = costs.map { $0.reduce(0) { $0 + $1.points } }.max() ?? 0
    let room = width - Self.priorityWidth - 3 * Self.gap - Self.barWidth
    let asked = rows.map { sketch.size(of: $0.asked).width }.max() ?? 0
    let barLeft = askedLeft + min(asked, room * 0.6) + Self.gap
    for ((level, asked), costs) in zip(rows, costs) {
      let priority = level.priority.description
      sketch.write(
        priority, theme.ink, AnnotationFont.strong,
        at: Point(
          x: left + Self.priorityWidth - sketch.size(of: priority, AnnotationFont.strong).width,
          y: cursor), role: "waterfall-priority")
      let bottom = sketch.writeParagraph(
        asked, theme.ink, at: Point(x: askedLeft, y: cursor), width: barLeft - Self.gap - askedLeft,
        role: "waterfall-asked")
      var end = barLeft
      for (verdict, cost) in costs {
        let length = cost * Self.barWidth / most
        sketch.band(
          Rect(x: end, y: cursor + 3, width: length, height: Self.barHeight), verdict,
          role: "waterfall-bar")
        end += length
      }
      let outcomeLeft = costs.isEmpty ? barLeft : end + 7
      let outcomeBottom = sketch.writeParagraph(
        words.outcome(of: level), costs.isEmpty ? theme.secondaryInk : theme.ink,
        at: Point(x: outcomeLeft, y: cursor), width: left + width - outcomeLeft,
        role: "waterfall-outcome")
      cursor = max(bottom, outcomeBottom) + 5
    }
    let rest = levels.count - Self.mostRows
    guard rest > 0 else { return cursor + 10 }
    let more = sketch.write(
      rest == 1 ? "1 more priority" : "\(rest) more priorities", theme.secondaryInk,
      at: Point(x: askedLeft, y: cursor), role: "waterfall")
    return more.maxY + 12
  }

  private var askedLeft: Double { left + Self.priorityWidth + Self.gap }
}
