package import Cassowary
public import Diagnostics
public import Geometry

/// All constraints of a scene, written and generated, in a fixed order: that of the file.
///
/// Views stand before constraints in a scene file, so the root's size and the content-size pairs
/// come first and the author's constraints after them. Of required constraints that conflict, the
/// one listed last is broken.
public struct ConstraintSystem: Sendable {
  public let entries: [Entry]
  /// The entries as the solver sees them, in the same order.
  package let solver: Solver
  let variables: LayoutVariables
  private let placeOfOrigin: [Origin: Int]

  /// The place of the constraint of an origin; `nil` when there is none.
  public func entry(_ origin: Origin) -> Int? { placeOfOrigin[origin] }

  /// One constraint of the system.
  public struct Entry: Sendable {
    /// Unique in the system: the author's identifier, or one made from what the constraint is.
    public let id: String
    public let origin: Origin
    public let priority: LayoutPriority
    /// The constraint as an equation in the names of the scene.
    public let description: String
    /// Where it was written, or where the view it belongs to was.
    public let range: SourceRange?
    let linear: LinearConstraint

    /// What the multiples of sizes and positions on its left side should come to, in points.
    public var target: Double { -linear.expression.constant }
  }

  /// Who made a constraint.
  public enum Origin: Hashable, Sendable {
    /// The author, as the constraint at this place in ``Scene/constraints``.
    case author(Int)
    /// The author, by giving the root a size.
    case rootSize(Axis)
    /// The view's content: one half of an `NSContentSizeLayoutConstraint`.
    case contentSize(ViewID, Axis, ContentSizeRole)
    /// Nobody: the root has no size and takes its fitting size.
    case fittingSize(Axis)
  }

  /// The two inequalities a content-size constraint consists of.
  public enum ContentSizeRole: String, Sendable {
    /// `size <= intrinsic` at the hugging priority.
    case hugging
    /// `size >= intrinsic` at the compression resistance priority.
    case compressionResistance
  }

  init(_ scene: Scene, intrinsic: [IntrinsicContentSize]) {
    var solver = Solver()
    let variables = LayoutVariables(of: scene, in: &solver)
    var entries: [Entry] = []
    for axis in Axis.allCases { entries.append(Entry(sizeOfRoot: axis, scene, variables)) }
    for view in scene.viewIDs {
      for axis in Axis.allCases {
        guard let size = intrinsic[view.index].size[axis] else { continue }
        entries.append(Entry(.hugging, view, axis, size, scene, variables))
        entries.append(Entry(.compressionResistance, view, axis, size, scene, variables))
      }
    }
    let expression = AttributeExpression(scene: scene, variables: variables, intrinsic: intrinsic)
    for (index, constraint) in scene.constraints.enumerated() {
      entries.append(Entry(constraint, index, scene, expression))
    }
    for entry in entries { solver.add(entry.linear) }
    placeOfOrigin = Dictionary(
      uniqueKeysWithValues: entries.indices.map { (entries[$0].origin, $0) })
    self.entries = entries
    self.solver = solver
    self.variables = variables
  }
}

extension ConstraintSystem.Entry {
  /// The root has the size it was given, or is as small as it can be (`fittingSizeLevel`).
  fileprivate init(sizeOfRoot axis: Axis, _ scene: Scene, _ variables: LayoutVariables) {
    let root = scene[.root]
    let attribute: Constraint.Attribute = axis == .horizontal ? .width : .height
    let size = root.requiredSize[axis]
    origin = size == nil ? .fittingSize(axis) : .rootSize(axis)
    id = "\(root.name).\(attribute.rawValue)"
    priority = size == nil ? .fittingSizeLevel : .required
    description = "\(id) == \((size ?? 0).shortDescription)"
    range = size == nil ? root.range : root.sizeRange
    linear = LinearConstraint(
      LinearExpression(variables.size(.root, axis)) - (size ?? 0), .equal,
      strength: priority.strength)
  }

  /// One half of a content-size constraint.
  ///
  /// Source: Auto Layout Guide, Anatomy of a Constraint, “Intrinsic Content Size”: a pair of
  /// inequalities for each dimension, with the hugging and the compression resistance priority.
  fileprivate init(
    _ role: ConstraintSystem.ContentSizeRole, _ id: ViewID, _ axis: Axis, _ intrinsic: Double,
    _ scene: Scene, _ variables: LayoutVariables
  ) {
    let view = scene[id]
    let attribute: Constraint.Attribute = axis == .horizontal ? .width : .height
    origin = .contentSize(id, axis, role)
    self.id = "\(view.name).\(attribute.rawValue).\(role.rawValue)"
    priority =
      role == .hugging
      ? view.contentHuggingPriority[axis] : view.contentCompressionResistancePriority[axis]
    description =
      "\(view.name).\(attribute.rawValue) \(role == .hugging ? "<=" : ">=") "
      + intrinsic.shortDescription
    range = view.range
    linear = LinearConstraint(
      LinearExpression(variables.size(id, axis)) - intrinsic,
      role == .hugging ? .lessThanOrEqual : .greaterThanOrEqual, strength: priority.strength)
  }

  fileprivate init(
    _ constraint: Constraint, _ index: Int, _ scene: Scene, _ expression: AttributeExpression
  ) {
    origin = .author(index)
    id = constraint.identifier ?? "constraint-\(index + 1)"
    priority = constraint.priority
    description = constraint.equation(in: scene)
    range = constraint.range
    let relation: LinearConstraint.Relation =
      switch constraint.relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    linear = LinearConstraint(
      expression.difference(constraint), relation, strength: priority.strength)
  }
}

extension LayoutPriority {
  /// The level of the solver a priority stands for.
  var strength: Strength { isRequired ? .required : .optional(rawValue) }
}
