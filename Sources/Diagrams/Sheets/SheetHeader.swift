import Drawing
import Geometry

/// Titles and the lines below them.
struct SheetHeader {
  var lines: [Line] = []

  struct Line {
    var string: String
    var color: Color
    var role: String
    var font = AnnotationFont.text
    /// Whether it has a bar at its left.
    var isMarked = false
  }

  /// The limit for the lines of changes. Further changes are counted.
  private static let mostChanges = 6

  static func sheet(_ title: String, _ subtitle: String?, in theme: Theme) -> SheetHeader {
    let title = Line(string: title, color: theme.ink, role: "title", font: AnnotationFont.title)
    let below = subtitle.map { Line(string: $0, color: theme.secondaryInk, role: "subtitle") }
    return SheetHeader(lines: [title] + [below].compactMap(\.self))
  }

  /// The title of a section or of one of several panels, with its changes and turns.
  static func panel(
    _ title: String, changes: [String], turns: [String] = [], in theme: Theme
  ) -> SheetHeader {
    let left = changes.count - mostChanges
    let changes = changes.prefix(mostChanges) + (left > 0 ? ["and \(left) more"] : [])
    return SheetHeader(
      lines: [
        Line(string: title, color: theme.ink, role: "panel-title", font: AnnotationFont.strong)
      ]
        + changes.map { Line(string: $0, color: theme.secondaryInk, role: "panel-change") }
        + turns.map {
          Line(string: $0, color: theme.ink, role: "panel-turn", isMarked: true)
        })
  }

  func draw(at corner: Point, width: Double, in sketch: inout Sketch) -> Double {
    var cursor = corner.y
    for line in lines where !line.string.isEmpty {
      let indent = line.isMarked ? 9.0 : 0
      let lineWidth = min(sketch.size(of: line.string, line.font).width, width - indent)
      let top = cursor
      cursor =
        sketch.writeParagraph(
          line.string, line.color, line.font, at: Point(x: corner.x + indent, y: top),
          width: lineWidth, role: line.role) + 4
      if line.isMarked {
        let ends = [top, cursor - 4].map { Point(x: corner.x + 1.5, y: $0) }
        sketch.lines([ends], Stroke(line.color, width: 3), role: "turn-mark")
      }
    }
    return cursor
  }
}
