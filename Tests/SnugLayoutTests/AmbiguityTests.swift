import SnugGeometry
import SnugLayout
import Testing

/// Ambiguities of layouts, and how they are resolved.
struct AmbiguityTests {
  /// A row of boxes edge to edge across a view of a given width.
  private func row(_ boxes: String, width: Double) throws -> Layout {
    let names = boxes.split(separator: "\n").map { $0.split(separator: ":")[0] }
    let chain = names.map { "[\($0)]" }.joined()
    let lines = boxes.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
    return try layout(
      """
      view:
        size: [\(width), 50]
        subviews:
      \(lines)
      constraints:
        - "H:|\(chain)|"
      """
        + names.map { "\n  - \($0).top == view.top" }.joined())
  }

  /// Advice on many ambiguities takes a trial for each: the row is not part of a trial about tops.
  @Test func `a trial about one axis leaves the other alone`() throws {
    let layout = try row("a: {}\nb: {}\nc: {}", width: 100)
    func attributes(on axes: [Axis]) -> [Constraint.Attribute] {
      Trial(layout, [], about: [layout.id("b")], on: axes, .everything, in: LayoutParts(of: layout))
        .violations.map { layout.system[$0.entry] }.filter(\.isWritten)
        .map(\.constraint.firstAttribute)
    }
    #expect(attributes(on: [.vertical]) == [.top])
    #expect(attributes(on: Axis.allCases) == [.leading, .leading, .leading, .trailing, .top])
  }

  @Test func `of equals the last listed is compressed`() throws {
    let layout = try row(
      "a: { intrinsicContentSize: [80, 20] }\nb: { intrinsicContentSize: [80, 20] }", width: 100)
    #expect(layout.status == .ambiguous)
    #expect(layout.frame("a") == "0 0 80 20")
    #expect(layout.frame("b") == "80 0 20 20")
    #expect(layout.open("a") == ["width"])
    #expect(layout.open("b") == ["x", "width"])
    #expect(layout.sizeRange(of: layout.id("a"), .horizontal) == 20...80)
    #expect(layout.sizeRange(of: layout.id("b"), .horizontal) == 20...80)
    #expect(layout.sizeRange(of: layout.id("b"), .vertical) == 20...20)
  }

  @Test func `of equals the last listed is stretched`() throws {
    let layout = try row(
      "a: { intrinsicContentSize: [80, 20] }\nb: { intrinsicContentSize: [80, 20] }", width: 200)
    #expect(layout.frame("a") == "0 0 80 20")
    #expect(layout.frame("b") == "80 0 120 20")
    #expect(layout.open("a") == ["width"])
    #expect(layout.open("b") == ["x", "width"])
    #expect(layout.sizeRange(of: layout.id("a"), .horizontal) == 80...120)
  }

  @Test func `a plain view between measured ones fills what they leave, unambiguously`() throws {
    let layout = try row(
      "a: { intrinsicContentSize: [80, 20] }\nb: { intrinsicContentSize: [none, 20] }", width: 200)
    #expect(layout.status == .satisfied)
    #expect(layout.frame("b") == "80 0 120 20")
  }

  @Test func `of two plain views the first is as small as can be`() throws {
    let layout = try row(
      "a: { intrinsicContentSize: [none, 20] }\nb: { intrinsicContentSize: [none, 20] }",
      width: 200)
    #expect(layout.frame("a") == "0 0 0 20")
    #expect(layout.frame("b") == "0 0 200 20")
    #expect(layout.sizeRange(of: layout.id("a"), .horizontal) == 0...200)
  }

  @Test func `a view without constraints is at its superview's origin`() throws {
    let layout = try layout(
      """
      view:
        size: [100, 100]
        subviews:
          panel: { subviews: { free: { intrinsicContentSize: [30, none] } } }
      constraints:
        - "H:|-20-[panel(50)]"
        - "V:|-10-[panel(60)]"
      """)
    #expect(layout.frame("free") == "20 10 30 0")
    #expect(layout.open("free") == ["x", "y", "height"])
    #expect(layout.open("panel") == [])
    #expect(layout.sizeRange(of: layout.id("free"), .vertical) == 0...(.infinity))
  }

  @Test func `everything in an ambiguous view that is pinned to it moves along`() throws {
    let layout = try layout(
      """
      view:
        size: [100, 100]
        subviews:
          panel: { subviews: { inner: { subviews: { box: { intrinsicContentSize: [10, 10] } } } } }
      constraints:
        - "V:|-10-[panel(60)]"
        - panel.width == 40
        - "H:|-5-[inner]-5-|"
        - "V:|[inner]|"
        - box.leading == inner.leading
        - box.centerY == inner.centerY
      """)
    #expect(layout.open("panel") == ["x"])
    #expect(layout.open("inner") == ["x"])
    #expect(layout.open("box") == ["x"])
    #expect(layout.frame("box") == "5 35 10 10")
  }

  @Test func `an inequality leaves room, the smallest place is taken`() throws {
    let layout = try layout(
      """
      view: { size: [100, 50], subviews: { box: { intrinsicContentSize: [10, 10] } } }
      constraints:
        - box.leading >= view.leading + 8
        - box.trailing <= view.trailing - 8
        - box.centerY == view.centerY
      """)
    #expect(layout.frame("box") == "8 20 10 10")
    #expect(layout.open("box") == ["x"])
  }

  @Test func `constraints of one priority on either side leave all between open`() throws {
    let layout = try layout(
      """
      view: { size: [100, 100], subviews: { box: } }
      constraints:
        - "H:|[box]"
        - "V:|[box(10)]"
        - box.width == 24 @ 500
        - box.width >= 30 @ 500
      """)
    #expect(layout.sizeRange(of: layout.id("box"), .horizontal) == 24...30)
    #expect(layout["box"].frame.width == 24)
    #expect(layout.open("box") == ["width"])
  }

  @Test func `a size decided only by a low priority is not ambiguous`() throws {
    let layout = try layout(
      """
      view: { size: [100, 100], subviews: { box: { intrinsicContentSize: [10, 10] } } }
      constraints:
        - box.leading == view.leading + 3 @ 1
        - box.bottom == view.bottom @ 1
      """)
    #expect(layout.status == .satisfied)
    #expect(layout.frame("box") == "3 90 10 10")
  }
}
