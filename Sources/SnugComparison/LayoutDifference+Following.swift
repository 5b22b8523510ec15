import SnugExplanation
import SnugGeometry
public import SnugLayout

extension LayoutDifference {
  /// A change that follows from another view's, through a constraint between the two.
  public struct Following: Hashable, Sendable {
    public let view: ViewID
    /// The constraint, in the system after.
    public let entry: EntryID
  }
}

extension LayoutDifference.SceneChange {
  /// The first of its constraints before and after.
  private func constraints(
    from before: Explanation, to after: Explanation
  ) -> [(explanation: Explanation, entry: EntryID)] {
    [(before, entriesBefore), (after, entriesAfter)].compactMap { explanation, entries in
      entries.first.map { (explanation, $0) }
    }
  }

  /// Whether it is a change of an author's constraint along an axis, which need not move all views that
  /// the constraint relates.
  func isOfConstraint(from before: Explanation, to after: Explanation) -> Bool {
    axis != nil
      && constraints(from: before, to: after).allSatisfy {
        $0.explanation.layout.system[$0.entry].isWritten
      }
  }

  /// Excludes the views that an author's constraint relates, but does not move along its axis. They
  /// are found by solving without the constraint.
  mutating func excludeUnmovedViews(from before: Explanation, to after: Explanation) {
    guard let axis else { return }
    var moved: Set<String> = []
    for (explanation, entry) in constraints(from: before, to: after) {
      let layout = explanation.layout
      let frames = explanation.trial([.removal(entry: entry)], about: []).frames
      for id in layout.scene.viewIDs
      where !frames[id.index][axis].isClose(to: layout[id].frame[axis]) {
        moved.insert(layout.scene[id].name)
      }
    }
    views = views.filter(moved.contains)
  }
}

extension [LayoutDifference.ViewChange] {
  /// The changes, with the followed views of those that have no cause in the scenes. Neighbors of
  /// views with a cause are first, then their neighbors, and so on.
  ///
  /// - Parameter former: the views before, by the views after.
  func following(from before: Layout, to after: Layout, _ former: [ViewID: ViewID]) -> Self {
    var changes = self
    for axis in Axis.allCases {
      let links = after.links(movedSince: before, axis, former)
      let moved = changes.indices.filter { index in
        changes[index].numbers.contains { $0.part.axis == axis }
      }
      var leaders = moved.filter { !changes[$0].causes.isEmpty }.map { changes[$0].after }
      var open = Dictionary(
        uniqueKeysWithValues: moved.filter { changes[$0].causes.isEmpty }
          .map { (changes[$0].after, $0) })
      var next = 0
      while next < leaders.count {
        for (view, entry) in links[leaders[next]] ?? [] {
          guard let index = open.removeValue(forKey: view) else { continue }
          changes[index].follows.append(.init(view: leaders[next], entry: entry))
          leaders.append(view)
        }
        next += 1
      }
    }
    return changes
  }
}

extension Layout {
  /// For each view the views that are connected to it by constraints both of whose ends moved along
  /// an axis.
  fileprivate func links(
    movedSince before: Layout, _ axis: Axis, _ former: [ViewID: ViewID]
  ) -> [ViewID: [(view: ViewID, entry: EntryID)]] {
    var links: [ViewID: [(view: ViewID, entry: EntryID)]] = [:]
    for made in constraints {
      let constraint = made.constraint
      guard let one = constraint.firstItem.view, let other = constraint.secondItem?.view,
        constraint.firstAttribute.axis == axis, one != other,
        abs(made.leftSide - made.entry.target) < .sameLength
      else { continue }
      let direction = direction(of: constraint)
      let haveMoved = constraint.ends.allSatisfy { item, attribute in
        guard let old = item.view.flatMap({ former[$0] }) else { return false }
        let was = before.location(of: attribute, of: .view(old), direction)
        return abs(location(of: attribute, of: item, direction) - was) > .leastShown
      }
      guard haveMoved else { continue }
      links[one, default: []].append((other, made.id))
      links[other, default: []].append((one, made.id))
    }
    return links
  }
}
