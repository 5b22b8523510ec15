import Snug
import SnugDiagnostics
import SnugExplanation
import SnugGeometry
import SnugLayout
import SnugSceneFormat
import SnugTestSupport
import Testing

/// Applying the advice of explanations does not lead to new findings.
///
/// The exception is a constraint that gives way, which is unused in this one layout.
struct LintAdviceTests {
  @Test(arguments: Seeds.sample(of: sceneFixtures))
  func `advice does not lead to new findings`(path: String) throws {
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
          return if case .rootSize = system[entry].origin { true } else { false }
        }
      }, "the screen is not the author's to change")
    let known = found(in: scene)
    for amendments in settlements + repairs {
      var changed = try #require(scene.applying(amendments, of: system))
      changed.variants = []
      // A text with a lowered resistance is intended to be truncated.
      let lowered = changed.viewIDs.filter { changed[$0] != scene[$0] }.map { [changed[$0].name] }
      let new = found(in: changed).subtracting(known).filter {
        $0.rule != .clippedText || !lowered.contains($0.views)
      }
      #expect(new.isEmpty, "\(amendments.map { explanation.instruction(for: $0).swift })")
    }
  }

  /// A rule, and the views of its finding.
  private struct Found: Hashable {
    let rule: Diagnostic.ID
    let views: [String]
  }

  private func found(in scene: Scene) -> Set<Found> {
    Set(
      pipeline.lint(scene).filter { $0.id != .unusedConstraint }
        .map { Found(rule: $0.id, views: $0.views) })
  }

  /// At 749 a text may be cut, but not vanish.
  @Test(arguments: [(20, []), (19, []), (0, ["shows nothing of its text: it has no width left"])])
  func `report a text with nothing left, at any priority`(width: Int, messages: [String]) throws {
    let found = try findings(
      """
      view:
        size: [\(width + 20), 40]
        subviews:
          a: { class: UILabel, text: aaaa, font: 16, compressionResistance: 749 }
          b: { intrinsicContentSize: [20, 20] }
      constraints: ["H:|[a][b]|", a.top == view.top, b.top == view.top]
      """, by: .clippedText)
    #expect(found.map(\.message) == messages.map { "'a' \($0)" })
    #expect(
      found.allSatisfy { $0.notes.allSatisfy { $0.hasSuffix("; if it may vanish, hide it") } })
  }
}
