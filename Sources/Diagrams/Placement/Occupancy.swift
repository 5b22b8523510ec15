import Geometry

/// Boxes that are taken, found quickly by where they are.
struct Occupancy {
  /// The boxes by cells of a square grid; a box stands in each cell it touches.
  private var cells: [Cell: [Rect]] = [:]
  private static let cellSize = 64.0

  private struct Cell: Hashable {
    var column: Int
    var row: Int
  }

  mutating func insert(_ box: Rect) {
    for cell in Self.cells(touching: box) { cells[cell, default: []].append(box) }
  }

  /// Whether nothing in the way of a box is taken.
  func isFree(_ box: Rect) -> Bool {
    !Self.cells(touching: box).contains { cells[$0]?.contains { $0.intersects(box) } ?? false }
  }

  private static func cells(touching box: Rect) -> [Cell] {
    let columns = range(box[.horizontal])
    let rows = range(box[.vertical])
    return rows.flatMap { row in columns.map { Cell(column: $0, row: row) } }
  }

  private static func range(_ interval: Interval) -> ClosedRange<Int> {
    let first = Int((interval.start / cellSize).rounded(.down))
    return first...max(first, Int((interval.end / cellSize).rounded(.down)))
  }
}
