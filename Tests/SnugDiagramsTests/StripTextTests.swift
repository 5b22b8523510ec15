import SnugDiagrams
import SnugDrawing
import SnugGeometry
import SnugLayout
import Testing

/// What strips of rows say of their views.
@Suite struct `Texts of strips` {
  /// Six views tie in a row of 800 points, which a card shows with half of its length.
  private func toolbar() throws -> DisplayList {
    try drawn(
      """
      view:
        size: [800, 200]
        subviews:
          bar:
            class: UIStackView
            spacing: 10
            alignment: center
            arrangedSubviews:
              gallery: { class: UIButton, title: Gallery }
              document: { class: UILabel, text: "Landscape study with birches, evening light", font: { textStyle: headline } }
              pencil: { class: UIButton, title: Pencil, configuration: gray }
              brush: { class: UIButton, title: Watercolour, configuration: gray }
              eraser: { class: UIButton, title: Eraser, configuration: gray }
              opacity: { class: UISlider, value: 0.8 }
              layers: { class: UIButton, title: Layers }
          end: { class: UILabel, text: End }
      constraints: ["H:|-16-[bar]-16-|", "V:|-8-[bar]", opacity.width == 120, "H:|-8-[end]-8-|", "V:[end]-8-|"]
      """)
  }

  @Test func `are over the parts that they count`() throws {
    let picture = try toolbar()
    let label = try #require(
      picture.texts.first { $0.mark.role == "strip-label" && $0.text.text.string == "drawn:" })
    let numbers = picture.texts.filter { $0.mark.role == "strip-number" }
    let views = picture.marks("strip-view").filter { mark in
      mark.lines.isEmpty && mark.bounds.minY > label.ink.maxY
    }
    let top = try #require(views.map(\.bounds.minY).min())
    for (view, number) in [("gallery", "49"), ("document", "349"), ("pencil", "69.5")] {
      let bar = try #require(
        views.first { $0.subject == view && $0.bounds.minY < top + 5 }?.bounds)
      let text = try #require(numbers.first { $0.text.text.string == number })
      #expect(text.ink[.horizontal].overlaps(bar[.horizontal]), "\(number)")
    }
    #expect(Faults.all(in: picture).isEmpty)
  }

  /// Their texts would be too small to be read.
  @Test func `are the names of views that are empty there`() throws {
    #expect(Set(try toolbar().texts("strip-caption")).isSuperset(of: ["gallery", "layers"]))
  }

  /// The title of a button wraps beside its insets, and so it does in the row as drawn.
  @Test func `have their lines in the scene`() throws {
    let picture = try drawn(
      "code: { class: UITextField, placeholder: Gift card or promotion code, borderStyle: roundedRect }, "
        + "apply: { class: UIButton, title: Apply code, configuration: gray }, end: { class: UILabel, text: End }",
      "\"H:|-20-[code]-8-[apply]-20-|\", \"V:|-8-[code]\", apply.top == code.top, \"H:|-8-[end]-8-|\", "
        + "\"V:[end]-8-|\"",
      "[375, 400]")
    let scene = try #require(picture.texts.first { $0.isContent && $0.mark.subject == "apply" })
    try #require(scene.ink.height > 2 * scene.text.text.font.size * scene.text.scale)
    #expect(picture.texts("strip-note") == ["2 lines"])
  }

  @Test func `are equally large in all rows`() throws {
    let picture = try drawn(
      "a: { class: UILabel, text: Limit for social networks of all, font: 12 }, "
        + "b: { class: UILabel, text: \"1 h 30 min, on all weekdays\", font: 12 }, end: { class: UILabel, text: End }",
      "\"H:|-8-[a]-8-[b]-8-|\", \"V:|-8-[a]\", b.top == a.top, \"H:|-8-[end]-8-|\", \"V:[end]-8-|\"",
      "[375, 330]")
    let label = try #require(
      picture.texts.first { $0.mark.role == "strip-label" && $0.text.text.string == "drawn:" })
    let texts = picture.texts.filter {
      $0.isContent && $0.ink.minX > label.ink.minX && ["a", "b"].contains($0.mark.subject)
    }
    let sizes = texts.map { $0.text.text.font.size * $0.text.scale }
    #expect(sizes.count == 4)
    #expect((sizes.max() ?? 0) / (sizes.min() ?? 1) < 1.06, "\(sizes)")
  }

  /// At the free ends of the bars there is room for them, from right to left, too.
  @Test(arguments: ["leftToRight", "rightToLeft"])
  func `have the amounts of equal columns inside the picture`(direction: String) throws {
    let picture = try SnugDiagramsTests.drawn(
      """
      layoutDirection: \(direction)
      view:
        size: [320, 200]
        subviews:
          row:
            class: UIStackView
            distribution: fillEqually
            arrangedSubviews:
              a: { class: UILabel, text: "One" }
              b: { class: UILabel, text: "A text that is longer than a third of it" }
              c: { class: UILabel, text: "Three" }
          d: { class: UILabel, text: "d" }
      constraints: ["H:|[row]|", "V:|[row]-[d]|", "H:|[d]|"]
      """)
    let amounts = picture.marks.filter { $0.role == "strip-delta" }.map(\.bounds)
    #expect(amounts.count == 3)
    #expect(amounts.allSatisfy { $0.minX >= 0 && $0.maxX <= picture.size.width })
  }

  /// That all gain as much, the sentence says.
  @Test(arguments: [("Tea", true), ("Tea and more", false)])
  func `are of equal columns only if these gain different amounts`(
    text: String, isEqual: Bool
  ) throws {
    let picture = try SnugDiagramsTests.drawn(
      """
      view:
        size: [320, 200]
        subviews:
          row:
            class: UIStackView
            distribution: fillEqually
            arrangedSubviews: { a: { class: UILabel, text: Tea }, b: { class: UILabel, text: \(text) } }
          d: { class: UILabel, text: d }
      constraints: ["H:|[row]|", "V:|[row]-[d]|", "H:|[d]|"]
      """)
    #expect(picture.texts("strip-delta").isEmpty == isEqual)
  }
}
