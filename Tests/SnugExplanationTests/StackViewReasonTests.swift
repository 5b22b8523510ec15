import SnugExplanation
import SnugGeometry
import SnugLayout
import SnugSolverSupport
import Testing

/// Reasons about stack views, without their weak constraints that have no effect.
struct StackViewReasonTests {
  /// Intrinsic widths of 32, 64 and 48, heights of 19.5.
  private func texts(
    _ distribution: StackView.Distribution, _ alignment: StackView.Alignment = .fill,
    length: Double? = nil, breadth: Double? = nil
  ) -> StackScene {
    var scene = StackScene(
      .horizontal, distribution, alignment, length: length, breadth: breadth)
    scene.views = ["four", "eightcha", "six6ch"].map { StackScene.label($0) }
    return scene
  }

  /// canvas-fit at 49, spanning-fit at 51 and ambiguity-suppression at 25 are always violated here.
  @Test(
    arguments: [StackView.Alignment.leading, .center, .trailing, .firstBaseline, .lastBaseline])
  func `only the stack view has a reason if all views have their intrinsic sizes`(
    alignment: StackView.Alignment
  ) {
    for distribution in [StackView.Distribution.fill, .equalSpacing, .equalCentering] {
      let length = distribution == .fill ? nil : 250.0
      let explanation = Explanation(
        texts(distribution, alignment, length: length, breadth: 40).layout)
      #expect(
        explanation.contests.map { $0.payers.map(\.view) } == [[StackScene.stackID]],
        "\(distribution)")
      #expect(explanation.remarks == [], "\(distribution)")
    }
  }
}
