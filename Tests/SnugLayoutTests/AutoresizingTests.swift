import SnugGeometry
import SnugLayout
import Testing

/// The constraints made from a frame and a mask.
struct AutoresizingTests {
  /// A view of 40 × 20 at 10, 30 made for a superview of 100 × 100, in one of another size.
  private func layout(_ mask: AutoresizingMask, in size: Size) -> Layout {
    var root = View(name: "view", superview: nil)
    root.requiredSize = PerAxis { size[$0] }
    var box = View(name: "box", superview: .root)
    box.autoresizing = Autoresizing(
      frame: Rect(x: 10, y: 30, width: 40, height: 20), mask: mask,
      superviewSize: Size(width: 100, height: 100))
    let scene = Scene(title: "", views: [root, box], constraints: [])
    return LayoutEngine(measuring: MonospacedTextMeasurer()).layout(scene)
  }

  /// All eight combinations of an axis; 100 points become 200. Margins and size are 10, 40 and 50.
  ///
  /// Source: `UIView.autoresizingMask`: “the default behavior is to distribute the size difference
  /// proportionally among the flexible portions”.
  static let cases: [(mask: AutoresizingMask, start: Double, length: Double)] = [
    ([], 10, 40), ([.flexibleRightMargin], 10, 40),
    ([.flexibleLeftMargin], 110, 40), ([.flexibleWidth], 10, 140),
    ([.flexibleLeftMargin, .flexibleRightMargin], 10 + 100.0 / 6, 40),
    ([.flexibleLeftMargin, .flexibleWidth], 30, 120),
    ([.flexibleWidth, .flexibleRightMargin], 10, 40 + 400.0 / 9),
    ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 20, 80),
  ]

  @Test(arguments: cases) func `a mask determines the parts that grow with the superview`(
    mask: AutoresizingMask, start: Double, length: Double
  ) {
    let layout = layout(mask, in: Size(width: 200, height: 100))
    let frame = layout["box"].frame
    #expect(abs(frame.minX - start) < 1e-5)
    #expect(abs(frame.width - length) < 1e-5)
    #expect(layout.status == .satisfied)
    #expect(frame[.vertical] == Interval(start: 30, length: 20))
  }

  @Test(arguments: cases) func `in the superview it was made for the frame is the frame`(
    mask: AutoresizingMask, start: Double, length: Double
  ) {
    let frame = layout(mask, in: Size(width: 100, height: 100))["box"].frame
    #expect(frame == Rect(x: 10, y: 30, width: 40, height: 20))
  }

  /// Frames are what masks resize; constraints relate alignment rects, here of both views.
  @Test(arguments: cases) func `a mask is about frames, whatever the alignment rects are`(
    mask: AutoresizingMask, start: Double, length: Double
  ) {
    var root = View(name: "view", superview: nil)
    root.requiredSize = PerAxis(horizontal: 200, vertical: 100)
    var container = View(name: "container", superview: .root)
    container.alignmentRectInsets = EdgeInsets(top: 7, left: 5, bottom: 3, right: 11)
    container.autoresizing = Autoresizing(
      frame: Rect(x: 0, y: 0, width: 100, height: 100), mask: [.flexibleWidth],
      superviewSize: Size(width: 100, height: 100))
    var box = View(name: "box", superview: ViewID(index: 1))
    box.alignmentRectInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    box.autoresizing = Autoresizing(
      frame: Rect(x: 10, y: 30, width: 40, height: 20), mask: mask,
      superviewSize: Size(width: 100, height: 100))
    let scene = Scene(title: "", views: [root, container, box], constraints: [])
    let layout = LayoutEngine(measuring: MonospacedTextMeasurer()).layout(scene)
    #expect(layout.frame("container") == "0 0 200 100")
    let (frame, rect) = (layout["box"].frame, layout["box"].alignmentRect)
    #expect(abs(frame.minX - start) < 1e-5)
    #expect(abs(frame.width - length) < 1e-5)
    #expect(frame[.vertical] == Interval(start: 30, length: 20))
    #expect(abs(rect.minX - start - 2) < 1e-5)
    #expect(abs(rect.width - length + 6) < 1e-5)
    #expect(layout.status == .satisfied)
  }

  @Test func `heights follow by the same rule`() {
    let mask: AutoresizingMask = [.flexibleTopMargin, .flexibleHeight]
    let frame = layout(mask, in: Size(width: 100, height: 150))["box"].frame
    #expect(frame == Rect(x: 10, y: 60, width: 40, height: 40))
  }

  /// `NSLayoutConstraint.h`: the constraints “fully determine the view's position”.
  @Test(arguments: cases) func `two constraints for each axis say it all`(
    mask: AutoresizingMask, start: Double, length: Double
  ) {
    let layout = layout(mask, in: Size(width: 200, height: 200))
    let made = layout.system.entries.filter {
      if case .autoresizingMask = $0.origin { true } else { false }
    }
    #expect(made.count == 4)
    #expect(made.allSatisfy { $0.priority.isRequired })
    #expect(layout.open("box") == [])
  }
}
