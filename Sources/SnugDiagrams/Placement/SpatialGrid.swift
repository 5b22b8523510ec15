import SnugGeometry

/// Elements indexed by position. Each is in all cells of a square grid that it touches.
struct SpatialGrid<Element> {
  private var cells: [Cell: [(box: Rect, element: Element)]] = [:]
  private let cellSize: Double

  /// - Parameter cellSize: the side of a cell, in points. It should be close to the typical size of
  ///   an element, so that few elements are in many cells, and few cells have many elements.
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

  /// Whether all elements that intersect a box satisfy a condition. An element in several cells can
  /// be tested more than once.
  func allSatisfy(touching box: Rect, _ condition: (Element) -> Bool) -> Bool {
    Self.forEachCell(of: cellSize, touching: box) { cell in
      // The last element first: it is on top, and among overlapping elements the likeliest
      // obstacle.
      cells[cell]?.reversed().allSatisfy { !$0.box.intersects(box) || condition($0.element) }
        ?? true
    }
  }

  /// Stops when `body` returns `false`. Returns whether it was `true` for all cells.
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

  /// Whether no element intersects a box.
  func isFree(_ box: Rect) -> Bool { allSatisfy(touching: box) { false } }
}
