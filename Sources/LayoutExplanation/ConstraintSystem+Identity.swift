import AutoLayout
import Geometry

extension ConstraintSystem {
  /// Identifies a view or a guide in another scene: by its name, but a root is a root, whatever it is
  /// called.
  func identity(of item: LayoutItem) -> String {
    switch item {
    case .view(let id): return id == .root ? "" : scene[id].name
    case .guide(let id):
      let guide = guides[id.index]
      let name = guide.kind.followsFromOwner ? identity(of: .view(guide.owningView)) : guide.name
      return "\(name) \(guide.kind.rawValue)"
    }
  }

  /// Identifies a constraint in another scene, its priority left out: by its equation, with numbers as
  /// exact as equations tell them.
  func identity(of constraint: Constraint) -> String {
    var constraint = constraint
    constraint.multiplier = constraint.multiplier.rounded(to: 6)
    constraint.constant = constraint.constant.rounded(to: 3)
    return constraint.equation(identity(of:))
  }

  /// Identifies what a constraint relates, and how, whatever the numbers.
  func endsIdentity(of constraint: Constraint) -> String {
    var constraint = constraint
    if constraint.multiplier != 0 { constraint.multiplier = 1 }
    constraint.constant = 0
    return identity(of: constraint)
  }
}

extension Double {
  func rounded(to decimals: Int) -> Double { Double(description(decimals: decimals)) ?? self }
}
