import Geometry

/// Things by where they are: each is in every cell of a square grid it touches.
struct SpatialGrid<Element> {
  private var cells: [Cell: [(box: Rect, element: Element)]] = [:]
  private let cellSize: Double

  /// - Parameter cellSize: the side of a cell, in points: about as large as most things are, or few
  ///   of them are in many cells, or many in one.
  init(cellSize: Double = 64) { self.cellSize = cellSize }

  private struct Cell: Hashable {
    var column: Int
    var row: Int
  }

  mutating func insert(_ element: Element, at box: Rect) {
    Self.forEachCell(of: cellSize, touching: box) {
      cells[$0, default: []].append((box, element))
      return true
    }
  }

  /// Whether all things that share an area with a box satisfy a condition; one that is in
  /// several cells may be asked about more than once.
  func allSatisfy(touching box: Rect, _ condition: (Element) -> Bool) -> Bool {
    Self.forEachCell(of: cellSize, touching: box) { cell in
      // What was put in last first: it lies on top, and of many things on each other it is the one
      // likeliest to be in the way.
      cells[cell]?.reversed().allSatisfy { !$0.box.intersects(box) || condition($0.element) }
        ?? true
    }
  }

  /// Goes on as long as `body` wants to; returns whether it wanted to the end.
  @discardableResult
  private static func forEachCell(
    of side: Double, touching box: Rect, _ body: (Cell) -> Bool
  ) -> Bool {
    let columns = range(box[.horizontal], of: side)
    for row in range(box[.vertical], of: side) {
      for column in columns where !body(Cell(column: column, row: row)) { return false }
    }
    return true
  }

  private static func range(_ interval: Interval, of side: Double) -> ClosedRange<Int> {
    let first = Int((interval.start / side).rounded(.down))
    return first...max(first, Int((interval.end / side).rounded(.down)))
  }
}

extension SpatialGrid<Void> {
  mutating func insert(_ box: Rect) { insert((), at: box) }

  /// Whether nothing is in the way of a box.
  func isFree(_ box: Rect) -> Bool { allSatisfy(touching: box) { false } }
}
