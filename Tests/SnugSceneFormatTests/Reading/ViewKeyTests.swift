import SnugGeometry
import SnugLayout
import Testing

@testable import SnugSceneFormat

@Suite struct `The keys of views` {
  private func view(_ name: String, _ text: String) throws -> View {
    try #require(read(text).views.first { $0.name == name })
  }

  @Test func `what is left out has UIKit's defaults`() throws {
    let scene = try read("view: { subviews: { row: { class: UIStackView } } }")
    #expect(scene.platform == .iOS && scene.layoutDirection == .leftToRight)
    let row = scene.views[1]
    #expect(!row.isHidden && row.semanticContentAttribute == .unspecified)
    #expect(row.insetsLayoutMarginsFromSafeArea && !row.preservesSuperviewLayoutMargins)
    #expect(row.safeAreaInsets == .zero && row.autoresizing == nil)
    // Source: UIStackView.h.
    #expect(row.content == .stack(StackView()))
  }

  @Test func `the scene's keys are read`() throws {
    let scene = try read(
      """
      platform: macOS
      layoutDirection: rightToLeft
      view: { subviews: { a: { hidden: true, semanticContentAttribute: playback } } }
      """)
    #expect(scene.platform == .macOS)
    #expect(scene.layoutDirection == .rightToLeft)
    #expect(scene.views[1].isHidden)
    #expect(scene.layoutDirection(of: ViewID(index: 1)) == .leftToRight)
  }

  @Test(arguments: [
    ("leftToRight", "unspecified", 2.0, 4.0), ("rightToLeft", "unspecified", 4, 2),
    ("rightToLeft", "forceLeftToRight", 2, 4), ("leftToRight", "forceRightToLeft", 4, 2),
  ]) func `directional margins follow the view's direction`(
    scene: String, view: String, left: Double, right: Double
  ) throws {
    for margins in ["[1, 2, 3, 4]", "{ trailing: 4, bottom: 3, leading: 2, top: 1 }"] {
      let read = try self.view(
        "a",
        """
        layoutDirection: \(scene)
        view:
          subviews:
            a: { directionalLayoutMargins: \(margins), semanticContentAttribute: \(view) }
        """)
      #expect(read.layoutMargins == EdgeInsets(top: 1, left: left, bottom: 3, right: right))
    }
  }

  @Test func `margins and the safe area are read`() throws {
    let read = try view(
      "view",
      """
      view:
        safeAreaInsets: [59, 0, 34, 0]
        insetsLayoutMarginsFromSafeArea: false
        preservesSuperviewLayoutMargins: true
        alignmentRectInsets: { left: -2, right: 3 }
      """)
    #expect(read.safeAreaInsets == EdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(!read.insetsLayoutMarginsFromSafeArea && read.preservesSuperviewLayoutMargins)
    #expect(read.alignmentRectInsets == EdgeInsets(top: 0, left: -2, bottom: 0, right: 3))
  }

  @Test(
    arguments: [
      (false, "", nil), (true, "", PerAxis<Double?>(horizontal: 24, vertical: nil)),
      (false, ", intrinsicContentSize: [8, 8]", PerAxis(both: 8)),
      (true, ", intrinsicContentSize: [8, 8]", PerAxis(horizontal: 24, vertical: nil)),
    ] as [(Bool, String, PerAxis<Double?>?)])
  func `a placeholder's size applies only at design time`(
    isDesignTime: Bool, own: String, expected: PerAxis<Double?>?
  ) throws {
    let read = try view(
      "a",
      """
      designTime: \(isDesignTime)
      view: { subviews: { a: { placeholderIntrinsicContentSize: [24, none]\(own) } } }
      """)
    #expect(read.intrinsicContentSizeOverride == expected)
  }

