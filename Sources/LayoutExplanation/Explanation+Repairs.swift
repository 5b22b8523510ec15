public import AutoLayout
import Geometry

/// One thing that settles a conflict by itself, found by solving.
public struct Repair: Hashable, Sendable {
  public var amendment: Amendment
  /// The constraints that are then violated, or violated more than they are, in the order of the
  /// system.
  public var violations: [Violation]
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
  static let mostRepaired = 12

  /// What settles a conflict, each by itself: first what can be done about the broken constraint,
  /// then about the others, the priorities before the constants and these by how little they
  /// change; taking constraints away comes last.
  public func repairs(of conflict: Layout.Conflict) -> [Repair] {
    let members = conflict.brokenFirst.prefix(Self.mostRepaired)
    let constants = members.compactMap { entry -> (entry: Int, constant: Double)? in
      // The screen is not the author's to change.
      if case .rootSize = layout.system.entries[entry].origin { return nil }
      return satisfiableConstant(of: entry, in: conflict).map { (entry: entry, constant: $0) }
    }.enumerated().sorted {
      let (left, right) = (change($0.element), change($1.element))
      return abs(left - right) < 1e-6 ? $0.offset < $1.offset : left < right
    }.map { Amendment.constant(entry: $0.element.entry, $0.element.constant) }
    let changes = members.map { Amendment.priority(entry: $0, Self.almostRequired) } + constants
    let repairs =
      (changes.filter { $0.entry == conflict.broken }
      + changes.filter { $0.entry != conflict.broken }
      + members.map { Amendment.removal(entry: $0) })
      .compactMap { repair(conflict, $0) }
    return leastHarmful(repairs)
  }

  /// Those that break no control; all of them where there are no others.
  private func leastHarmful(_ repairs: [Repair]) -> [Repair] {
    let sane = repairs.filter { harm($0) <= .inflated }
    return sane.isEmpty ? repairs : sane
  }

  /// The worst that a repair does to a view.
  private func harm(_ repair: Repair) -> Harm {
    repair.violations.compactMap { violation -> Harm? in
      guard let (view, axis, role) = layout.system.entries[violation.entry].contentSize else {
        return nil
      }
      return layout.harm(
        to: view, axis, by: role == .hugging ? violation.amount : -violation.amount)
    }.max() ?? .none
  }

  /// Whose priority could be lowered, each by itself.
  func lowerable(in conflict: Layout.Conflict) -> [Int] {
    let repairs = conflict.brokenFirst.prefix(Self.mostRepaired).compactMap {
      repair(conflict, .priority(entry: $0, Self.almostRequired))
    }
    return leastHarmful(repairs).compactMap(\.amendment.entry)
  }

  /// A constant with which a constraint can hold, if that settles the conflict and breaks no control.
  func repairedConstant(of entry: Int, in conflict: Layout.Conflict) -> Double? {
    satisfiableConstant(of: entry, in: conflict).flatMap { constant in
      repair(conflict, .constant(entry: entry, constant))
        .flatMap { harm($0) <= .inflated ? constant : nil }
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
    let trial = Trial(layout, [amendment], about: conflict.views, .everything, in: parts)
    let known = layout.conflicts.map(\.entries)
    guard trial.conflicts.allSatisfy({ known.contains($0) && $0 != conflict.entries }) else {
      return nil
    }
    let violations = trial.violations.filter {
      $0.violation > layout.constraints[$0.entry].violation + 1e-5
        || $0.entry == amendment.entry && $0.violation > 1e-5
    }
    return Repair(
      amendment: amendment,
      violations: violations.map { Violation(entry: $0.entry, amount: $0.violation) })
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
