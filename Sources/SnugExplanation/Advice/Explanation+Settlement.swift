import SnugGeometry
public import SnugLayout

/// One way to resolve an ambiguity.
public struct Settlement: Hashable, Sendable {
  /// The necessary changes.
  public let amendments: [Amendment]
  /// The ambiguous views that then differ from their content's size, in order.
  public let deformed: [Deformed]

  public struct Deformed: Hashable, Sendable {
    public let view: ViewID
    /// In points: the amount by which it is stretched, or compressed if negative.
    public let amount: Double
  }
}

extension Explanation {
  /// The ways to resolve an ambiguity, found by solving unless one number determines it: one way,
  /// or two if the author can choose which view gives way; none if a conflict leaves it. If possible, none compresses a control
  /// or reduces a view to size 0.
  ///
  /// The one that keeps the most content readable is first; among equals, the one that preserves
  /// the drawn layout.
  public func settlements(of ambiguity: Ambiguity) -> [Settlement] {
    // A log does not have the constraints that leave it open.
    if layout.scene.consoleReport != nil { return [] }
    return advice.settlements.value(for: ambiguity.key) {
      if conflict(leaving: ambiguity) != nil { return [] }
      if ambiguity.kind == .contentSize {
        return contentSettlement(of: ambiguity).map { [$0] } ?? []
      }
      return SettlementSearch(ambiguity: ambiguity, layout: layout, parts: parts).found
        .map { Settlement(amendments: $0.amendments, deformed: $0.deformed) }
    }
  }

  /// The conflict about views of an ambiguity of which nothing is left once it is repaired: only the broken constraint
  /// leaves it.
  func conflict(leaving ambiguity: Ambiguity) -> Layout.Conflict? {
    if layout.scene.consoleReport != nil { return nil }
    let concerned = Set(ambiguity.views + ambiguity.followers)
    return advice.leaving.value(for: ambiguity.key) {
      layout.distinctConflicts.first { conflict in
        guard !concerned.isDisjoint(with: conflict.views),
          let amendment = repairs(of: conflict).first?.amendment
        else { return false }
        if case .arrangement = amendment { return false }
        let trial = trial(whole(amendment), about: ambiguity.views, on: [ambiguity.axis])
        return trial.conflicts.isEmpty
          && !ambiguity.views.contains {
            ambiguity.kind == .position
              ? trial.isOriginAmbiguous($0, ambiguity.axis)
              : trial.isSizeAmbiguous($0, ambiguity.axis)
          }
      }
    }
  }

  /// The limit for the views that are joined, the first of those without a place and the last of those with one. Joints
  /// of others are not proposed.
  private static let mostJoined = 3

  /// The limit for the views that are tried at each end of a scroll view's content. With more, no
  /// equation is proposed.
  private static let mostScrolled = 8

  /// The first constraint that determines the size of a scroll view's content, and what depends on
  /// it: from an end of the content to a view, or to the scroll view's own size.
  private func contentSettlement(of ambiguity: Ambiguity) -> Settlement? {
    guard let guide = ambiguity.contentGuide else { return nil }
    let axis = ambiguity.axis
    let owner = layout.system.view(of: .guide(guide))
    let subviews = layout.scene.visibleViews.filter { layout.scene[$0].superview == owner }
    func equal(
      _ view: ViewID, _ attribute: Constraint.Attribute, _ item: LayoutItem,
      _ priority: LayoutPriority = .required
    ) -> Constraint {
      Constraint(
        firstItem: .view(view), firstAttribute: attribute, secondItem: item,
        secondAttribute: attribute, priority: priority)
    }
    // Between views that have a place and those that have none yet.
    let (loose, placed) = (
      subviews.filter { layout[$0].ambiguity.origin[axis] },
      subviews.filter { !layout[$0].ambiguity.origin[axis] }
    )
    let joints = loose.prefix(Self.mostJoined).flatMap { view in
      placed.suffix(Self.mostJoined).reversed().map { other in
        Constraint(
          firstItem: .view(view), firstAttribute: .start(axis), secondItem: .view(other),
          secondAttribute: .end(axis), constant: 8)
      }
    }
    func isCovering(_ frames: [Rect]) -> Bool {
      loose.contains { view in
        placed.contains { Self.isOverlap(frames[view.index], frames[$0.index]) }
      }
    }
    let candidates =
      // A container that holds the content may lack its own far end.
      subviews.suffix(Self.mostScrolled).compactMap { farEnd(of: $0, axis) }
      + subviews.suffix(Self.mostScrolled).reversed().map { equal($0, .end(axis), .guide(guide)) }
      + subviews.prefix(Self.mostScrolled).map { equal($0, .start(axis), .guide(guide)) }
      + subviews.prefix(Self.mostScrolled).map {
        // Longer texts must still scroll.
        equal($0, .size(axis), .view(owner), axis == .vertical ? .belowHugging : .required)
      }
      + joints
    let concerned = ambiguity.views
    let settling = candidates.first { candidate in
      let trial = trial(
        [.addition(candidate)], about: subviews + concerned, on: [axis], .unbroken)
      return trial.conflicts.isEmpty && !trial.isSizeAmbiguous(guide, axis)
        && !isCovering(trial.frames)
        && !concerned.contains {
          trial.isSizeAmbiguous($0, axis) || trial.isOriginAmbiguous($0, axis)
        }
    }
    return settling.map { Settlement(amendments: [.addition($0)], deformed: []) }
  }
}
