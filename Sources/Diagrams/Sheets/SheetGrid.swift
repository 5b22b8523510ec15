import AutoLayout
import Geometry
import LayoutExplanation

/// How many panels are side by side, and how large they are drawn: as many as are comfortable to
/// look at, all at one scale.
struct SheetGrid {
  let columns: Int
  let zoom: Double
  /// How far views stick out of their roots, at most, to the left and at the top, in points.
  let overhang: Point
  /// What a column takes up at least, in the picture's points.
  let widths: [Double]
  /// Whether panels are below each other, each with its texts to the right.
  let tellsBeside: Bool
  /// Whether a page tells the reasons beside the picture.
  let isInPage: Bool
  private let isStacked: Bool
  /// Whether each section is a column, and each size a row.
  let isTable: Bool

  var rowGap: Double { isStacked ? 26 : 40 }

  /// Whether columns that came out wider than they were thought to be still make a sheet one looks
  /// at in one piece.
  func isComfortable(_ actual: [Double]) -> Bool {
    isStacked
      ? Self.total(actual) <= Self.room
      : columns == 1 || actual.reduce(0, +) <= widths.reduce(0, +) + 40
  }

  /// What columns of some widths take up together.
  static func total(_ widths: [Double]) -> Double { widths.reduce(-gutter) { $0 + $1 + gutter } }

  static let margin = 32.0
  /// Between panels side by side: what sticks out of one on its left stays clear of the other.
  static let gutter = 48.0
  /// Sentences are not set in lines shorter than this below one panel of several.
  static let narrowestColumn = 240.0
  /// In a README, which is 830 pixels wide, texts are still 9 pixels high then.
  static let widestCanvas = 1040.0
  private static let room = widestCanvas - 2 * margin
  /// Sheets of few panels are no higher than this; a screen shows them whole.
  private static let highestCanvas = 1.5 * widestCanvas
  /// What the panels of a column need besides their scenes, and a sheet besides its panels.
  private static let heightOfTexts = 70.0
  private static let heightOfHeader = 200.0
  /// Sentences beside a panel are not set in lines shorter than the one nor longer than the other.
  private static let besideWidths = 280.0...480.0
  /// No scene is enlarged at their cost.
  private static let comfortableBeside = 340.0
  /// Wide scenes are made smaller to suit a README, but not beyond reading.
  private static let smallestZoom = 0.6
  /// Nor for a table: its sections can be below each other.
  private static let smallestTable = 0.8
  private static let longestRow = 8

  /// - Parameters:
  ///   - mayTellBeside: whether the texts of panels may be set in a narrow column.
  ///   - narrowest: what the columns of a table take up at least.
  ///   - extras: what each panel takes up besides its scene, if that is known.
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
      // As many rows, and none with a gap that need not be.
      let rows = (most + columns - 1) / columns
      columns = (most + rows - 1) / rows
    }
    let steps = stride(from: largest, to: smallest, by: -0.05)
    zoom = steps.first { fits(columns, $0) } ?? smallest
    self.columns = columns
    widths = needs(columns, zoom)
  }

  /// How wide the sentences beside scenes of a width are set.
  static func besideWidth(_ scenes: Double) -> Double {
    min(max(room - gutter - scenes, besideWidths.lowerBound), besideWidths.upperBound)
  }
}

/// What a panel's scene takes up, in the scene's points, from its root's corner.
struct PanelExtent {
  let bounds: Rect
  /// How much wider the panel is than its scene, in the picture's points.
  fileprivate let extra: Double

  /// What heights beside a scene take up, more or less.
  private static let ledgerWidth = 150.0

  init(_ panel: DiagramPanel, extra: Double? = nil) {
    let layouts = [panel.explanation.layout] + (panel.former.map { [$0.layout] } ?? [])
    let contests = panel.explanation.contests.filter { $0.hasLedger(in: layouts[0]) }
    var frames = layouts.flatMap(\.views).map(\.frame)
    if layouts[0].scene.layoutDirection == .rightToLeft {
      // Ledgers stick out of the root on the left, where the picture does not grow by itself.
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
