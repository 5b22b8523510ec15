import SnugGeometry
package import SnugLayout
import SnugSceneFormat

/// The constraint that is missing where a view sticks out or two texts overlap.
extension Explanation {
  /// Whether no constraint on the axis is between two views whose texts overlap.
  package func areUnrelated(_ overlap: TextOverlap) -> Bool {
    !layout.system.entries.contains { entry in
      entry.constraint.firstAttribute.axis == overlap.axis
        && overlap.views.allSatisfy(layout.system.views(of: entry.constraint).contains)
    }
  }

  /// The constraint that would keep two texts apart; `nil` if it conflicts, hides a view or breaks a control.
  package func separation(of overlap: TextOverlap) -> Constraint? {
    let axis = overlap.axis
    let inOrder = overlap.views.sorted { span(of: $0, axis).middle < span(of: $1, axis).middle }
    let edges = PerAxis(horizontal: Constraint.Attribute.leading, vertical: .top)
    return advice.bounds.value(for: .separation(inOrder[0], inOrder[1], axis)) {
      let constraint = Constraint(
        firstItem: .view(inOrder[1]), firstAttribute: edges[axis], relation: .greaterThanOrEqual,
        secondItem: .view(inOrder[0]), secondAttribute: .end(of: axis),
        constant: Constraint.systemSpacing)
      return isHarmless(constraint, axis) ? constraint : nil
    }
  }

  /// The equation with which a text that could wrap does so, although it is wider than the scroll view around
  /// it; `nil` if there is no such text, or if it conflicts, hides a view or breaks a control.
  func wrapping(
    in scroll: ViewID, contentWidth: Double
  ) -> (text: ViewID, constraint: Constraint)? {
    let width = layout[scroll].frame.width
    let text = layout.scene.visibleViews.first { id in
      layout.scene.isView(id, inside: scroll) && layout[id].alignmentRect.width > width
        && layout.scene[id].content.mainText.map { $0.lineLimit.numberOfLines != 1 } ?? false
    }
    let content = layout.scene.visibleViews.filter { layout.scene[$0].superview == scroll }
      .max { layout[$0].alignmentRect.width < layout[$1].alignmentRect.width }
    guard let text, let content else { return nil }
    let constraint = advice.bounds.value(for: .width(content)) {
      let constraint = Constraint(
        firstItem: .view(content), firstAttribute: .width, secondItem: .view(scroll),
        secondAttribute: .width, constant: layout[content].alignmentRect.width - contentWidth)
      return isHarmless(constraint, .horizontal) ? constraint : nil
    }
    return constraint.map { (text, $0) }
  }

  /// The far edge of the root if no constraint leads there from the content, and the constraint that
  /// would; that is `nil` if it conflicts, hides a view or breaks a control.
  func openEnd(_ axis: Axis) -> (edge: Constraint.Attribute, missing: Constraint?)? {
    guard isOpen(axis), let last = lastView(in: .root, axis) else { return nil }
    return (.end(of: axis), proven(.equal, last, in: .root, axis))
  }

  /// Whether no constraint leads from the root's content to its far edge, and the content passes it.
  private func isOpen(_ axis: Axis) -> Bool {
    guard layout.scene.consoleReport == nil, layout.system.entry(.fittingSize(axis)) != nil,
      let last = lastView(in: .root, axis), passes(last, .root, axis)
    else { return false }
    return !layout.system.entries.contains { entry in
      switch entry.origin {
      case .fittingSize, .guide: return false
      default:
        return entry.constraint.ends.contains { item, attribute in
          attribute.axis == axis && layout.system.view(of: item) == .root
            && (item != .root || attribute.isEnd == nil || isFar(attribute))
        }
      }
    }
  }

  /// The author's optional constraint between the edges that a view passes, if it gives way.
  func brokenLimit(of protrusion: Protrusion) -> EntryID? {
    ownConstraints(of: protrusion).first { made in
      guard let axis = made.constraint.firstAttribute.axis else { return false }
      return !made.isSatisfied && !made.priority.isRequired
        && made.constraint.ends.allSatisfy { $0.attribute.isEnd != nil && isFar($0.attribute) }
        && passes(protrusion.view, protrusion.superview, axis)
    }?.id
  }

  /// The author's constraints between a view and the superview that it sticks out of.
  private func ownConstraints(of protrusion: Protrusion) -> [Layout.LaidOutConstraint] {
    let pair = [protrusion.view, protrusion.superview].map(LayoutItem.view)
    return layout.constraints.filter { made in
      let items = made.constraint.ends.map(\.item)
      return made.entry.isWritten && (items == pair || items == pair.reversed())
    }
  }

  /// Whether a view would stay inside its superview with one more constraint, whatever that does to it.
  func isUnlimited(_ protrusion: Protrusion) -> Bool {
    guard layout.scene.consoleReport == nil, layout.conflicts.isEmpty,
      protrusion.amounts.count == 1
    else { return false }
    let (view, superview) = (protrusion.view, protrusion.superview)
    return Axis.allCases.contains { axis in
      guard passes(view, superview, axis), superview != .root || !isOpen(axis) else { return false }
      return advice.bounds.value(for: .limit(view, axis)) {
        let bound = Self.bound(.greaterThanOrEqual, view, in: superview, axis)
        let trial = Trial(
          layout, [.addition(bound)], about: layout.scene.viewIDs, on: [axis], .everything,
          in: parts)
        return trial.conflicts.isEmpty ? bound : nil
      } != nil
    }
  }

