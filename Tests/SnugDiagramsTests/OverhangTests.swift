import SnugDiagrams
import SnugDrawing
import SnugGeometry
import SnugLayout
import Testing

/// What pictures show of views that stick out, and of lengths that do not fit a card.
@Suite struct `Lengths beyond an edge` {
  /// The count lies across the upper edge of its tab and the edge of the bar.
  @Test func `are not struck out by outlines`() throws {
    let picture = try drawn(
      "tab: { subviews: { title: { class: UILabel, text: Account } } }, "
        + "count: { class: UILabel, text: \"1,024\" }, "
        + "name: { class: UILabel, text: A text that is far too long for the bar }",
      "\"H:[tab(80)]|\", \"V:[tab(50)]-8-|\", title.centerX == tab.centerX, \"V:[title]-4-|\", "
        + "count.centerY == tab.top, count.centerX == view.trailing, \"H:|-8-[name]-8-|\", \"V:|-8-[name]\"",
      "[200, 110]")
    #expect(Faults.struck(in: picture).isEmpty)
    #expect(picture.marks("frame").contains { $0.subject == "tab" })
    for (name, _, _, picture) in drawnFixtures {
      let struck = Faults.struck(in: picture)
      #expect(struck.isEmpty, "\(name): \(struck.joined())")
    }
  }

  /// The middle one of three segments lies across the end of the width that the control wants.
  @Test func `have no line through the texts of a control`() throws {
    let picture = try SnugDiagramsTests.picture("segmented-control-above-content")
    #expect(Faults.crossed(in: picture, by: ["intrinsic-size"]).isEmpty)
  }

  @Test func `have a bar with their amount, and a sentence where the cards are`() throws {
    let picture = try drawn(
      "a: { intrinsicContentSize: [100, 30] }, b: { intrinsicContentSize: [60, 30] }",
      "\"H:|-20-[a]-20-[b]\", \"V:|-20-[a]\", \"V:|-20-[b]\"", "[160, 200]")
    #expect(picture.texts("overhang") == ["40 out"])
    let bar = try #require(picture.marks("overhang").first?.bounds)
    let root = try #require(picture.marks("frame").first { $0.subject == "view" }?.bounds)
    #expect(abs(bar.minX - root.maxX) < 2)
    let sentence = "b sticks out of view by 40 points on the right: no constraint limits it there."
    #expect(picture.texts("overhang-verdict") == [sentence])
    #expect(!picture.texts("remark").contains { $0.contains("sticks out") })
    #expect(picture.texts("legend").contains("sticks out"))
  }

  /// A row with its strip below it: the sentence is before what nobody has to mend.
  @Test func `have a sentence among the losses of a single row`() throws {
    let picture = try drawn(
      "title: { class: UILabel, text: A title that is much too long for its row }, "
        + "icon: { intrinsicContentSize: [20, 20] }, chip: { intrinsicContentSize: [60, 20] }",
      "\"H:|-16-[icon(20)]-8-[title]-16-|\", \"V:|-16-[title]-8-[chip]\", \"V:|-16-[icon]\", "
        + "\"H:|-180-[chip]\"",
      "[200, 100]")
    #expect(picture.texts("overhang-verdict").first?.hasPrefix("chip sticks out of view") == true)
    #expect(!picture.texts("remark").contains { $0.contains("sticks out") })
    let sentences = picture.texts.filter { ["verdict", "overhang-verdict"].contains($0.mark.role) }
    #expect(sentences.map(\.mark.role) == ["verdict", "overhang-verdict"])
    #expect(picture.marks("tag").contains { $0.subject == "title" })
  }

