import SnugExplanation
import SnugGeometry
import SnugLayout

/// The columns of a page's panels, their common zoom, and where their cards are.
struct PageGrid {
  let margin: Double
  /// The width of the page without margins.
  let content: Double
  let columns: Int
  /// Whether the cards are beside the overview of a panel. Otherwise they are below it.
  let isBeside: Bool
  let zoom: Double
  /// The corner of all views of all panels together, which can be before the corners of the roots.
  let corner: Point

  /// The width of an overview beside its cards, with its gutters.
  let overview: Double
  /// The widths left and right of an overview for badges, names and amounts that have no room in it.
  let gutters: EdgeInsets

  /// The greatest and the least of these widths, and the gap before the cards. The least is the
  /// width of a legend.
  private static let overview = 319.0
  private static let leastOverview = 224.0
  /// The greatest width that cards give up for the gutters of the overview.
  private static let mostTaken = 84.0
  static let gap = 24.0
  /// The gap between columns of panels.
  static let gutter = 28.0
  /// The greatest height of an overview. A taller one is drawn smaller.
  private static let tallest = 1600.0
  /// The least height of the only overview that has cards beside it.
  private static let tall = 160.0
  /// The height from which an overview above its cards is enlarged less, and by how much.
  private static let (high, mostOfHigh) = (400.0, 1.5)
  /// The least widths of a column with cards and of one without.
  private static let leastWidths = (cards: 230.0, scene: 110.0)
  static let mostColumns = 6

  /// - Parameter lines: the strips that are below the scenes at their scale.
  init(
    _ sheet: ComparisonSheet, _ cards: [[Card]], _ lines: [LineStrip], isNarrow: Bool,
    hasCards: Bool, gutters: EdgeInsets = .zero
  ) {
    self.gutters = gutters
    let layouts = sheet.panels.filter { !$0.isLog }.map(\.explanation.layout)
    let content: Double =
      isNarrow
      ? Self.overview : layouts.isEmpty ? 463 - Self.gap : 782
    self.content = content
    margin = isNarrow ? 12 : 24
    let extents = layouts.map(\.extent)
    var whole = extents.dropFirst().reduce(extents.first ?? .init(x: 0, y: 0, width: 1, height: 1))
    {
      $0.union($1)
    }
    whole = lines.reduce(whole) { whole, line in
      Rect(
        .horizontal, along: whole[.horizontal].union(line.extent), across: whole[.vertical])
    }
    let (widest, highest) = (whole.width, whole.height)
    corner = whole.origin
    let texts = layouts.flatMap { layout in
      layout.scene.visibleViews.flatMap { layout.scene[$0].content.texts }.map(\.font.size)
    }
    func zoom(_ width: Double, for length: Double) -> Double {
      min(2, width / max(1, length), Self.tallest / max(1, highest))
    }
    func isLegible(_ zoom: Double) -> Bool {
      (texts.min() ?? 17) * zoom >= StripCells.leastText - 1.5
    }
    let isAlone = sheet.panels.count == 1
    let columns =
      isAlone || isNarrow || layouts.isEmpty
      ? 1
      : Self.columns(of: sheet) { columns in
        let width = Self.width(columns, content)
        let strips = cards.joined().compactMap(\.strip).filter { $0.axis == .horizontal }
        return width >= (hasCards ? Self.leastWidths.cards : Self.leastWidths.scene)
          && isLegible(zoom(width, for: max(widest, strips.map(\.length).max() ?? 0)))
      }
    self.columns = columns
    guard columns == 1 else {
      isBeside = false
      overview = Self.overview
      self.zoom = zoom(Self.width(columns, content) - gutters.total(.horizontal), for: widest)
      return
    }
    let small = zoom(Self.overview, for: widest)
    let isTall = highest * small >= Self.tall
    isBeside =
      !isNarrow && hasCards && !layouts.isEmpty && (isTall || !isAlone)
      && (isLegible(small) || highest * zoom(content, for: widest) > content)
    let isSmall = isBeside || !isAlone && isLegible(small)
    // Higher, cards below would begin far below the title.
    let isLow = highest * 2 <= Self.high || cards.allSatisfy(\.isEmpty)
    let most = isSmall || isLow ? 2 : Self.mostOfHigh
    // Beside the cards, gutters take width from these first.
    let beside = gutters.total(.horizontal)
    let taken = isBeside ? min(beside, Self.mostTaken) : 0
    self.zoom = min(
      most, zoom((isSmall ? Self.overview : content) - (beside - taken), for: widest))
    let own = widest * small + beside - taken
    overview =
      (isAlone ? min(Self.overview, max(Self.leastOverview, own)) : Self.overview) + taken
  }

  private static func columns(of sheet: ComparisonSheet, fits: (Int) -> Bool) -> Int {
    if sheet.isTable { return fits(sheet.sections.count) ? sheet.sections.count : 1 }
    let most = sheet.sections.map(\.panels.count).max() ?? 1
    if let columns = sheet.columns, columns > 0 { return min(columns, most, mostColumns) }
    if sheet.isStacked { return 1 }
    let columns = (1...min(most, mostColumns)).last(where: fits) ?? 1
    // Distribute the panels evenly over the same number of rows.
    let rows = (most + columns - 1) / columns
    return (most + rows - 1) / rows
  }

  private static func width(_ columns: Int, _ content: Double) -> Double {
    (content - gutter * Double(columns - 1)) / Double(columns)
  }

  /// The width of a column.
  var width: Double { Self.width(columns, content) }

  /// The greatest width of a gutter: a badge, a name and an amount, and a long name where the cards are below a wide
  /// overview.
  var mostGutter: Double { isBeside ? 104 : content > Self.overview ? 140 : 80 }

  func x(_ column: Int) -> Double { margin + Double(column) * (width + Self.gutter) }

  /// The widths of cards and their columns: beside the overview, below it, or in two columns.
  var cardColumns: [Interval] {
    if isBeside {
      return [Interval(start: overview + Self.gap, end: content)]
    }
    guard columns == 1, content > 2 * Self.overview else { return [Interval(start: 0, end: width)] }
    let half = (content - Self.gap) / 2
    return [Interval(start: 0, length: half), Interval(start: half + Self.gap, end: content)]
  }
}
