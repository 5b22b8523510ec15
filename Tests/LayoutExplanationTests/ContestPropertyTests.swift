import AutoLayout
import Cassowary
import Foundation
import Geometry
import LayoutExplanation
import TestSupport
import Testing

/// Whatever a contest names must have a part in it: nothing is told that does not matter.
///
/// Held against the solver itself. A constraint that is moved by a point must make a difference: to
/// the sizes the view can have, to what others in it pay, or to what its level (or a higher one)
/// costs. And if all of them but one stay as they are the view can have more of what it wants,
/// while it cannot if all do.
struct ContestPropertyTests {
  private static let parcels = (0..<20).map { $0 * 250..<($0 + 1) * 250 }

  /// Half of the scenes have stack views.
  @Test(arguments: parcels)
  func `what a contest names has a part in it`(seeds: Range<Int>) {
    var knobs = SceneGenerator.Knobs()
    for seed in seeds {
      knobs.hasStackViews = seed % 2 == 1
      let scene = SceneGenerator.scene(seed: seed, knobs: knobs)
      let note = "seed \(seed)\n\(scene.outline)"
      #expect(check(Explanation(engine.layout(scene)), note: note) == Shortcomings(), "\(note)")
    }
  }

  @Test(arguments: sceneFixtures)
  func `what a contest of a fixture names has a part in it`(path: String) throws {
    let explanation = try explanation(fixture: path)
    #expect(check(explanation, note: path) == Shortcomings())
  }

  /// What is missing: contests that name nothing, and constraints named without need.
  private struct Shortcomings: Equatable {
    var untold: [String] = []
    var superfluous: [String] = []
  }

  private func check(_ explanation: Explanation, note: String) -> Shortcomings {
    var found = Shortcomings()
    let layout = explanation.layout
    let solution = layout.system.solver.solve(preferring: layout.system.tieBreakers)
    var finder = ReasonFinder(solution)
    for contest in explanation.contests {
      let reason = finder.reason(for: Solver.ConstraintID(index: contest.entry))
      let before = Outcome(layout, of: contest)
      let name = layout.scene[contest.view].name + ".\(contest.axis)"
      if contest.shares.isEmpty {
        found.untold.append(name)
        continue
      }
      // Everybody who pays, each point worth as much as the sum says.
      let terms = contest.wanted + contest.available
      let paid = contest.shares.reduce(0) {
        $0 + abs($1.factor) * layout.constraints[$1.entry].violation
      }
      #expect(
        abs(abs(contest.wantedTotal - contest.availableTotal) - paid) < 1e-4,
        "\(name): \(contest.wantedTotal) - \(contest.availableTotal) is not \(paid)\n\(note)")
      #expect(Set(terms.map(\.entry)).count == terms.count, "\(name) names one twice\n\(note)")
      let empty = reason.map { finder.reasons[$0].multipliers.compactMap(\.variable) } ?? []
      let freeze = Freeze(contest: contest, layout: layout, solution: solution, empty: empty)
      if freeze.letsMore(without: nil) { found.superfluous.append("\(name): not enough") }
      for share in contest.shares where share.entry != contest.entry {
        let entry = layout.system.entries[share.entry]
        let what = "\(name): \(entry.description) @\(entry.priority)"
        let moved = [1.0, -1].contains {
          Outcome(layout, of: contest, moving: share.entry, by: $0)
            .differs(from: before, downTo: min(contest.priority, entry.priority))
        }
        #expect(moved, "\(what) makes no difference\n\(note)")
        if !freeze.letsMore(without: share.entry) { found.superfluous.append(what) }
      }
    }
    return found
  }
}

/// Whether a view could have more of what it wants while others stay as they are, or come out
/// better.
private struct Freeze {
  let contest: Contest
  let layout: Layout
  let solution: Solution
  /// The sizes that are zero and have a part in it because they cannot be less.
  let empty: [Variable]

  func letsMore(without left: Int?) -> Bool {
    let system = layout.system
    var isNonnegative = system.solver.isNonnegative.map { _ in false }
    for variable in empty { isNonnegative[variable.index] = true }
    // What is said by such a view's content is that it cannot be any smaller.
    if let left, system.solver.constraints[left].expression.terms.count == 1 {
      isNonnegative[variable(of: left).index] = false
    }
    var frozen = Solver()
    for isNonnegative in isNonnegative { _ = frozen.addVariable(nonnegative: isNonnegative) }
    for entry in contest.shares.map(\.entry) where entry != contest.entry && entry != left {
      var constraint = system.solver.constraints[entry]
      let value = solution.value(of: constraint.expression)
      constraint.strength = .required
      constraint.expression.constant -= value
      if constraint.relation == .equal, abs(value) > 1e-6 {
        constraint.relation = value > 0 ? .lessThanOrEqual : .greaterThanOrEqual
      }
      frozen.add(constraint)
    }
    let own = variable(of: contest.entry)
    let range = frozen.solve().range(of: own)
    return contest.deformation.delta > 0
      ? range.lowerBound < solution[own] - 1e-6 : range.upperBound > solution[own] + 1e-6
  }

  private func variable(of entry: Int) -> Variable {
    layout.system.solver.constraints[entry].expression.terms[0].variable
  }
}

/// What a system costs, level by level, and what of it cannot hold.
private struct Outcome {
  var conflicts: [[Int]]
  var levels: [Solution.Level]
  /// The sizes the contest's view could have.
  var range: ClosedRange<Double>
  /// What the other constraints in the contest pay.
  var violations: [Int: Double] = [:]

  /// The system, maybe with one of its constraints moved by some points.
  init(_ layout: Layout, of contest: Contest, moving moved: Int? = nil, by offset: Double = 0) {
    var solver = layout.system.solver
    if let moved {
      solver[Solver.ConstraintID(index: moved)].expression.constant -= offset
    }
    let solution = solver.solve(preferring: layout.system.tieBreakers)
    conflicts = solution.conflicts.map { $0.constraints.map(\.index) }
    levels = solution.levels
    range = solution.range(of: solver.constraints[contest.entry].expression.terms[0].variable)
    for share in contest.shares where share.entry != moved {
      let constraint = solver.constraints[share.entry]
      violations[share.entry] = constraint.violation(
        at: solution.value(of: constraint.expression))
    }
  }

  func differs(from other: Outcome, downTo priority: LayoutPriority) -> Bool {
    let paysOtherwise = violations.contains { entry, violation in
      abs(violation - other.violations[entry, default: 0]) > 1e-6
    }
    return paysOtherwise || conflicts != other.conflicts
      || abs(range.lowerBound - other.range.lowerBound) > 1e-6
      || (range.upperBound != other.range.upperBound
        && !(abs(range.upperBound - other.range.upperBound) < 1e-6))
      || Set((levels + other.levels).map(\.strength)).contains {
        $0 >= priority.rawValue && abs(violation(at: $0) - other.violation(at: $0)) > 1e-6
      }
  }

  private func violation(at strength: Double) -> Double {
    levels.first { $0.strength == strength }?.violation ?? 0
  }
}
