import AutoLayout
import Geometry

/// Identifies a view or a guide in another scene: by its name, but a root is a root, whatever it is
/// called.
struct ItemIdentity: Hashable {
  /// Of the view, of the author's guide, or of the view a built-in guide belongs to; `nil` for the root.
  let name: String?
  let guide: LayoutGuide.Kind?
}

/// Identifies a constraint in another scene, its priority left out.
struct ConstraintIdentity: Hashable {
  let ends: Ends
  let multiplier: Double
  let constant: Double

  /// What it relates, and how, whatever the numbers.
  struct Ends: Hashable {
    let first: ItemIdentity
    let firstAttribute: Constraint.Attribute
    let relation: Constraint.Relation
    let second: ItemIdentity?
    let secondAttribute: Constraint.Attribute
  }

  /// Numbers are as exact as equations tell them.
  init(_ constraint: Constraint, in system: ConstraintSystem) {
    let second = constraint.multiplier == 0 ? nil : constraint.secondItem
    ends = Ends(
      first: system.identity(of: constraint.firstItem), firstAttribute: constraint.firstAttribute,
      relation: constraint.relation, second: second.map(system.identity(of:)),
      secondAttribute: second == nil ? .notAnAttribute : constraint.secondAttribute)
    multiplier = second == nil ? 1 : constraint.multiplier.rounded(to: 6)
    constant = constraint.constant.rounded(to: 3)
  }
}

extension ConstraintSystem {
  func identity(of item: LayoutItem) -> ItemIdentity {
    switch item {
    case .view(let id): return ItemIdentity(name: id == .root ? nil : scene[id].name, guide: nil)
    case .guide(let id):
      let guide = guides[id.index]
      return guide.kind.followsFromOwner
        ? ItemIdentity(name: identity(of: .view(guide.owningView)).name, guide: guide.kind)
        : ItemIdentity(name: guide.name, guide: guide.kind)
    }
  }
}

extension Double {
  func rounded(to decimals: Int) -> Double { Double(description(decimals: decimals)) ?? self }
}

extension Constraint {
  /// Both ends. Without a second item, both have the first one.
  var ends: [(item: LayoutItem, attribute: Attribute)] {
    [(firstItem, firstAttribute), (secondItem ?? firstItem, secondAttribute)]
  }
}
