import SnugGeometry
import SnugLayout
import SnugSolverSupport
import Testing

/// A hidden arranged view takes no room and leaves one spacing between its neighbors, as the tests
/// of kean/Arranged and TZStackView found in UIKit.
struct StackViewHiddenTests {
  private let names = ["a", "b", "c", "d"]

  private func stack(
    _ axis: Axis, _ distribution: StackView.Distribution = .fill,
    _ alignment: StackView.Alignment = .fill, length: Double? = nil, hiding hidden: [Int]
  ) -> StackScene {
    var scene = StackScene(
      axis, distribution, alignment, length: length, [(60, 20), (80, 30), (40, 10), (20, 40)])
    for index in hidden { scene.hide(index) }
    return scene
  }

  @Test(
    arguments: [
      ([0], "0+0 0+80 88+40 136+20 0+156"), ([1], "0+60 64+0 68+40 116+20 0+136"),
      ([3], "0+60 68+80 156+40 196+0 0+196"), ([1, 2], "0+60 64+0 64+0 68+20 0+88"),
      ([0, 1], "0+0 0+0 0+40 48+20 0+68"), ([2, 3], "0+60 68+80 148+0 148+0 0+148"),
      ([1, 3], "0+60 64+0 68+40 108+0 0+108"), ([0, 1, 2], "0+0 0+0 0+0 0+20 0+20"),
    ], Axis.allCases)
  func `one spacing is left`(row: (hidden: [Int], spans: String), axis: Axis) {
    let layout = stack(axis, hiding: row.hidden).layout
    #expect(layout.spans(names + ["stack"], axis) == row.spans)
    #expect(layout.status == .satisfied)
  }

  /// 60 + 40 + 20 and two gaps in 200.
  @Test(arguments: Axis.allCases) func `gaps are those between visible views`(axis: Axis) {
    let layout = stack(axis, .equalSpacing, length: 200, hiding: [1]).layout
    #expect(layout.spans(["a", "c", "d"], axis) == "0+60 100+40 180+20")
    #expect(layout.guides.map { $0[axis].length } == [40, 40])
    #expect(layout["b"].frame.size[axis] == 0)
  }

  @Test(arguments: Axis.allCases) func `fillEqually is among visible views`(axis: Axis) {
    let layout = stack(axis, .fillEqually, length: 316, hiding: [2]).layout
    #expect(layout.spans(names, axis) == "0+100 108+100 212+0 216+100")
  }

  /// 60, 40 and 20 and two spacings of 8 are 136, as long as the stack view.
  @Test(arguments: Axis.allCases) func `fillProportionally is among visible views`(axis: Axis) {
    let layout = stack(axis, .fillProportionally, length: 272, hiding: [1]).layout
    // Twice as much for the first two, and 272 − 120 − 80 − 16 for the last.
    #expect(layout.spans(["a", "c", "d"], axis) == "0+120 128+80 216+56")
    #expect(layout["b"].frame.size[axis] == 0)
  }

  @Test(arguments: Axis.allCases) func `custom spacing behind a visible view is kept`(axis: Axis) {
    var scene = stack(axis, hiding: [1])
    scene.stack.customSpacing = [scene.id(0): 30, scene.id(1): 50]
    #expect(scene.layout.spans(names, axis) == "0+60 75+0 90+40 138+20")
  }

  /// The hidden view still takes part in the alignment (dump).
  @Test(arguments: Axis.allCases) func `the hidden view is aligned like the others`(axis: Axis) {
    let layout = stack(axis, .fill, .leading, hiding: [3]).layout
    #expect(layout.spans(names, axis.cross) == "0+20 0+30 0+10 0+40")
    // But the spanner is only as large as the visible views.
    #expect(layout.spans(["stack"], axis.cross) == "0+30")
  }

  @Test(arguments: Axis.allCases, StackView.Distribution.allCases)
  func `with all hidden the size is zero, and not ambiguous`(
    axis: Axis, distribution: StackView.Distribution
  ) {
    for alignment in StackView.Alignment.allCases {
      let layout = stack(axis, distribution, alignment, length: 0, hiding: [0, 1, 2, 3]).layout
      #expect(layout["stack"].frame.size[axis.cross] == 0, "\(alignment)")
      #expect(names.allSatisfy { layout[$0].frame.size[axis] == 0 }, "\(alignment)")
      #expect(layout.status == .satisfied, "\(alignment)")
    }
  }

  /// useyourloaf.com; braintree_ios 237: a required size and `UISV-hiding` cannot both hold.
  @Test(arguments: Axis.allCases, [LayoutPriority.required, 999])
  func `an explicit size of a hidden view must not be required`(
    axis: Axis, priority: LayoutPriority
  ) {
    var scene = stack(axis, hiding: [1])
    scene.constraints = [
      Constraint(
        firstItem: .view(scene.id(1)), firstAttribute: axis == .horizontal ? .width : .height,
        constant: 50, priority: priority)
    ]
    let layout = scene.layout
    #expect(layout.conflicts.count == (priority.isRequired ? 1 : 0))
    #expect(layout["b"].frame.size[axis] == 0)
    #expect(layout.spans(["a", "c"], axis) == "0+60 68+40")
  }

  /// A hidden view that is not arranged keeps its position. Only stack views collapse.
  @Test func `outside a stack view hiding has no effect on layout`() {
    var view = StackScene.box(30, 20, .horizontal)
    view.name = "view"
    view.isHidden = true
    let layout = LayoutEngine(measuring: NoText()).layout(
      Scene(title: "", views: [view], constraints: []))
    #expect(layout.frame("view") == "0 0 30 20")
  }
}
