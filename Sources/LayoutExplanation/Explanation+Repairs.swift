public import AutoLayout
import Geometry

/// One thing that settles a conflict by itself, found by solving.
public struct Repair: Hashable, Sendable {
  public var amendment: Amendment
  /// The constraints that are then violated, or violated more than they are, in the order of the
  /// system.
  public var violations: [Violation]
  /// The worst that it does to a view.
  let harm: Harm
  /// How many views it leaves outside of their superviews or on top of each other.
  let misplacedCount: Int
}

/// A constraint that is not satisfied.
public struct Violation: Hashable, Sendable {
  /// Its index in the system.
  public var entry: Int
  /// How far it is from being satisfied, in points.
  public var amount: Double
}

extension Layout.Conflict {
  /// Its constraints, the broken one first.
  var brokenFirst: [Int] { [broken] + entries.filter { $0 != broken } }
}

extension Explanation {
  /// Of very large conflicts only so many members are looked at, the broken one first.
  private static let mostRepaired = 12

  /// What settles a conflict, each by itself: first that a frame no longer becomes constraints, then
  /// what can be done about the broken constraint, then about the others, the priorities before the
  /// constants and these by how little they change; taking constraints away comes last.
  public func repairs(of conflict: Layout.Conflict) -> [Repair] {
    let members = changeable(in: conflict)
    let unmasking = CauseSearch(conflict, in: self).masked.flatMap {
      repair(conflict, .removal(entry: $0.entry))
    }
    let constants = members.compactMap { entry -> (entry: Int, constant: Double)? in
      // The screen is not the author's to change.
      if case .rootSize = layout.system.entries[entry].origin { return nil }
      return satisfiableConstant(of: entry, in: conflict).map { (entry: entry, constant: $0) }
    }.enumerated().sorted {
      let (left, right) = (change($0.element), change($1.element))
      return abs(left - right) < 1e-6 ? $0.offset < $1.offset : left < right
    }.map { Amendment.constant(entry: $0.element.entry, $0.element.constant) }
    let priorities = members.map { Amendment.priority(entry: $0, Self.almostRequired) }
    let changes = leastHarmful((priorities + constants).compactMap { repair(conflict, $0) })
    // To go without a constraint does no less harm than to lower it.
    let removals = changes.map(\.amendment).filter(priorities.contains).compactMap(\.entry)
    return [unmasking].compactMap(\.self)
      + changes.filter { $0.amendment.entry == conflict.broken }
      + changes.filter { $0.amendment.entry != conflict.broken }
      + removals.compactMap { repair(conflict, .removal(entry: $0)) }
  }

  /// Those that break no control, and of these those that misplace the fewest views; where there are no
  /// others, of all.
  private func leastHarmful(_ repairs: [Repair]) -> [Repair] {
    let sane = repairs.filter { $0.harm <= .inflated }
    let candidates = sane.isEmpty ? repairs : sane
    let least = candidates.map(\.misplacedCount).min()
    return candidates.filter { $0.misplacedCount == least }
  }

  /// The constraints of a conflict that are the author's to change, the broken one first.
  func changeable(in conflict: Layout.Conflict) -> [Int] {
    conflict.brokenFirst.prefix(Self.mostRepaired).filter {
      SystemConstraint(layout.system.entries[$0].constraint) == nil
    }
  }

  /// Whose priority could be lowered, each by itself.
  func lowerable(in conflict: Layout.Conflict) -> [Int] {
    let repairs = changeable(in: conflict).compactMap {
      repair(conflict, .priority(entry: $0, Self.almostRequired))
    }
    return leastHarmful(repairs).compactMap(\.amendment.entry)
  }

