import SnugExplanation
import SnugLayout
import SnugSceneFormat
import SnugSolverSupport
import SnugTestSupport
import Testing

/// Checks with the solver, independently of the search, that a contest is correct and complete and
/// cites nothing unnecessary.
struct ContestPropertyTests {
  private static let parcels = Seeds.parcels(of: 250, count: 10)

  /// Two views that resist compression, each at the priority at which a third, to which their
  /// widths are equal, hugs.
  private static let outvoted = [4228..<4229, 5691..<5692]

  /// A view whose reason cites the constraint that gives a stack view its room.
  private static let besideContainer = [2133..<2134]

  /// A stack view that a limit keeps from what stretches it.
  private static let limitedContainer = [1447..<1448]

  /// Half of the scenes have stack views.
  @Test(arguments: parcels + besideContainer)
  func `every contest of a random scene is a reason`(seeds: Range<Int>) {
    var options = SceneGenerator.Options()
    check(
      seeds.map { seed in
        options.hasStackViews = seed % 2 == 1
        return SceneGenerator.scene(seed: seed, options: options)
      })
  }

  @Test(arguments: parcels + outvoted + limitedContainer)
  func `every contest of an everyday scene is a reason`(seeds: Range<Int>) throws {
    check(try seeds.map { try scene(EverydaySceneGenerator.text(seed: $0)) })
  }

  @Test(arguments: Seeds.sample(of: sceneFixtures))
  func `every contest of a fixture is a reason`(path: String) throws {
    #expect(ContestFailure.all(in: try explanation(fixture: path)).map(\.text) == [])
  }

  /// Records how many scenes fail each check, with a minimized version of the first.
  private func check(_ scenes: [Scene]) {
    var failing: [ContestFailure.Check: [Scene]] = [:]
    for scene in scenes {
      for check in Set(faults(of: scene).map(\.check)) { failing[check, default: []].append(scene) }
    }
    let told = ContestFailure.Check.allCases.compactMap { check -> String? in
      guard let scenes = failing[check], let first = scenes.first else { return nil }
      let least = first.shrunk { faults(of: $0).contains { $0.check == check } }
      return """
        \(scenes.count) scenes where \(check.rawValue) fails: \(scenes.map(\.title))
        \(faults(of: least).map(\.text).joined(separator: "\n"))
        \(least.yaml)
        """
    }
    if !told.isEmpty { Issue.record("\(told.joined(separator: "\n"))") }
  }

  private func faults(of scene: Scene) -> [ContestFailure] {
    ContestFailure.all(in: Explanation(engine.layout(scene)))
  }
}
