import Geometry

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
    for cell in indices(touching: box) { cells[cell, default: []].append((box, element)) }
  }

  /// Whether all elements that intersect a box satisfy a condition. An element in several cells can
  /// be tested more than once.
  func allSatisfy(touching box: Rect, _ condition: (Element) -> Bool) -> Bool {
    indices(touching: box).allSatisfy { cell in
      // The last element first: it is on top, and among overlapping elements the likeliest
      // obstacle.
      cells[cell]?.reversed().allSatisfy { !$0.box.intersects(box) || condition($0.element) }
        ?? true
    }
  }

  private func indices(touching box: Rect) -> some Sequence<Cell> {
    let columns = range(of: box[.horizontal])
    return range(of: box[.vertical]).lazy.flatMap { row in
      columns.lazy.map { Cell(column: $0, row: row) }
    }
  }

  private func range(of interval: Interval) -> ClosedRange<Int> {
    let first = Int((interval.start / cellSize).rounded(.down))
    return first...max(first, Int((interval.end / cellSize).rounded(.down)))
  }
}

extension SpatialGrid<Void> {
  mutating func insert(_ box: Rect) { insert((), at: box) }

  /// Whether no element intersects a box.
  func isFree(_ box: Rect) -> Bool { allSatisfy(touching: box) { false } }
}