  @Test func `a frame is made for the written size of the superview`() throws {
    let scene = try read(
      """
      view:
        size: [320, 200]
        subviews:
          a:
            frame: { x: -8, y: 10, width: 100, height: 50 }
            subviews:
              b:
                frame: [0, 0, 10, 10]
                autoresizingMask: [flexibleWidth, flexibleTopMargin]
                translatesAutoresizingMaskIntoConstraints: true
      """)
    #expect(
      scene.views.map(\.autoresizing) == [
        nil,
        Autoresizing(
          frame: Rect(x: -8, y: 10, width: 100, height: 50), mask: [],
          superviewSize: Size(width: 320, height: 200)),
        Autoresizing(
          frame: Rect(x: 0, y: 0, width: 10, height: 10),
          mask: [.flexibleWidth, .flexibleTopMargin],
          superviewSize: Size(width: 100, height: 50)),
      ])
  }

  @Test(arguments: AutoresizingMask.named.map(\.name)) func `every part of a mask has its name`(
    name: String
  ) throws {
    let read = try view(
      "a",
      "view: { size: [9, 9], subviews: { a: { frame: [0, 0, 1, 1], autoresizingMask: [\(name)] } } }"
    )
    #expect(read.autoresizing?.mask == AutoresizingMask.named.first { $0.name == name }?.option)
  }

  // MARK: Stack views

  private func stack(_ keys: String) throws -> StackView {
    let row = try view("row", "view: { subviews: { row: { class: UIStackView, \(keys) } } }")
    guard case .stack(let stack) = row.content else { throw NotAStack() }
    return stack
  }

  private struct NotAStack: Error {}

  @Test func `a stack view arranges some of its subviews`() throws {
    let stack = try stack(
      """
      axis: vertical, distribution: equalCentering, alignment: center, spacing: -4,
      isLayoutMarginsRelativeArrangement: true, isBaselineRelativeArrangement: true,
      subviews: { background: }, arrangedSubviews: { a: { subviews: { inner: } }, b: , c: , d: },
      customSpacing: { a: 20, b: useSystem, c: useDefault }
      """)
    var expected = StackView(
      axis: .vertical, distribution: .equalCentering, alignment: .center, spacing: -4,
      arrangedSubviews: [3, 5, 6, 7].map(ViewID.init))
    // useDefault removes a custom spacing (UIStackView.h).
    expected.customSpacing = [ViewID(index: 3): 20, ViewID(index: 5): 8]
    expected.systemSpaced = [ViewID(index: 5)]
    expected.isLayoutMarginsRelativeArrangement = true
    expected.isBaselineRelativeArrangement = true
    #expect(stack == expected)
  }

  @Test(arguments: [
    ("spacing: 6", 6.0), ("spacing: system", 8), ("spacing: useSystem", 8),
    ("spacing: useDefault", 0), ("axis: horizontal", 0),
  ]) func `spacing is points or a constant of UIKit's`(keys: String, expected: Double) throws {
    #expect(try stack(keys).spacing == expected)
  }

  @Test(arguments: [
    ("top", StackView.Alignment.leading), ("bottom", .trailing), ("leading", .leading),
    ("trailing", .trailing), ("fill", .fill), ("center", .center),
  ]) func `top is leading and bottom is trailing on either axis, as in UIStackView.h`(
    word: String, expected: StackView.Alignment
  ) throws {
    for axis in Axis.allCases {
      #expect(try stack("axis: \(axis.rawValue), alignment: \(word)").alignment == expected)
    }
  }

  @Test func `baselines are aligned only in rows`() throws {
    for alignment in ["firstBaseline", "lastBaseline"] {
      #expect(try stack("alignment: \(alignment)").alignment.rawValue == alignment)
      let said = messages(
        of: "view: { class: UIStackView, axis: vertical, alignment: \(alignment) }")
      #expect(said.contains("[conflicting-keys]"))
    }
  }

  @Test(arguments: [
    ("view: { subviews: { a: { layoutMargins: \"8\" } } }", true),
    ("view: { subviews: { a: { layoutMargins: \"wide\" } } }", false),
    ("view: { class: UIStackView, spacing: \"8\" }", true),
    ("{ view: , metrics: \"gap: 8\" }", false),
    ("{ view: , sweep: { view.width: \"200, 300\" } }", false),
  ]) func `only for a number in quotes is writing it without quotes suggested`(
    text: String, isReported: Bool
  ) {
    #expect(messages(of: text).contains("[wrong-type]"))
    #expect(messages(of: text).contains("write a number without quotes") == isReported)
  }
}
