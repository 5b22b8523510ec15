import Drawing
import Geometry

extension Sketch {
  /// Adds marks somewhere else than where they were drawn; returns what they are of the picture.
  mutating func place(
    _ marks: [Mark], around anchor: Point, x: Double, y: Double
  ) -> DisplayList.Frame {
    let first = self.marks.count
    var box: Rect?
    for mark in marks {
      let placed = mark.offset(x: x, y: y)
      box = box?.union(placed.bounds) ?? placed.bounds
      add(placed)
    }
    return DisplayList.Frame(
      marks: first..<self.marks.count, box: box ?? Rect(origin: .zero, size: .zero),
      anchor: Point(x: anchor.x + x, y: anchor.y + y))
  }
}
