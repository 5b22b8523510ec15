import SnugGeometry
import SnugLayout

/// Views that stick out, and the constraint that is missing.
extension Explanation {
  /// “badge sticks out of cell by 2.25 points at the top.”
  func text(_ protrusion: Protrusion) -> String {
    let shown = protrusion.amounts.map { (points: Wording.points($0.amount), side: $0.side) }
    let amounts = Wording.distinct(shown.map(\.points)).map { points in
      "by \(points) \(words.list(shown.filter { $0.points == points }.map(\.side)))"
    }
    return "\(words.name(protrusion.view)) \(words.protrusion([protrusion])) "
      + "\(words.list(amounts))." + advice(missingBound(of: protrusion))
  }

  /// “No constraint leads from the content to cell.bottom, so cell is 0 high.”
  var openEnds: [(view: ViewID, text: String)] {
    Axis.allCases.compactMap { axis in
      guard isOpen(axis), let last = lastView(in: .root, axis) else { return nil }
      let name = words.name(.root)
      let size = Wording.number(layout[.root].alignmentRect.size[axis])
      return (
        .root,
        "No constraint leads from the content to \(name).\(Constraint.Attribute.end(of: axis)), so "
          + "\(name) is \(size) \(Wording.adjective(axis))."
          + advice(proven(bound(.equal, last, in: .root, axis), axis))
      )
    }
  }

  private func advice(_ constraint: Constraint?) -> String {
    constraint.map { " To settle it, add \($0.equation(layout.system.name(of:)))." } ?? ""
  }

  /// Whether no constraint leads from the root's content to its far edge, and the content passes it.
  private func isOpen(_ axis: Axis) -> Bool {
    guard layout.scene.consoleReport == nil, layout.system.entry(.fittingSize(axis)) != nil,
      let last = lastView(in: .root, axis)
    else { return false }
    let ends = [layout[.root], layout[last]].map { $0.alignmentRect[axis].end }
    return ends[0] < ends[1]
      && !layout.system.entries.contains { entry in
        switch entry.origin {
        case .fittingSize, .guide: false
        default:
          entry.constraint.ends.contains { item, attribute in
            attribute.axis == axis && layout.system.view(of: item) == .root
              && (attribute.isEnd != false || item != .root)
          }
        }
      }
  }

  /// The constraint that would keep a view inside its superview at the far edge, as far from it as the
  /// first view is from the near one; `nil` if it conflicts, hides a view or breaks a control.
  private func missingBound(of protrusion: Protrusion) -> Constraint? {
    guard layout.scene.consoleReport == nil, layout.conflicts.isEmpty,
      protrusion.amounts.count == 1
    else { return nil }
    let (view, superview) = (protrusion.view, protrusion.superview)
    let axis = Axis.allCases.first { axis in
      lastView(in: superview, axis) == view && (superview != .root || !isOpen(axis))
        && layout[view].alignmentRect[axis].end > layout[superview].frame[axis].end + 1e-6
    }
    return axis.flatMap { proven(bound(.greaterThanOrEqual, view, in: superview, $0), $0) }
  }

  private func bound(
    _ relation: Constraint.Relation, _ view: ViewID, in superview: ViewID, _ axis: Axis
  ) -> Constraint {
    let edge = Constraint.Attribute.end(of: axis)
    let start = layout[superview].alignmentRect[axis].start
    let margins = subviews(of: superview).map { layout[$0].alignmentRect[axis].start - start }
    return Constraint(
      firstItem: superview == .root ? .root : .view(superview), firstAttribute: edge,
      relation: relation, secondItem: .view(view), secondAttribute: edge,
      constant: margins.filter { $0 >= 0 }.min() ?? 0)
  }

  /// The constraint, if it holds after a trial without a conflict and without harm to a view.
  private func proven(_ constraint: Constraint, _ axis: Axis) -> Constraint? {
    let view = constraint.secondItem?.view ?? .root
    return advice.bounds.value(for: FramePart(view: view, axis: axis, isSize: false)) {
      isHarmless(constraint, axis) ? constraint : nil
    }
  }

  private func isHarmless(_ constraint: Constraint, _ axis: Axis) -> Bool {
    let trial = Trial(
      layout, [.addition(constraint)], about: layout.scene.viewIDs, on: [axis], .everything,
      in: parts)
    return trial.conflicts.isEmpty
      && layout.scene.visibleViews.allSatisfy { view in
        guard let intrinsic = layout[view].intrinsicContentSize.size[axis] else { return true }
        let (before, after) = (layout[view].alignmentRect.size[axis], trial.size(of: view, axis))
        return after > before - 1e-6
          || layout.harm(to: view, axis, by: after - intrinsic) <= .truncated
      }
  }

  /// The subview that ends last.
  private func lastView(in superview: ViewID, _ axis: Axis) -> ViewID? {
    let views = advice.lastViews.value(for: axis) {
      layout.scene.visibleViews.reduce(into: [:]) { last, view in
        guard let superview = layout.scene[view].superview else { return }
        let end = layout[view].alignmentRect[axis].end
        if last[superview].map({ layout[$0].alignmentRect[axis].end < end }) ?? true {
          last[superview] = view
        }
      }
    }
    return views[superview]
  }

  private func subviews(of superview: ViewID) -> [ViewID] {
    layout.scene.visibleViews.filter { layout.scene[$0].superview == superview }
  }
}

extension Constraint.Attribute {
  fileprivate static func end(of axis: Axis) -> Self { axis == .horizontal ? .trailing : .bottom }
}
