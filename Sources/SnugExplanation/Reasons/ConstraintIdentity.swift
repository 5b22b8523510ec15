import SnugGeometry
package import SnugLayout

/// Identifies a view or a guide in another scene by name. The roots match even if their names
/// differ.
package struct ItemIdentity: Hashable {
  /// The name of the view, of the author's guide, or of the owner of a built-in guide; `nil` for
  /// the root.
  let name: String?
  let guide: LayoutGuide.Kind?
}

/// Identifies a constraint in another scene, independently of its priority.
package struct ConstraintIdentity: Hashable {
  package let ends: Ends
  package let multiplier: Double
  package let constant: Double

  /// The items, attributes and relation of a constraint, without its numbers.
  package struct Ends: Hashable {
    let first: ItemIdentity
    let firstAttribute: Constraint.Attribute
    let relation: Constraint.Relation
    let second: ItemIdentity?
    let secondAttribute: Constraint.Attribute
  }

  /// Numbers are rounded to the precision of equations.
  package init(_ constraint: Constraint, in system: ConstraintSystem) {
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
  package func identity(of item: LayoutItem) -> ItemIdentity {
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
  package func rounded(to decimals: Int) -> Double {
    Double(description(decimals: decimals)) ?? self
  }
}

extension Constraint {
  /// Whether it does not involve the other axis.
  func isAlong(_ axis: Axis) -> Bool { ends.allSatisfy { ($0.attribute.axis ?? axis) == axis } }
}
