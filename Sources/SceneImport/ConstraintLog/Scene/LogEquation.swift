import AutoLayout
import Geometry
import SceneFormat

/// A constraint of a log as the equation of a scene.
struct LogEquation {
  /// With the relation and the numbers that the equation has.
  private(set) var constraint: LogConstraint
  private let first: (node: LogNode, attribute: Constraint.Attribute)
  private var second: (node: LogNode, attribute: Constraint.Attribute)?

  /// `nil` for what no constraint of a scene can say: a place in a view the log does not show, or in
  /// terms of another axis.
  init?(_ constraint: LogConstraint, _ tree: LogTree, _ platform: Platform) {
    let last = constraint.second.flatMap { tree[$0.item] }
    guard let node = tree.node(of: constraint.first.item, around: last) else { return nil }
    self.constraint = constraint
    first = (node, constraint.first.attribute(on: platform))
    if let anchor = constraint.second {
      guard let other = tree.node(of: anchor.item, around: node) else { return nil }
      second = (other, anchor.attribute(on: platform))
      if first.attribute.isSize != anchor.attribute.isSize {
        // The middle of the superview, or its far edge: `a.minX == 0.5*b.width - 10`.
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
    // There a larger constant means further up.
    if platform == .macOS, second != nil, constraint.first.isOfMask,
      first.attribute.axis == .vertical
    {
      self.constraint.constant = -constraint.constant
      self.constraint.relation = constraint.relation.flipped
    }
    guard isAllowed else { return nil }
  }

  /// Where locations in the superview begin.
  private func origin(_ platform: Platform) -> Constraint.Attribute {
    if first.attribute.axis == .horizontal {
      return first.attribute.isDirectional ? .leading : .left
    }
    return platform == .macOS && constraint.first.isOfMask ? .bottom : .top
  }

  /// What of the superview a multiple of its size is, counted from its origin.
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

  /// Whether Auto Layout pairs such attributes.
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

  /// A number as a scene may have it: the largest stand for "as much as there is".
  private static func number(_ number: Double) -> Double {
    if abs(number) < 1e-5 { return 0 }
    return min(max(number, -SceneSchema.lengthLimit), SceneSchema.lengthLimit)
  }
}
