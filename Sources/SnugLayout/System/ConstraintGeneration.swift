import SnugGeometry

/// All constraints of a scene in the order of the system, and the guides made for them.
///
/// Each part of the layout model makes its constraints in its own file, from ``scene`` and
/// ``measurements``, and adds them here.
struct ConstraintGeneration {
  let scene: Scene
  let measurements: Measurements
  private(set) var guides: [LayoutGuide]
  private(set) var constraints:
    [(id: String, origin: ConstraintSystem.Origin, constraint: Constraint)] = []
  private var countOfID: [String: Int] = [:]
  private var guidesOfView: [ViewID: [LayoutGuide.Kind: LayoutGuideID]] = [:]

  init(_ scene: Scene, _ measurements: Measurements) {
    self.scene = scene
    self.measurements = measurements
    guides = scene.guides
    for (index, guide) in guides.enumerated() {
      guidesOfView[guide.owningView, default: [:]][guide.kind] = LayoutGuideID(index: index)
    }
    for axis in Axis.allCases { addRootSize(axis) }
    for view in scene.viewIDs {
      for axis in Axis.allCases { addContentSize(of: view, axis) }
    }
    for guide in scene.guides.indices { addConstraints(of: LayoutGuideID(index: guide)) }
    // A stack view sets `translatesAutoresizingMaskIntoConstraints` of its arranged views to false.
    let arranged = scene.arrangedViews
    for view in scene.viewIDs where !arranged.contains(view) { addAutoresizing(of: view) }
    for view in scene.viewIDs { addStackView(view) }
    for (index, constraint) in scene.constraints.enumerated() {
      add(
        id: constraint.identifier ?? "constraint-\(index + 1)", .author(index),
        scrolled(constraint))
    }
  }

  private mutating func add(
    id: String, _ origin: ConstraintSystem.Origin, _ constraint: Constraint
  ) {
    constraints.append((id, origin, constraint))
  }

  // MARK: Adding constraints

  mutating func addGuide(
    _ name: String, _ kind: LayoutGuide.Kind, of owner: ViewID
  ) -> LayoutGuideID {
    guides.append(
      LayoutGuide(
        name: "\(scene[owner].name).\(name)", owningView: owner, kind: kind,
        range: scene[owner].range))
    return LayoutGuideID(index: guides.count - 1)
  }

  /// A view's guide of a kind: the scene's, if a constraint refers to it, or a new one.
  mutating func guide(_ kind: LayoutGuide.Kind, of owner: ViewID) -> LayoutItem {
    if let known = guidesOfView[owner]?[kind] { return .guide(known) }
    let guide = addGuide(kind.rawValue, kind, of: owner)
    guidesOfView[owner, default: [:]][kind] = guide
    addConstraints(of: guide)
    return .guide(guide)
  }

  /// Adds the constraints of a maker, each with UIKit's identifier.
  ///
  /// - Parameters:
  ///   - maker: the view or guide that makes them. Constraints with the same identifier are
  ///     numbered within it.
  ///   - origin: the origin of the constraint with a number.
  mutating func add(
    _ made: [Constraint], by maker: String, _ origin: (Int) -> ConstraintSystem.Origin
  ) {
    for (index, constraint) in made.enumerated() {
      let kind = "\(maker).\(constraint.identifier ?? "constraint")"
      let number = countOfID[kind, default: 0] + 1
      countOfID[kind] = number
      add(id: "\(kind)-\(number)", origin(index), constraint)
    }
  }

  // MARK: Sizes

  private mutating func addRootSize(_ axis: Axis) {
    let root = scene[.root]
    let attribute = Constraint.Attribute.size(axis)
    let size = root.requiredSize[axis]
    let target = scene.fittingTarget[axis]
    add(
      id: "\(root.name).\(attribute.rawValue)",
      size == nil ? .fittingSize(axis) : .rootSize(axis),
      Constraint(
        firstItem: .root, firstAttribute: attribute, constant: size ?? target.size,
        priority: size == nil ? target.priority : .required,
        range: size == nil ? root.range : root.sizeRange))
  }

  /// Adds a content-size constraint as its pair of inequalities; nothing without an intrinsic
  /// metric.
  ///
  /// Source: Auto Layout Guide, Anatomy of a Constraint, “Intrinsic Content Size”: a pair of
  /// inequalities for each dimension, with the hugging and the compression resistance priority.
  private mutating func addContentSize(of id: ViewID, _ axis: Axis) {
    guard let size = measurements.intrinsicContentSizes[id.index].size[axis] else { return }
    let view = scene[id]
    let attribute = Constraint.Attribute.size(axis)
    for role in ConstraintSystem.ContentSizeRole.allCases {
      add(
        id: "\(view.name).\(attribute.rawValue).\(role.rawValue)", .contentSize(id, axis, role),
        Constraint(
          firstItem: .view(id), firstAttribute: attribute,
          relation: role == .hugging ? .lessThanOrEqual : .greaterThanOrEqual, constant: size,
          priority: view[keyPath: role.priorities][axis], range: view.range))
    }
  }

  // MARK: Scroll views

  /// The meaning of a constraint between a scroll view and a descendant: edges are those of the
  /// content; centers, width and height are those of the scroll view itself.
  ///
  /// Source: Auto Layout Guide, “Working with Scroll Views”; for the centers, frames that Interface
  /// Builder saved in three layouts.
  private mutating func scrolled(_ constraint: Constraint) -> Constraint {
    var constraint = constraint
    guard let second = constraint.secondItem else { return constraint }
    if !constraint.firstAttribute.isSizeOrCenter,
      let content = contentGuide(of: constraint.firstItem, around: second)
    {
      constraint.firstItem = content
    } else if !constraint.secondAttribute.isSizeOrCenter,
      let content = contentGuide(of: second, around: constraint.firstItem)
    {
      constraint.secondItem = content
    }
    return constraint
  }

  /// The content guide, if the item is a scroll view that contains the other item.
  private mutating func contentGuide(
    of item: LayoutItem, around other: LayoutItem
  ) -> LayoutItem? {
    guard let id = item.view, scene[id].viewClass.isScrollView, other != item else { return nil }
    var inner = other.view
    if case .guide(let guide) = other {
      // Constraints to the scroll view's own guides are taken as written.
      if guides[guide.index].owningView == id, guides[guide.index].kind != .custom { return nil }
      inner = guides[guide.index].owningView
    }
    guard let inner, inner == id || scene.isView(inner, inside: id) else { return nil }
    return guide(.content, of: id)
  }
}

extension Constraint.Attribute {
  fileprivate var isSizeOrCenter: Bool { isSize || self == .centerX || self == .centerY }
}