  /// How many views stick out of their superviews, or overlap others of a conflict.
  ///
  /// A log tells of few views, and of these not how large they are, but along an axis on which all
  /// sizes and distances are fixed.
  private func misplacedCount(_ frames: [Rect], in conflict: Layout.Conflict) -> Int {
    let scene = layout.scene
    let isLog = scene.consoleReport != nil
    let hasFixedSizes = [.pinnedAndSized, .stackContent].contains(cause(of: conflict))
    if isLog, !hasFixedSizes { return 0 }
    let own = layout.system.entries[conflict.broken].constraint.firstAttribute.axis
    let axes = isLog ? own.map { [$0] } ?? [] : Axis.allCases
    let shown = isLog ? conflict.views : scene.visibleViews
    let outsideCount = shown.count { id in
      let superview = scene[id].superview ?? .root
      guard !isLog || shown.contains(superview), !scene[superview].viewClass.isScrollView
      else { return false }
      return axes.contains { axis in
        let bounds = frames[superview.index][axis]
        return !bounds.union(frames[id.index][axis]).isClose(to: bounds)
      }
    }
    let concerned = conflict.views.filter(shown.contains)
    let overlapCounts = concerned.map { one in
      concerned.count { other in
        // Touching edges may be a rounding error apart.
        one < other && scene[one].superview == scene[other].superview
          && axes.allSatisfy {
            frames[one.index][$0].expanded(by: -0.005).overlaps(frames[other.index][$0])
          }
      }
    }
    return overlapCounts.reduce(outsideCount, +)
  }

  /// A constant with which a constraint can hold, if that settles the conflict and breaks no control.
  func repairedConstant(of entry: Int, in conflict: Layout.Conflict) -> Double? {
    satisfiableConstant(of: entry, in: conflict).flatMap { constant in
      repair(conflict, .constant(entry: entry, constant))
        .flatMap { $0.harm <= .inflated ? constant : nil }
    }
  }

  /// “Prefer 999”: what is almost required gives way to what is, and to nothing else.
  private static let almostRequired: LayoutPriority = 999

  private func change(_ proposed: (entry: Int, constant: Double)) -> Double {
    abs(layout.system.entries[proposed.entry].constraint.constant - proposed.constant)
  }

  /// A change, if it is one the author can make and if it settles the conflict.
  private func repair(_ conflict: Layout.Conflict, _ amendment: Amendment) -> Repair? {
    guard layout.scene.applying([amendment], of: layout.system) != nil else { return nil }
    let trial = Trial(
      layout, whole(amendment), about: conflict.views, .everything, in: parts)
    let known = layout.conflicts.map(\.entries)
    guard trial.conflicts.allSatisfy({ known.contains($0) && $0 != conflict.entries }) else {
      return nil
    }
    let violations = trial.violations.filter {
      $0.violation > layout.constraints[$0.entry].violation + 1e-5
        || $0.entry == amendment.entry && $0.violation > 1e-5
    }
    let harms = violations.compactMap { entry, violation -> Harm? in
      layout.system.entries[entry].contentSize.map { view, axis, role in
        layout.harm(to: view, axis, by: role == .hugging ? violation : -violation)
      }
    }
    return Repair(
      amendment: amendment,
      violations: violations.map { Violation(entry: $0.entry, amount: $0.violation) },
      harm: harms.max() ?? .none, misplacedCount: misplacedCount(trial.frames, in: conflict))
  }

  /// A mask goes with all that it became.
  private func whole(_ amendment: Amendment) -> [Amendment] {
    let entries = layout.system.entries
    func isOfMask(_ entry: Int) -> Bool {
      SystemConstraint(entries[entry].constraint)?.kind == .autoresizingMask
    }
    guard case .removal(let removed) = amendment, isOfMask(removed) else { return [amendment] }
    return entries.indices.filter {
      isOfMask($0) && entries[$0].constraint.firstItem == entries[removed].constraint.firstItem
    }.map { .removal(entry: $0) }
  }

  /// The constant nearest to a constraint's own with which it can hold together with all that is
  /// required and holds: where its left side can be without it tells.
  private func satisfiableConstant(of entry: Int, in conflict: Layout.Conflict) -> Double? {
    let constraint = layout.system.entries[entry].constraint
    // Where another one is to change, the broken one is to hold.
    let trial = Trial(
      layout, [.removal(entry: entry)], about: conflict.views, .required(with: conflict.broken),
      in: parts)
    guard trial.conflicts.isEmpty else { return nil }
    // By how much the left side exceeds the right.
    let range = trial.range(ofEntry: entry)
    let excess: Double =
      switch constraint.relation {
      case .equal: min(max(0, range.lowerBound), range.upperBound)
      case .lessThanOrEqual: max(0, range.lowerBound)
      case .greaterThanOrEqual: min(0, range.upperBound)
      }
    guard excess.isFinite, abs(excess) > 1e-6 else { return nil }
    let exact = constraint.constant + excess
    let rounded = (exact * 1e6).rounded() / 1e6
    return abs(exact - rounded) < 1e-9 ? rounded : exact
  }
}
