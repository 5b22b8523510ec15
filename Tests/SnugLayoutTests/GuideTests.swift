import SnugGeometry
import SnugLayout
import Testing

/// Layout guides: the author's, and those every view has.
struct GuideTests {
  @Test func `a guide has a place and a size and no content`() throws {
    let layout = try layout(
      """
      view:
        size: [200, 100]
        layoutGuides: { gap: {} }
        subviews:
          a: { intrinsicContentSize: [30, 10] }
          b: { intrinsicContentSize: [40, 10] }
      constraints:
        - a.leading == view.leading
        - gap.leading == a.trailing
        - gap.trailing == b.leading
        - b.trailing == view.trailing
        - gap.height == 6
        - gap.centerY == view.centerY
        - a.top == gap.bottom
        - b.top == gap.bottom
      """)
    #expect(layout.status == .satisfied)
    #expect(layout.guides == [Rect(x: 30, y: 47, width: 130, height: 6)])
    #expect(layout.frame("a") == "0 53 30 10")
  }

  /// Source: a log of UIKit's in which a guide with 15 + 15 points of margins conflicts with a view
  /// of no width (wtfautolayout): guides have no negative sizes either.
  @Test func `a guide's width is not negative`() throws {
    let layout = try layout(
      """
      view: { size: [100, 100], subviews: { box: { layoutMargins: 15, subviews: { in: {} } } } }
      expect: conflict
      constraints:
        - in.leading == box.layoutMarginsGuide.leading
        - box.width <= 0
      """)
    #expect(layout.status == .conflicting)
  }

  @Test func `the margins guide lies within the margins`() throws {
    let layout = try layout(
      """
      view: { size: [200, 100], layoutMargins: [1, 2, 3, 4], subviews: { a: {} } }
      constraints:
        - a.left == view.layoutMarginsGuide.left
        - a.top == view.layoutMarginsGuide.top
        - a.right == view.layoutMarginsGuide.right
        - a.bottom == view.layoutMarginsGuide.bottom
      """)
    #expect(layout.frame("a") == "2 1 194 96")
    // UIKit's identifiers, as a log shows them (wtfautolayout).
    #expect(
      layout.system.entries.compactMap(\.constraint.identifier) == [
        "UIView-leftMargin-guide-constraint", "UIView-topMargin-guide-constraint",
        "UIView-rightMargin-guide-constraint", "UIView-bottomMargin-guide-constraint",
      ])
  }

  /// Source: developer.apple.com, `UIView.insetsLayoutMarginsFromSafeArea`, true by default.
  @Test(arguments: [(true, "18 52 174 10"), (false, "8 8 184 10")])
  func `margins begin where the safe area does`(insets: Bool, frame: String) throws {
    let layout = try layout(
      """
      view:
        size: [200, 400]
        safeAreaInsets: [44, 10, 34, 0]
        insetsLayoutMarginsFromSafeArea: \(insets)
        subviews: { a: { intrinsicContentSize: [10, 10] } }
      constraints:
        - a.leading == view.leadingMargin
        - a.trailing == view.trailingMargin
        - a.top == view.topMargin
      """)
    #expect(layout.frame("a") == frame)
  }

  @Test func `the safe area reaches into views as far as they lie under it`() throws {
    let layout = try layout(
      """
      view:
        size: [200, 400]
        safeAreaInsets: [44, 0, 34, 0]
        subviews:
          under: { subviews: { a: {} } }
          clear: { subviews: { b: {} } }
      constraints:
        - "H:|[under]|"
        - "H:|[clear]|"
        - "V:|-20-[under(100)]-40-[clear(100)]"
        - a.top == under.safeAreaLayoutGuide.top
        - b.top == clear.safeAreaLayoutGuide.top
        - b.bottom == clear.safeAreaLayoutGuide.bottom
      """)
    #expect(layout["under"].safeAreaInsets == EdgeInsets(top: 24, left: 0, bottom: 0, right: 0))
    #expect(layout["a"].frame.minY == 44)
    #expect(layout["b"].frame[.vertical] == Interval(start: 160, length: 100))
    #expect(layout.passes.isSettled)
  }

  /// Source: martiancraft.com, "Notes from the Margins": it is capped at the superview's.
  @Test func `the safe area reaches no farther into a view that sticks out`() throws {
    let layout = try layout(
      """
      view:
        size: [200, 400]
        safeAreaInsets: [44, 0, 34, 0]
        subviews: { bar: { subviews: { a: {} } } }
      constraints:
        - "H:|[bar]|"
        - bar.top == view.top - 30
        - bar.height == 100
        - a.top == bar.safeAreaLayoutGuide.top
      """)
    #expect(layout["bar"].safeAreaInsets == EdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    #expect(layout["a"].frame.minY == 14)
  }

  /// The superview's 20 and 34 at the bottom are 54, and the view preserves them.
  @Test func `margins that are kept have the safe area in them once`() throws {
    let layout = try layout(
      """
      view:
        size: [200, 400]
        safeAreaInsets: [0, 0, 34, 0]
        layoutMargins: 20
        subviews: { box: { preservesSuperviewLayoutMargins: true, subviews: { a: {} } } }
      constraints: [box.edges == view.edges, a.bottom == box.bottomMargin]
      """)
    #expect(layout["box"].layoutMargins == EdgeInsets(top: 20, left: 20, bottom: 54, right: 20))
    #expect(layout["a"].frame.maxY == 346)
  }

  /// Source: `UIView.h`: `preservesSuperviewLayoutMargins` is false by default.
  @Test(arguments: [(true, 27.0), (false, 8.0)])
  func `a view's margins reach at least as far as its superview's`(preserves: Bool, x: Double)
    throws
  {
    let layout = try layout(
      """
      view:
        size: [200, 100]
        layoutMargins: 30
        subviews:
          box:
            preservesSuperviewLayoutMargins: \(preserves)
            subviews: { a: {} }
      constraints:
        - "H:|-3-[box]-3-|"
        - "V:|[box]|"
        - a.leading == box.leadingMargin
      """)
    #expect(layout["a"].frame.minX == 3 + x)
  }

  /// Source: useyourloaf.com, "Readable Content Guides": 672 points wide, inset 176 on either side,
  /// on an iPad 1024 points wide.
  @Test(arguments: [(1024.0, 176.0, 672.0), (375, 16, 343), (704, 16, 672)])
  func `the readable guide is no wider than one reads`(
    width: Double, x: Double, readable: Double
  ) throws {
    let layout = try layout(
      """
      view: { size: [\(width), 100], layoutMargins: 16, subviews: { a: {} } }
      constraints:
        - a.leading == view.readableContentGuide.leading
        - a.trailing == view.readableContentGuide.trailing
        - a.top == view.readableContentGuide.top
        - a.bottom == view.readableContentGuide.bottom
      """)
    #expect(layout["a"].frame == Rect(x: x, y: 16, width: readable, height: 68))
  }

  @Test func `a constraint reaches across the hierarchy`() throws {
    let layout = try layout(
      """
      view:
        size: [200, 100]
        subviews:
          one: { subviews: { deep: { subviews: { a: {} } } } }
          other: { layoutGuides: { mark: {} } }
      constraints:
        - "H:|-20-[one(50)]"
        - "H:|-100-[other(60)]"
        - deep.leading == one.leading + 5
        - mark.leading == other.leading + 7
        - a.leading == deep.leading + 1
        - a.trailing == mark.leading
      """)
    #expect(layout["a"].frame[.horizontal] == Interval(start: 26, end: 107))
  }
}

