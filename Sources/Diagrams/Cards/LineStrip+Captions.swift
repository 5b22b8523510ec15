import AutoLayout
import Drawing
import Geometry
import LayoutExplanation

extension LineStrip {
  /// Name, lengths and priority of each view, pushed apart.
  func drawCaptions(
    _ row: Strip.Row, from y: Double, on stage: Stage, in sketch: inout Sketch
  ) -> Double {
    let theme = sketch.theme
    var cells = row.cells.filter { $0.view != nil }
    if strip.isMirrored { cells.reverse() }
    let captions = cells.map { cell -> [(text: String, font: Font)] in
      let parts = (cell.caption ?? "").split(separator: " · ", maxSplits: 1).map(String.init)
      let name = cell.view.map { layout.scene[$0].name } ?? ""
      return [(name, cell.verdict == nil ? AnnotationFont.small : AnnotationFont.smallStrong)]
        + parts.enumerated().map {
          ($0.element, $0.offset == 0 ? AnnotationFont.smallStrong : AnnotationFont.small)
        }
    }
    let widths = captions.map { lines in
      (lines.map { sketch.size(of: $0.text, $0.font).width }.max() ?? 0) + 12
    }
    let middles = Sketch.spread(
      cells.map { place($0, on: stage).middle }, widths, in: Interval(start: 18, end: 812))
    var bottom = y
    for ((cell, lines), (width, middle)) in zip(zip(cells, captions), zip(widths, middles)) {
      let color = cell.verdict?.color(in: theme)
      for (index, (text, font)) in lines.enumerated() {
        let top = y + Double(index) * Self.lineHeight
        sketch.write(
          text, color ?? (index == 1 ? theme.ink : theme.secondaryInk), font,
          in: Rect(x: middle - width / 2, y: top, width: width, height: Self.lineHeight),
          alignment: .center, role: "strip-caption",
          subject: cell.view.map { layout.scene[$0].name })
        bottom = max(bottom, top + Self.lineHeight)
      }
    }
    return bottom
  }

  /// The width of all captions beside each other.
  func captionWidth(in sketch: Sketch) -> Double {
    strip.rows[strip.rows.count - 1].cells.filter { $0.view != nil }.reduce(0) { sum, cell in
      let parts = (cell.caption ?? "").split(separator: " · ", maxSplits: 1).map(String.init)
      let name = cell.view.map { layout.scene[$0].name } ?? ""
      return sum + 12
        + ([name] + parts).reduce(0) {
          max($0, sketch.size(of: $1, AnnotationFont.smallStrong).width)
        }
    }
  }
}
