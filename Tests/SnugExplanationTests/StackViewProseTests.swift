import SnugExplanation
import SnugGeometry
import SnugLayout
import SnugSolverSupport
import Testing

/// The exact sentences about stack views, with the terms of `UIStackView`, and without its weak
/// constraints that have no effect.
struct StackViewProseTests {
  @Test func `names that end in an s have only an apostrophe`() throws {
    let explanation = try explain(
      """
      view:
        size: [100, 20]
        subviews:
          buttons:
            class: UIStackView
            distribution: fillEqually
            arrangedSubviews:
              a: { intrinsicContentSize: [20, 20] }
              b: { intrinsicContentSize: [20, 20] }
      constraints: ["H:|[buttons]|", "V:|[buttons]|"]
      """)
    #expect(
      explanation.proses.first?.contains("buttons' fillEqually makes a and b equally wide. ")
        == true)
  }

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

  private func proses(_ scene: StackScene) -> [String] { Explanation(scene.layout).proses }

  @Test func `fillEqually makes views equally wide`() {
    #expect(
      proses(texts(.fillEqually, length: 250)).first
        == """
        a, b and c are stretched by 46, 14 and 30: stack is fillEqually. 250 less 16 of gaps, in \
        three. stack.width == 250 is required; stack's fillEqually makes a, b and c equally wide. \
        a wanted 32; b wanted 64; c wanted 48.
        """)
  }

  /// 50 + 140 + 10 = 200: a has a quarter.
  @Test func `a nested stack view's share is that of its fitting size`() throws {
    let explanation = try explain(
      """
      view:
        size: [300, 60]
        subviews:
          stack:
            class: UIStackView
            distribution: fillProportionally
            spacing: 10
            arrangedSubviews:
              a: { intrinsicContentSize: [50, 20] }
              inner:
                class: UIStackView
                arrangedSubviews:
                  b: { intrinsicContentSize: [100, 20] }
                  c: { intrinsicContentSize: [40, 20] }
      constraints: ["H:|[stack]|", stack.top == view.top]
      """)
    #expect(
      explanation.proses.contains {
        $0.contains("stack's fillProportionally gives a 50 / 200 of 300 = 75")
      })
  }

  @Test func `equalSpacing is named if its gaps contribute`() {
    #expect(
      proses(texts(.equalSpacing, length: 100)).first
        == """
        a, b and c tie (750): together they give up 60. 32 + 8 + 64 + 8 + 48 = 160; stack has 100. \
        stack.width == 100 is required. a, b and c all resist at 750: UIKit may compress any of \
        them. a could be 0 to 32 points wide, b 4 to 64 and c 0 to 48. Drawn with b and c \
        compressed. To settle it, let b resist at 749.
        """)
  }

  /// canvas-fit at 49, spanning-fit at 51 and ambiguity-suppression at 25 are always violated here.
  @Test(
    arguments: [StackView.Alignment.leading, .center, .trailing, .firstBaseline, .lastBaseline])
  func `only the stack view has a sentence if all views have their intrinsic sizes`(
    alignment: StackView.Alignment
  ) {
    for distribution in [StackView.Distribution.fill, .equalSpacing, .equalCentering] {
      let length = distribution == .fill ? nil : 250.0
      let explanation = Explanation(
        texts(distribution, alignment, length: length, breadth: 40).layout)
      #expect(
        explanation.proses == [
          """
          stack is stretched by 20.5 in height: its height must be 40. stack.height == 40 is \
          required.
          """
        ], "\(distribution)")
      #expect(explanation.remarks == [], "\(distribution)")
    }
  }

  @Test func `a tie between arranged views is described as a tie`() {
    let proses = proses(texts(.fill, length: 250))
    #expect(
      proses == [
        """
        a, b and c tie (250): together they take 90. 32 + 8 + 64 + 8 + 48 = 160; stack has 250. \
        stack.width == 250 is required. a, b and c all hug at 250: UIKit may stretch any of them. \
        a could be 32 to 122 points wide, b 64 to 154 and c 48 to 138. Drawn with c stretched. To \
        settle it, let c hug at 249, or let b hug at 249.
        """
      ])
  }

  @Test func `a hidden view has no reason`() {
    var scene = texts(.fill)
    scene.hide(1)
    let explanation = Explanation(scene.layout)
    #expect(explanation.proses == [])
    #expect(explanation.remarks == ["b is hidden: stack gives it no room."])
  }

  @Test func `positions of hidden views have no reason`() {
    var scene = texts(.fill, .center, length: 100)
    for index in 0..<3 { scene.hide(index) }
    let explanation = Explanation(scene.layout)
    #expect(explanation.layout.status == .satisfied)
    #expect(explanation.proses == [])
  }

  @Test func `a hidden view's required width can be lowered`() {
    var scene = texts(.fill)
    scene.hide(1)
    scene.constraints = [
      Constraint(firstItem: .view(scene.id(1)), firstAttribute: .width, constant: 50)
    ]
    #expect(
      proses(scene) == [
        """
        Two required constraints conflict: b must be 50 wide and is 0. b.width == 0 (UISV-hiding) \
        and b.width == 50 cannot both hold. b.width == 50, listed last, is broken. To settle it, \
        lower it to 999.
        """
      ])
  }

  @Test func `only constraints with a priority can be lowered`() {
    var scene = StackScene(.horizontal, .fillEqually, .fill, length: 108, [(50, 20), (50, 20)])
    scene.constraints = [
      Constraint(firstItem: .view(scene.id(1)), firstAttribute: .width, constant: 80)
    ]
    #expect(
      proses(scene) == [
        """
        Six required constraints conflict: b must be 80 wide and is 50. stack.leading == a.leading \
        (UISV-canvas-connection), stack.trailing == b.trailing (UISV-canvas-connection), b.leading \
        == a.trailing + 8 (UISV-spacing), b.width == a.width (UISV-fill-equally), stack.width == \
        108 and b.width == 80 cannot all hold. stack's fillEqually makes a and b equally wide. 8 + \
        2 × 80 = 168 is wanted, 108 available. b.width == 80, listed last, is broken. To settle \
        it, set stack's distribution to fill, or lower b.width == 80 or stack.width == 108 to 999, \
        or change the last one to b.width == 50.
        """
      ])
  }

  @Test func `a resistance of 1000 can be lowered`() {
    var scene = StackScene(.horizontal, .fill, .fill, length: 40, [(50, 20)])
    scene.views[0].contentCompressionResistancePriority = PerAxis(both: .required)
    let prose = proses(scene).last ?? ""
    let remedy =
      """
      a.width >= 50, a content size, is broken. To settle it, lower the resistance of a or \
      stack.width == 40 to 999, or change stack.width == 40 to stack.width == 50.
      """
    #expect(prose.hasSuffix(remedy))
  }

  @Test func `views without an intrinsic size have remarks about the stack view`() {
    let centred = StackScene(.horizontal, .fill, .center, length: 200, [(nil, nil), (40, 20)])
    #expect(
      Explanation(centred.layout).remarks == [
        "a has no intrinsic width: it fills the 152 points the others leave.",
        "a has no intrinsic height: stack's alignment center leaves it none.",
      ])
    let filled = StackScene(.horizontal, .fill, .fill, breadth: 50, [(30, nil), (40, nil)])
    #expect(
      Explanation(filled.layout).remarks == [
        "a and b have no intrinsic height: stack's alignment fill makes them 50 points."
      ])
  }

  @Test func `an empty stack view has no size`() {
    #expect(
      proses(StackScene(breadth: 20)) == [
        """
        The width of stack is ambiguous. stack could be 0 or more points wide. To settle it, give \
        stack a width constraint or a visible arranged view.
        """
      ])
  }

  @Test func `stack views with arranged views need no further ones`() throws {
    let explanation = try explain(
      """
      view:
        size: [20, 100]
        subviews:
          upper:
            class: UIStackView
            alignment: center
            arrangedSubviews: { a: { intrinsicContentSize: [20, 10] } }
          lower:
            class: UIStackView
            alignment: center
            arrangedSubviews: { b: { intrinsicContentSize: [20, 10] } }
      constraints: ["H:|[upper]|", "H:|[lower]|", "V:|[upper][lower]|"]
      """)
    #expect(
      explanation.proses == [
        """
        lower is stretched by 80 in height. 10 + 10 = 20; view has 100. Nothing decides between \
        upper and lower: UIKit may stretch either. upper could be 10 to 90 points high and lower \
        10 to 90. Drawn with lower stretched. To settle it, make upper and lower equally high.
        """
      ])
  }
}
