import SnugSolver
import SnugSolverSupport
import SnugTestSupport
import Testing

/// A row of a thousand views with different priorities.
struct ManyPrioritiesTests {
  /// The missing room: none, a little, exactly the widths of some views, nearly all.
  @Test(arguments: [0.0, 1, 12.5, 8000, 19_999])
  func `views give way in the order of their resistance`(shortage: Double) throws {
    var random = SeededGenerator(seed: Int(shortage))
    let intrinsic = (0..<1000).map { _ in random.choose([8.0, 20, 20, 32]) }
    let priorities = random.shuffle((0..<1000).map { 0.5 + Double($0) })
    let room = max(0, intrinsic.reduce(0, +) - shortage)
    var system = LinearSystem()
    let widths = intrinsic.map { _ in system.width() }
    for (place, width) in widths.enumerated() {
      system.add(width >= intrinsic[place], at: priorities[place])
    }
    system.require(widths.reduce(LinearExpression()) { $0 + $1 } <= room)
    let solution = system.makeSolver().solve()

    var toGive = intrinsic.reduce(0, +) - room
    var expected = intrinsic
    for place in priorities.indices.sorted(by: { priorities[$0] < priorities[$1] }) {
      let given = min(toGive, intrinsic[place])
      expected[place] -= given
      toGive -= given
    }
    #expect(solution.levels.map(\.strength) == priorities.sorted(by: >))
    let costs = Dictionary(
      uniqueKeysWithValues: solution.levels.map { ($0.strength, $0.violation) })
    for (place, width) in widths.enumerated() {
      #expect(costs[priorities[place]]! ≈ (intrinsic[place] - expected[place]), "view \(place)")
      // If nothing is missing, only the room keeps views from being wider.
      guard shortage > 0 else { continue }
      #expect(solution[width] ≈ expected[place], "view \(place)")
      #expect(!solution.isAmbiguous(width), "view \(place)")
    }
  }

  @Test func `the view that hugs least gives way`() throws {
    var random = SeededGenerator(seed: 1)
    let priorities = random.shuffle((0..<1000).map { 0.5 + Double($0) })
    var system = LinearSystem()
    let widths = priorities.map { system.label(intrinsic: 20, hug: $0, resist: 1000 - $0 / 2) }
    system.require(widths.reduce(LinearExpression()) { $0 + $1 } == 20_300.0)
    let solution = system.makeSolver().solve()
    for (width, priority) in zip(widths, priorities) {
      #expect(solution[width] ≈ (priority == 0.5 ? 320 : 20), "priority \(priority)")
      #expect(!solution.isAmbiguous(width), "priority \(priority)")
    }
  }
}
