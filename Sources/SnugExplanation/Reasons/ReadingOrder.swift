import SnugGeometry
import SnugLayout

/// The views in the order in which they are read: by rows from the top, in a row from the leading
/// edge. Views whose tops differ little are in one row.
struct ReadingOrder {
  private let ranks: [Int]

  /// The greatest difference between the tops of views in one row, in points.
  private static let row = 6.0

  init(_ layout: Layout) {
    let isMirrored = layout.scene.layoutDirection == .rightToLeft
    func leading(_ id: ViewID) -> Double {
      let span = layout[id].alignmentRect[.horizontal]
      return isMirrored ? -span.end : span.start
    }
    let byTop = layout.scene.viewIDs.sorted {
      (layout[$0].alignmentRect.minY, $0) < (layout[$1].alignmentRect.minY, $1)
    }
    var rows: [ViewID: Int] = [:]
    var (row, top) = (0, -Double.infinity)
    for id in byTop {
      let own = layout[id].alignmentRect.minY
      if own > top + Self.row { (row, top) = (row + 1, own) }
      rows[id] = row
    }
    var ranks = Array(repeating: 0, count: layout.scene.views.count)
    let inOrder = layout.scene.viewIDs.sorted {
      (rows[$0]!, leading($0), $0) < (rows[$1]!, leading($1), $1)
    }
    for (rank, id) in inOrder.enumerated() { ranks[id.index] = rank }
    self.ranks = ranks
  }

  /// The place of the first of some views. Without views it is the last.
  func rank(of views: [ViewID]) -> Int { views.map { ranks[$0.index] }.min() ?? .max }
}
