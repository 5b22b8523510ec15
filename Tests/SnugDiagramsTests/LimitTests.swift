import SnugDrawing
import SnugExplanation
import SnugGeometry
import SnugLayout
import SnugPangoCairo
import SnugTestSupport
import Testing

@testable import SnugDiagrams

/// What a card shows at the limit of each of its parts, and one above.
@Suite struct `The limits of cards` {
  /// Images of 20 and more points that a stack view makes equally wide.
  @Test(arguments: [(12, 12), (13, 12)])
  func `at most twelve bars`(count: Int, bars: Int) throws {
    let views = (0..<count).map { "v\($0): { class: UIImageView, image: [\(20 + $0), 20] }" }
    let picture = try drawn(
      """
      view:
        size: [600, 40]
        subviews:
          stack:
            class: UIStackView
            distribution: fillEqually
            arrangedSubviews: { \(views.joined(separator: ", ")) }
          a: { intrinsicContentSize: [400, 10], compressionResistance: 1 }
          b: { intrinsicContentSize: [300, 10] }
      constraints: ["H:|[stack]|", "V:|[stack(20)]", "H:|[a][b]|", "V:[a]|", "V:[b]|"]
      """)
    let strips = picture.texts("strip-label").filter { $0.hasPrefix("v") }
    #expect(strips.count == bars)
    #expect(picture.texts("strip-label").contains("and 1 more") == (count > bars))
  }

  /// A row without gaps, in which the first view gives way.
  @Test(arguments: [(25, true), (26, false)])
  func `at most twenty-five cells`(count: Int, isDrawn: Bool) throws {
    let views = (0..<count).map { index in
      "v\(index): { intrinsicContentSize: [20, 10]\(index == 0 ? ", compressionResistance: 1" : "") }"
    }
    let row = "H:|" + (0..<count).map { "[v\($0)]" }.joined() + "|"
    let tops = (0..<count).map { "v\($0).top == view.top" }
    let picture = try drawn(
      """
      view: { size: [\(20 * count - 10), 40], subviews: { \(views.joined(separator: ", ")) } }
      constraints: ["\(row)", \(tops.joined(separator: ", "))]
      """)
    #expect(picture.texts("verdict").count == 1)
    #expect(!picture.marks("strip-view").isEmpty == isDrawn)
  }

  /// A row of which one view gains, and labels with a width of their own.
  @Test(arguments: [(2, false), (3, true)])
  func `at most three cards without numbers`(others: Int, hasNumbers: Bool) throws {
    let views = (0..<others).map { "c\($0): { intrinsicContentSize: [\(10 + $0), 10] }" }
    let constraints = (0..<others).map {
      "\"H:|[c\($0)(\(30 + 7 * $0))]\", c\($0).top == view.top + \(30 + 20 * $0)"
    }
    let picture = try drawn(
      """
      view:
        size: [200, 100]
        subviews:
          a: { intrinsicContentSize: [40, 20], hugging: 1 }
          b: { intrinsicContentSize: [60, 20] }
          \(views.joined(separator: "\n    "))
      constraints: ["H:|[a][b]|", "V:|[a]", "V:|[b]", \(constraints.joined(separator: ", "))]
      """)
    // None is left out beyond the limit.
    #expect(picture.texts("verdict").count == others + 1)
    #expect(picture.texts("badge-number").isEmpty != hasNumbers)
  }

  /// Rows that differ in their names alone have one card.
  @Test(arguments: [(4, 4), (5, 4)])
  func `at most four rows`(count: Int, rows: Int) throws {
    let views = (0..<count).map {
      "a\($0): { intrinsicContentSize: [20, 10], hugging: 1 }, b\($0): { intrinsicContentSize: [20, 10] }"
    }
    let constraints = (0..<count).flatMap {
      [
        "\"H:|[a\($0)][b\($0)]|\"", "a\($0).top == view.top + \(12 * $0)",
        "b\($0).top == a\($0).top",
      ]
    }
    let picture = try drawn(
      """
      view: { size: [100, 200], subviews: { \(views.joined(separator: ", ")) } }
      constraints: [\(constraints.joined(separator: ", "))]
      """)
    #expect(picture.texts("verdict").count == 1)
    #expect(picture.texts("strip-label").filter { $0.hasPrefix("a") }.count == rows)
  }

