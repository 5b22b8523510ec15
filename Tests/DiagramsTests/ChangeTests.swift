import AutoLayout
import Diagrams
import Drawing
import Geometry
import Testing

/// Scenes that are 600 points wide or high are not enlarged, because 600 is the comfortable length.
/// The root then begins 32 points from the left.
@Suite struct `Changes on views` {
  /// A view at the root's corner, 100 × 100 or with the given sizes, in a root of 600 × 600.
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
  func `the part beyond the intrinsic size is hatched`(axis: Axis) throws {
    let picture = picture(of: try scene(axis, 400), showing: [.changes])
    let start = try frame(in: picture)[axis].start
    let parts = picture.fills("stretched")
    #expect(parts.map { $0[axis] } == [Interval(start: start + 100, end: start + 400)])
    #expect(parts.map { $0[axis.cross].length } == [100])
  }

  @Test func `a view stretched on both axes is hatched without overlap`() throws {
    let picture = picture(of: try scene(width: 400, height: 300), showing: [.changes])
    let parts = picture.fills("stretched")
    // 400 × 300 − 100 × 100
    #expect(parts.reduce(0) { $0 + $1.width * $1.height } == 110_000)
    #expect(parts.count == 2 && !parts[0].overlaps(parts[1]))
  }

  @Test func `centered content has half of the surplus space on either side`() throws {
    // A button of width 100 in 400: 150 on the left, 150 on the right.
    let picture = try drawn(
      """
      view:
        size: [600, 100]
        subviews: { a: { class: UIButton, title: x, intrinsicContentSize: [100, 40] } }
      constraints:
        - "H:|[a(400)]"
        - "V:|[a]"
      """, showing: [.changes, .intrinsicSize])
    #expect(
      picture.fills("stretched").map { $0[.horizontal] } == [
        Interval(start: 32, end: 182), Interval(start: 282, end: 432),
      ])
    #expect(picture.lines("intrinsic-size").map { $0.map(\.x) } == [[182, 182], [282, 282]])
  }

  // MARK: - Intrinsic size

  @Test(arguments: Axis.allCases)
  func `the intrinsic size is dotted if a view is larger`(axis: Axis) throws {
    let picture = picture(of: try scene(axis, 400), showing: [.intrinsicSize])
    let frame = try frame(in: picture)
    let lines = picture.lines("intrinsic-size")
    #expect(lines.map { $0.map { $0[axis] - frame[axis].start } } == [[100, 100]])
    #expect(lines.map { $0.map { $0[axis.cross] - frame[axis.cross].start } } == [[0, 100]])
  }

  @Test(arguments: Axis.allCases)
  func `the part beyond a compressed view is dotted if it covers no view`(axis: Axis) throws {
    let picture = picture(of: try scene(axis, 60), showing: [.intrinsicSize])
    let frame = try frame(in: picture)
    let lines = picture.lines("intrinsic-size")
    #expect(lines.map { $0.map { $0[axis] - frame[axis].start } } == [[60, 100, 100, 60]])
    #expect(
      lines.map { $0.map { $0[axis.cross] - frame[axis.cross].start } } == [[0, 0, 100, 100]])
  }

  @Test func `the part beyond a compressed view is not drawn over another view`() throws {
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

  @Test func `a view with its intrinsic size has no marks`() throws {
    let picture = picture(of: try scene(), showing: .full)
    for role in ["intrinsic-size", "stretched", "tag"] {
      #expect(picture.marks(role).isEmpty, "\(role)")
    }
  }

  @Test func `a text that wraps has a tag and a reason`() throws {
    let picture = try picture("switch-keeps-its-size", .full)
    #expect(picture.texts("tag") == ["label  wraps to 2 lines"])
    #expect(picture.texts("reason").contains { $0.contains("wraps to 2 lines") })
  }

  @Test func `a text that wraps beside stretched views is not drawn as stretched`() throws {
    let picture = try picture("two-column-grid")
    #expect(
      picture.marks("frame", of: "shared").map { $0.stroke?.color } == [Theme.light.compressed])
    let captions = picture.texts.filter { $0.mark.role == "caption" && $0.mark.subject == "shared" }
    #expect(
      captions.map(\.text.text.string) == ["shared", "153 → 128", "resists 750"])
    #expect(!captions.map(\.text.color).contains(Theme.light.stretched))
  }

  @Test func `annotations that are left out are not drawn`() throws {
    let picture = picture(of: try scene(width: 400, height: 60), showing: [])
    #expect(picture.marks.allSatisfy { ["card", "surface", "frame"].contains($0.role) })
  }
}
