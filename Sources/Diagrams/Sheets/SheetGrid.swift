import AutoLayout
import Geometry
import LayoutExplanation

/// The number of columns and the common zoom of a sheet's panels.
struct SheetGrid {
  let columns: Int
  let zoom: Double
  /// The maximal overhang of views beyond their roots, to the left and at the top, in points.
  let overhang: Point
  /// The minimal widths of the columns, in the picture's points.
  let widths: [Double]
  /// Whether the panels are below each other, with their texts to the right.
  let tellsBeside: Bool
  /// Whether a page shows the reasons outside the picture.
  let isInPage: Bool
  private let isStacked: Bool
  /// Whether each section is a column, and each size a row.
  let isTable: Bool

  var rowGap: Double { isStacked ? 26 : 40 }

  /// Whether the actual columns, which can be wider than estimated, still fit comfortably.
  func isComfortable(_ actual: [Double]) -> Bool {
    isStacked
      ? Self.total(actual) <= Self.room
      : columns == 1 || actual.reduce(0, +) <= widths.reduce(0, +) + 40
  }

  /// The total width of columns.
  static func total(_ widths: [Double]) -> Double { widths.reduce(-gutter) { $0 + $1 + gutter } }

  static let margin = 32.0
  /// The gutter between panels, with room for overhanging views.
  static let gutter = 48.0
  /// The minimal width of sentences below one of several panels.
  static let narrowestColumn = 240.0
  /// In a README, which is 830 pixels wide, texts are then still 9 pixels high.
  static let widestCanvas = 1040.0
  private static let room = widestCanvas - 2 * margin
  /// The maximal height for sheets with few panels, so that they fit on a screen.
  private static let highestCanvas = 1.5 * widestCanvas
  /// Estimates for the height of a panel without its scene, and of a sheet without its panels.
  private static let heightOfTexts = 70.0
  private static let heightOfHeader = 200.0
  /// The limits for the width of sentences next to a panel.
  private static let besideWidths = 280.0...480.0
  /// The minimal width of sentences next to an enlarged scene.
  private static let comfortableBeside = 340.0
  /// The minimal zoom for wide scenes in a README, so that they stay legible.
  private static let smallestZoom = 0.6
  /// The minimal zoom for a table. Its sections can instead be below each other.
  private static let smallestTable = 0.8
  private static let longestRow = 8

