import AutoLayout
import Geometry

extension Family {
  /// The layout of ``problem(_:_:)`` as a scene: views with intrinsic sizes, constraints between
  /// them, and a place for each on the vertical axis too.
  func scene(_ count: Int, _ form: Form) -> Scene {
    var builder = SceneBuilder(width: problem(count, .tied).width)
    switch self {
    case .rowNarrow, .rowWide, .rowExact:
      builder.addRow(of: (0..<count).map(Self.intrinsic), at: 0)
    case .independent:
      for row in 0..<count {
        builder.addRow(of: (0..<3).map { Self.intrinsic(3 * row + $0) }, at: Double(24 * row))
      }
    case .nested: builder.addNestedViews(count)
    case .grid: builder.addGrid(count)
    case .form: builder.addFields(count)
    case .coupled: builder.addCards(count)
    case .dense, .denseLevels: builder.addDenseViews(count, relationPriorities)
    }
    if form == .distinct { builder.makePrioritiesDistinct() }
    return builder.scene
  }
}

/// Puts a scene together, on the horizontal axis as its problem is.
private struct SceneBuilder {
  var views: [View]
  var constraints: [Constraint] = []

  init(width: Double) {
    var root = View(name: "view", superview: nil)
    root.layoutMargins = .zero
    root.requiredSize = PerAxis(horizontal: width, vertical: 1_000)
    views = [root]
  }

  var scene: Scene { Scene(title: "A benchmark", views: views, constraints: constraints) }

  mutating func addView(
    in superview: ViewID = .root, intrinsic: Double? = nil, hugging: Double = 250
  ) -> ViewID {
    let id = ViewID(index: views.count)
    var view = View(name: "view\(id.index)", superview: superview)
    view.layoutMargins = .zero
    if let intrinsic {
      view.intrinsicContentSizeOverride = PerAxis(horizontal: intrinsic, vertical: 20)
    }
    if let priority = LayoutPriority(hugging) {
      view.contentHuggingPriority.horizontal = priority
    }
    views.append(view)
    return id
  }

  mutating func add(
    _ first: ViewID, _ attribute: Constraint.Attribute,
    _ relation: Constraint.Relation = .equal, _ second: ViewID? = nil,
    _ secondAttribute: Constraint.Attribute = .notAnAttribute, multiplier: Double = 1,
    _ constant: Double = 0, priority: LayoutPriority = .required
  ) {
    constraints.append(
      Constraint(
        firstItem: .view(first), firstAttribute: attribute, relation: relation,
        secondItem: second.map(LayoutItem.view), secondAttribute: secondAttribute,
        multiplier: multiplier, constant: constant, priority: priority))
  }

  @discardableResult
  mutating func addRow(of intrinsics: [Double], at top: Double) -> [ViewID] {
    var row: [ViewID] = []
    for intrinsic in intrinsics {
      let label = addView(intrinsic: intrinsic)
      add(label, .leading, .equal, row.last ?? .root, row.isEmpty ? .leading : .trailing)
      add(label, .top, .equal, .root, .top, top)
      row.append(label)
    }
    if let last = row.last { add(last, .trailing, .equal, .root, .trailing) }
    return row
  }

  mutating func addNestedViews(_ count: Int) {
    var superview = ViewID.root
    for depth in 1...count {
      let view = addView(in: superview, intrinsic: depth == count ? 60 : nil)
      add(view, .leading, .equal, superview, .leading, 1)
      add(view, .trailing, .equal, superview, .trailing, -1)
      add(view, .top, .equal, superview, .top)
      add(view, .bottom, .equal, superview, .bottom)
      superview = view
    }
  }

  mutating func addGrid(_ count: Int) {
    let columns = 8
    var first: [ViewID] = []
    for row in 0..<count {
      let intrinsics = (0..<columns).map { Family.intrinsic(columns * row + $0) }
      let cells = addRow(of: intrinsics, at: Double(24 * row))
      for (cell, top) in zip(cells, first) { add(cell, .width, .equal, top, .width) }
      if first.isEmpty { first = cells }
    }
  }

  mutating func addFields(_ count: Int) {
    var first: ViewID?
    for row in 0..<count {
      let label = addView(intrinsic: Family.intrinsic(row), hugging: 251)
      let field = addView(intrinsic: Family.intrinsic(3 * row + 1) + 80)
      add(label, .leading, .equal, .root, .leading)
      add(field, .leading, .equal, label, .trailing, 8)
      add(field, .trailing, .equal, .root, .trailing)
      for view in [label, field] { add(view, .top, .equal, .root, .top, Double(24 * row)) }
      if let first { add(label, .width, .equal, first, .width) } else { first = label }
    }
  }

  mutating func addCards(_ count: Int) {
    for index in 0..<count {
      let card = addView()
      add(card, .leading, .equal, .root, .leading)
      add(card, .trailing, .equal, .root, .trailing)
      add(card, .top, .equal, .root, .top, Double(200 * index))
      let image = addView(in: card)
      for edge in [Constraint.Attribute.leading, .trailing, .top] {
        add(image, edge, .equal, card, edge)
      }
      add(image, .height, .equal, image, .width, multiplier: 0.5)
      let title = addView(in: card, intrinsic: Family.intrinsic(index) + 100)
      let button = addView(in: card, intrinsic: Family.intrinsic(5 * index + 2))
      add(title, .leading, .greaterThanOrEqual, card, .leading)
      add(title, .centerX, .equal, card, .centerX)
      add(title, .trailing, .lessThanOrEqual, button, .leading, -8)
      add(button, .trailing, .equal, card, .trailing)
      for view in [title, button] { add(view, .top, .equal, image, .bottom) }
      add(card, .bottom, .equal, title, .bottom)
    }
  }

  mutating func addDenseViews(_ count: Int, _ priorities: [Double]) {
    let views = DenseRelation.intrinsics(count).map { addView(intrinsic: $0) }
    for view in views {
      add(view, .leading, .greaterThanOrEqual, .root, .leading)
      add(view, .trailing, .lessThanOrEqual, .root, .trailing)
      add(view, .top, .equal, .root, .top)
    }
    for relation in DenseRelation.all(count, priorities: priorities) {
      add(
        views[relation.first.view], relation.first.edge, relation.relation,
        views[relation.second.view], relation.second.edge, multiplier: relation.multiplier,
        relation.constant, priority: LayoutPriority(relation.priority) ?? .required)
    }
  }

  /// A priority for each, within a point above its old one, in a scattered order.
  mutating func makePrioritiesDistinct() {
    let measured = views.indices.filter { views[$0].intrinsicContentSizeOverride != nil }
    for (place, index) in measured.enumerated() {
      let order = LayoutProblem.scattered(place, of: measured.count)
      let above = Double(order) / Double(measured.count)
      for (path, old) in [
        (\View.contentHuggingPriority, views[index].contentHuggingPriority),
        (
          \View.contentCompressionResistancePriority,
          views[index].contentCompressionResistancePriority
        ),
      ] {
        guard let priority = LayoutPriority(old.horizontal.rawValue + above) else { continue }
        views[index][keyPath: path].horizontal = priority
      }
    }
    let relations = constraints.indices.filter { constraints[$0].priority != .required }
    for (place, index) in relations.enumerated() {
      let above = Double(LayoutProblem.scattered(place, of: relations.count))
      let priority = constraints[index].priority.rawValue + above / Double(relations.count)
      constraints[index].priority = LayoutPriority(priority) ?? .required
    }
  }
}
