import AutoLayout
import Diagrams
import Drawing
import Geometry
import Testing

/// Scenes 600 points wide or high are drawn at their own size: 600 is what a picture is enlarged to.
/// The root then begins 32 points from the left.
@Suite struct `Changes on views` {
  /// A view of 100 × 100 in a root of 600 × 600 that is as large as said, at the root's corner.
  private func scene(width: Double? = nil, height: Double? = nil) throws -> Scene {
    let sizes = [("width", width), ("height", height)].compactMap { side, value in
      value.map { "  - a.\(side) == \($0)" }
    }
    return try read(
      """
      view:
        size: [600, 600]
        subviews: { a: { intrinsicContentSize: [100, 100] } }
      constraints:
        - a.leading == view.leading
        - a.top == view.top
      \(sizes.joined(separator: "\n"))
      """)
  }

  private func scene(_ axis: Axis, _ size: Double) throws -> Scene {
    try axis == .horizontal ? scene(width: size) : scene(height: size)
  }

  private func frame(in picture: DisplayList) throws -> Rect {
    try #require(picture.marks("frame", of: "a").first).bounds
  }

  // MARK: - Stretched

  @Test(arguments: Axis.allCases)
  func `what lies beyond the intrinsic size is hatched`(axis: Axis) throws {
    let picture = picture(of: try scene(axis, 400), showing: [.changes])
    let start = try frame(in: picture)[axis].start
    let parts = picture.fills("stretched")
    #expect(parts.map { $0[axis] } == [Interval(start: start + 100, end: start + 400)])
    #expect(parts.map { $0[axis.cross].length } == [100])
  }

  @Test func `what is stretched both ways is hatched once`() throws {
    let picture = picture(of: try scene(width: 400, height: 300), showing: [.changes])
    let parts = picture.fills("stretched")
    // 400 × 300 − 100 × 100
    #expect(parts.reduce(0) { $0 + $1.width * $1.height } == 110_000)
    #expect(parts.count == 2 && !parts[0].overlaps(parts[1]))
  }

  @Test(arguments: Axis.allCases)
  func `an arrow runs from the intrinsic edge to that of the frame`(axis: Axis) throws {
    let picture = picture(of: try scene(axis, 400), showing: [.changes])
    let frame = try frame(in: picture)
    let lines = picture.lines("stretch-arrow")
    try #require(lines.count == 2)
    // It starts a point behind the one and ends two before the other.
    #expect(lines[0].map { $0[axis] - frame[axis].start } == [101, 398])
    #expect(lines[0].map { $0[axis.cross] - frame[axis.cross].start } == [50, 50])
    #expect(lines[1].map { $0[axis] - frame[axis].start } == [393, 398, 393])
    let band = try #require(picture.fills("stretch-band").first)
    #expect(band[axis.cross].length == 7)
  }

  @Test(arguments: [(113.0, 0), (114, 1)])
  func `a part under fourteen points has no arrow`(width: Double, count: Int) throws {
    let picture = picture(of: try scene(width: width), showing: [.changes])
    #expect(picture.marks("stretch-arrow").count == count)
  }

  @Test func `no arrow is drawn over a subview`() throws {
    let picture = picture(
      of: try read(
        """
        view:
          size: [600, 100]
          subviews: { a: { intrinsicContentSize: [100, 40], subviews: { b: } } }
        constraints:
          - "H:|[a]|"
          - "V:|[a]"
          - "H:|[b]|"
          - "V:|[b]|"
        """), showing: [.changes])
    #expect(!picture.marks("stretched", of: "a").isEmpty)
    #expect(picture.marks("stretch-arrow").isEmpty)
  }

