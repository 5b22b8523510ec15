import SnugGeometry
import SnugLayout
import SnugSolverSupport
import Testing

/// Baselines in stack views, and of stack views.
///
/// At 16 points a label is 19.5 high; its first baseline lies 0.203125 + 15.234375 = 15.4375 below
/// its top, its last one 19.5 − 15.4375 = 4.0625 above its bottom. At 32 points it is 38.5 high (a
/// line of 38.1875), with the baseline 0.15625 + 30.46875 = 30.625 below its top.
struct StackViewBaselineTests {
  private func texts(
    _ axis: Axis, _ alignment: StackView.Alignment = .fill, spacing: Double = 8,
    sizes: [Double] = [16, 32]
  ) -> StackScene {
    var scene = StackScene(axis, .fill, alignment, spacing: spacing)
    scene.views = sizes.map { StackScene.label("text", size: $0) }
    return scene
  }

  private func baseline(
    _ attribute: Constraint.Attribute, of name: String, in layout: Layout
  ) -> Double {
    layout.location(of: attribute, of: .view(layout.id(name)))
  }

  @Test func `firstBaseline puts first baselines at one height`() {
    let layout = texts(.horizontal, .firstBaseline, sizes: [32, 16]).layout
    #expect(layout.frame("a") == "0 0 64 38.5")
    #expect(layout.frame("b") == "72 15.188 32 19.5")
    #expect(layout["b"].frame.minY == 30.625 - 15.4375)
    #expect(layout["stack"].frame.height == 38.5)
    #expect(layout.status == .satisfied)
  }

  /// Only the first view stays below the upper edge (Arranged, TZStackView). With the known
  /// constraints of UIKit, a larger second text extends beyond it.
  @Test func `a larger second text sticks out of the top`() {
    let layout = texts(.horizontal, .firstBaseline).layout
    #expect(layout["a"].frame.minY == 0)
    #expect(layout["b"].frame.minY == 15.4375 - 30.625)
  }

  @Test func `lastBaseline puts last baselines at one height`() {
    let layout = texts(.horizontal, .lastBaseline, sizes: [16, 32]).layout
    #expect(
      baseline(.lastBaseline, of: "a", in: layout) == baseline(.lastBaseline, of: "b", in: layout))
    #expect(layout["b"].frame.minY == 0)
    #expect(layout.status == .satisfied)
  }

  /// “This alignment is only valid for horizontal stacks” (documentation of `UIStackView`).
  @Test(arguments: [StackView.Alignment.firstBaseline, .lastBaseline])
  func `in a column no baselines are aligned`(alignment: StackView.Alignment) {
    let layout = texts(.vertical, alignment).layout
    #expect(layout.spans(["a", "b", "stack"], .vertical) == "0+19.5 27.5+38.5 0+66")
    #expect(layout["stack"].frame.width == 64)
    #expect(!layout.stackConstraints.contains { $0.contains("UISV-alignment'") })
  }

  @Test func `baseline-relative spacing runs from baseline to baseline`() {
    var scene = texts(.vertical, spacing: 40, sizes: [16, 16, 32])
    scene.stack.isBaselineRelativeArrangement = true
    let layout = scene.layout
    #expect(layout["a"].frame.minY == 0)
    #expect(layout["b"].frame.minY == 40)
    #expect(layout["c"].frame.minY == 80 + 15.4375 - 30.625)
    #expect(layout["stack"].frame.height == 80 + 15.4375 - 30.625 + 38.5)
    scene.hide(1)
    #expect(scene.layout["c"].frame.minY == 40 + 15.4375 - 30.625)
  }

  @Test func `baseline-relative gaps run from baseline to baseline`() {
    var scene = texts(.vertical, spacing: 0, sizes: [16, 16, 16])
    scene.stack.isBaselineRelativeArrangement = true
    scene.stack.distribution = .equalSpacing
    scene.length = 119.5
    let layout = scene.layout
    #expect(layout.spans(["a", "b", "c"], .vertical) == "0+19.5 50+19.5 100+19.5")
    // The baselines of the labels are 50 apart.
    #expect(layout.guides.map(\.height) == [50, 50])
  }

  @Test func `in a row baseline-relative makes no difference`() {
    var scene = texts(.horizontal)
    let plain = scene.layout
    scene.stack.isBaselineRelativeArrangement = true
    #expect(scene.layout.stackConstraints == plain.stackConstraints)
  }

  // MARK: Baselines of stack views

  /// `UIStackView.h`.
  @Test(arguments: [Constraint.Attribute.firstBaseline, .lastBaseline])
  func `a row has the baselines of its tallest view`(attribute: Constraint.Attribute) {
    let layout = texts(.horizontal, .center, sizes: [16, 32, 20]).layout
    #expect(
      baseline(attribute, of: "stack", in: layout) == baseline(attribute, of: "b", in: layout))
    #expect(
      baseline(attribute, of: "stack", in: layout) != baseline(attribute, of: "a", in: layout))
  }

  @Test func `a column has the first baseline of its first view, the last of its last`() {
    var scene = texts(.vertical, sizes: [16, 32, 20])
    let layout = scene.layout
    #expect(
      baseline(.firstBaseline, of: "stack", in: layout)
        == baseline(.firstBaseline, of: "a", in: layout))
    #expect(
      baseline(.lastBaseline, of: "stack", in: layout)
        == baseline(.lastBaseline, of: "c", in: layout))
    scene.hide(0)
    #expect(baseline(.firstBaseline, of: "stack", in: scene.layout) == 30.625)
  }

  @Test func `a stack view without a visible view has its baselines at its bottom`() {
    var scene = texts(.horizontal)
    scene.hide(0)
    scene.hide(1)
    scene.length = 50
    scene.breadth = 30
    #expect(baseline(.firstBaseline, of: "stack", in: scene.layout) == 30)
  }

  @Test func `constraints see the same baselines, through stack views in stack views`() {
    var scene = StackScene(.horizontal, .fill, .firstBaseline)
    scene.views = [StackScene.label("text", size: 32), StackScene.box(nil, nil, .horizontal)]
    scene.views[1].intrinsicContentSizeOverride = nil
    scene.nested[1] = (
      StackView(axis: .vertical, spacing: 4),
      [StackScene.label("text"), StackScene.label("text")]
    )
    let layout = scene.layout
    #expect(layout["b1"].frame.minY == 30.625 - 15.4375)
    #expect(layout["b"].frame.minY == 30.625 - 15.4375)
    #expect(layout["b2"].frame.minY == 30.625 - 15.4375 + 19.5 + 4)
    #expect(
      baseline(.lastBaseline, of: "b", in: layout)
        == baseline(.lastBaseline, of: "b2", in: layout))
  }
}
