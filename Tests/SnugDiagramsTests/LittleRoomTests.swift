import SnugDiagrams
import SnugDrawing
import SnugGeometry
import Testing

/// Pictures of small roots, of long names, and of views that stick out.
@Suite struct `Where there is little room` {
  @Test func `long names are cut in the middle on a phone`() throws {
    let (root, title, button) = (
      "theRootViewOfAViewControllerWhoseNameIsVeryVeryLongIndeedYes",
      "aLabelThatShowsTheTitleOfTheCurrentlySelectedEpisodeInTheRow",
      "aButtonThatDownloadsTheCurrentlySelectedEpisodeToThisDevice1"
    )
    let scene = try read(
      """
      view:
        name: \(root)
        size: [320, 60]
        subviews:
          \(title): { class: UILabel, text: The quick brown fox jumps over the lazy dog }
          \(button): { class: UIButton, title: Download, compressionResistance: 751 }
      constraints:
        - "H:|-16-[\(title)]-8-[\(button)]-16-|"
        - \(title).centerY == \(root).centerY
        - \(button).centerY == \(root).centerY
      """)
    let picture = compose(explain(scene), isNarrow: true)
    #expect(Faults.all(in: picture, widest: 343).isEmpty)
    let names = picture.texts("root-name") + picture.texts("strip-caption")
    #expect(names.count { $0.contains("…") } == 3)
    #expect(names.contains { $0.hasPrefix("theRootView") && $0.hasSuffix("IndeedYes") })
  }

  /// Letters in strips are at least 8 points high. A part of the text would say that the view cuts it.
  @Test(arguments: [
    (17.0, "Value 407", true), (9, "Value 407", false), (9, "Considerable value", false),
  ])
  func `a strip has the text of a view that fits, or none`(
    size: Double, text: String, isShown: Bool
  ) throws {
    let rows = (0..<2).map { index in
      "t\(index): { class: UILabel, text: A rather long description of an item that does not fit }, "
        + "v\(index): { class: UILabel, text: \(text), font: \(size), compressionResistance: 751 }"
    }
    let constraints = (0..<2).map { index in
      "\"H:|-16-[t\(index)]-8-[v\(index)]-16-|\", t\(index).top == view.top + \(16 + 48 * index), "
        + "v\(index).firstBaseline == t\(index).firstBaseline"
    }
    let picture = picture(
      of: try read(
        """
        view: { size: [390, 400], subviews: { \(rows.joined(separator: ", ")) } }
        constraints: [\(constraints.joined(separator: ", "))]
        """))
    let values = picture.texts.filter {
      $0.mark.subject == "v0" && $0.isContent
    }
    // One is in the overview.
    let all = values.map(\.text.text.string)
    #expect(all.allSatisfy { $0 == text } && (all.count > 1) == isShown)
    for value in values.dropFirst() {
      let clip = try #require(value.text.clip)
      #expect(value.ink.width <= clip.width + 0.5, "\(value.mark)")
    }
  }

  /// A bar as long as the text has its difference behind it, or there is no strip. The scale is that of the
  /// row of c and d.
  @Test(arguments: 10...40) func `numbers behind bars are in the picture`(wordCount: Int) throws {
    let text = Array(repeating: "words", count: wordCount).joined(separator: " ")
    let picture = picture(
      of: try read(
        """
        view:
          size: [362, 480]
          subviews:
            a: { class: UILabel, text: Short }
            b: { class: UILabel, text: "\(text)", numberOfLines: 0 }
            c: { class: UILabel, text: "\(text)" }
            d: { class: UILabel, text: Go, compressionResistance: 751 }
        constraints:
          - "H:|-20-[a]-20-|"
          - "H:|-20-[b]-20-|"
          - "H:|-20-[c]-8-[d]-20-|"
          - "V:|[a]-[b]-[c]"
          - d.top == c.top
        """))
    let notes = picture.texts.filter { $0.mark.role == "strip-delta" }
    #expect(notes.allSatisfy { $0.ink.maxX <= picture.size.width - 12 }, "\(notes.map(\.ink))")
  }

  /// The strip of heights is a fifth as high as the view: the note's 20 points are four, and the button has
  /// room.
  @Test func `a strip of heights has no text in a view that is too low for it`() throws {
    let picture = picture(
      of: try read(
        """
        view:
          size: [300, 667]
          subviews:
            note: { class: UILabel, text: Short text }
            accept: { class: UIButton, title: Accept }
        constraints:
          - "H:|-16-[note]"
          - "H:|-16-[accept]"
          - "V:|-16-[note]-16-[accept]-16-|"
        """))
    let words = picture.texts.filter(\.isContent).map(\.text.text.string)
    #expect(words.filter { $0 == "Short text" }.count == 1)
    #expect(words.filter { $0 == "Accept" }.count == 2)
  }

  @Test func `cards are near a narrow root`() throws {
    let picture = picture(
      of: try read(
        """
        view:
          size: [40, 120]
          subviews: { a: { class: UILabel, text: Many words }, b: { intrinsicContentSize: [12, 12] } }
        constraints: ["H:|-4-[a]-4-[b]-4-|", a.top == view.top + 8, b.centerY == a.centerY]
        """))
    let left = try #require(picture.marks("verdict").map(\.bounds.minX).min())
    #expect(left > 24 + 224 && left < 24 + 224 + 24 + 30)
  }

  @Test func `the outline of the root is interrupted by texts of views that stick out`() throws {
    let picture = picture(
      of: try read(
        """
        view: { size: [200, 80], subviews: { a: { class: UILabel, text: Special offer, font: 34 } } }
        constraints: [a.centerX == view.leading + 40, a.bottom == view.top + 20]
        """))
    let text = try #require(picture.texts.first { $0.isContent })
    let sides = picture.marks("frame").filter { $0.subject == "view" }.flatMap(\.pointsOnLines)
    #expect(!sides.isEmpty && !sides.contains { text.ink.contains($0) })
  }
}