  @Test func `a centred content leaves half of its room on either side`() throws {
    // A button 100 wide in 400: 150 on the left, 150 on the right.
    let picture = picture(
      of: try read(
        """
        view:
          size: [600, 100]
          subviews: { a: { class: UIButton, title: x, intrinsicContentSize: [100, 40] } }
        constraints:
          - "H:|[a(400)]"
          - "V:|[a]"
        """), showing: [.changes, .intrinsicSize])
    #expect(
      picture.fills("stretched").map { $0[.horizontal] } == [
        Interval(start: 32, end: 182), Interval(start: 282, end: 432),
      ])
    #expect(picture.lines("intrinsic-size").map { $0.map(\.x) } == [[182, 182], [282, 282]])
    let shafts = picture.marks("stretch-arrow").compactMap { mark -> [Double]? in
      guard case .lines(let lines, _) = mark.shape else { return nil }
      return lines[0].map(\.x)
    }
    #expect(shafts == [[181, 34], [283, 430]])
  }

  // MARK: - Intrinsic size

  @Test(arguments: Axis.allCases)
  func `the intrinsic size is dotted where a view is larger`(axis: Axis) throws {
    let picture = picture(of: try scene(axis, 400), showing: [.intrinsicSize])
    let frame = try frame(in: picture)
    let lines = picture.lines("intrinsic-size")
    #expect(lines.map { $0.map { $0[axis] - frame[axis].start } } == [[100, 100]])
    #expect(lines.map { $0.map { $0[axis.cross] - frame[axis.cross].start } } == [[0, 100]])
  }

  @Test(arguments: Axis.allCases)
  func `what sticks out of a compressed view is dotted on free ground`(axis: Axis) throws {
    let picture = picture(of: try scene(axis, 60), showing: [.intrinsicSize])
    let frame = try frame(in: picture)
    let lines = picture.lines("intrinsic-size")
    #expect(lines.map { $0.map { $0[axis] - frame[axis].start } } == [[60, 100, 100, 60]])
    #expect(
      lines.map { $0.map { $0[axis.cross] - frame[axis.cross].start } } == [[0, 0, 100, 100]])
  }

  @Test func `and not where another view stands`() throws {
    func outlines(_ distance: Int) throws -> Int {
      let scene = try read(
        """
        view:
          size: [600, 100]
          subviews: { a: { intrinsicContentSize: [100, 40] }, b: }
        constraints:
          - "H:|[a(60)]-\(distance)-[b(50)]"
          - "V:|[a]"
          - "V:|[b(40)]"
        """)
      return picture(of: scene, showing: [.intrinsicSize]).marks("intrinsic-size").count
    }
    // 40 points are missing.
    #expect(try outlines(39) == 0)
    #expect(try outlines(40) == 1)
  }

  @Test func `a view of its intrinsic size has neither`() throws {
    let picture = picture(of: try scene(), showing: .full)
    for role in ["intrinsic-size", "stretched", "stretch-arrow", "chevrons", "compressed"] {
      #expect(picture.marks(role).isEmpty, "\(role)")
    }
  }

  // MARK: - Compressed

  @Test(arguments: Axis.allCases)
  func `two chevrons press on the edge that gave way`(axis: Axis) throws {
    let picture = picture(of: try scene(axis, 60), showing: [.changes])
    let frame = try frame(in: picture)
    let lines = picture.lines("chevrons")
    // Five points deep each, five apart, three from the edge: 60 − 3 − 5 = 52 is where the second
    // one points to, from 57.
    #expect(
      lines.map { $0.map { $0[axis] - frame[axis].start } } == [[42, 47, 42], [57, 52, 57]])
    #expect(
      lines.map { $0.map { $0[axis.cross] - frame[axis.cross].start } } == [
        [44, 50, 56], [44, 50, 56],
      ])
  }

  @Test func `chevrons and arrows cover no text`() {
    var count = 0
    for (name, scene) in fixtures {
      let picture = picture(of: scene, showing: .full)
      for mark in picture.marks("chevrons") + picture.marks("stretch-band") {
        count += 1
        for text in picture.texts where text.ink.width > 0 && text.ink.height > 0 {
          #expect(!text.ink.overlaps(mark.bounds), "\(name): \(mark) on \(text.mark)")
        }
      }
    }
    #expect(count > 20)
  }

  @Test func `a text that wraps is not compressed`() throws {
    let fixture = try #require(fixtures.first { $0.name == "switch-keeps-its-size.yaml" })
    let picture = picture(of: fixture.scene, showing: .full)
    for role in ["chevrons", "compressed", "intrinsic-size", "pill"] {
      #expect(picture.marks(role).isEmpty, "\(role)")
    }
    #expect(picture.texts("measure").contains("wraps to 2 lines"))
    #expect(picture.texts("reason").contains { $0.hasPrefix("label wraps to 2 lines: ") })
  }

  @Test func `what is left out is not drawn`() throws {
    let picture = picture(of: try scene(width: 400, height: 60), showing: [])
    #expect(picture.marks.allSatisfy { ["card", "surface", "frame"].contains($0.role) })
  }
}