  /// - Parameters:
  ///   - mayTellBeside: whether the texts of panels may be in a narrow column.
  ///   - narrowest: the minimal width of a table's columns.
  ///   - extras: the width of each panel without its scene, if it is known.
  init(
    _ sheet: ComparisonSheet, mayTellBeside: Bool, narrowest: Double, extras: [Double]? = nil
  ) {
    var index = 0
    let extents = sheet.sections.map { section in
      section.panels.map { panel in
        defer { index += 1 }
        return PanelExtent(panel, extra: extras?[index] ?? (sheet.isStacked ? 0 : nil))
      }
    }
    let all = extents.joined()
    isStacked = sheet.isStacked
    isInPage = sheet.pageZoom != nil
    overhang = Point(
      x: all.map { -$0.bounds.minX }.max() ?? 0, y: all.map { -$0.bounds.minY }.max() ?? 0)
    let largest = all.map { Projection.zoom(for: $0.bounds.size) }.min() ?? 1
    guard all.count > 1 else {
      (columns, zoom, widths) = (1, sheet.pageZoom ?? largest, [Self.narrowestColumn])
      (tellsBeside, isTable) = (false, false)
      return
    }
    func needed(_ columns: [[PanelExtent]], _ zoom: Double, least: Double) -> [Double] {
      columns.map { column in
        column.map { $0.bounds.width * zoom + $0.extra }.reduce(least, max)
      }
    }
    if isStacked {
      let usual = min(1, largest)
      let table = sheet.isTable ? extents : []
      let least = max(narrowest, Self.narrowestColumn)
      let smallest = needed(table, min(usual, Self.smallestTable), least: least)
      let groups = sheet.isTable && Self.total(smallest) <= Self.room ? table : [Array(all)]
      func needs(_ zoom: Double) -> [Double] {
        needed(groups, zoom, least: groups.count > 1 ? least : 0)
      }
      func height(_ zoom: Double) -> Double {
        let heights = groups.map { group in
          group.reduce(0) { $0 + $1.bounds.height * zoom + Self.heightOfTexts }
        }
        return Self.heightOfHeader + (heights.max() ?? 0)
      }
      let isBeside =
        mayTellBeside && groups.count == 1
        && Self.total(needs(usual) + [Self.besideWidths.lowerBound]) <= Self.room
      func fits(_ zoom: Double) -> Bool {
        let isLarge = zoom > usual
        let beside = isLarge ? Self.comfortableBeside : Self.besideWidths.lowerBound
        return Self.total(needs(zoom) + (isBeside ? [beside] : [])) <= Self.room
          && (!isLarge || height(zoom) <= Self.highestCanvas)
      }
      let zooms =
        Array(stride(from: largest, to: usual, by: -0.05))
        + stride(from: usual, through: min(usual, Self.smallestZoom), by: -0.02)
      zoom = zooms.first(where: fits) ?? min(usual, Self.smallestZoom)
      (columns, tellsBeside, isTable) = (groups.count, isBeside, groups.count > 1)
      widths =
        needs(zoom) + (isBeside ? [Self.besideWidth(Self.total(needs(zoom)))] : [])
      return
    }
    (tellsBeside, isTable) = (false, false)
    let most = extents.map(\.count).max() ?? 1
    func needs(_ columns: Int, _ zoom: Double) -> [Double] {
      let inColumns = (0..<columns).map { column in
        extents.flatMap { section in
          stride(from: column, to: section.count, by: columns).map { section[$0] }
        }
      }
      return needed(inColumns, zoom, least: Self.narrowestColumn)
    }
    func fits(_ columns: Int, _ zoom: Double) -> Bool {
      Self.total(needs(columns, zoom)) <= Self.room
    }
    let smallest = min(1, largest)
    var columns = min(max(1, sheet.columns ?? 0), most)
    if extents.count > 1, sheet.columns == nil, most <= Self.longestRow {
      // A table: a size is in the same column for each variant.
      columns = most
    } else if sheet.columns ?? 0 == 0 {
      columns = (1...min(most, Self.longestRow)).last { fits($0, smallest) } ?? 1
      // Distribute the panels evenly over the same number of rows.
      let rows = (most + columns - 1) / columns
      columns = (most + rows - 1) / rows
    }
    let steps = stride(from: largest, to: smallest, by: -0.05)
    zoom = steps.first { fits(columns, $0) } ?? smallest
    self.columns = columns
    widths = needs(columns, zoom)
  }

  /// The width of sentences next to scenes with a width.
  static func besideWidth(_ scenes: Double) -> Double {
    min(max(room - gutter - scenes, besideWidths.lowerBound), besideWidths.upperBound)
  }
}

/// The extent of a panel's scene, in the scene's points, relative to its root's origin.
struct PanelExtent {
  let bounds: Rect
  /// The width of the panel in addition to its scene, in the picture's points.
  fileprivate let extra: Double

  /// An estimate for the width of the ledgers of heights.
  private static let ledgerWidth = 150.0

  init(_ panel: DiagramPanel, extra: Double? = nil) {
    let layouts = [panel.explanation.layout] + (panel.former.map { [$0.layout] } ?? [])
    let contests = panel.explanation.contests.filter { $0.hasLedger(in: layouts[0]) }
    var frames = layouts.flatMap(\.views).map(\.frame)
    if layouts[0].scene.layoutDirection == .rightToLeft {
      // The ledgers extend to the left of the root, where the picture does not grow.
      let stage = Stage(panel.explanation, Projection(origin: .zero, zoom: 1))
      let across = stage.frame(of: .root)[.vertical]
      frames += contests.filter { $0.axis == .horizontal }.map {
        Rect(.horizontal, along: LedgerStrips($0, on: stage).wanted, across: across)
      }
    }
    bounds = frames.reduce(layouts[0][.root].frame) { $0.union($1) }
    self.extra = extra ?? (contests.contains { $0.axis == .vertical } ? Self.ledgerWidth : 0)
  }
}