  @Test(arguments: [(3, 2), (4, 2)])
  func `at most three layouts of an ambiguity`(count: Int, others: Int) throws {
    let views = (0..<count).map { "v\($0): { intrinsicContentSize: [40, 10] }" }
    let row = "H:|" + (0..<count).map { "[v\($0)]" }.joined(separator: "-4-") + "|"
    let tops = (0..<count).map { "v\($0).top == view.top" }
    let picture = try drawn(
      """
      view: { size: [300, 40], subviews: { \(views.joined(separator: ", ")) } }
      constraints: ["\(row)", \(tops.joined(separator: ", "))]
      """)
    let rows = picture.texts("strip-label").filter { $0.hasSuffix(":") }
    #expect(rows == ["drawn:"] + Array(repeating: "also possible:", count: others))
  }

  /// The widths of the root and of two views, three joints, and one more equality.
  @Test(arguments: [(false, 0), (true, 1)])
  func `at most six constraints of a conflict`(hasMore: Bool, rest: Int) throws {
    let width = hasMore ? "b.width == c.width, c.width == 60" : "b.width == 60"
    let picture = try drawn(
      """
      view: { size: [100, 40], subviews: { a: , b: , c: } }
      constraints:
        [ "H:|[a(60)][b]|", \(width), a.top == view.top, b.top == view.top, c.top == view.top,
          c.leading == view.leading ]
      """)
    let constraints = picture.texts("constraint")
    #expect(constraints.count == 6)
    #expect(constraints.count { $0.hasSuffix("and \(rest) more") } == rest)
  }

  @Test(arguments: [(4, []), (5, ["And 1 more remark."])])
  func `at most four remarks`(count: Int, rest: [String]) throws {
    let views = (0..<count).map { "v\($0): { class: UILabel, text: Text, hidden: true }" }
    let picture = try drawn(
      """
      view:
        size: [100, 40]
        subviews:
          stack:
            class: UIStackView
            arrangedSubviews: { w: { class: UILabel, text: Text }, \(views.joined(separator: ", ")) }
      constraints: [stack.leading == view.leading, stack.top == view.top]
      """)
    let remarks = picture.texts("remark")
    #expect(remarks.count { $0.contains("is hidden") } == 4)
    #expect(remarks.filter { $0.hasPrefix("And") } == rest)
  }

  @Test(arguments: [(4, []), (5, ["And 1 more view."])])
  func `at most four views with the constraints of their contents`(
    count: Int, rest: [String]
  ) throws {
    let views = (0..<count).map { "v\($0): { class: UILabel, text: Text }" }
    let places = (0..<count).map {
      "v\($0).leading == view.leading, v\($0).top == view.top + \($0 * 30)"
    }
    let picture = try drawn(
      """
      view: { size: [100, 200], subviews: { \(views.joined(separator: ", ")) } }
      constraints: [\(places.joined(separator: ", "))]
      """, showing: Set.standard.union([.contentSizes]))
    let lines = picture.texts("remark")
    #expect(lines.count { $0.contains("Hug:") } == 8)
    #expect(lines.filter { $0.hasPrefix("And") } == rest)
  }

  /// A badge moves nine points for each ring. A box is taken as far as the rings reach, and farther.
  @Test(arguments: [(208.0, 216.0), (217, 0)])
  func `at most twenty-four rings around a place that is taken`(distance: Double, moved: Double) {
    var sketch = Sketch(theme: .light, measurer: measurer)
    let box = Rect(x: 395, y: 395, width: 10, height: 10)
    sketch.occupy(box.outset(by: EdgeInsets(all: distance - 10)))
    let room = Rect(x: 2, y: 2, width: 798, height: 798)
    let free = OverviewBadges.free(near: box, in: room, of: sketch) ?? box
    #expect(max(abs(free.minX - box.minX), abs(free.minY - box.minY)) == moved)
  }

  /// An overview of 320 points beside its cards, whose zoom would be smaller with wider gutters.
  @Test(arguments: [(84.0, true), (85, false)])
  func `cards give up at most 84 points for gutters`(width: Double, isAsLarge: Bool) throws {
    let explanation = explain(
      try read(
        """
        view:
          size: [320, 300]
          subviews:
            a: { class: UILabel, text: A text that does not fit into its row }
            b: { class: UILabel, text: Not at all in this row, compressionResistance: 751 }
            c: { class: UIButton, title: Go }
        constraints:
          ["H:|[a][b]|", "H:|[c]|", "V:|-50-[a]", "V:|-50-[b]", "V:[c]|"]
        """))
    func grid(_ width: Double) -> PageGrid {
      PageGrid(
        ComparisonSheet(explanation), [Card.all(of: explanation)], [], isNarrow: false,
        hasCards: true, gutters: EdgeInsets(right: width))
    }
    try #require(grid(0).isBeside)
    #expect((grid(width).zoom == grid(0).zoom) == isAsLarge)
  }
}
