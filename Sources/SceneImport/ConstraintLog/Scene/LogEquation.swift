import AutoLayout
import Geometry
import SceneFormat

/// A constraint of a log as the equation of a scene.
struct LogEquation {
  private var constraint: LogConstraint
  private let first: (key: String, attribute: Constraint.Attribute)
  private var second: (key: String, attribute: Constraint.Attribute)?
  private var constant: Double

  /// `nil` for what no constraint of a scene can say: a place in a view the log does not show, or in
  /// terms of another axis.
  init?(_ constraint: LogConstraint, _ tree: LogTree, _ platform: Platform) {
    self.constraint = constraint
    guard let key = tree.key(of: constraint.first.item, around: constraint.second?.item.key) else {
      return nil
    }
    first = (key, constraint.first.attribute.attribute(on: platform))
    constant = constraint.constant
    if let anchor = constraint.second {
      guard let other = tree.key(of: anchor.item, around: key) else { return nil }
      second = (other, anchor.attribute.attribute(on: platform))
      if first.attribute.isSize != second?.attribute.isSize {
        // The middle of the superview, or its far edge: `a.minX == 0.5*b.width - 10`.
        guard let edge = edge(along: anchor.attribute, platform), other == tree.parents[key] else {
          return nil
        }
        second = (other, edge)
      }
    } else if !first.attribute.isSize {
      guard let parent = constraint.container?.key ?? tree.parents[key], parent != key else {
        return nil
      }
      second = (parent, origin(platform))
    }
    if isUpwards(platform) {
      constant = -constant
      self.constraint.relation = constraint.relation.flipped
    }
    guard isAllowed else { return nil }
  }

  /// Where locations in the superview begin.
  private func origin(_ platform: Platform) -> Constraint.Attribute {
    if first.attribute.axis == .horizontal {
      return first.attribute.isDirectional ? .leading : .left
    }
    return platform == .macOS && constraint.first.attribute.standard == nil ? .bottom : .top
  }

  /// What of the superview a multiple of its size is, counted from its origin.
  private func edge(
    along attribute: LogAttribute, _ platform: Platform
  ) -> Constraint.Attribute? {
    guard constraint.first.attribute.standard == nil else { return nil }
    switch (attribute, constraint.multiplier) {
    case (.standard(.width), 0.5): return .centerX
    case (.standard(.width), 1): return .right
    case (.standard(.height), 0.5): return .centerY
    case (.standard(.height), 1): return platform == .macOS ? .top : .bottom
    default: return nil
    }
  }

  /// Whether a larger constant means further up.
  private func isUpwards(_ platform: Platform) -> Bool {
    platform == .macOS && second != nil && constraint.first.attribute.standard == nil
      && first.attribute.axis == .vertical
  }

  /// Whether Auto Layout pairs such attributes.
  private var isAllowed: Bool {
    var sample = Constraint(
      firstItem: .view(.root), firstAttribute: first.attribute, multiplier: multiplier)
    if let second {
      sample.secondItem = .view(.root)
      sample.secondAttribute = second.attribute
    }
    return (try? sample.checkPairing()) != nil && constraint.priority > 0
  }

  /// A factor of the superview's size has become one of its edges.
  private var multiplier: Double {
    guard let second, !second.attribute.isSize else { return constraint.multiplier }
    return constraint.second?.attribute.standard?.isSize ?? false ? 1 : constraint.multiplier
  }

  func text(_ names: LogViewNames) -> String {
    constraint.relation.equation(
      "\(names[first.key]).\(first.attribute.rawValue)",
      second.map { "\(names[$0.key]).\($0.attribute.rawValue)" },
      multiplier: Self.number(multiplier), constant: Self.number(constant),
      priority: constraint.priority.clampedPriority)
  }

  /// A number as a scene may have it: the largest stand for "as much as there is".
  private static func number(_ number: Double) -> Double {
    if abs(number) < 1e-5 { return 0 }
    return min(max(number, -SceneSchema.lengthLimit), SceneSchema.lengthLimit)
  }
}
