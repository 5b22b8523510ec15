import SnugGeometry
import SnugLayout
import SnugSceneFormat

/// A constraint of a log as an equation for a scene.
struct LogEquation {
  /// The constraint with the relation and the numbers of the equation.
  private(set) var constraint: LogConstraint
  private let first: (node: LogNode, attribute: Constraint.Attribute)
  private var second: (node: LogNode, attribute: Constraint.Attribute)?

  /// `nil` if a scene cannot have the constraint: a position in a view that is not in the log, or
  /// one relative to another axis.
  init?(_ constraint: LogConstraint, _ tree: LogTree, _ platform: Platform) {
    let last = constraint.second.flatMap { tree[$0.item] }
    guard let node = tree.node(of: constraint.first.item, around: last) else { return nil }
    self.constraint = constraint
    first = (node, constraint.first.attribute(on: platform))
    if let anchor = constraint.second {
      guard let other = tree.node(of: anchor.item, around: node) else { return nil }
      second = (other, anchor.attribute(on: platform))
      if first.attribute.isSize != anchor.attribute.isSize {
        // A position relative to the center or the far edge of the superview:
        // `a.minX == 0.5*b.width - 10`.
        guard let edge = edge(along: anchor.attribute, platform), other === node.parent else {
          return nil
        }
        second = (other, edge)
        self.constraint.multiplier = 1
      }
    } else if !first.attribute.isSize {
      guard let parent = constraint.container.flatMap({ tree[$0] }) ?? node.parent,
        parent !== node
      else { return nil }
      second = (parent, origin(platform))
    }
    // On macOS a larger constant is further up.
    if platform == .macOS, second != nil, constraint.first.isOfMask,
      first.attribute.axis == .vertical
    {
      self.constraint.constant = -constraint.constant
      self.constraint.relation = constraint.relation.flipped
    }
    guard isAllowed else { return nil }
  }

  /// The edge of the superview where coordinates are 0.
  private func origin(_ platform: Platform) -> Constraint.Attribute {
    if first.attribute.axis == .horizontal {
      return first.attribute.isDirectional ? .leading : .left
    }
    return platform == .macOS && constraint.first.isOfMask ? .bottom : .top
  }

  /// The attribute of the superview at a multiple of its size from its origin.
  private func edge(
    along size: Constraint.Attribute, _ platform: Platform
  ) -> Constraint.Attribute? {
    guard constraint.first.isOfMask else { return nil }
    switch (size, constraint.multiplier) {
    case (.width, 0.5): return .centerX
    case (.width, 1): return .right
    case (.height, 0.5): return .centerY
    case (.height, 1): return platform == .macOS ? .top : .bottom
    default: return nil
    }
  }

  /// Whether Auto Layout accepts the pair of attributes.
  private var isAllowed: Bool {
    var sample = Constraint(
      firstItem: .view(.root), firstAttribute: first.attribute, multiplier: constraint.multiplier)
    if let second {
      sample.secondItem = .view(.root)
      sample.secondAttribute = second.attribute
    }
    return (try? sample.checkPairing()) != nil && constraint.priority > 0
  }

  var text: String {
    constraint.relation.equation(
      "\(first.node.name).\(first.attribute.rawValue)",
      second.map { "\($0.node.name).\($0.attribute.rawValue)" },
      multiplier: Self.number(constraint.multiplier), constant: Self.number(constraint.constant),
      priority: constraint.priority.clampedPriority)
  }

  /// A number within the limits of scenes. The largest numbers mean "as large as possible".
  private static func number(_ number: Double) -> Double {
    if abs(number) < 1e-5 { return 0 }
    return min(max(number, -SceneSchema.lengthLimit), SceneSchema.lengthLimit)
  }
}
