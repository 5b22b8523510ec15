import AutoLayout
import Cassowary
import Foundation
import Geometry
import LayoutExplanation
import TestSupport
import Testing

/// Whatever a contest names must have a part in it: nothing is told that does not matter.
///
/// Held against the solver itself: a constraint that is moved by a point, or taken away, must make
/// a difference to the sizes the view can have, or to what its level (or a higher one) costs.
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
    var untold: [String] = []
    var superfluous: [String] = []
    let layout = explanation.layout
    for contest in explanation.contests {
      let before = Outcome(layout.system.solver, of: contest)
      let name = layout.scene[contest.view].name + ".\(contest.axis)"
      if contest.shares.isEmpty {
        untold.append(name)
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
      for term in terms {
        let entry = layout.system.entries[term.entry]
        // A view squeezed to nothing counts with what it gave up at a lower priority.
        let lowest = min(contest.priority, entry.priority)
        let moved = [1.0, -1].contains {
          Outcome(layout.system.solver, of: contest, moving: term.entry, by: $0)
            .differs(from: before, downTo: lowest)
        }
        #expect(moved, "\(name): \(entry.description) @\(entry.priority) has no part\n\(note)")
        // By themselves they are enough, and without any one of them they are not: there may be
        // another reason in the system, but the one that is told is told without a word too many.
        let story = Set(contest.shares.map(\.entry))
        let isNeeded = Outcome(
          layout.system.solver, of: contest, only: story.subtracting([term.entry])
        ).differs(
          from: Outcome(layout.system.solver, of: contest, only: story), downTo: lowest)
        if !isNeeded { superfluous.append("\(name): \(entry.description) @\(entry.priority)") }
      }
    }
    return Shortcomings(untold: untold, superfluous: superfluous)
  }
}

/// What a system costs, level by level, and what of it cannot hold.
private struct Outcome {
  var conflicts: [[Int]]
  var levels: [Solution.Level]
  /// The sizes the contest's view could have.
  var range: ClosedRange<Double>

  /// The system with one of its constraints moved by some points, or only some of them.
  init(
    _ solver: Solver, of contest: Contest, moving moved: Int? = nil, by offset: Double = 0,
    only named: Set<Int>? = nil
  ) {
    var copy = Solver()
    for isNonnegative in solver.isNonnegative {
      _ = copy.addVariable(nonnegative: isNonnegative)
    }
    for (index, constraint) in solver.constraints.enumerated()
    where named?.contains(index) ?? true {
      var constraint = constraint
      if index == moved { constraint.expression.constant -= offset }
      copy.add(constraint)
    }
    let solution = copy.solve()
    conflicts = solution.conflicts.map { $0.constraints.map(\.index) }
    levels = solution.levels
    range = solution.range(of: solver.constraints[contest.entry].expression.terms[0].variable)
  }

  func differs(from other: Outcome, downTo priority: LayoutPriority) -> Bool {
    conflicts != other.conflicts
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
