@testable import SnugExplanation
import SnugGeometry
import SnugLayout
import SnugSolverSupport
import SnugTestSupport
import Testing

/// What is called a tie is one, and each thing is told once.
struct TiePropertyTests {
  private static let parcels = Seeds.parcels(of: 250, count: 10)

  /// Without texts, whose widths and heights follow from each other.
  private static let options: SceneGenerator.Options = {
    var options = SceneGenerator.Options()
    options.hasTexts = false
    options.loose = 0.3
    options.hasStackViews = true
    return options
  }()

  @Test(arguments: parcels) func `a tie can be settled in favour of each view`(seeds: Range<Int>) {
    for seed in seeds {
      let scene = SceneGenerator.scene(seed: seed, options: Self.options)
      let layout = engine.layout(scene)
      for ambiguity in Explanation(layout).ambiguities {
        for view in ambiguity.namedViews where [.hugging, .resistance].contains(ambiguity.kind) {
          guard let fault = fault(in: layout, ambiguity, view) else { continue }
          Issue.record("seed \(seed): \(fault)\n\(scene.outline)")
        }
      }
    }
  }

  /// A view with a slightly lower priority than its rivals takes all it can.
  private func fault(in layout: Layout, _ ambiguity: Ambiguity, _ view: ViewID) -> String? {
    let (axis, isHugging) = (ambiguity.axis, ambiguity.kind == .hugging)
    let origin = ConstraintSystem.Origin.contentSize(
      view, axis, isHugging ? .hugging : .compressionResistance)
    guard let entry = layout.system.entry(origin),
      let lower = LayoutPriority(layout.system[entry].priority.rawValue - 0.25),
      let changed = layout.scene.applying([.priority(entry: entry, lower)], of: layout.system)
    else { return nil }
    let range = layout.sizeRange(of: view, axis)
    let size = engine.layout(changed)[view].alignmentRect.size[axis]
    let isAtEnd = isHugging ? size > range.upperBound - 1e-4 : size < range.lowerBound + 1e-4
    return isAtEnd
      ? nil : "\(layout.scene[view].name) is \(size) in \(axis), and could be \(range)"
  }

  @Test(arguments: parcels) func `no sentence is said twice`(seeds: Range<Int>) throws {
    for seed in seeds {
      let scene =
        seed % 2 == 0
        ? SceneGenerator.scene(seed: seed) : try scene(EverydaySceneGenerator.text(seed: seed))
      let explanation = Explanation(engine.layout(scene))
      let sentences = explanation.proses + explanation.remarks
      #expect(Set(sentences).count == sentences.count, "seed \(seed)\n\(scene.outline)")
    }
  }
}