  /// A constraint from the far edge of a superview to that of a view.
  private static func bound(
    _ relation: Constraint.Relation, _ view: ViewID, in superview: ViewID, _ axis: Axis,
    constant: Double = 0
  ) -> Constraint {
    let edge = Constraint.Attribute.end(of: axis)
    return Constraint(
      firstItem: .view(superview), firstAttribute: edge, relation: relation,
      secondItem: .view(view), secondAttribute: edge, constant: constant)
  }

  /// The author's constraint that puts an edge of a view outside its superview by as much as the opposite
  /// one is inside: “trailing == trailing + 16”, the sign of which is easily wrong. With the constant that
  /// keeps it inside, if with it no constraints conflict.
  func wrongSign(of protrusion: Protrusion) -> (entry: EntryID, constant: Double)? {
    guard layout.scene.consoleReport == nil, layout.conflicts.isEmpty else { return nil }
    // How far an edge of the view is inside.
    let insets = ownConstraints(of: protrusion).compactMap {
      made -> (id: EntryID, axis: Axis?, inset: Double)? in
      let constraint = made.constraint
      guard constraint.relation == .equal, constraint.multiplier == 1,
        constraint.firstAttribute == constraint.secondAttribute,
        let isEnd = constraint.firstAttribute.isEnd
      else { return nil }
      let constant = layout.writtenConstraint(of: made.id).constant
      return (
        made.id, constraint.firstAttribute.axis,
        (constraint.firstItem == .view(protrusion.view)) == isEnd ? -constant : constant
      )
    }
    return insets.lazy.filter { outer in
      outer.inset < 0 && insets.contains { $0.inset == -outer.inset && $0.axis == outer.axis }
    }.map { (entry: $0.id, constant: -self.layout.writtenConstraint(of: $0.id).constant) }
      .first { entry, constant in
        Trial(
          self.layout, [.constant(entry: entry, constant)], about: self.layout.scene.viewIDs,
          .everything,
          in: self.parts
        ).conflicts.isEmpty
      }
  }

  /// The constraint that would keep a view inside its superview at the far edge, as far from it as the
  /// first view is from the near one; `nil` if it conflicts, hides a view or breaks a control.
  func missingBound(of protrusion: Protrusion) -> Constraint? {
    guard layout.scene.consoleReport == nil, layout.conflicts.isEmpty,
      protrusion.amounts.count == 1
    else { return nil }
    let (view, superview) = (protrusion.view, protrusion.superview)
    let axis = Axis.allCases.first { axis in
      lastView(in: superview, axis) == view && passes(view, superview, axis)
        && (superview != .root || !isOpen(axis))
    }
    return axis.flatMap { proven(.greaterThanOrEqual, view, in: superview, $0) }
  }

  /// A constraint from the far edge of a superview to that of its last view, if with it no constraints
  /// conflict, and no view is hidden or broken.
  private func proven(
    _ relation: Constraint.Relation, _ view: ViewID, in superview: ViewID, _ axis: Axis
  ) -> Constraint? {
    advice.bounds.value(for: .end(view, axis)) {
      let start = span(of: superview, axis).start
      let margins = layout.scene.visibleViews.filter { layout.scene[$0].superview == superview }
        .map { span(of: $0, axis).start - start }
      let constraint = Self.bound(
        relation, view, in: superview, axis, constant: margins.filter { $0 >= 0 }.min() ?? 0)
      return isHarmless(constraint, axis) ? constraint : nil
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
        // A view that is stretched less is not harmed.
        return after > min(before, intrinsic) - .sameLength
          || layout.harm(to: view, axis, by: after - intrinsic) <= .truncated
      }
  }

  // MARK: In the reading direction

  private func isMirrored(_ axis: Axis) -> Bool {
    axis == .horizontal && layout.scene.layoutDirection == .rightToLeft
  }

  private func span(of view: ViewID, _ axis: Axis) -> Interval {
    let span = layout[view].alignmentRect[axis]
    return isMirrored(axis) ? Interval(start: -span.end, end: -span.start) : span
  }

  /// Whether an edge is the far one. Left and right do not depend on the reading direction.
  private func isFar(_ attribute: Constraint.Attribute) -> Bool {
    let isOfSide = [.left, .right].contains(attribute.withoutMargins)
    return attribute.isEnd == !(isOfSide && isMirrored(.horizontal))
  }

  private func passes(_ view: ViewID, _ superview: ViewID, _ axis: Axis) -> Bool {
    span(of: view, axis).end > span(of: superview, axis).end + .sameLength
  }

  /// The subview that ends last.
  private func lastView(in superview: ViewID, _ axis: Axis) -> ViewID? {
    let views = advice.lastViews.value(for: axis) {
      layout.scene.visibleViews.reduce(into: [:]) { last, view in
        guard let superview = layout.scene[view].superview else { return }
        if last[superview].map({ span(of: $0, axis).end < span(of: view, axis).end }) ?? true {
          last[superview] = view
        }
      }
    }
    return views[superview]
  }
}

extension Constraint.Attribute {
  fileprivate static func end(of axis: Axis) -> Self { axis == .horizontal ? .trailing : .bottom }
}
