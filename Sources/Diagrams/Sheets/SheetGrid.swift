import AutoLayout
import Geometry
import LayoutExplanation

/// How many panels stand side by side, and how large they are drawn: as many as are comfortable to
/// look at, all at one scale.
struct SheetGrid {
  let columns: Int
  let zoom: Double
  /// How far views stick out of their roots, at most, to the left and at the top, in points.
  let overhang: Point
  /// What a column takes up at least, in the picture's points.
  let widths: [Double]

  /// Whether columns that came out wider than they were thought to be still make a sheet one looks
  /// at in one piece.
  func isComfortable(_ actual: [Double]) -> Bool {
    columns == 1 || actual.reduce(0, +) <= widths.reduce(0, +) + 40
  }

  /// Around everything.
  static let margin = 32.0
  /// Between panels side by side: what sticks out of one on its left stays clear of the other.
  static let gutter = 48.0
  /// Between a row and the next.
  static let rowGap = 40.0
  /// Sentences are not set in lines shorter than this below one panel of several.
  static let narrowestColumn = 240.0
  private static let widestCanvas = 1200.0
  /// The same where each section has its sizes side by side.
  private static let widestTable = 1500.0
  private static let longestRow = 8

  /// - Parameter extras: what each panel takes up besides its scene, if that is known.
  init(_ sheet: ComparisonSheet, extras: [Double]? = nil) {
    var place = 0
    let extents = sheet.sections.map { section in
      section.panels.map { panel in
        defer { place += 1 }
        return PanelExtent(panel, extra: extras?[place])
      }
    }
    let all = extents.joined()
    overhang = Point(
      x: all.map { -$0.bounds.minX }.max() ?? 0, y: all.map { -$0.bounds.minY }.max() ?? 0)
    let largest = all.map { Projection.zoom(for: $0.bounds.size) }.min() ?? 1
    guard all.count > 1 else {
      (columns, zoom, widths) = (1, largest, [Self.narrowestColumn])
      return
    }
    let most = extents.map(\.count).max() ?? 1
    func needs(_ columns: Int, _ zoom: Double) -> [Double] {
      (0..<columns).map { column in
        let inColumn = extents.flatMap { section in
          stride(from: column, to: section.count, by: columns).map { section[$0] }
        }
        let needed = inColumn.map { $0.bounds.width * zoom + $0.extra }
        return max(needed.max() ?? 0, Self.narrowestColumn)
      }
    }
    func fits(_ columns: Int, _ zoom: Double) -> Bool {
      let widest = extents.count > 1 ? Self.widestTable : Self.widestCanvas
      let room = widest - 2 * Self.margin - Double(columns - 1) * Self.gutter
      return needs(columns, zoom).reduce(0, +) <= room
    }
    let smallest = min(1, largest)
    var columns = min(max(1, sheet.columns ?? 0), most)
    if extents.count > 1, sheet.columns == nil, most <= Self.longestRow {
      // A table: a size is in the same column for each variant.
      columns = most
    } else if sheet.columns ?? 0 == 0 {
      columns = (1...min(most, Self.longestRow)).last { fits($0, smallest) } ?? 1
      // As many rows, and none with a gap that need not be.
      let rows = (most + columns - 1) / columns
      columns = (most + rows - 1) / rows
    }
    let steps = stride(from: largest, to: smallest, by: -0.05)
    let zoom = steps.first { fits(columns, $0) } ?? smallest
    self.columns = columns
    self.zoom = zoom
    widths = needs(columns, zoom)
  }
}

/// What a panel's scene takes up, in the scene's points, from its root's corner.
struct PanelExtent {
  let bounds: Rect
  /// What stands beside the scene, in the picture's points.
  fileprivate let extra: Double

  /// What heights beside a scene take up, more or less.
  private static let laneWidth = 150.0

  init(_ panel: DiagramPanel, extra: Double? = nil) {
    let layouts = [panel.explanation.layout] + (panel.former.map { [$0.layout] } ?? [])
    let frames = layouts.flatMap(\.views).map(\.frame) + Self.ledgersOnTheLeft(panel.explanation)
    bounds = frames.dropFirst().reduce(layouts[0][.root].frame) { $0.union($1) }
    self.extra =
      extra
      ?? (panel.explanation.isContested(.vertical)
        ? Self.laneWidth : 0)
  }
}

extension PanelExtent {
  /// What of ledgers from right to left sticks out of the root: on the left the picture does not grow
  /// by itself.
  private static func ledgersOnTheLeft(_ explanation: Explanation) -> [Rect] {
    guard explanation.layout.scene.layoutDirection == .rightToLeft else { return [] }
    let stage = Stage(explanation, Projection(origin: .zero, zoom: 1))
    return explanation.contests.filter { $0.axis == .horizontal && $0.hasLedger(in: stage.layout) }
      .map {
        Stage.box(
          .horizontal, along: LedgerStrips($0, on: stage).wanted,
          across: stage.frame(of: .root)[.vertical])
      }
  }
}

extension Explanation {
  /// Whether a ledger tells of an axis.
  func isContested(_ axis: Axis) -> Bool {
    contests.contains { $0.axis == axis && $0.hasLedger(in: layout) }
  }
}
