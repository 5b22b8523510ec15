import SnugGeometry
import SnugLayout

/// The constraints between the edges that a view passes and the view.
extension Explanation {
  /// The groups of views that stick out, without those of which a conflict tells: its broken constraint is between the
  /// view and its superview where the view sticks out.
  package var untoldProtrusions: [[Protrusion]] {
    let broken = layout.conflicts.map(\.broken)
    if broken.isEmpty { return layout.protrusionGroups }
    return Layout.groups(
      of: layout.protrusions.filter { protrusion in
        let own = ownConstraints(of: protrusion, among: broken)
        let axes = protrusion.amounts.map(\.axis)
        return !passedEdges(of: protrusion).filter { axes.contains($0.axis ?? .horizontal) }
          .allSatisfy { edge in own.contains { joins($0.constraint, edge) } }
      })
  }

  /// The author's optional constraint between the edges that a view passes, if it gives way.
  func brokenLimit(of protrusion: Protrusion) -> EntryID? {
    let edges = passedEdges(of: protrusion)
    return ownConstraints(of: protrusion).first { made in
      !made.isSatisfied && !made.priority.isRequired
        && edges.contains { joins(made.constraint, $0) }
    }?.id
  }

  /// Whether a constraint is between one edge of two views.
  private func joins(_ constraint: Constraint, _ edge: Constraint.Attribute) -> Bool {
    constraint.ends.allSatisfy { isSameEdge($0.attribute, edge) }
  }

  /// The author's constraints, of all or of some, between a view and the superview that it sticks out of.
  func ownConstraints(
    of protrusion: Protrusion, among entries: [EntryID]? = nil
  ) -> [Layout.LaidOutConstraint] {
    let pair = [protrusion.view, protrusion.superview]
    return (entries ?? layout.system.entryIDs).filter { id in
      let made = layout.system[id]
      guard made.isWritten else { return false }
      // A guide of the superview is as good as the superview itself.
      let views = made.constraint.ends.map { layout.system.view(of: $0.item) }
      return views == pair || views == pair.reversed()
    }.map { layout[$0] }
  }

  /// The edges of its superview that a view passes, the far ones first.
  func passedEdges(of protrusion: Protrusion) -> [Constraint.Attribute] {
    Axis.allCases.flatMap { [Constraint.Attribute.end($0), .start($0)] }
      .filter {
        layout.isVisible(overhang: overhang(of: protrusion.view, protrusion.superview, $0))
      }
  }

  /// Whether a view is inside its superview on the axes on which it sticks out as drawn.
  func isInside(_ protrusion: Protrusion, in frames: [Rect]) -> Bool {
    protrusion.amounts.allSatisfy { amount in
      frames[protrusion.superview.index][amount.axis]
        .encloses(frames[protrusion.view.index][amount.axis])
    }
  }

  /// The constraint that keeps the farthest of several views inside, if it keeps all of them there, or else one for
  /// each; `nil` if that does not either, or there are more than ``Wording/most``.
  func bounds(
    _ missing: Constraint, keepingInside protrusions: [Protrusion]
  ) -> [Constraint]? {
    guard let axis = missing.firstAttribute.axis else { return nil }
    func areInside(_ added: [Constraint]) -> Bool {
      let trial = trial(added.map { .addition($0) }, on: [axis])
      return trial.conflicts.isEmpty
        && protrusions.allSatisfy { isInside($0, in: trial.frames) }
    }
    if protrusions.count == 1 || areInside([missing]) { return [missing] }
    let all = protrusions.map { protrusion in
      var bound = missing
      if bound.firstItem == .view(protrusion.superview) {
        bound.secondItem = .view(protrusion.view)
      } else {
        bound.firstItem = .view(protrusion.view)
      }
      return bound
    }
    return all.count <= Wording.most && areInside(all) ? all : nil
  }
}
