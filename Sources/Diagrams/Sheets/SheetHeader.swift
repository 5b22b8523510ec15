import Drawing
import Geometry
import Typesetting

/// Titles and what stands below them.
struct SheetHeader {
  var lines: [Line]

  struct Line {
    var string: String
    var font: Font
    var color: Color
    var role: String
    /// Whether a bar stands before it.
    var isMarked = false
  }

  /// Lines of changes beyond this many are counted, not told.
  private static let mostChanges = 6

  /// The title and the subtitle of a sheet.
  init(title: String, subtitle: String?, in theme: Theme) {
    lines = [Line(string: title, font: AnnotationFont.title, color: theme.ink, role: "title")]
    if let subtitle {
      lines.append(
        Line(
          string: subtitle, font: AnnotationFont.text, color: theme.secondaryInk, role: "subtitle"))
    }
  }

  /// The title of one panel of several, or of a section; what was set for it, what turned.
  init(panel title: String, changes: [String], turns: [String] = [], in theme: Theme) {
    let left = changes.count - Self.mostChanges
    let more = left > 0 ? ["and \(left) more"] : []
    lines =
      [Line(string: title, font: AnnotationFont.strong, color: theme.ink, role: "panel-title")]
      + (changes.prefix(Self.mostChanges) + more).map {
        Line(
          string: $0, font: AnnotationFont.text, color: theme.secondaryInk, role: "panel-change")
      }
      + turns.map {
        Line(
          string: $0, font: AnnotationFont.text, color: theme.ink, role: "panel-turn",
          isMarked: true)
      }
  }

  /// The header of a panel without one.
  init() { lines = [] }

  /// Returns the height below the lines.
  func draw(at corner: Point, width: Double, in sketch: inout Sketch) -> Double {
    var cursor = corner.y
    for line in lines where !line.string.isEmpty {
      let indent = line.isMarked ? 9.0 : 0
      let lineWidth = min(sketch.size(of: line.string, line.font).width, width - indent)
      let height = sketch.height(of: line.string, line.font, width: lineWidth)
      if line.isMarked {
        let x = corner.x + 1.5
        sketch.lines(
          [[Point(x: x, y: cursor), Point(x: x, y: cursor + height)]],
          Stroke(line.color, width: 3), role: "turn-mark")
      }
      sketch.writeParagraph(
        line.string, line.font, line.color,
        in: Rect(x: corner.x + indent, y: cursor, width: lineWidth, height: height),
        role: line.role)
      cursor += height + 4
    }
    return cursor
  }
}
