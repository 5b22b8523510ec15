import AutoLayout
import Diagnostics
import Geometry
import LayoutExplanation
import SceneFormat
import Snug
import TestSupport
import Testing

/// What explanations advise, made: it leaves nothing for a rule to find that was not found before.
///
/// That a constraint which loses is unused in this one layout goes without saying.
struct LintAdviceTests {
  @Test(arguments: Seeds.sample(of: sceneFixtures))
  func `what is advised leaves no finding of its own`(path: String) throws {
    let text = SourceText(name: path, try Fixtures.text(path))
    let scene = try pipeline.scene(from: text).value
    let explanation = Explanation(pipeline.layout(scene))
    let system = explanation.layout.system
    let settlements = explanation.ambiguities.flatMap { explanation.settlements(of: $0) }
      .map(\.amendments)
    let repairs = explanation.layout.conflicts.flatMap { explanation.repairs(of: $0) }.filter {
      if case .removal = $0.amendment { false } else { true }
    }.map { [$0.amendment] }
    #expect(
      repairs.allSatisfy { repair in
        !repair.contains { amendment in
          guard let entry = amendment.entry else { return false }
          return if case .rootSize = system.entries[entry].origin { true } else { false }
        }
      }, "the screen is not the author's to change")
    let known = found(in: scene)
    for amendments in settlements + repairs {
      var changed = try #require(scene.applying(amendments, of: system))
      changed.variants = []
      // A text whose resistance is lowered is meant to be cut.
      let lowered = changed.viewIDs.filter { changed[$0] != scene[$0] }.map { [changed[$0].name] }
      let new = found(in: changed).subtracting(known).filter {
        $0.rule != .clippedText || !lowered.contains($0.views)
      }
      #expect(new.isEmpty, "\(amendments.map { explanation.instruction(for: $0).swift })")
    }
  }

  /// A rule, and the views it finds something about.
  private struct Found: Hashable {
    let rule: Diagnostic.ID
    let views: [String]
  }

  private func found(in scene: Scene) -> Set<Found> {
    Set(
      pipeline.lint(scene).filter { $0.id != .unusedConstraint }
        .map { Found(rule: $0.id, views: $0.views) })
  }
}
