public import AutoLayout
import Geometry

extension Explanation {
  /// The reasons that concern a view, or all of them for `nil`.
  public func reasons(about view: ViewID?) -> [Reason] {
    guard let view else { return reasons }
    return reasons.filter { views(in: $0).contains(view) }
  }

  /// What a scene file says after a change: `box.width == 60`, `box.width == 80 @ 999`, or a
  /// property and its value, `title.compressionResistance.horizontal: 749`. `nil` for what is taken
  /// away.
  public func text(of amendment: Amendment) -> String? {
    let entries = layout.system.entries
    switch amendment {
    case .removal: return nil
    case .addition(let constraint):
      return constraint.equation(layout.system.name(of:)) + Self.suffix(constraint.priority)
    case .constant(let entry, let constant):
      return layout.equation(ofEntry: entry, constant: constant)
        + Self.suffix(entries[entry].priority)
    case .priority(let entry, let priority):
      guard case .contentSize(let view, let axis, let role) = entries[entry].origin else {
        return entries[entry].description + Self.suffix(priority)
      }
      let side = axis == .horizontal ? "horizontal" : "vertical"
      return "\(layout.scene[view].name).\(role.rawValue).\(side): \(priority)"
    }
  }

  private static func suffix(_ priority: LayoutPriority) -> String {
    priority.isRequired ? "" : " @ \(priority)"
  }
}
