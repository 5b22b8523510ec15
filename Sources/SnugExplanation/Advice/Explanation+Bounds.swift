package import SnugGeometry
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

  /// The constraint that would keep two texts apart, and the resistance of the one that must then give way first, if they
  /// would tie; `nil` if it conflicts, hides a view or breaks a control.
  func separation(of overlap: TextOverlap) -> (constraint: Constraint, yielding: EntryID?)? {
    let axis = overlap.axis
    let (start, end) = (Constraint.Attribute.start(axis), Constraint.Attribute.end(axis))
    let inOrder = overlap.views.sorted { span(of: $0, end).middle < span(of: $1, end).middle }
    let constraint = Constraint(
      firstItem: .view(inOrder[1]), firstAttribute: start, relation: .greaterThanOrEqual,
      secondItem: .view(inOrder[0]), secondAttribute: end, constant: Constraint.systemSpacing)
    let added = Amendment.addition(constraint)
    func isOpen(_ trial: Trial) -> Bool {
      overlap.views.contains {
        trial.isSizeAmbiguous($0, axis) && !layout[$0].ambiguity.size[axis]
      }
    }
    let separation = advice.separations.value(for: constraint) { () -> [EntryID]? in
      let trial = trial([added], on: [axis])
      if !isOpen(trial) { return isHarmless(trial, [axis]) ? [] : nil }
      let yielding = overlap.views.compactMap { view in
        layout.system.entry(.contentSize(view, axis, .compressionResistance))
      }.first { entry in
        let lower = layout.system[entry].priority.lowered(by: 1)
        let trial = self.trial([added, .priority(entry: entry, lower)], on: [axis])
        return !isOpen(trial) && isHarmless(trial, [axis])
      }
      return yielding.map { [$0] }
    }
    return separation.map { (constraint, $0.first) }
  }

  /// Whether the constraint that would keep a view apart from another that its text covers also keeps it inside
  /// its superview.
  func isKeptInside(_ protrusion: Protrusion) -> Bool {
    // Of several together, no constraint is told.
    layout.overlapGroups.filter { $0.count == 1 }.joined().contains { overlap in
      guard overlap.views.contains(protrusion.view), areUnrelated(overlap),
        let separation = separation(of: overlap)
      else { return false }
      let frames = trial([.addition(separation.constraint)], on: [overlap.axis]).frames
      return isInside(protrusion, in: frames)
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
      // An image is meant to be as wide.
      let isImage = if case .image = layout.scene[content].content { true } else { false }
      return isHarmless(constraint, [.horizontal], changing: isImage ? content : nil)
        ? constraint : nil
    }
    return constraint.map { (text, $0) }
  }

  /// The author's equation that makes a view in a scroll view as wide as that, although there is more beside
  /// it, and the constant with which the content is as wide as the scroll view; `nil` if there is none, or
  /// if it then conflicts.
  func fittingWidth(in scroll: ViewID, _ content: LayoutGuideID) -> (
    entry: EntryID, constant: Double
  )? {
    let width = layout[scroll].frame.width
    let excess = layout.guides[content.index].width - width
    return layout.constraints.lazy.compactMap {
      [self] made -> (entry: EntryID, constant: Double)? in
      let written = layout.writtenConstraint(of: made.id)
      guard made.entry.isWritten, written.relation == .equal, written.multiplier == 1,
        let other = written.secondItem,
        [written.firstAttribute, written.secondAttribute] == [.width, .width]
      else { return nil }
      let views = [written.firstItem, other].map(layout.system.view(of:))
      guard let index = views.firstIndex(of: scroll),
        layout.scene.isView(views[1 - index], inside: scroll)
      else { return nil }
      return (made.id, written.constant + (index == 1 ? -excess : excess))
    }.first { [self] entry, constant in
      let trial = trial([.constant(entry: entry, constant)], on: [.horizontal])
      return trial.conflicts.isEmpty
        && abs(trial.size(of: content, .horizontal) - width) < .sameLength
    }
  }

  /// The edges that a view passes on one axis, for which a constraint may be missing; none if it passes some on
  /// both, as a badge does.
  private func openEdges(of protrusion: Protrusion) -> [Constraint.Attribute] {
    guard layout.scene.consoleReport == nil, layout.conflicts.isEmpty else { return [] }
    let edges = passedEdges(of: protrusion)
    let isOnOneAxis = edges.allSatisfy { $0.axis == edges.first?.axis }
    return isOnOneAxis ? edges.filter { protrusion.superview != .root || !isOpen($0) } : []
  }

  /// Whether a view would stay inside its superview with one more constraint, whatever that does to it.
  func isUnlimited(_ protrusion: Protrusion) -> Bool {
    let (view, superview) = (protrusion.view, protrusion.superview)
    return openEdges(of: protrusion).contains { edge in
      advice.bounds.value(for: .limit(view, edge)) {
        let bound = Self.bound(.greaterThanOrEqual, view, in: superview, edge)
        let trial = trial([.addition(bound)], on: [edge.axis ?? .horizontal])
        return trial.conflicts.isEmpty ? bound : nil
      } != nil
    }
  }

  /// A constraint that keeps a view inside its superview at an edge.
  private static func bound(
    _ relation: Constraint.Relation, _ view: ViewID, in superview: ViewID,
    _ edge: Constraint.Attribute, constant: Double = 0
  ) -> Constraint {
    let isEnd = edge.isEnd ?? true
    return Constraint(
      firstItem: .view(isEnd ? superview : view), firstAttribute: edge, relation: relation,
      secondItem: .view(isEnd ? view : superview), secondAttribute: edge, constant: constant)
  }

  /// The constraint that would keep a view inside its superview, as far from an edge as the nearest view is
  /// from the opposite one; `nil` if it conflicts, hides a view or breaks a control.
  func missingBound(of protrusion: Protrusion) -> Constraint? {
    let (view, superview) = (protrusion.view, protrusion.superview)
    // A text without any width has a line for each letter: its width is what it lacks.
    if layout.scene[view].content.mainText != nil,
      layout[view].alignmentRect.width < .sameLength
    {
      return nil
    }
    return openEdges(of: protrusion).lazy.filter { self.lastView(in: superview, $0) == view }
      .compactMap { self.proven(view, in: superview, $0) }.first
  }

  /// A constraint from an edge of a superview to that of its last view there, if with it no constraints
  /// conflict, and no view is hidden or broken: an equation if nothing else determines that edge.
  func proven(
    _ view: ViewID, in superview: ViewID, _ edge: Constraint.Attribute
  ) -> Constraint? {
    let axis = edge.axis ?? .horizontal
    let isUndetermined =
      superview == .root ? isOpen(edge) : layout[superview].ambiguity.size[axis]
    return advice.bounds.value(for: .end(view, edge)) {
      let start = span(of: superview, edge).start
      // Where no constraint is, the distance is a result.
      let pinned = Set(
        layout.constraints.filter { made in
          made.isSatisfied && made.constraint.relation == .equal
            && made.constraint.firstAttribute.axis == axis
            && made.constraint.firstAttribute.isEnd != nil
        }.flatMap(\.views))
      let margins = layout.scene.visibleViews.filter {
        layout.scene[$0].superview == superview && pinned.contains($0)
      }.map { span(of: $0, edge).start - start }
      let constraint = Self.bound(
        isUndetermined ? .equal : .greaterThanOrEqual, view, in: superview, edge,
        // Other distances are not the author's.
        constant: margins.filter { $0 >= 0 && $0 == $0.rounded() }.min() ?? 0)
      let trial = trial([.addition(constraint)], on: [axis])
      // What does not fit at all would only stick out elsewhere.
      let isInside = trial.frames[superview.index][axis].encloses(trial.frames[view.index][axis])
      return (isInside || isUndetermined) && isHarmless(trial, [axis]) ? constraint : nil
    }
  }

  /// Whether with one more constraint no constraints conflict, no other view is hidden and no control is broken.
  ///
  /// - Parameter view: the view that is to have another size.
  package func isHarmless(
    _ constraint: Constraint, _ axes: [Axis], changing view: ViewID? = nil
  ) -> Bool {
    isHarmless(trial([.addition(constraint)], on: axes), axes, changing: view)
  }

  private func isHarmless(_ trial: Trial, _ axes: [Axis], changing view: ViewID? = nil) -> Bool {
    func isHarmless(to view: ViewID) -> Bool {
      axes.allSatisfy { axis in
        guard let intrinsic = layout[view].intrinsicContentSize.size[axis] else { return true }
        let (before, after) = (layout[view].alignmentRect.size[axis], trial.size(of: view, axis))
        // A line of which the lower half is cut is no way out.
        let most = axis == .horizontal ? Harm.truncated : .padded
        // A view that is stretched less is not harmed.
        return after > min(before, intrinsic) - .sameLength
          || layout.harm(to: view, axis, by: after - intrinsic) <= most
      }
    }
    return trial.conflicts.isEmpty
      && layout.scene.visibleViews.allSatisfy { $0 == view || isHarmless(to: $0) }
  }

  // MARK: In the direction of an edge

  private func isMirrored(_ axis: Axis?) -> Bool {
    axis == .horizontal && layout.scene.layoutDirection == .rightToLeft
  }

  /// The extent of a view in the direction of an edge: its end is nearest to that edge, or beyond it.
  private func span(of view: ViewID, _ edge: Constraint.Attribute) -> Interval {
    let span = layout[view].alignmentRect[edge.axis ?? .horizontal]
    return isMirrored(edge.axis) == (edge.isEnd == true)
      ? Interval(start: -span.end, end: -span.start) : span
  }

  /// Whether an attribute is an edge. Left and right do not depend on the reading direction.
  func isSameEdge(_ attribute: Constraint.Attribute, _ edge: Constraint.Attribute) -> Bool {
    guard attribute.axis == edge.axis, let isEnd = attribute.isEnd else { return false }
    let isOfSide = [.left, .right].contains(attribute.withoutMargins)
    return isEnd == (edge.isEnd != (isOfSide && isMirrored(.horizontal)))
  }

  func passes(
    _ view: ViewID, _ superview: ViewID, _ edge: Constraint.Attribute
  ) -> Bool {
    overhang(of: view, superview, edge) > .sameLength
  }

  func overhang(
    of view: ViewID, _ superview: ViewID, _ edge: Constraint.Attribute
  ) -> Double {
    span(of: view, edge).end - span(of: superview, edge).end
  }

  /// The subview that is nearest to an edge, or farthest beyond it.
  func lastView(in superview: ViewID, _ edge: Constraint.Attribute) -> ViewID? {
    let views = advice.lastViews.value(for: edge) {
      layout.scene.visibleViews.reduce(into: [:]) { last, view in
        guard let superview = layout.scene[view].superview else { return }
        if last[superview].map({ span(of: $0, edge).end < span(of: view, edge).end }) ?? true {
          last[superview] = view
        }
      }
    }
    return views[superview]
  }
}