  /// The field is that much higher than its row, and the title is cut.
  @Test(arguments: [("9.5", true), ("10", false)])
  func `have sentences after the losses if they are short`(amount: String, isShort: Bool) throws {
    let picture = try drawn(
      "title: { class: UILabel, text: A title that is much too long for its row }, value: { class: UILabel, text: \"12\", compressionResistance: 751 }, "
        + "row: { subviews: { a: { intrinsicContentSize: [40, 37] }, b: { intrinsicContentSize: [40, 34] } } }",
      "\"H:|-16-[title]-8-[value]-16-|\", \"V:|-16-[title]-30-[row(30)]\", value.top == title.top, \"H:|-16-[row]-16-|\", "
        + "\"H:|[a]-8-[b]\", \"V:|-(-\(amount))-[a]|\", \"V:|-(-4)-[b]|\"",
      "[200, 200]")
    let sentences = picture.texts.filter { ["verdict", "overhang-verdict"].contains($0.mark.role) }
    #expect((sentences.first?.mark.role == "verdict") == isShort)
    // Both pass the same side of the same view.
    let overhangs = picture.texts("overhang-verdict")
    #expect(
      overhangs.first?.hasPrefix(
        "a and b stick out of row, a farthest, by \(amount) points") == true)
    #expect(overhangs.count == 1)
  }

  /// The gap that is broken is the one between the button and the edge that it passes.
  @Test func `have no sentence of their own if a conflict tells of it`() throws {
    let picture = try drawn(
      "save: { class: UIButton, title: Save }, end: { class: UILabel, text: End }",
      "\"H:|-60-[save(200)]-20-|\", \"V:|-40-[save(44)]\", \"H:|-8-[end]\", \"V:[end]-8-|\"",
      "[240, 200]")
    #expect(picture.texts("overhang") == ["20 out"])
    #expect(picture.texts("overhang-verdict").isEmpty)
    #expect(!picture.texts("remark").contains { $0.contains("sticks out") })
  }

  /// Each of these views passes another side of a superview of its own.
  @Test(arguments: [(4, 0), (5, 1)])
  func `have sentences for four views, and remarks for others`(count: Int, remarks: Int) throws {
    let boxes = (1...count).map { index in
      "box\(index): { subviews: { a\(index): { intrinsicContentSize: [\(40 + index), 10] } } }"
    }
    let constraints = (1...count).map { index in
      "\"H:|[box\(index)(20)]\", \"H:|[a\(index)]\", \"V:|[a\(index)]|\", "
        + "box\(index).top == view.top + \(20 * index)"
    }
    let picture = try drawn(
      boxes.joined(separator: ", "), constraints.joined(separator: ", "), "[160, 200]")
    #expect(picture.texts("overhang-verdict").count == 4)
    #expect(picture.texts("remark").count { $0.contains("sticks out") } == remarks)
  }

  /// 1,100 points are too many for one of two columns.
  @Test func `are drawn across both columns in a wide root`() throws {
    let picture = try drawn(
      "a: { class: UILabel, text: Name }, b: { class: UILabel, text: Value }, "
        + "c: { class: UILabel, text: Other }",
      "\"H:|-16-[a]-8-[b]-16-|\", \"V:|-8-[a]\", \"V:|-8-[b]\", \"H:|-16-[c]\", \"V:[c(60)]-8-|\"",
      "[1100, 160]")
    #expect(picture.texts("strip-label").contains("also possible:"))
    let row = picture.marks("strip-view").map(\.bounds.width).max() ?? 0
    #expect(row > 400)
  }

  /// A text of many words has a bar of one and a half of the common width, with a zigzag.
  @Test func `are broken off in bars of equal views`() throws {
    let long = "A text that is several times as long as the label in which it wraps to some lines"
    let picture = try drawn(
      "a: { class: UILabel, text: Short }, b: { class: UILabel, text: \(long), numberOfLines: 0 }, "
        + "c: { class: UILabel, text: End }",
      "\"H:|-16-[a]-16-|\", \"H:|-16-[b]-16-|\", \"V:|-8-[a]-8-[b]\", \"H:[c]-8-|\", \"V:[c]-8-|\"",
      "[200, 200]")
    #expect(!picture.marks("strip-break").isEmpty)
    let bars = picture.marks("strip-view").map(\.bounds.width)
    #expect((bars.max() ?? 0) < 1.6 * (bars.min() ?? 0))
  }

  /// What a view gains in height has the sign of heights beside its amount.
  @Test func `have the sign of their axis in the overview`() throws {
    let picture = try drawn(
      "a: { class: UILabel, text: Name }, b: { class: UILabel, text: Value }",
      "\"H:|-16-[a]\", \"H:|-16-[b]\", \"V:|-8-[a(80)]-8-[b(20)]\"", "[160, 200]")
    let amount = try #require(picture.texts.first { $0.mark.role == "delta" }?.ink)
    let signs = picture.marks("badge-sign").map(\.bounds)
    #expect(signs.contains { $0.minX > amount.maxX - 1 && $0.minX < amount.maxX + 10 })
  }
}
