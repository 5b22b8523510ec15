import AutoLayout
import Diagrams
import Drawing
import Geometry
import Testing

@Suite struct `Waterfall` {
  /// Two widths of 400 in a root of 600; `a` resists at 750, `b` at 751.
  private let row = """
    view:
      size: [600, 100]
      subviews:
        a: { intrinsicContentSize: [400, 40] }
        b: { intrinsicContentSize: [400, 40], compressionResistance: { horizontal: 751 } }
    constraints:
      - "H:|[a][b]|"
      - "V:|[a]"
      - "V:|[b]"
    """

  @Test func `it has the requests, the cost and the violations of each priority`() throws {
    let picture = try drawn(row, showing: [.waterfall])
    #expect(picture.texts("waterfall-heading") == ["What each priority got"])
    #expect(picture.texts("waterfall-priority") == ["1000", "751", "750", "250"])
    // Three constraints along the row, two from the top.
    #expect(
      picture.texts("waterfall-asked") == [
        "5 constraints", "b resists", "a and b resist", "a and b hug",
      ])
    #expect(
      picture.texts("waterfall-outcome") == [
        "all hold", "holds", "200 points: a.width", "all hold",
      ])
    #expect(picture.fills("waterfall-bar").count == 1)
  }

  @Test func `it is shown on request, and with full annotations`() throws {
    let scene = try read(row)
    #expect(picture(of: scene, showing: .standard).texts("waterfall-heading").isEmpty)
    #expect(picture(of: scene, showing: .full).texts("waterfall-heading").count == 1)
  }

  @Test func `bars are proportional to costs`() throws {
    let picture = try drawn(
      """
      view:
        size: [600, 100]
        subviews: { a: }
      constraints:
        - "H:|[a(300)]"
        - "V:|[a(40)]"
        - a.width == 100 @ 700
        - a.width == 250 @ 600
      """, showing: [.waterfall])
    // 300 − 100 = 200 and 300 − 250 = 50: the longest is 90 points, the other a quarter of it.
    #expect(picture.fills("waterfall-bar").map(\.width) == [90, 22.5])
    #expect(
      picture.texts("waterfall-outcome") == [
        "all hold", "200 points: a.width == 100", "50 points: a.width == 250",
      ])
    #expect(
      picture.texts("waterfall-asked") == ["4 constraints", "a.width == 100", "a.width == 250"])
  }

  @Test func `several views that give way have separate amounts`() throws {
    // Each is stretched by 100 points, at the same priority.
    let picture = try drawn(
      """
      view:
        size: [600, 300]
        subviews:
          a: { intrinsicContentSize: [200, 40] }
          b: { intrinsicContentSize: [270, 40] }
      constraints:
        - "H:|[a(300)]"
        - "H:|[b(300)]"
        - "V:|[a][b]"
      """, showing: [.waterfall])
    #expect(
      picture.texts("waterfall-outcome") == [
        "all hold", "all hold", "130 points: a.width 100 and b.width 30",
      ])
  }

  @Test func `at most twelve priorities are shown`() throws {
    let constraints = (1...14).map { "  - a.width >= \($0) @ \($0)" }
    let picture = try drawn(
      """
      view:
        size: [600, 100]
        subviews: { a: }
      constraints:
        - "H:|[a(40)]"
        - "V:|[a(40)]"
      \(constraints.joined(separator: "\n"))
      """, showing: [.waterfall])
    // 1000, and 14 down to 4.
    #expect(picture.texts("waterfall-priority").count == 12)
    #expect(picture.texts("waterfall-priority").last == "4")
    #expect(picture.texts("waterfall").last == "3 more priorities")
  }
}
