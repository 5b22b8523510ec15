import Diagrams
import Drawing
import Geometry
import Testing

/// Every constraint of the author on a size or a distance is in the picture.
@Suite struct `Constraints in pictures` {
  /// A root with a label whose width has three constraints; 120 at 800 wins over 200 at 700.
  private func tag(height: Int) throws -> DisplayList {
    try drawn(
      """
      view:
        size: [300, \(height)]
        subviews: { tag: { class: UILabel, text: Tag } }
      constraints:
        - tag.leading == view.leading + 16
        - tag.centerY == view.centerY
        - tag.width >= 40
        - tag.width <= 120 @ 800
        - tag.width == 200 @ 700
      """)
  }

  @Test func `each constraint of one size has a bar`() throws {
    let labels = try tag(height: 60).texts("strut-label")
    #expect(labels.sorted() == ["16", "200 @700 → 120", "≤ 120 @800", "≥ 40"])
  }

  @Test func `constraints without room for a bar have a note`() throws {
    // The root's height is that of the label, so bars have room only at the edges of the picture.
    let picture = try tag(height: 21)
    let told = picture.texts("strut-label").count + picture.texts("note").count
    #expect(told == 4 && picture.texts("omission").isEmpty)
  }

  @Test func `a constraint whose bar has no room for its number is named`() throws {
    let picture = try drawn(
      """
      view:
        size: [200, 60]
        subviews:
          name: { class: UILabel, text: A long name that is cut off }
          note: { class: UILabel, text: And a note that is cut as well }
      constraints:
        - "H:|-8-[name]-8-|"
        - "H:|-8-[note]-8-|"
        - "V:|-8-[name]-2-[note]"
      """)
    #expect(picture.texts("omission") == ["note.top == name.bottom + 2 is drawn without a number."])
  }

  @Test func `bars with the same number have at most one note`() throws {
    #expect(try picture("macos-values-and-boxes").texts("note").count < 2)
  }

  @Test func `a size of 0 is shown`() throws {
    let picture = try drawn(
      """
      view:
        size: [200, 80]
        subviews: { line: {} }
      constraints:
        - line.leading == view.leading + 16
        - line.top == view.top + 16
        - line.width == 0
        - line.height == 20
      """)
    #expect(picture.texts("note").contains("line.width == 0"))
  }

  @Test func `constraints left out are counted`() throws {
    // 61 views in a column, each with a distance and two sizes: more than 60 bars.
    let views = (0...60).map { "    v\($0): {}" }
    let constraints = (0...60).map {
      """
        - v\($0).top == view.top + \(10 * $0 + 5)
        - v\($0).leading == view.leading + 5
        - v\($0).width == 20
        - v\($0).height == 8
      """
    }
    let picture = try drawn(
      """
      view:
        size: [100, 620]
        subviews:
      \(views.joined(separator: "\n"))
      constraints:
      \(constraints.joined(separator: "\n"))
      """)
    #expect(picture.texts("omission") == ["244 constraints are not shown."])
  }

  @Test func `alignments in conflicts that are left out are counted`() throws {
    // A chain of 62 alignments, two more than the limit, conflicts with one distance.
    let views = (0..<62).map { "v\($0)" }
    let picture = try drawn(
      """
      view:
        size: [100, 620]
        subviews: { \(views.map { "\($0): {}" }.joined(separator: ", ")) }
      constraints:
      \(zip(["view"] + views, views).map { "  - \($1).leading == \($0).leading" }
        .joined(separator: "\n"))
        - v61.leading == view.leading + 5
      """)
    #expect(
      picture.texts("omission") == [

        "v60.leading == v59.leading and v61.leading == v60.leading are not shown."

      ])
  }

  @Test func `alignments that a reason cites and that are left out are counted`() throws {
    // The edges of 62 views in a row are aligned by 63 constraints; the last view gives way.
    let views = (0..<62).map { "v\($0)" }
    let sizes = views.map {
      "    \($0): { intrinsicContentSize: [20, 20], "
        + "compressionResistance: \($0 == views.last ? 749 : 750) }"
    }
    let picture = try drawn(
      """
      view:
        size: [1230, 40]
        subviews:
      \(sizes.joined(separator: "\n"))
      constraints:
        - "H:|\(views.map { "[\($0)]" }.joined())|"
      \(views.map { "  - \($0).top == view.top" }.joined(separator: "\n"))
      """)
    #expect(picture.marks("alignment").count == 60)
    #expect(
      picture.texts("omission") == [
        """
        v60.leading == v59.trailing, v61.leading == v60.trailing and view.trailing == v61.trailing \
        are not shown.
        """
      ])
  }

  /// box is at the left edge instead of 16 points inside it. Both bars have length 0.
  @Test func `a broken distance has its label in the scene even if another line crosses its bar`()
    throws
  {
    let picture = try drawn(
      """
      expect: conflict
      view:
        size: [168, 60]
        subviews: { box: {} }
      constraints:
        - box.left == view.left
        - box.left == view.left + 16
        - box.width == 0
        - "V:|[box]|"
      """)
    let root = try #require(picture.marks("frame").first).bounds
    let words = picture.texts.filter { $0.text.text.string == "is 0" }
    #expect(words.map { $0.ink.isInside(root) } == [true])
  }
}
