import SnugDiagrams
import SnugDrawing
import SnugGeometry
import SnugLayout
import Testing

/// Scenes that are 782 points wide are drawn at their size. The root then begins 24 points from the
/// left.
@Suite struct `Changes on views` {
  /// A view at the root's corner, 100 × 100 or with the given sizes, in a root of 782 × 150.
  private func scene(width: Double? = nil, height: Double? = nil) throws -> Scene {
    let sizes = [("width", width), ("height", height)].compactMap { side, value in
      value.map { "  - a.\(side) == \($0)" }
    }
    return try read(
      """
      view:
        size: [782, 150]
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
    try #require(picture.marks("surface", of: "a").first).bounds
  }

  // MARK: - Stretched

  @Test(arguments: Axis.allCases)
  func `the part beyond the intrinsic size is hatched`(axis: Axis) throws {
    let picture = picture(of: try scene(axis, 140), showing: [.changes])
    let start = try frame(in: picture)[axis].start
    let parts = picture.fills("stretched")
    #expect(parts.map { $0[axis] } == [Interval(start: start + 100, end: start + 140)])
    #expect(parts.map { $0[axis.cross].length } == [100])
  }

  @Test func `a view stretched on both axes is hatched without overlap`() throws {
    let picture = picture(of: try scene(width: 400, height: 140), showing: [.changes])
    let parts = picture.fills("stretched")
    // 400 × 140 − 100 × 100
    #expect(parts.reduce(0) { $0 + $1.width * $1.height } == 46_000)
    #expect(parts.count == 2 && !parts[0].overlaps(parts[1]))
  }

  @Test func `centered content has half of the surplus space on either side`() throws {
    // A button of width 100 in 400: 150 on the left, 150 on the right.
    let picture = try drawn(
      """
      view:
        size: [782, 100]
        subviews: { a: { class: UIButton, title: x, intrinsicContentSize: [100, 40] } }
      constraints:
        - "H:|[a(400)]"
        - "V:|[a]"
      """, showing: [.changes, .intrinsicSize])
    #expect(
      picture.fills("stretched").map { $0[.horizontal] } == [
        Interval(start: 24, end: 174), Interval(start: 274, end: 424),
      ])
    #expect(picture.lines("intrinsic-size").map { $0.map(\.x) } == [[174, 174], [274, 274]])
  }

  // MARK: - Intrinsic size

  @Test(arguments: Axis.allCases)
  func `the intrinsic size is dotted if a view is larger`(axis: Axis) throws {
    let picture = picture(of: try scene(axis, 140), showing: [.changes, .intrinsicSize])
    let frame = try frame(in: picture)
    let lines = picture.lines("intrinsic-size")
    #expect(lines.map { $0.map { $0[axis] - frame[axis].start } } == [[100, 100]])
    #expect(lines.map { $0.map { $0[axis.cross] - frame[axis.cross].start } } == [[0, 100]])
  }

  @Test func `a view with its intrinsic size has no marks`() throws {
    let picture = picture(of: try scene(), showing: .full)
    for role in ["intrinsic-size", "stretched", "badge"] {
      #expect(picture.marks(role).isEmpty, "\(role)")
    }
  }

  @Test func `a text that wraps is marked quietly`() throws {
    let frames = try picture("two-column-grid").marks("frame", of: "shared")
    #expect(frames.map { $0.stroke?.color } == [Theme.light.compressed])
  }

  @Test func `annotations that are left out are not drawn`() throws {
    let picture = picture(of: try scene(width: 400, height: 60), showing: [])
    #expect(picture.marks.allSatisfy { ["card", "surface", "frame"].contains($0.role) })
  }
}