/// Views pinned to the edges of a scroll view are pinned to its content.
///
/// Source: Auto Layout Guide, "Working with Scroll Views".
struct ScrollViewTests {
  private func scene(_ constraints: String) -> String {
    """
    view:
      size: [200, 100]
      subviews:
        scroll: { class: UIScrollView, subviews: { page: { intrinsicContentSize: [20, 300] } } }
    constraints:
      - "H:|[scroll]|"
      - "V:|[scroll]|"
    \(constraints)
    """
  }

  @Test func `the content is as large as the views pinned to its edges`() throws {
    let layout = try layout(scene("  - \"H:|[page]|\"\n  - \"V:|[page]|\""))
    #expect(layout.frame("scroll") == "0 0 200 100")
    #expect(layout.frame("page") == "0 0 20 300")
    #expect(layout.guides == [Rect(x: 0, y: 0, width: 20, height: 300)])
    #expect(layout.status == .satisfied)
  }

  @Test(arguments: ["leftToRight", "rightToLeft"])
  func `its margins are margins of its content`(direction: String) throws {
    let layout = try layout(
      "layoutDirection: \(direction)\n"
        + scene("  - \"H:|-[page]-|\"\n  - \"V:|-[page]-|\"")
        .replacing("class: UIScrollView", with: "class: UIScrollView, layoutMargins: [1, 2, 3, 4]"))
    #expect(layout.guides == [Rect(x: 0, y: 0, width: 26, height: 304)])
    #expect(layout.frame("page") == "2 1 20 300")
  }

  @Test func `a width is that of the scroll view itself`() throws {
    let layout = try layout(
      scene("  - \"H:|[page]|\"\n  - \"V:|[page]|\"\n  - page.width == scroll.width"))
    #expect(layout.frame("page") == "0 0 200 300")
  }

  @Test func `a center is that of the scroll view itself`() throws {
    let layout = try layout(
      scene(
        "  - \"V:|[page]|\"\n  - scroll.leading == page.leading\n  - page.centerX == scroll.centerX"
      ))
    #expect(layout.frame("page").hasPrefix("0 0 200"))
  }

  /// The root's safe area ends at 44; the content begins below it, where it scrolls to.
  @Test func `what scrolls has no safe area, and margins without it`() throws {
    let layout = try layout(
      """
      view:
        size: [200, 100]
        safeAreaInsets: [44, 0, 0, 0]
        layoutMargins: [0, 16, 0, 16]
        subviews:
          scroll:
            class: UIScrollView
            preservesSuperviewLayoutMargins: true
            subviews:
              page:
                preservesSuperviewLayoutMargins: true
                subviews: { box: { intrinsicContentSize: [20, 30] } }
      constraints: ["H:|[scroll]|", "V:|[scroll]|", "H:|[page]|", "V:|[page]|", "H:|-[box]", "V:|-[box]-|"]
      """)
    #expect(layout.frame("box") == "16 8 20 30")
  }

  @Test func `its guides say which of the two they are`() throws {
    let layout = try layout(
      scene(
        """
          - page.leading == scroll.contentLayoutGuide.leading + 8
          - page.top == scroll.contentLayoutGuide.top
          - page.bottom == scroll.contentLayoutGuide.bottom
          - page.trailing == scroll.frameLayoutGuide.trailing
        """))
    #expect(layout.frame("page") == "8 0 192 300")
  }
}
