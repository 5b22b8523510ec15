import AutoLayout
import Drawing
import Geometry
import LayoutExplanation

/// The names and the lengths of views below a strip, pushed apart.
struct StripCaptions {
  let strip: Strip
  let layout: Layout
  let room: Interval
  let gutter: Double?

  private static let lineHeight = 13.5
  private static let apart = 12.0

  /// Draws from a y position. Returns the y position below.
  func draw(
    _ row: Strip.Row, from y: Double, in sketch: inout Sketch,
    at place: (Strip.Cell) -> Interval
  ) -> Double {
    let theme = sketch.theme
    var cells = row.cells.filter { $0.view != nil && $0.caption != nil }
    if strip.isMirrored { cells.reverse() }
    let left = gutter ?? room.start
    let space = Interval(start: left, end: room.end)
    func sizes(_ cells: [Strip.Cell]) -> [Double] {
      cells.map { cell in
        max(
          sketch.size(of: name(cell), AnnotationFont.smallStrong).width,
          sketch.size(of: cell.caption!, AnnotationFont.small).width) + Self.apart
      }
    }
    if sizes(cells).reduce(0, +) > space.length + Self.apart - 1 {
      return drawList(cells, from: y, space, in: &sketch)
    }
    let widths = sizes(cells)
    let middles = Sketch.spread(
      cells.map { place($0).middle }, widths,
      in: Interval(start: space.start - Self.apart / 2, end: space.end + Self.apart / 2 - 1))
    for (cell, (width, middle)) in zip(cells, zip(widths, middles)) {
      let color = cell.verdict?.color(in: theme)
      for (index, (text, font)) in [
        (name(cell), cell.verdict == nil ? AnnotationFont.small : AnnotationFont.smallStrong),
        (cell.caption!, AnnotationFont.small),
      ].enumerated() {
        let box = Rect(
          x: middle - width / 2, y: y + Double(index) * Self.lineHeight, width: width,
          height: Self.lineHeight)
        sketch.write(
          text, color ?? theme.secondaryInk, font, in: box, alignment: .center,
          role: "strip-caption", subject: name(cell))
      }
    }
    return y + 2 * Self.lineHeight
  }

  /// One caption after another, where they don't fit below their views.
  private func drawList(
    _ cells: [Strip.Cell], from y: Double, _ space: Interval, in sketch: inout Sketch
  ) -> Double {
    let theme = sketch.theme
    var corner = Point(x: space.start, y: y)
    for cell in cells {
      let color = cell.verdict?.color(in: theme) ?? theme.secondaryInk
      let nameWidth = sketch.size(of: name(cell), AnnotationFont.smallStrong).width
      let width = nameWidth + 6 + sketch.size(of: cell.caption!, AnnotationFont.small).width
      if corner.x > space.start, corner.x + width > space.end {
        corner = Point(x: space.start, y: corner.y + Self.lineHeight)
      }
      sketch.write(
        name(cell), color, AnnotationFont.smallStrong, at: corner, role: "strip-caption",
        subject: name(cell))
      sketch.write(
        cell.caption!, color, AnnotationFont.small,
        at: Point(x: corner.x + nameWidth + 6, y: corner.y), role: "strip-caption",
        subject: name(cell))
      corner.x += width + 18
    }
    return corner.y + Self.lineHeight
  }

  private func name(_ cell: Strip.Cell) -> String { cell.view.map { layout.scene[$0].name } ?? "" }
}
