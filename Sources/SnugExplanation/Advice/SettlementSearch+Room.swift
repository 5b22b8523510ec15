import SnugGeometry
import SnugLayout

/// A change of one constraint after which nothing has to be decided, because all contents have room.
extension SettlementSearch {
  /// The limit for the optional constraints, and for the sizes, of which one may squeeze all contents. With more, the
  /// advice decides between the contents, which settles the ambiguity as well.
  private static let mostSqueezing = 4

  /// The resistance of one of the contents, if they tie.
  private var resistance: EntryID? {
    guard ambiguity.kind == .resistance else { return nil }
    return candidates.first.flatMap { layout.system.entry(.contentSize($0, axis, role)) }
  }

  /// The first change with which all contents are whole.
  private func whole(_ changes: some Collection<Amendment>) -> Attempt? {
    guard changes.count <= Self.mostSqueezing else { return nil }
    return changes.lazy.map { attempt([$0]) }
      .first { $0.isSettled && !$0.hasConflict && $0.deformed.isEmpty }
  }

  /// Lowers one optional constraint of the author's that squeezes contents which would all be whole
  /// without it. It decides nothing between them, but then nothing has to be decided.
  var relieving: Attempt? {
    guard let own = resistance,
      let lower = LayoutPriority(layout.system[own].priority.rawValue - 1)
    else { return nil }
    let neighbors = parts.neighbors(of: own, in: layout)
    // Content that must be as high as its scroll view does not scroll.
    let scrolling = neighbors.filter {
      let made = layout.system[$0]
      return made.isWritten && made.priority.isRequired && made.constraint.relation == .equal
        && made.constraint.firstAttribute == .size(.vertical) && layout.isScrollAxis($0)
    }
    if let scrolling = whole(scrolling.map { .priority(entry: $0, .belowHugging) }) {
      return scrolling
    }
    let squeezing = neighbors.filter {
      let made = layout[$0]
      return made.entry.isWritten && made.isSatisfied && !made.priority.isRequired
        && made.priority > lower && made.constraint.firstAttribute.axis == axis
        && !isEnd(made.constraint)
    }
    return whole(squeezing.map { .priority(entry: $0, lower) })
  }

  /// Whether a constraint keeps a view inside another: with a lower priority than its contents, these would stick out
  /// wherever there is less room.
  private func isEnd(_ constraint: Constraint) -> Bool {
    guard let secondItem = constraint.secondItem, constraint.firstAttribute.isEnd != nil else {
      return false
    }
    return layout.scene.areNested(
      layout.system.view(of: constraint.firstItem), layout.system.view(of: secondItem))
  }

  /// A lower priority for the greatest size of a container that squeezes contents which would all be whole without it.
  var loosening: Attempt? {
    guard let own = resistance,
      let lower = LayoutPriority(layout.system[own].priority.rawValue - 1)
    else { return nil }
    let limits = parts.neighbors(of: own, in: layout).filter {
      let made = layout.system[$0]
      guard made.isWritten, made.isSize, made.priority.isRequired,
        made.constraint.firstAttribute == .size(axis),
        made.constraint.relation == .lessThanOrEqual, let view = made.constraint.firstItem.view
      else { return false }
      return ambiguity.contents.allSatisfy { layout.scene.isView($0, inside: view) }
    }
    return whole(limits.map { .priority(entry: $0, lower) })
  }

  /// A smaller size for an image or a view without content whose required size squeezes contents which would all be
  /// whole with it, the last first; at least half of it, which is our choice. A lower priority for one that is a
  /// ratio or a share.
  var shrinking: Attempt? {
    guard let own = resistance else { return nil }
    let missing = ambiguity.contents.reduce(0) { $0 - layout.deformation(of: $1, axis).delta }
    let superviews = Set(layout.scene.visibleViews.compactMap { layout.scene[$0].superview })
    func isShrinkable(_ made: ConstraintSystem.Entry) -> Bool {
      guard made.isWritten, made.priority.isRequired, made.constraint.firstAttribute.isSize,
        made.constraint.relation != .lessThanOrEqual, let view = made.constraint.firstItem.view,
        !superviews.contains(view), layout[view].alignmentRect.size[axis] >= 2 * missing
      else { return false }
      return switch layout.scene[view].content {
      case .none: true
      // Smaller in one direction only, it would be out of proportion.
      case .image: !hasOwnNumber(view, axis.cross)
      default: false
      }
    }
    let sizes = parts.neighbors(of: own, in: layout).filter { isShrinkable(layout.system[$0]) }
    let lower = LayoutPriority(layout.system[own].priority.rawValue - 1)
    return whole(
      sizes.reversed().compactMap { entry -> Amendment? in
        let made = layout.system[entry]
        guard made.isSize else { return lower.map { .priority(entry: entry, $0) } }
        return made.constraint.firstAttribute == .size(axis)
          ? .constant(entry: entry, Layout.withoutNoise(made.constraint.constant - missing)) : nil
      })
  }

  /// Whether the author gives a view a required size on an axis.
  private func hasOwnNumber(_ view: ViewID, _ axis: Axis) -> Bool {
    layout.constraints.contains { made in
      made.entry.isWritten && made.priority.isRequired && made.entry.isSize
        && made.constraint.firstItem == .view(view)
        && made.constraint.firstAttribute == .size(axis)
    }
  }

  /// Makes a container reach what its author only keeps it apart from: an inequality between an edge of it and a view
  /// outside it as an equation. Nothing is stretched or cut then.
  var tightened: Attempt? {
    guard ambiguity.kind == .size, ambiguity.dimension == 1, views.count == 1 else { return nil }
    let limits = layout.constraints.filter { made in
      let constraint = made.constraint
      return made.entry.isWritten && made.priority.isRequired && constraint.relation != .equal
        && constraint.firstAttribute.axis == axis && constraint.firstAttribute.isEnd != nil
        && made.views.count == 2 && made.views.contains(views[0])
        // What only holds it inside another view says nothing of where it ends.
        && !isEnd(constraint)
    }
    // Both of its edges move then.
    let isCentred = layout.constraints.contains { made in
      made.constraint.isCenter && made.constraint.firstAttribute.axis == axis
        && made.views.contains(views[0])
    }
    return limits.count <= Self.mostViews && !isCentred
      ? limits.lazy.map { attempt([.relation(entry: $0.id, .equal)]) }
        .first { $0.isSettled && !$0.hasConflict && harm(of: $0) == .none } : nil
  }
}
