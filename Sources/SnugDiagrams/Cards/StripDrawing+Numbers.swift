import SnugDrawing
import SnugExplanation
import SnugGeometry
import SnugLayout

/// The numbers above a strip, and the names below one without captions.
extension StripDrawing {
  /// Draws the lengths of gaps, and of views if they have no captions, above the row: in a line if they are over their
  /// parts there, though pushed apart, else those of views above those of gaps.
  func drawNumbers(
    _ row: Strip.Row, includingViews: Bool, from y: Double, in sketch: inout Sketch
  ) -> Double {
    var y = y
    if gutter == nil { y = drawLabelAbove(row, at: y, in: &sketch) }
    let shown = row.cells.filter { !$0.number.isEmpty && (includingViews || $0.view == nil) }
    guard !shown.isEmpty else { return y + 2 }
    let isTight = !middles(of: shown, in: sketch).allSatisfy { cell, size, middle in
      Interval(around: middle, by: size.width / 2 + 2).overlaps(place(cell))
    }
    let lines =
      isTight ? [shown.filter { $0.view != nil }, shown.filter { $0.view == nil }] : [shown]
    for line in lines where !line.isEmpty {
      for (cell, size, middle) in middles(of: line, in: sketch) {
        let box = Rect(
          x: middle - size.width / 2, y: y, width: size.width, height: Self.textHeight)
        let isStruck = cell.isBroken && cell.view == nil
        sketch.write(
          cell.number, isStruck ? sketch.theme.conflict : sketch.theme.secondaryInk,
          AnnotationFont.small, in: box, alignment: .center, role: "strip-number")
        if isStruck {
          sketch.lines(
            [[Point(x: box.minX - 2, y: box.midY), Point(x: box.maxX + 2, y: box.midY)]],
            Stroke(sketch.theme.conflict, width: 1.3), role: "struck")
        }
      }
      y += Self.textHeight
    }
    return y + 1
  }

  /// The middles of numbers in a line, pushed apart.
  private func middles(
    of cells: [Strip.Cell], in sketch: Sketch
  ) -> [(cell: Strip.Cell, size: Size, middle: Double)] {
    let inOrder = strip.isMirrored ? cells.reversed() : cells
    let sizes = inOrder.map { sketch.size(of: $0.number, AnnotationFont.small) }
    let middles = Sketch.spread(
      inOrder.map { place($0).middle }, sizes.map { $0.width + 5 },
      in: Interval(start: (gutter ?? room.start) - 2, end: room.end + 2))
    return zip(zip(inOrder, sizes), middles).map { ($0.0, $0.1, $1) }
  }

  /// A shorter view, in points of the picture, is seen as a line.
  private static let leastNamed = 12.0

  /// Draws the names of views below the last row whose cells are empty there. Returns the y position below.
  func drawNames(from y: Double, afterMark first: Int, in sketch: inout Sketch) -> Double {
    let filled = sketch.marks[first...].filter { $0.role == "content" }.map(\.subject)
    var row = strip.rows[strip.rows.count - 1]
    row.cells = row.cells.filter { cell in
      guard let view = cell.view, place(cell).length > Self.leastNamed else { return false }
      let content = layout.scene[view].content
      let isBlank = if case .none = content { true } else { content.mainText != nil }
      return isBlank && !filled.contains(layout.scene[view].name)
    }
    guard !row.cells.isEmpty else { return y - 3 }
    for index in row.cells.indices {
      (row.cells[index].amount, row.cells[index].priority) = ("", nil)
    }
    return StripCaptions(strip: strip, layout: layout, room: room, gutter: gutter)
      .draw(row, from: y, in: &sketch) { place($0) }
  }
}
