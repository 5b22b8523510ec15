import SnugDiagrams
import SnugDrawing
import SnugGeometry
import SnugLayout
import Testing

/// Names of the views that sentences are about.
@Suite struct `Names in the overview` {
  private func box(_ name: String, in picture: DisplayList, _ role: String = "name") -> Rect? {
    picture.texts.first { $0.mark.role == role && $0.text.text.string == name }?.ink
  }

  private func frame(_ name: String, in picture: DisplayList) -> Rect? {
    picture.marks("frame").first { $0.subject == name }?.bounds
  }

  /// Above and below each label are 8 points and the other label.
  @Test func `are beside views between which they have no room`() throws {
    let picture = try drawn(
      "a: { class: UILabel, text: Maria }, b: { class: UILabel, text: Researcher }",
      "\"H:|-16-[a]\", \"H:|-16-[b]\", \"V:|-2-[a]-2-[b]-2-|\"", "[320, 72]")
    for name in ["a", "b"] {
      let (text, own) = (
        try #require(box(name, in: picture)), try #require(frame(name, in: picture))
      )
      #expect(text.minX > own.maxX && text.midY > own.minY && text.midY < own.maxY, "\(name)")
    }
  }

  /// The label is as wide as the row, which is little higher.
  @Test func `are beyond the root's edge if a view fills it`() throws {
    let picture = try drawn(
      "a: { class: UILabel, text: A text that is far too long for this row }",
      "\"H:|-2-[a]-2-|\", \"V:|-3-[a]-3-|\"", "[120, 26.5]")
    let (text, root) = (
      try #require(box("a", in: picture)), try #require(frame("view", in: picture))
    )
    #expect(text.minY > root.maxY && text.minY < root.maxY + 8 || text.maxY < root.minY)
  }

  /// Rows without room between them: the hatched part of each value has its name.
  @Test func `are on what a view gained if that alone has room`() throws {
    let rows = (0..<3).map {
      "k\($0): { class: UILabel, text: Key }, value\($0): { class: UILabel, text: V\($0) }"
    }
    let constraints = (0..<3).map {
      "\"H:|-16-[k\($0)][value\($0)]-16-|\", value\($0).top == k\($0).top"
    }
    let picture = try drawn(
      rows.joined(separator: ", "),
      constraints.joined(separator: ", ") + ", \"V:|-2-[k0]-2-[k1]-2-[k2]\"", "[320, 70]")
    #expect(picture.texts("delta").contains { $0.hasPrefix("value1 +") })
  }

  @Test func `are also those of containers larger than their content`() throws {
    let picture = try SnugDiagramsTests.picture("card-larger-than-its-label")
    #expect(picture.texts("name").contains("card"))
  }

  /// What takes the room, and how much there is; a stack view of its own size is in no sentence.
  @Test(arguments: [true, false])
  func `are also those of stack views that sentences name`(isStretched: Bool) throws {
    let picture = try drawn(
      "row: { class: UIStackView, spacing: 8, arrangedSubviews: { "
        + "a: { class: UILabel, text: Total }, b: { class: UILabel, text: \"24\", hugging: 249 } } }",
      "\"H:|-40-[row]\(isStretched ? "-40-|" : "")\", row.centerY == view.centerY", "[300, 100]")
    #expect(picture.texts("name").contains("row") == isStretched)
    #expect((frame("row", in: picture) != nil) == isStretched)
  }

  /// title.trailing + 8 is wanted at 999, and 20 is required.
  @Test func `stand by the distance of a constraint that gives way`() throws {
    let picture = try SnugDiagramsTests.picture("gap-at-999")
    #expect(picture.texts("breach-text") == ["8, is 20"])
    let bar = try #require(picture.marks("breach").first?.bounds)
    let (title, toggle) = (
      try #require(picture.marks("frame").first { $0.subject == "title" }?.bounds),
      try #require(box("toggle", in: picture))
    )
    #expect(abs(bar.minX - title.maxX) < 2 && toggle.minX > bar.maxX)
    #expect(picture.texts("legend").contains("optional, and gave way"))
  }
}
