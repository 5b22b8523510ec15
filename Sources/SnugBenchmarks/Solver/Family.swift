import ArgumentParser
import SnugLayout

/// Kinds of layouts, each of any size, that are hard in different ways.
enum Family: String, CaseIterable, Sendable, ExpressibleByArgument {
  /// Labels edge to edge in a container too narrow for them.
  case rowNarrow = "row-narrow"
  /// Labels edge to edge in a container too wide for them.
  case rowWide = "row-wide"
  /// Labels edge to edge in a container as wide as they are.
  case rowExact = "row-exact"
  /// Rows of three labels that have nothing in common but the container's width.
  case independent
  /// Views inside each other, a label innermost.
  case nested
  /// Rows of eight labels with columns of equal widths, aligned by their baselines.
  case grid
  /// Rows of a label and a field, the labels of equal width.
  case form
  /// Cards with a picture of fixed proportions, and a centered title that meets a button.
  case coupled

  /// The same layout in two ways to set priorities.
  enum Form: String, CaseIterable, Sendable, ExpressibleByArgument {
    /// A few usual priorities, shared by many views: ambiguous wherever not all constraints can be
    /// satisfied.
    case tied
    /// One for each constraint: the answer is unique, and needs as many levels.
    case distinct
  }

  /// The layout with `count` labels, rows, levels or cards.
  func problem(_ count: Int, _ form: Form) -> LayoutProblem {
    var problem =
      switch self {
      case .rowNarrow: Self.row(count, share: 0.8)
      case .rowWide: Self.row(count, share: 1.2)
      case .rowExact: Self.row(count, share: 1)
      case .independent: Self.independentRows(count)
      case .nested: Self.nestedViews(count)
      case .grid: Self.grid(count)
      case .form: Self.fields(count)
      case .coupled: Self.cards(count)
      }
    if form == .distinct { problem.makePrioritiesDistinct() }
    return problem
  }

  /// The intrinsic width of the label at an index: 40, 44 … 92 points, over and over.
  private static func intrinsic(_ index: Int) -> Double { Double(40 + index % 14 * 4) }

  private static let averageIntrinsic = 66.0

  private static func row(_ count: Int, share: Double) -> LayoutProblem {
    let widths = (0..<count).map(intrinsic)
    var problem = LayoutProblem(width: share * widths.reduce(0, +))
    problem.addRow(of: widths)
    return problem
  }

  private static func independentRows(_ count: Int) -> LayoutProblem {
    var problem = LayoutProblem(width: 0.8 * 3 * averageIntrinsic)
    for row in 0..<count { problem.addRow(of: (0..<3).map { intrinsic(3 * row + $0) }) }
    return problem
  }

  private static func nestedViews(_ count: Int) -> LayoutProblem {
    let inset = 1.0
    var problem = LayoutProblem(width: 2 * inset * Double(count) + 100)
    var outerWidth = LayoutProblem.containerWidth
    for depth in 1...count {
      let view = problem.addSide(intrinsic: depth == count ? 60 : nil)
      problem.add([(1, view.origin)], .equal, inset)
      problem.add([(1, outerWidth), (-1, view.origin), (-1, view.size)], .equal, inset)
      outerWidth = view.size
    }
    return problem
  }

  private static func grid(_ count: Int) -> LayoutProblem {
    let columns = 8
    var problem = LayoutProblem(width: 0.8 * Double(columns) * averageIntrinsic)
    var firstRow: [LayoutProblem.Side] = []
    var above: LayoutProblem.Side?
    for row in 0..<count {
      let cells = problem.addRow(of: (0..<columns).map { intrinsic(columns * row + $0) })
      for (cell, first) in zip(cells, firstRow) { problem.add([(1, cell.size), (-1, first.size)]) }
      if row == 0 { firstRow = cells }
      above = problem.addLines(to: cells.count, below: above)
    }
    return problem
  }

  private static func fields(_ count: Int) -> LayoutProblem {
    // Too narrow for the widest ones: labels and fields compete.
    var problem = LayoutProblem(width: 240)
    var first: LayoutProblem.Side?
    for row in 0..<count {
      let label = problem.addSide(intrinsic: intrinsic(row), hugging: 251)
      let field = problem.addSide(intrinsic: intrinsic(3 * row + 1) + 80)
      problem.add([(1, label.origin)])
      problem.add([(1, field.origin), (-1, label.origin), (-1, label.size)], .equal, 8)
      problem.addEnd(of: field, at: LayoutProblem.containerWidth)
      if let first { problem.add([(1, label.size), (-1, first.size)]) } else { first = label }
    }
    return problem
  }

  private static func cards(_ count: Int) -> LayoutProblem {
    // A title of 140 leaves 42 beside it; most titles and most buttons want more.
    var problem = LayoutProblem(width: 240)
    for index in 0..<count {
      let card = problem.addSide()
      problem.add([(1, card.origin)])
      problem.addEnd(of: card, at: LayoutProblem.containerWidth)
      let (image, imageLine) = (problem.addSide(), problem.addSide())
      problem.add([(1, image.origin)])
      problem.add([(1, image.size), (-1, card.size)])
      problem.add([(1, imageLine.origin)])
      problem.add([(1, imageLine.size), (-0.5, image.size)])
      let title = problem.addSide(intrinsic: intrinsic(index) + 100)
      let button = problem.addSide(intrinsic: intrinsic(5 * index + 2))
      problem.add([(1, title.origin)], .greaterThanOrEqual)
      problem.add([(1, title.origin), (0.5, title.size), (-0.5, card.size)])
      problem.add(
        [(1, title.origin), (1, title.size), (-1, button.origin)], .lessThanOrEqual, -8)
      problem.addEnd(of: button, at: card.size)
    }
    return problem
  }
}

extension LayoutProblem {
  /// Adds a view for each intrinsic size, edge to edge from the container's leading edge to its
  /// trailing one.
  @discardableResult
  fileprivate mutating func addRow(of intrinsics: [Double]) -> [Side] {
    var row: [Side] = []
    for intrinsic in intrinsics {
      let label = addSide(intrinsic: intrinsic)
      add([(1, label.origin)] + (row.last.map { [(-1, $0.origin), (-1, $0.size)] } ?? []))
      row.append(label)
    }
    if let last = row.last { addEnd(of: last, at: Self.containerWidth) }
    return row
  }

  /// The side ends where its superview does.
  fileprivate mutating func addEnd(of side: Side, at outerSize: Int) {
    add([(1, side.origin), (1, side.size), (-1, outerSize)])
  }

  /// The vertical axis of a row of labels in fonts of three sizes, on one baseline; returns the
  /// first one's side, which is below that of the row above.
  fileprivate mutating func addLines(to count: Int, below above: Side?) -> Side {
    func baseline(_ index: Int) -> Double { Double(16 + index % 3 * 4) }
    let lines = (0..<count).map { addSide(intrinsic: baseline($0) + 4) }
    add(
      [(1, lines[0].origin)] + (above.map { [(-1, $0.origin), (-1, $0.size)] } ?? []), .equal, 8)
    for (index, line) in lines.enumerated().dropFirst() {
      add([(1, line.origin), (-1, lines[0].origin)], .equal, baseline(0) - baseline(index))
    }
    return lines[0]
  }
}
