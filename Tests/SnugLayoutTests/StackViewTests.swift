import SnugGeometry
import SnugLayout
import SnugSolverSupport
import Testing

/// The layouts of stack views. Along the axis, from the rows of the table “Along the axis” by A.
/// Grebenyuk (kean.blog, “Let's Build UIStackView”), with simple sums.
struct StackViewTests {
  /// 60, 80 and 40 along the axis; 20, 30 and 10 across it.
  private func stack(
    _ axis: Axis, _ distribution: StackView.Distribution = .fill,
    _ alignment: StackView.Alignment = .fill, spacing: Double = 8, length: Double? = nil,
    breadth: Double? = nil
  ) -> StackScene {
    StackScene(
      axis, distribution, alignment, spacing: spacing, length: length, breadth: breadth,
      [(60, 20), (80, 30), (40, 10)])
  }

  private let abc = ["a", "b", "c"]

  /// `UIStackView.h`.
  @Test func `a stack view begins as UIKit's does`() {
    let stack = StackView()
    #expect(stack.axis == .horizontal)
    #expect(stack.distribution == .fill)
    #expect(stack.alignment == .fill)
    #expect(stack.spacing == 0)
    #expect(!stack.isLayoutMarginsRelativeArrangement && !stack.isBaselineRelativeArrangement)
    #expect(stack.customSpacing.isEmpty && stack.arrangedSubviews.isEmpty)
  }

  // MARK: Along the axis

  @Test(arguments: Axis.allCases) func `a stack view is as long as its arranged views`(axis: Axis) {
    let layout = stack(axis).layout
    #expect(layout.spans(abc, axis) == "0+60 68+80 156+40")
    #expect(layout.spans(["stack"], axis) == "0+196")
    #expect(layout.status == .satisfied)
  }

  /// “…when that is ambiguous, according to arrangement order” (`UIStackView.h`); the last gives way.
  @Test(arguments: Axis.allCases) func `fill stretches by arrangement order`(axis: Axis) {
    let layout = stack(axis, length: 226).layout
    #expect(layout.spans(abc, axis) == "0+60 68+80 156+70")
    #expect(layout.status == .ambiguous)
    #expect(abc.allSatisfy { layout[$0].ambiguity.size[axis] })
  }

  /// Vector 10 of the reference: equal labels in a row wider than their content.
  @Test func `fill stretches the last of equal labels, which is ambiguous`() {
    var scene = StackScene(.horizontal, length: 200)
    scene.views = [StackScene.label("four"), StackScene.label("five5")]
    let layout = scene.layout
    #expect(layout.spans(["a", "b"], .horizontal) == "0+32 40+160")
    #expect(layout.status == .ambiguous)
  }

  @Test(arguments: Axis.allCases) func `fill stretches the view that hugs least`(axis: Axis) {
    var scene = stack(axis, length: 226)
    scene.views[0].contentHuggingPriority[axis] = 249
    let layout = scene.layout
    #expect(layout.spans(abc, axis) == "0+90 98+80 186+40")
    #expect(layout.status == .satisfied)
  }

