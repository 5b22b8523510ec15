import ArgumentParser
import AutoLayout

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
  /// Cards with a picture of fixed proportions, and a centred title that meets a button.
  case coupled
  /// Views with four optional relations each between random edges, all of priority 500: nearly all
  /// give way, and few are independent of the others.
  case dense
  /// The same with one of five priorities for each relation.
  case denseLevels = "dense-levels"

  /// The same layout in two ways to set priorities.
  enum Form: String, CaseIterable, Sendable, ExpressibleByArgument {
    /// The usual few, shared by many views: ambiguous wherever not all can have their way.
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
      case .dense, .denseLevels: Self.denseViews(count, relationPriorities)
      }
    problem.addPreferences()
    if form == .distinct { problem.makePrioritiesDistinct() }
    return problem
  }

  /// The sizes to measure by default: the usual ones, or smaller ones for dense families.
  func sizes(usually usual: [Int]) -> [Int] {
    self == .dense || self == .denseLevels ? [40, 60, 70, 80, 200] : usual
  }

  /// The priorities of the relations in a dense layout.
  var relationPriorities: [Double] {
    self == .denseLevels ? [250, 500, 700, 800, 999] : [500]
  }
}

extension Family {
  /// The intrinsic width of the label at an index: 40, 44 … 92 points, over and over.
  static func intrinsic(_ index: Int) -> Double { Double(40 + index % 14 * 4) }

  private static let averageIntrinsic = 66.0

  private static func row(_ count: Int, share: Double) -> LayoutProblem {
    let widths = (0..<count).map(intrinsic)
    var problem = LayoutProblem(width: share * widths.reduce(0, +))
    _ = problem.addRow(of: widths)
    return problem
  }

  private static func independentRows(_ count: Int) -> LayoutProblem {
    var problem = LayoutProblem(width: 0.8 * 3 * averageIntrinsic)
    for row in 0..<count {
      _ = problem.addRow(of: (0..<3).map { intrinsic(3 * row + $0) })
    }
    return problem
  }

  private static func nestedViews(_ count: Int) -> LayoutProblem {
    let inset = 1.0
    var problem = LayoutProblem(width: 2 * inset * Double(count) + 100)
    var superview = LayoutProblem.containerWidth
    for depth in 1...count {
      let side = problem.addSide(intrinsic: depth == count ? 60 : nil)
      problem.add([(1, side.origin)], .equal, inset)
      problem.add([(1, superview), (-1, side.origin), (-1, side.size)], .equal, inset)
      problem.viewCount += 1
      superview = side.size
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
      if row == 0 { firstRow = cells }
      for (cell, first) in zip(cells, firstRow) where row > 0 {
        problem.add([(1, cell.size), (-1, first.size)], .equal, 0)
      }
      above = addLines(to: cells.count, below: above, &problem)
    }
    return problem
  }

  /// The vertical axis of a row of labels in fonts of three sizes, on one baseline; returns that
  /// of the first, which stands below the one of the row above.
  private static func addLines(
    to count: Int, below above: LayoutProblem.Side?, _ problem: inout LayoutProblem
  ) -> LayoutProblem.Side {
    func baseline(_ index: Int) -> Double { Double(16 + index % 3 * 4) }
    let lines = (0..<count).map { problem.addSide(intrinsic: baseline($0) + 4) }
    if let above {
      problem.add([(1, lines[0].origin), (-1, above.origin), (-1, above.size)], .equal, 8)
    } else {
      problem.add([(1, lines[0].origin)], .equal, 8)
    }
    for (index, line) in lines.enumerated().dropFirst() {
      let drop = baseline(0) - baseline(index)
      problem.add([(1, line.origin), (-1, lines[0].origin)], .equal, drop)
    }
    return lines[0]
  }

  private static func fields(_ count: Int) -> LayoutProblem {
    // Too narrow for the widest: labels and fields are in each other's way.
    var problem = LayoutProblem(width: 240)
    var firstLabel: LayoutProblem.Side?
    for row in 0..<count {
      let label = problem.addSide(intrinsic: intrinsic(row), hugging: 251)
      let field = problem.addSide(intrinsic: intrinsic(3 * row + 1) + 80)
      problem.add([(1, label.origin)], .equal, 0)
      problem.add([(1, field.origin), (-1, label.origin), (-1, label.size)], .equal, 8)
      problem.endAtTrailingEdge(field)
      if let firstLabel {
        problem.add([(1, label.size), (-1, firstLabel.size)], .equal, 0)
      } else {
        firstLabel = label
      }
      problem.viewCount += 2
    }
    return problem
  }

  private static func cards(_ count: Int) -> LayoutProblem {
    // A title of 140 leaves 42 beside it; most titles and most buttons want more.
    var problem = LayoutProblem(width: 240)
    for index in 0..<count {
      let card = problem.addSide()
      problem.add([(1, card.origin)], .equal, 0)
      problem.endAtTrailingEdge(card)
      let image = problem.addSide()
      let imageLine = problem.addSide()
      problem.add([(1, image.origin)], .equal, 0)
      problem.add([(1, image.size), (-1, card.size)], .equal, 0)
      problem.add([(1, imageLine.origin)], .equal, 0)
      problem.add([(1, imageLine.size), (-0.5, image.size)], .equal, 0)
      let title = problem.addSide(intrinsic: intrinsic(index) + 100)
      let button = problem.addSide(intrinsic: intrinsic(5 * index + 2))
      problem.add([(1, title.origin)], .greaterThanOrEqual, 0)
      problem.add([(1, title.origin), (0.5, title.size), (-0.5, card.size)], .equal, 0)
      problem.add(
        [(1, title.origin), (1, title.size), (-1, button.origin)], .lessThanOrEqual, -8)
      problem.add([(1, button.origin), (1, button.size), (-1, card.size)], .equal, 0)
      problem.viewCount += 4
    }
    return problem
  }

  private static func denseViews(_ count: Int, _ priorities: [Double]) -> LayoutProblem {
    var problem = LayoutProblem(width: 300)
    let sides = DenseRelation.intrinsics(count).map { problem.addSide(intrinsic: $0) }
    for side in sides {
      problem.add([(1, side.origin)], .greaterThanOrEqual, 0)
      problem.add(
        [(1, side.origin), (1, side.size), (-1, LayoutProblem.containerWidth)], .lessThanOrEqual, 0)
    }
    for relation in DenseRelation.all(count, priorities: priorities) {
      let (first, second) = (sides[relation.first.view], sides[relation.second.view])
      problem.add(
        first.terms(of: relation.first.edge, times: 1)
          + second.terms(of: relation.second.edge, times: -relation.multiplier),
        relation.relation, relation.constant, priority: relation.priority)
    }
    problem.viewCount += count
    return problem
  }
}

extension LayoutProblem.Side {
  /// Where its leading or trailing edge, or its center, is.
  fileprivate func terms(
    of edge: Constraint.Attribute, times factor: Double
  ) -> [(coefficient: Double, variable: Int)] {
    switch edge {
    case .leading: [(factor, origin)]
    case .trailing: [(factor, origin), (factor, size)]
    default: [(factor, origin), (factor / 2, size)]
    }
  }
}
