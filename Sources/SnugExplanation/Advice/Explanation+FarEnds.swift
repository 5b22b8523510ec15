import SnugGeometry
import SnugLayout

/// The constraint that is missing between the far end of a container and what it contains.
extension Explanation {
  /// The far edge of the root if no constraint leads there from the content, and the constraint that
  /// would; that is `nil` if it conflicts, hides a view or breaks a control.
  func openEnd(_ axis: Axis) -> (edge: Constraint.Attribute, missing: Constraint?)? {
    let end = Constraint.Attribute.end(axis)
    guard isOpen(end), let last = lastView(in: .root, end) else { return nil }
    return (end, proven(last, in: .root, end))
  }

  /// The equation from the far edge of a container to its last view, if none leads there from any; `nil` if it
  /// conflicts, hides a view or breaks a control.
  func farEnd(of container: ViewID, _ axis: Axis) -> Constraint? {
    let edge = Constraint.Attribute.end(axis)
    guard let last = lastView(in: container, edge) else { return nil }
    let isBound = layout.constraints.contains { made in
      made.constraint.ends.contains {
        $0.item == .view(container) && isSameEdge($0.attribute, edge)
      }
        && made.views.contains { layout.scene.isView($0, inside: container) }
    }
    return isBound ? nil : proven(last, in: container, edge)
  }

  /// Whether no constraint leads from the root's content to its far edge, and the content passes it.
  func isOpen(_ edge: Constraint.Attribute) -> Bool {
    guard layout.scene.consoleReport == nil, edge.isEnd == true, let axis = edge.axis,
      layout.system.entry(.fittingSize(axis)) != nil,
      let last = lastView(in: .root, edge), passes(last, .root, edge)
    else { return false }
    return !layout.system.entries.contains { entry in
      switch entry.origin {
      case .fittingSize, .guide: return false
      default:
        return entry.constraint.ends.contains { item, attribute in
          attribute.axis == axis && layout.system.view(of: item) == .root
            && (item != .root || attribute.isEnd == nil || isSameEdge(attribute, edge))
        }
      }
    }
  }
}