  @Test(arguments: Axis.allCases, [nil, 316.0]) func `fillEqually makes all as long as the first`(
    axis: Axis, length: Double?
  ) {
    let layout = stack(axis, .fillEqually, length: length).layout
    // Without a length the three resistances at 750 decide: as long as the longest.
    #expect(
      layout.spans(abc, axis) == (length == nil ? "0+80 88+80 176+80" : "0+100 108+100 216+100"))
    #expect(layout.status == .satisfied)
  }

  /// Three equal rows in 300, of which one must be 160 high.
  @Test(arguments: [("macOS", "NS", "0 0 0 70"), ("iOS", "UI", "0 0 0 100")])
  func `fillEqually gives way to a required size in AppKit`(
    platform: String, prefix: String, first: String
  ) throws {
    let layout = try layout(
      """
      platform: \(platform)
      view:
        class: \(prefix)StackView
        axis: vertical
        distribution: fillEqually
        alignment: leading
        spacing: 0
        size: [100, 300]
        arrangedSubviews: { a: { class: \(prefix)View }, b: { class: \(prefix)View }, c: { class: \(prefix)View } }
      constraints: ["b.height == 160"]
      """)
    #expect(layout.frame("a") == first)
    #expect(layout.conflictIDs.isEmpty == (platform == "macOS"))
  }

  /// One of two views is 3 points below the top to which both are aligned.
  @Test(arguments: [
    ("macOS", "NS", ["0 3 17 17", "17 0 83 20"]), ("iOS", "UI", ["0 0 17 17", "17 0 83 20"]),
  ])
  func `alignment gives way to a required edge in AppKit`(
    platform: String, prefix: String, frames: [String]
  ) throws {
    let layout = try layout(
      """
      platform: \(platform)
      view:
        class: \(prefix)StackView
        distribution: fill
        alignment: leading
        spacing: 0
        size: [100, 20]
        arrangedSubviews: { a: { class: \(prefix)View }, b: { class: \(prefix)View } }
      constraints: ["a.size == [17, 17]", "b.height == 20", "a.top == view.top + 3"]
      """)
    #expect(["a", "b"].map(layout.frame) == frames)
    #expect(layout.conflictIDs.isEmpty == (platform == "macOS"))
  }

  /// Vector 9 of the reference, by the dump: 160, 80 and 40 in 200 without spacing.
  @Test(arguments: Axis.allCases) func `fillProportionally shares by intrinsic size`(axis: Axis) {
    let layout = StackScene(
      axis, .fillProportionally, .fill, spacing: 0, length: 200, [(160, 50), (80, 50), (40, 50)]
    ).layout
    #expect(layout.spans(abc, axis) == "0+114.286 114.286+57.143 171.429+28.571")
    #expect(layout.status == .satisfied)
  }

  /// rdar 34595752, Stack Overflow 46253248.
  @Test(arguments: Axis.allCases) func `fillProportionally gives the last what spacing distorts`(
    axis: Axis
  ) {
    let layout = StackScene(
      axis, .fillProportionally, .fill, spacing: 20, length: 400, [(80, 50), (48, 50), (32, 50)]
    ).layout
    // 80 + 48 + 32 + 2 × 20 = 200: twice as much each, 160 and 96, and 400 − 256 − 40 are left.
    #expect(layout.spans(abc, axis) == "0+160 180+96 296+104")
    #expect(layout.status == .satisfied)
  }

  /// 80 of 80 + 20 is 240 of 300; the second gets nothing, so 300 − 20 are left for the first, whose
  /// width at 999 gives way.
  @Test(arguments: Axis.allCases) func `fillProportionally leaves a view without a size no width`(
    axis: Axis
  ) {
    let layout = StackScene(
      axis, .fillProportionally, .fill, spacing: 20, length: 300, [(80, 50), (nil, 50)]
    ).layout
    #expect(layout.spans(["a", "b"], axis) == "0+280 300+0")
    let none = StackScene(
      axis, .fillProportionally, .fill, spacing: 20, length: 300, [(nil, 50), (nil, 50)]
    ).layout
    #expect(none.spans(["a", "b"], axis) == "0+140 160+140")
  }

  @Test(arguments: Axis.allCases) func `equalSpacing leaves equal gaps`(axis: Axis) {
    let layout = stack(axis, .equalSpacing, length: 240).layout
    #expect(layout.spans(abc, axis) == "0+60 90+80 200+40")
    #expect(layout.guides.map { $0[axis].length } == [30, 30])
    #expect(layout.status == .satisfied)
  }

  @Test(arguments: Axis.allCases) func `equalSpacing keeps the spacing, and stays small`(axis: Axis)
  {
    #expect(
      stack(axis, .equalSpacing).layout.spans(abc + ["stack"], axis) == "0+60 68+80 156+40 0+196")
    // Too short by 16: equally resistant, so the last one gives way.
    let short = stack(axis, .equalSpacing, length: 180).layout
    #expect(short.spans(abc, axis) == "0+60 68+80 156+24")
    #expect(short.status == .ambiguous)
  }

  /// The centers are at 30, 30 + d and 30 + 2d = 220, so d = 95.
  @Test(arguments: Axis.allCases) func `equalCentering puts centers equally far apart`(axis: Axis) {
    let layout = stack(axis, .equalCentering, length: 240).layout
    #expect(layout.spans(abc, axis) == "0+60 85+80 200+40")
    #expect(layout.status == .satisfied)
  }

  /// At 149 equal centers give way to the spacing: the middle one keeps 8 from the third.
  @Test(arguments: Axis.allCases) func `equalCentering gives way to the spacing`(axis: Axis) {
    let layout = StackScene(
      axis, .equalCentering, .fill, length: 206, [(60, 20), (20, 20), (100, 20)]
    ).layout
    // Centers at 30 and 156: the middle of them is 93, but 206 − 100 − 8 − 20 = 78 is its latest start.
    #expect(layout.spans(abc, axis) == "0+60 78+20 106+100")
  }

  @Test(arguments: Axis.allCases) func `custom spacing wins over spacing`(axis: Axis) {
    var scene = stack(axis)
    scene.stack.customSpacing = [scene.id(1): 30]
    #expect(scene.layout.spans(abc, axis) == "0+60 68+80 178+40")
  }

  @Test func `a row is read in the direction of the language`() {
    var scene = stack(.horizontal)
    scene.isRightToLeft = true
    let layout = scene.layout
    #expect(layout.spans(abc + ["stack"], .horizontal) == "940+60 852+80 804+40 804+196")
  }

  @Test(arguments: Axis.allCases) func `margins surround the arranged views`(axis: Axis) {
    var scene = stack(axis)
    scene.stack.isLayoutMarginsRelativeArrangement = true
    scene.margins = EdgeInsets(all: 10)
    let layout = scene.layout
    #expect(layout.spans(abc + ["stack"], axis) == "10+60 78+80 166+40 0+216")
    #expect(layout.spans(abc + ["stack"], axis.cross) == "10+30 10+30 10+30 0+50")
  }

  // MARK: Across the axis

  @Test(
    arguments: [
      (StackView.Alignment.fill, "0+50 0+50 0+50"), (.leading, "0+20 0+30 0+10"),
      (.center, "15+20 10+30 20+10"), (.trailing, "30+20 20+30 40+10"),
    ], Axis.allCases)
  func `alignments in a stack view of 50`(
    row: (alignment: StackView.Alignment, spans: String), axis: Axis
  ) {
    let layout = stack(axis, .fill, row.alignment, breadth: 50).layout
    #expect(layout.spans(abc, axis.cross) == row.spans)
    #expect(layout.status == .satisfied)
  }

  @Test(
    arguments: [
      (StackView.Alignment.fill, "0+30 0+30 0+30"), (.leading, "0+20 0+30 0+10"),
      (.center, "5+20 0+30 10+10"), (.trailing, "10+20 0+30 20+10"),
    ], Axis.allCases)
  func `alignments in a stack view as high as its content`(
    row: (alignment: StackView.Alignment, spans: String), axis: Axis
  ) {
    let layout = stack(axis, .fill, row.alignment).layout
    #expect(layout.spans(abc, axis.cross) == row.spans)
    #expect(layout.spans(["stack"], axis.cross) == "0+30")
    #expect(layout.status == .satisfied)
  }

  /// `UISV-ambiguity-suppression` at 25.
  @Test(arguments: Axis.allCases) func `a plain view has no size across unless it fills`(
    axis: Axis
  ) {
    let scene = StackScene(axis, .fill, .leading, breadth: 50, [(60, nil), (80, 30)])
    #expect(scene.layout.spans(["a", "b"], axis.cross) == "0+0 0+30")
    #expect(scene.layout.status == .satisfied)
  }

  @Test(
    arguments: [
      (StackView.Alignment.fill, "0+50"), (.leading, "0+20"), (.center, "15+20"),
      (.trailing, "30+20"),
    ], Axis.allCases)
  func `a single view needs no spanner`(
    row: (alignment: StackView.Alignment, span: String), axis: Axis
  ) {
    let layout = StackScene(axis, .fill, row.alignment, breadth: 50, [(60, 20)]).layout
    #expect(layout.spans(["a"], axis.cross) == row.span)
    #expect(layout.guides.isEmpty)
    #expect(layout.status == .satisfied)
    let fitting = StackScene(axis, .fill, row.alignment, [(60, 20)]).layout
    #expect(fitting.spans(["a", "stack"], axis.cross) == "0+20 0+20")
  }

  // MARK: Nested

  @Test func `a stack view in a stack view has the size of its content`() {
    var scene = StackScene(.horizontal, .fill, .center, [(nil, nil), (40, 20)])
    scene.nested[0] = (
      StackView(axis: .vertical, spacing: 4),
      [StackScene.box(10, 50, .vertical), StackScene.box(16, 30, .vertical)]
    )
    let layout = scene.layout
    #expect(layout.frame("stack") == "0 0 98 30")
    #expect(layout.frame("a") == "0 0 50 30")
    #expect(layout.frame("a1") == "0 0 50 10")
    #expect(layout.frame("a2") == "0 14 50 16")
    #expect(layout.frame("b") == "58 5 40 20")
    #expect(layout.status == .satisfied)
  }

  /// Hugging and compression resistance on the stack itself have no effect: it has no intrinsic size
  /// (Auto Layout Guide).
  @Test(arguments: Axis.allCases) func `a stack view has no content size constraints`(axis: Axis) {
    let layout = stack(axis).layout
    #expect(layout.deformation(of: StackScene.stackID, axis) == .noIntrinsicMetric)
    #expect(
      layout.system.entry(.contentSize(StackScene.stackID, axis, .hugging)) == nil)
  }

  /// `translatesAutoresizingMaskIntoConstraints` is set to false by `addArrangedSubview`
  /// (`UIStackView.h`).
  @Test func `an arranged view's frame and mask make no constraints`() {
    var scene = stack(.horizontal)
    scene.views[0].autoresizing = Autoresizing(
      frame: Rect(x: 500, y: 500, width: 1, height: 1), mask: [],
      superviewSize: Size(width: 10, height: 10))
    #expect(scene.layout.spans(abc, .horizontal) == "0+60 68+80 156+40")
    #expect(scene.layout.conflicts.isEmpty)
  }

  @Test func `a stack view without arranged views makes no constraints`() {
    #expect(StackScene().layout.stackConstraints == [])
    #expect(StackScene(length: 20, breadth: 10).layout.frame("stack") == "0 0 20 10")
  }
}
