import SnugGeometry
import SnugLayout

/// What a change does to a conflict and to the layout.
extension Explanation {
  /// A change, if the author can make it and it resolves the conflict.
  func repair(_ conflict: Layout.Conflict, _ amendment: Amendment) -> Repair? {
    guard let changed = layout.scene.applying([amendment], of: layout.system) else { return nil }
    if case .arrangement = amendment { return repair(amendment, relaid: changed, conflict) }
    return repair(amendment, by: whole(amendment), conflict)
  }

  /// A change that consists of changes of constraints, if it resolves the conflict.
  func repair(
    _ amendment: Amendment, by changes: [Amendment], _ conflict: Layout.Conflict
  ) -> Repair? {
    let trial = trial(changes, about: conflict.views)
    guard resolves(conflict, trial) else { return nil }
    // Elsewhere ties may turn out otherwise.
    let concerned = Set(parts.neighbors(of: conflict.broken, in: layout))
    let violations = trial.violations.filter {
      concerned.contains($0.entry) && $0.amount > layout[$0.entry].violation + .sameLength
        || $0.entry == amendment.entry && $0.amount > .sameLength
    }
    let lost = violations.compactMap { violation in
      layout.system[violation.entry].contentSize.flatMap { content in
        content.role == .compressionResistance && trial.isSizeAmbiguous(content.view, content.axis)
          ? (axis: content.axis, priority: layout.system[violation.entry].priority) : nil
      }
    }
    let tied =
      lost.isEmpty
      ? []
      : concerned.sorted().filter { entry in
        let (made, content) = (layout.system[entry], layout.system[entry].contentSize)
        return content?.role == .compressionResistance
          && lost.contains { $0.axis == content?.axis && $0.priority == made.priority }
      }.compactMap { layout.system[$0].contentSize }
        .filter { trial.isSizeAmbiguous($0.view, $0.axis) }
    return repair(
      amendment, violations, frames: trial.frames,
      tied: tied.map { FramePart(view: $0.view, axis: $0.axis, isSize: true) }, conflict)
  }

  /// Whether a trial leaves no more than the other conflicts. In a log, the members of a conflict are
  /// those that the console lists, and a trial may find others.
  func resolves(_ conflict: Layout.Conflict, _ trial: Trial) -> Bool {
    if layout.scene.consoleReport != nil {
      return trial.conflicts.count < layout.conflicts.count
        && !trial.conflicts.contains(conflict.entries)
    }
    let known = layout.conflicts.map { $0.entries as [EntryID?] }
    return trial.conflicts.allSatisfy { known.contains($0) && $0 != conflict.entries }
  }

  func repair(
    _ amendment: Amendment, _ violations: [Violation], frames: [Rect], tied: [FramePart] = [],
    _ conflict: Layout.Conflict
  ) -> Repair {
    let hidden = conflict.entries.filter(isHiding).map { layout.system[$0].constraint.firstItem }
    let empty = conflict.views.sorted().filter { !hidden.contains(.view($0)) }.flatMap { view in
      Axis.allCases.map { FramePart(view: view, axis: $0, isSize: true) }
    }.filter { part in
      layout[part.view].intrinsicContentSize.size[part.axis] == nil
        && layout[part.view].frame.size[part.axis] > .leastShown
        && frames[part.view.index].size[part.axis] < .leastShown
    }
    return Repair(
      amendment: amendment,
      violations: violations,
      harm: (violations.compactMap { layout.harm(of: $0, by: amendment, in: frames) }
        + (amendment.entry.map(isOfBar) ?? false ? [.broken] : [])).max() ?? .none,
      emptied: empty,
      tied: tied,
      loss: violations.filter {
        layout.system[$0.entry].contentSize?.role == .compressionResistance || isOfBar($0.entry)
      }.reduce(0) { $0 + $1.amount - layout[$1.entry].violation },
      compressesText: leavesTextCompressed(violations, frames, conflict),
      misplacedCount: misplacedCount(frames, in: conflict),
      movedCount: zip(frames, layout.views).count { !$0.isClose(to: $1.frame) },
      rank: rank(of: amendment))
  }

  /// Whether a text of a conflict is smaller than its content with a repair, or a repair compresses another one.
  private func leavesTextCompressed(
    _ violations: [Violation], _ frames: [Rect], _ conflict: Layout.Conflict
  ) -> Bool {
    func isText(_ view: ViewID) -> Bool { layout.scene[view].content.mainText != nil }
    let compresses = violations.contains {
      layout.system[$0.entry].contentSize.map {
        $0.role == .compressionResistance && isText($0.view)
      } ?? false
    }
    return compresses
      || layout.scene.consoleReport == nil
        && conflict.views.contains { view in
          isText(view)
            && Axis.allCases.contains { axis in
              frames[view.index].size[axis]
                < (layout.contentSize(of: view, axis) ?? 0) - .leastShown
            }
        }
  }

  private func rank(of amendment: Amendment) -> Repair.Rank {
    switch amendment {
    case .priority(let entry, _) where layout.system[entry].contentSize != nil: .content
    case .relation: .growingDistance
    default:
      amendment.entry.map { entry in
        isEdge(entry)
          ? .distance
          : isLimit(entry)
            ? .limit : isOwnProportion(entry) ? .proportion : isOfBar(entry) ? .bar : .other
      } ?? .other
    }
  }

  /// Whether a constraint is the height of a view without content or subviews from edge to edge at the top or bottom of
  /// the root.
  private func isOfBar(_ entry: EntryID) -> Bool {
    let made = layout.system[entry]
    guard layout.scene.consoleReport == nil, made.isWritten, made.isSize,
      made.constraint.relation == .equal, made.constraint.firstAttribute == .height,
      case .view(let view) = made.constraint.firstItem,
      case .none = layout.scene[view].content, layout.scene[view].superview == .root,
      !layout.scene.views.contains(where: { $0.superview == view })
    else { return false }
    let edges = layout.constraints.filter { other in
      let constraint = other.constraint
      return other.entry.isWritten && isEdge(other.id) && other.entry.target == 0
        && constraint.firstAttribute == constraint.secondAttribute
        && constraint.ends.contains { $0.item == .view(view) }
        && constraint.ends.contains { layout.system.view(of: $0.item) == .root }
    }
    return Axis.allCases.map { axis in
      edges.count { $0.constraint.firstAttribute.axis == axis }
    } == [2, 1]
  }

  /// Whether a constraint is the ratio of a view's own sizes, or makes views that are not in each other equally large.
  /// Without it, they look wrong at any size.
  private func isOwnProportion(_ entry: EntryID) -> Bool {
    let constraint = layout.system[entry].constraint
    guard isProportion(entry), constraint.relation == .equal,
      let (one, other) = constraint.firstItem.view.flatMap({ first in
        constraint.secondItem?.view.map { (first, $0) }
      })
    else { return false }
    return one == other
      || !layout.scene.areNested(one, other)
  }

  /// Whether a constraint is a distance between edges.
  func isEdge(_ entry: EntryID) -> Bool {
    let constraint = layout.system[entry].constraint
    return constraint.secondItem != nil && constraint.firstAttribute.isEnd != nil
      && constraint.secondAttribute.isEnd != nil
  }
}
