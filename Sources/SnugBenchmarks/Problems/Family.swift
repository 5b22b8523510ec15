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
  /// Views with four optional relations each between random edges, all of priority 500: nearly all
  /// give way, and few are independent of the others.
  case dense
  /// The same with one of five priorities for each relation.
  case denseLevels = "dense-levels"

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
    let layout =
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
    var problem = layout.problem
    if form == .distinct { problem.makePrioritiesDistinct() }
    return problem
  }

  /// The sizes to measure by default, smaller ones for dense families.
  var usualSizes: [Int] {
    self == .dense || self == .denseLevels ? [40, 60, 70, 80, 200] : [10, 100, 1_000, 10_000]
  }

  /// The priorities of the relations in a dense layout.
  var relationPriorities: [Double] {
    self == .denseLevels ? [250, 500, 700, 800, 999] : [500]
  }
}

extension Family {
  /// The intrinsic width of the label at an index: 40, 44 … 92 points, over and over.
  private static func intrinsic(_ index: Int) -> Double { Double(40 + index % 14 * 4) }

  private static let averageIntrinsic = 66.0

  private static func row(_ count: Int, share: Double) -> LayoutBuilder {
    let widths = (0..<count).map(intrinsic)
    var layout = LayoutBuilder(width: share * widths.reduce(0, +))
    layout.addRow(of: widths)
    return layout
  }

  private static func independentRows(_ count: Int) -> LayoutBuilder {
    var layout = LayoutBuilder(width: 0.8 * 3 * averageIntrinsic)
    for row in 0..<count { layout.addRow(of: (0..<3).map { intrinsic(3 * row + $0) }) }
    return layout
  }

  private static func nestedViews(_ count: Int) -> LayoutBuilder {
    let inset = 1.0
    var layout = LayoutBuilder(width: 2 * inset * Double(count) + 100)
    var superview = ViewID.root
    for depth in 1...count {
      let view = layout.addView(in: superview, intrinsic: depth == count ? 60 : nil)
      layout.add(view, .leading, .equal, superview, .leading, inset)
      layout.add(superview, .trailing, .equal, view, .trailing, inset)
      superview = view
    }
    return layout
  }

  private static func grid(_ count: Int) -> LayoutBuilder {
    let columns = 8
    var layout = LayoutBuilder(width: 0.8 * Double(columns) * averageIntrinsic)
    var firstRow: [ViewID] = []
    var above: LayoutProblem.Side?
    for row in 0..<count {
      let cells = layout.addRow(of: (0..<columns).map { intrinsic(columns * row + $0) })
      for (cell, first) in zip(cells, firstRow) { layout.add(cell, .width, .equal, first, .width) }
      if row == 0 { firstRow = cells }
      above = addLines(to: cells.count, below: above, &layout.problem)
    }
    return layout
  }

  /// The vertical axis of a row of labels in fonts of three sizes, on one baseline; returns the
  /// first one's side, which is below that of the row above.
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

  private static func fields(_ count: Int) -> LayoutBuilder {
    // Too narrow for the widest ones: labels and fields compete.
    var layout = LayoutBuilder(width: 240)
    var first: ViewID?
    for row in 0..<count {
      let label = layout.addView(intrinsic: intrinsic(row), hugging: 251)
      let field = layout.addView(intrinsic: intrinsic(3 * row + 1) + 80)
      layout.add(label, .leading, .equal, .root, .leading)
      layout.add(field, .leading, .equal, label, .trailing, 8)
      layout.add(field, .trailing, .equal, .root, .trailing)
      if let first { layout.add(label, .width, .equal, first, .width) } else { first = label }
    }
    return layout
  }

  private static func cards(_ count: Int) -> LayoutBuilder {
    // A title of 140 leaves 42 beside it; most titles and most buttons want more.
    var layout = LayoutBuilder(width: 240)
    for index in 0..<count {
      let card = layout.addView()
      layout.add(card, .leading, .equal, .root, .leading)
      layout.add(card, .trailing, .equal, .root, .trailing)
      let image = layout.addView(in: card, hasVerticalSide: true)
      for attribute in [Constraint.Attribute.leading, .width, .top] {
        layout.add(image, attribute, .equal, card, attribute)
      }
      layout.add(image, .height, .equal, image, .width, multiplier: 0.5)
      let title = layout.addView(in: card, intrinsic: intrinsic(index) + 100)
      let button = layout.addView(in: card, intrinsic: intrinsic(5 * index + 2))
      layout.add(title, .leading, .greaterThanOrEqual, card, .leading)
      layout.add(title, .centerX, .equal, card, .centerX)
      layout.add(title, .trailing, .lessThanOrEqual, button, .leading, -8)
      layout.add(button, .trailing, .equal, card, .trailing)
    }
    return layout
  }

  /// The same in every run. Priorities have their own random sequence, so that layouts that differ in
  /// `priorities` have the same relations otherwise.
  private static func denseViews(_ count: Int, _ priorities: [Double]) -> LayoutBuilder {
    var layout = LayoutBuilder(width: 300)
    var randomSize = RandomSequence(seed: UInt64(count) << 32)
    let views = (0..<count).map { _ in
      layout.addView(intrinsic: Double(10 + randomSize.next(below: 90)))
    }
    for view in views {
      layout.add(view, .leading, .greaterThanOrEqual, .root, .leading)
      layout.add(view, .trailing, .lessThanOrEqual, .root, .trailing)
    }
    let edges: [Constraint.Attribute] = [.leading, .trailing, .centerX]
    var random = RandomSequence(seed: UInt64(count))
    var randomPriority = RandomSequence(seed: ~UInt64(count))
    for _ in 0..<4 * count {
      let view = random.next(below: count)
      // Never the same view twice, unless there is no other.
      let other = (view + 1 + random.next(below: max(1, count - 1))) % count
      layout.add(
        views[view], random.element(of: edges),
        random.element(of: [.lessThanOrEqual, .equal, .greaterThanOrEqual]),
        views[other], random.element(of: edges), multiplier: random.element(of: [1, 0.5]),
        Double(random.next(below: 80) - 20), priority: randomPriority.element(of: priorities))
    }
    return layout
  }
}
