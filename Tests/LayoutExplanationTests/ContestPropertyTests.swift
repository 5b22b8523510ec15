import AutoLayout
import Cassowary
import Foundation
import Geometry
import LayoutExplanation
import TestSupport
import Testing

/// What a contest tells is right, enough, and nothing too much: held against the solver, with none of
/// the code that finds it.
struct ContestPropertyTests {
  private static let parcels = (0..<20).map { $0 * 250..<($0 + 1) * 250 }

  /// Half of the scenes have stack views.
  @Test(arguments: parcels)
  func `every contest is a reason`(seeds: Range<Int>) {
    var knobs = SceneGenerator.Knobs()
    var faulty: [String] = []
    for seed in seeds {
      knobs.hasStackViews = seed % 2 == 1
      let scene = SceneGenerator.scene(seed: seed, knobs: knobs)
      let faults = faults(of: Explanation(engine.layout(scene)))
      if !faults.isEmpty { faulty.append("seed \(seed): \(faults)\n\(scene.outline)") }
    }
    // Of 5,000 scenes 31: most have a stack view without a size, or lengths that depend on
    // each other across the axes.
    #expect(faulty.count <= 4, "\(faulty.joined(separator: "\n"))")
  }

  @Test(arguments: sceneFixtures)
  func `every contest of a fixture is a reason`(path: String) throws {
    #expect(faults(of: try explanation(fixture: path)) == [])
  }

  private func faults(of explanation: Explanation) -> [String] {
    let contests = explanation.contests
    var found = contests.flatMap { contest -> [String] in
      let layout = explanation.layout
      let name = contest.payers.map { layout.system.entries[$0.entry].id }.joined(separator: ", ")
      return faults(of: contest, in: layout).map { "\(name): \($0)" }
    }
    for (index, contest) in contests.enumerated() where !contest.wanted.isEmpty {
      for other in contests.prefix(index)
      where other.axis == contest.axis && other.wanted == contest.wanted
        && other.room == contest.room && other.constraints == contest.constraints
      {
        found.append("\(other.index) and \(contest.index) have the same pieces")
      }
    }
    return found
  }

  private func faults(of contest: Contest, in layout: Layout) -> [String] {
    var found: [String] = []
    func name(_ entry: Int) -> String { layout.system.entries[entry].id }
    if contest.constraints.isEmpty {
      return contest.others.isEmpty ? ["it cites nothing"] : []
    }
    let got = contest.wanted.reduce(0) { $0 + $1.factor * $1.got }
    let room = contest.room.reduce(0) { $0 + $1.factor * $1.got }
    if abs(got - room) > 1e-4 { found.append("the pieces got \(got), and there are \(room)") }
    for entry in contest.constraints where !layout.constraints[entry].isSatisfied {
      found.append("it cites \(name(entry)), which gave way")
    }
    // Where others gave way that are not in it, or are as strong, it is not the whole story, and says
    // so: what it comes to depends on what they do.
    let priorities = contest.payers.map(\.priority)
    let isShared = Set(priorities).count < priorities.count
    let equals = contest.constraints.filter {
      priorities.contains(layout.system.entries[$0].priority)
    }
    guard contest.others.isEmpty, contest.tie == nil, equals.isEmpty, !isShared else {
      return found
    }
    let cited = contest.constraints + (contest.tie?.deciding ?? []) + (contest.tie?.beside ?? [])
    let payers = contest.payers.map(\.entry)
    let whole = Sizes(of: payers, with: cited, in: layout)
    if !whole.agree(with: layout.constraints) {
      let violations = payers.map { layout.constraints[$0].violation }
      found.append(
        "with \(cited.map(name)) alone \(payers.map { whole.violations[$0]! }), not \(violations)")
    }
    for entry in contest.constraints {
      let rest = Sizes(of: payers, with: cited.filter { $0 != entry }, in: layout)
      if rest.agree(with: whole) { found.append("\(name(entry)) makes no difference") }
    }
    return found
  }
}

/// How much some constraints are violated if but a few others are there.
private struct Sizes {
  var violations: [Int: Double] = [:]
  private var ranges: [Int: ClosedRange<Double>] = [:]

  init(of payers: [Int], with cited: [Int], in layout: Layout) {
    let all = layout.system.solver.constraints
    var solver = Solver()
    for isNonnegative in layout.system.solver.isNonnegative {
      _ = solver.addVariable(nonnegative: isNonnegative)
    }
    for entry in Set(payers + cited + payers.compactMap { otherHalf(of: $0, in: layout) }).sorted()
    {
      solver.add(all[entry])
    }
    let solution = solver.solve(preferring: layout.system.tieBreakers)
    for payer in payers {
      let value = solution.value(of: all[payer].expression)
      violations[payer] = all[payer].violation(at: value)
      ranges[payer] = solution.range(of: all[payer].expression)
    }
  }

  func agree(with states: [Layout.ConstraintState]) -> Bool {
    violations.allSatisfy { abs($0.value - states[$0.key].violation) < 1e-4 }
  }

  func agree(with other: Sizes) -> Bool {
    violations.allSatisfy { abs($0.value - other.violations[$0.key, default: 0]) < 1e-6 }
      && ranges.allSatisfy { entry, range in
        guard let known = other.ranges[entry] else { return false }
        return isClose(range.lowerBound, known.lowerBound)
          && isClose(range.upperBound, known.upperBound)
      }
  }

  private func isClose(_ one: Double, _ other: Double) -> Bool {
    one == other || abs(one - other) < 1e-6
  }
}

/// The other half of a content size, by its index in the system.
private func otherHalf(of entry: Int, in layout: Layout) -> Int? {
  guard case .contentSize(let view, let axis, let role) = layout.system.entries[entry].origin else {
    return nil
  }
  return layout.system.entry(
    .contentSize(view, axis, role == .hugging ? .compressionResistance : .hugging))
}
