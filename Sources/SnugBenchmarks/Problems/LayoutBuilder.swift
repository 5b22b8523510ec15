import AutoLayout
import Geometry

/// Builds a layout in two forms: as a scene, and as the numbers of its horizontal axis and of
/// selected views on the vertical axis.
struct LayoutBuilder {
  var problem: LayoutProblem
  private var views: [View]
  private var constraints: [Constraint] = []
  /// The variables of each view; `nil` on an axis that only the scene has.
  private var sides: [PerAxis<LayoutProblem.Side?>]
  /// The optional constraints: their indices in the problem, and the key paths of their
  /// priorities in the scene.
  private var priorities: [(constraint: Int, path: WritableKeyPath<Self, LayoutPriority>)] = []

  init(width: Double) {
    problem = LayoutProblem(width: width)
    var root = View(name: "view", superview: nil)
    root.layoutMargins = .zero
    root.requiredSize = PerAxis(horizontal: width, vertical: 1_000)
    views = [root]
    let width = LayoutProblem.containerWidth
    sides = [PerAxis(horizontal: LayoutProblem.Side(origin: width, size: width), vertical: nil)]
  }

  var scene: Scene { Scene(title: "A benchmark", views: views, constraints: constraints) }

  mutating func addView(
    in superview: ViewID = .root, intrinsic: Double? = nil, hugging: Double = 250,
    hasVerticalSide: Bool = false
  ) -> ViewID {
    let id = ViewID(index: views.count)
    var view = View(name: "view\(id.index)", superview: superview)
    view.layoutMargins = .zero
    if let priority = LayoutPriority(hugging) {
      view.contentHuggingPriority.horizontal = priority
    }
    let side = problem.addSide(intrinsic: intrinsic, hugging: hugging)
    if let intrinsic {
      view.intrinsicContentSizeOverride = PerAxis(horizontal: intrinsic, vertical: 20)
      let (index, last) = (id.index, problem.constraints.count - 1)
      priorities += [
        (last - 1, \.views[index].contentHuggingPriority.horizontal),
        (last, \.views[index].contentCompressionResistancePriority.horizontal),
      ]
    }
    views.append(view)
    sides.append(PerAxis(horizontal: side, vertical: hasVerticalSide ? problem.addSide() : nil))
    problem.viewCount += 1
    return id
  }

  mutating func add(
    _ first: ViewID, _ attribute: Constraint.Attribute,
    _ relation: Constraint.Relation, _ second: ViewID,
    _ secondAttribute: Constraint.Attribute, multiplier: Double = 1,
    _ constant: Double = 0, priority: Double? = nil
  ) {
    constraints.append(
      Constraint(
        firstItem: .view(first), firstAttribute: attribute, relation: relation,
        secondItem: .view(second), secondAttribute: secondAttribute, multiplier: multiplier,
        constant: constant, priority: priority.flatMap { LayoutPriority($0) } ?? .required))
    guard let axis = attribute.axis, sides[first.index][axis] != nil else { return }
    problem.add(
      terms(of: attribute, of: first, beside: second, times: 1)
        + terms(of: secondAttribute, of: second, beside: first, times: -multiplier),
      relation, constant, priority: priority)
    if priority != nil {
      let index = constraints.count - 1
      priorities.append((problem.constraints.count - 1, \Self.constraints[index].priority))
    }
  }

  /// The position of a view's attribute in its superview's coordinates, or in its own if it
  /// is the superview of the other view.
  private func terms(
    of attribute: Constraint.Attribute, of view: ViewID, beside other: ViewID, times factor: Double
  ) -> LayoutProblem.Terms {
    guard let axis = attribute.axis, let side = sides[view.index][axis] else { return [] }
    let origin = views[other.index].superview == view ? [] : [(factor, side.origin)]
    return switch attribute {
    case .leading, .top: origin
    case .width, .height: [(factor, side.size)]
    case .centerX: origin + [(factor / 2, side.size)]
    default: origin + [(factor, side.size)]
    }
  }

  /// Adds a view for each intrinsic size, edge to edge from the container's leading edge to its
  /// trailing one.
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

  /// Gives every optional constraint a different priority.
  mutating func makePrioritiesDistinct() {
    problem.makePrioritiesDistinct()
    for (index, path) in priorities {
      guard let priority = problem.constraints[index].priority.flatMap({ LayoutPriority($0) })
      else { continue }
      self[keyPath: path] = priority
    }
  }
}
