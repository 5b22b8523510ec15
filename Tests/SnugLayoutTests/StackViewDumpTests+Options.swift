import SnugGeometry
import SnugLayout
import SnugSolverSupport
import Testing

/// The dumps in the article's section “Misc”.
extension StackViewDumpTests {
  /// Except for the leading edge, which he prints as that of the hidden view. That view has the
  /// width 0 and the position of the next one, whose edge his code has.
  @Test func hiding() {
    var scene = stack(spacing: 10)
    scene.hide(0)
    expect(
      scene,
      filling + """

        UISV-hiding:
         Subview0.width == 0
        UISV-spacing:
         Subview1.leading == Subview0.trailing
         Subview2.leading == Subview1.trailing + 10
        UISV-canvas-connection:
         StackView.leading == Subview1.leading
         StackView.trailing == Subview2.trailing
        """)
  }

  @Test func `margins-relative`() {
    var scene = stack()
    scene.stack.isLayoutMarginsRelativeArrangement = true
    expect(
      scene,
      (ends + filling + spacing).replacing("StackView.", with: "UIViewLayoutMarginsGuide."))
  }

  @Test func `baseline-relative`() {
    var scene = StackScene(.vertical, spacing: 20)
    scene.views = ["one", "two", "three"].map { StackScene.label($0) }
    scene.stack.isBaselineRelativeArrangement = true
    expect(
      scene,
      """
      UISV-spacing:
       Subview1.firstBaseline == Subview0.lastBaseline + 20
       Subview2.firstBaseline == Subview1.lastBaseline + 20
      UISV-alignment:
       Subview0.leading == Subview1.leading
       Subview0.leading == Subview2.leading
       Subview0.trailing == Subview1.trailing
       Subview0.trailing == Subview2.trailing
      UISV-canvas-connection:
       StackView.top == Subview0.top
       StackView.bottom == Subview2.bottom
       StackView.leading == Subview0.leading
       StackView.trailing == Subview0.trailing
      """)
  }

  @Test func `a single centered view`() {
    expect(
      StackScene(.horizontal, .fill, .center, [(160, 200)]),
      """
      UISV-canvas-connection:
       StackView.leading == Subview0.leading
       StackView.trailing == Subview0.trailing
       StackView.top <= Subview0.top
       StackView.bottom >= Subview0.bottom
       StackView.centerY == Subview0.centerY
      UISV-canvas-fit:
       StackView.height == 0 priority:49
      UISV-ambiguity-suppression:
       Subview0.height == 0 priority:25
      """)
  }
}
