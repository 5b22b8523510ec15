import SnugDrawing
import SnugExplanation
import SnugGeometry
import SnugLayout

/// The names and the lengths of views below a strip, pushed apart.
struct StripCaptions {
  let strip: Strip
  let layout: Layout
  let room: Interval
  let gutter: Double?
  /// Whether the priority has a line of its own.
  var isRoomy = false
  /// The scene of the first of several panels. What is not as there is in boxes.
  var first: Scene?

  private static let lineHeight = 13.5
  private static let apart = 12.0

  /// Draws from a y position. Returns the y position below.
  func draw(
    _ row: Strip.Row, from y: Double, in sketch: inout Sketch,
    at place: (Strip.Cell) -> Interval
  ) -> Double {
    let theme = sketch.theme
    var cells = row.cells.filter { $0.view != nil && $0.amount != nil }
    if strip.isMirrored { cells.reverse() }
    let left = gutter ?? room.start
    let space = Interval(start: left, end: room.end)
    let lines = cells.map { self.lines(of: $0, in: sketch) }
    let widths = lines.map { lines in
      (lines.map { sketch.size(of: $0.text, $0.font).width }.max() ?? 0) + Self.apart
    }
    if widths.reduce(0, +) > space.length + Self.apart - 1 {
      return drawList(cells, from: y, space, in: &sketch)
    }
    let middles = Sketch.spread(
      cells.map { place($0).middle }, widths,
      in: Interval(start: space.start - Self.apart / 2, end: space.end + Self.apart / 2 - 1))
    for ((cell, lines), (width, middle)) in zip(zip(cells, lines), zip(widths, middles)) {
      for (index, (text, font)) in lines.enumerated() {
        let box = Rect(
          x: middle - width / 2, y: y + Double(index) * Self.lineHeight, width: width,
          height: Self.lineHeight)
        sketch.write(
          text, cell.verdict?.color(in: theme) ?? theme.secondaryInk, font, in: box,
          alignment: .center, role: "strip-caption", subject: name(cell))
        if index == 2 {
          let size = sketch.size(of: text, font)
          boxPriority(of: cell, in: Rect(center: box.center, size: size), &sketch)
        }
      }
    }
    return y + Double(lines.map(\.count).max() ?? 0) * Self.lineHeight
  }

  /// The width of all captions beside each other.
  func width(_ row: Strip.Row, in sketch: Sketch) -> Double {
    row.cells.filter { $0.amount != nil }.reduce(0) { sum, cell in
      let widths = lines(of: cell, in: sketch).map { sketch.size(of: $0.text, $0.font).width }
      return sum + Self.apart + (widths.max() ?? 0)
    }
  }

  private func lines(of cell: Strip.Cell, in sketch: Sketch) -> [(text: String, font: Font)] {
    let name = (
      self.name(cell), cell.verdict == nil ? AnnotationFont.small : AnnotationFont.smallStrong
    )
    let caption = cell.caption(in: sketch)
    guard isRoomy, !caption.isEmpty else {
      return [name] + (caption.isEmpty ? [] : [(caption, AnnotationFont.small)])
    }
    return [name]
      + zip(cell.captions(in: sketch), [AnnotationFont.smallStrong, AnnotationFont.small])
      .map { ($0, $1) }
  }

  /// One caption after another, where they don't fit below their views.
  private func drawList(
    _ cells: [Strip.Cell], from y: Double, _ space: Interval, in sketch: inout Sketch
  ) -> Double {
    let theme = sketch.theme
    var corner = Point(x: space.start, y: y)
    for cell in cells {
      let color = cell.verdict?.color(in: theme) ?? theme.secondaryInk
      let captionWidth = sketch.size(of: cell.caption(in: sketch), AnnotationFont.small).width
      let name = sketch.shortened(
        self.name(cell), AnnotationFont.smallStrong, to: space.length - 6 - captionWidth)
      let nameWidth = sketch.size(of: name, AnnotationFont.smallStrong).width
      let width = nameWidth + 6 + captionWidth
      if corner.x > space.start, corner.x + width > space.end {
        corner = Point(x: space.start, y: corner.y + Self.lineHeight)
      }
      sketch.write(
        name, color, AnnotationFont.smallStrong, at: corner, role: "strip-caption",
        subject: self.name(cell))
      let box = sketch.write(
        cell.caption(in: sketch), color, AnnotationFont.small,
        at: Point(x: corner.x + nameWidth + 6, y: corner.y), role: "strip-caption",
        subject: self.name(cell))
      boxPriority(of: cell, in: box, &sketch)
      corner.x += width + 18
    }
    return corner.y + Self.lineHeight
  }

  /// Draws a box around the number at the end of a caption, if the first panel has another one.
  private func boxPriority(of cell: Strip.Cell, in caption: Rect, _ sketch: inout Sketch) {
    guard sketch.shows(.priorities), isUnlikeFirst(cell),
      let number = cell.priority?.split(separator: " ").last
    else { return }
    let width = sketch.size(of: String(number)).width
    sketch.box(caption.inset(by: EdgeInsets(left: caption.width - width)))
  }

  /// Whether the priority that counts is another one in the first panel.
  private func isUnlikeFirst(_ cell: Strip.Cell) -> Bool {
    guard let first, let view = cell.view, let role = cell.role,
      let other = first.viewIDs.first(where: { first[$0].name == layout.scene[view].name })
    else { return false }
    func priority(_ view: View) -> LayoutPriority {
      role == .hugging
        ? view.contentHuggingPriority[strip.axis]
        : view.contentCompressionResistancePriority[strip.axis]
    }
    return priority(layout.scene[view]) != priority(first[other])
  }

  private func name(_ cell: Strip.Cell) -> String { cell.view.map { layout.scene[$0].name } ?? "" }
}
