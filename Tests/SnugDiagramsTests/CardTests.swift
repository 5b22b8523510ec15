import SnugDiagrams
import SnugDrawing
import SnugExplanation
import SnugGeometry
import SnugLayout
import SnugTestSupport
import SnugPangoCairo
import Testing

/// The picture of a scene with reasons: an overview, and a card for each reason.
@Suite struct `Cards` {
  /// The pictures of fixtures and of generated scenes in this form.
  private static let pictures: [(name: String, explanation: Explanation, picture: DisplayList)] = {
    let generated = Seeds.sample(of: Array(1...2000)).prefix(300).map { seed in
      let explanation = explain(SceneGenerator.scene(seed: seed))
      return ("seed \(seed)", explanation, compose(explanation))
    }
    let drawn = fixtures.map { name, scene in
      let explanation = explain(scene)
      return (name, explanation, compose(explanation))
    }
    return (drawn + generated).filter { !$0.2.marks("verdict").isEmpty }
  }()

  @Test func `are drawn for most scenes with reasons`() {
    #expect(Self.pictures.count > 90)
  }

  private func picture(_ name: String) throws -> DisplayList {
    compose(explain(try fixture(name)))
  }

  /// The numbers of the badges, in the order in which they are drawn.
  private static func numbers(in picture: DisplayList) -> [Int] {
    picture.texts("badge-number").compactMap(Int.init)
  }

  @Test func `have a badge in the overview and on the card for each reason`() {
    for (name, explanation, picture) in Self.pictures where !Self.numbers(in: picture).isEmpty {
      let numbers = Self.numbers(in: picture)
      for reason in explanation.reasons {
        let count = numbers.count { $0 == reason.number }
        #expect(count >= 2, "\(name): \(reason.number)")
      }
    }
  }

  @Test func `have at most one badge for a view and a card`() {
    for (name, _, picture) in Self.pictures {
      let badges = picture.texts.filter { $0.mark.role == "badge-number" && $0.mark.subject != nil }
        .map { "\($0.text.text.string) \($0.mark.subject ?? "")" }
      #expect(Set(badges).count == badges.count, "\(name): \(badges)")
    }
  }

  /// The counters are containers: their width is kept by a stack view's own constraint at 51.
  @Test func `have no priority that nobody has written, and explain their hatching`() throws {
    let picture = try picture("profile-header")
    #expect(picture.texts("strip-caption").contains("51 → 64"))
    #expect(!picture.texts.contains { $0.text.text.string.contains("wanted at") })
    #expect(
      picture.texts("legend") == [
        "beyond the intrinsic size (dotted line)", "stretched, harmless", "compressed",
      ])
  }

  /// The widest caption of a form decides, but the row of a field has its own.
  @Test func `have the caption beside a field, and say whose width it has`() throws {
    let captions = try picture("form-with-equal-labels").texts("strip-caption")
    #expect(captions.contains("mail") && captions.contains("80.5 · as first"))
  }

  /// In a strip of smaller letters, and by so little that letters of a strip would fit.
  @Test(arguments: [
    ("class: UITextField, borderStyle: roundedRect, text: name@example.com", 189),
    ("class: UILabel, text: A long caption", 127),
  ])
  func `cut a text where its view does`(view: String, width: Int) throws {
    let picture = compose(
      explain(
        try read(
          """
          view:
            size: [\(width), 100]
            subviews: { a: { \(view) }, b: { class: UILabel, text: B, compressionResistance: 751 }, c: { class: UIButton, title: C }, d: { class: UILabel, text: D, hugging: 251 } }
          constraints: ["H:|[a]-[b]|", "H:|[c]-[d]|", "V:|[a]", "V:|[b]", "V:[c]|", "V:[d]|"]
          """)))
    let texts = picture.texts.filter { $0.mark.subject == "a" && $0.mark.role == "content" }
    let cut = texts.map { text in
      text.text.text.lineLimit.lineBreakMode == .byTruncatingTail
        && measurer.metrics(of: text.text.text, maximumWidth: text.text.box.width / text.text.scale)
          .isTruncated
    }
    // In the scene, as wanted, and as it came.
    #expect(cut == [true, false, true], "\(texts.map(\.text))")
  }

  /// The banner passes the content's end, and would be behind the gap that follows it.
  @Test func `have the lengths of a conflict in the order in which they lead from edge to edge`()
    throws
  {
    let scene = """
      view:
        size: [320, 100]
        subviews: { card: { subviews: { content: { subviews: { banner: } } } } }
      constraints:
        - "H:|-17-[card]-21-|"
        - "H:|-13-[content]-11-|"
        - "H:|[banner(280)]|"
        - "V:|[card]|"
        - "V:|[content]|"
        - "V:|[banner]|"
      """
    let numbers = compose(explain(try read(scene))).texts
      .filter { ["17", "13", "0", "11", "21"].contains($0.text.text.string) }
      .sorted { $0.text.box.minX < $1.text.box.minX }
    #expect(numbers.map(\.text.text.string) == ["17", "13", "0", "11", "21"])
  }

  /// The label, whose height no constraint of the conflict requires, counts as it is drawn.
  @Test func `have numbers of a conflict that follow from each other`() throws {
    let picture = try drawn(
      "photo: { intrinsicContentSize: [40, 90] }, title: { class: UILabel, text: Title }, "
        + "save: { class: UIButton, title: Save }",
      "\"V:|[photo(90)]-12-[title]-12-[save(44)]-12-|\", \"H:|[photo]\", \"H:|[title]\", \"H:|[save]\"",
      "[200, 150]")
    let verdict = try #require(picture.texts("verdict").first)
    #expect(
      verdict.hasSuffix("has 150: the gap below save must be 12 and is −28.5."))
    #expect(
      picture.texts("sum").contains(
        "90 + 12 + 20.5 + 12 + 44 + 12 = 190.5; view has 150. Even with title 0 high, the others would not fit."
      ))
    #expect(picture.texts("strip-caption").contains("20.5"))
    #expect(!picture.texts("strip-caption").contains { $0.hasSuffix("more than required") })
  }

  /// Each of the two rows is marked at the view that is stretched as drawn.
  @Test func `have a badge for each row in which equals tie`() throws {
    let picture = compose(
      explain(
        try read(
          """
          view:
            size: [300, 100]
            subviews:
              a: { intrinsicContentSize: [40, 20] }
              b: { intrinsicContentSize: [60, 20] }
              c: { intrinsicContentSize: [90, 20] }
              d: { intrinsicContentSize: [100, 20] }
              rest: { intrinsicContentSize: [10, 10] }
          constraints:
            ["H:|[a]-8-[b]|", "H:|[c]-8-[d]|", "V:|[a][c]-[rest]", "V:|[b][d]", "H:|[rest]"]
          """)))
    let badges = picture.texts.filter { $0.mark.role == "badge-number" }
    #expect(badges.map(\.text.text.string) == ["1", "1", "1"])
    #expect(badges.compactMap(\.mark.subject) == ["b", "d"])
  }

  @Test func `have badges beside a text that fills its view`() throws {
    let picture = compose(
      explain(
        try read(
          """
          view:
            size: [200, 160]
            subviews:
              a: { class: UILabel, text: A label that is cut, lineBreakMode: byClipping }
              b: { class: UILabel, text: Another label that is cut, lineBreakMode: byClipping }
          constraints: ["H:|-40-[a(80)]", "H:|-40-[b(90)]", "V:|-40-[a]-30-[b]"]
          """)))
    let badges = picture.marks("badge").filter { $0.subject != nil }.map(\.bounds)
    #expect(badges.count == 2)
    let texts = picture.texts.filter(\.isContent)
    #expect(texts.count == 2)
    #expect(!badges.contains { badge in texts.contains { $0.ink.intersects(badge) } })
    // Each touches its own view, or almost.
    for (badge, view) in zip(badges, picture.marks("surface").filter { $0.subject != "view" }) {
      #expect(view.bounds.outset(by: EdgeInsets(all: 3)).intersects(badge))
    }
  }

  @Test func `say the sentences of the reasons`() {
    for (name, explanation, picture) in Self.pictures {
      var sentences = explanation.reasons.map { explanation.prose(for: $0).headline }
      var verdicts = picture.texts("verdict")
      // Without numbers that of the strip is first, directly below it.
      if picture.texts("badge-number").isEmpty {
        sentences.sort()
        verdicts.sort()
      }
      #expect(verdicts == sentences, "\(name)")
    }
  }

  @Test func `have one strip below the scene if nothing else competes`() throws {
    let picture = compose(
      explain(
        try read(
          """
          view:
            size: [200, 60]
            subviews:
              a: { intrinsicContentSize: [40, 20], hugging: 1 }
              b: { intrinsicContentSize: [60, 20] }
              c: { intrinsicContentSize: [30, 10] }
          constraints: ["H:|[a][b]|", "V:|[a(30)]", "V:|[b(20)]", "H:|[c(50)]", "V:[c]|"]
          """)))
    #expect(
      picture.texts("verdict").map { String($0.prefix { $0 != ":" }) } == [
        "a takes all 100 spare points", "a is stretched by 10 in height", "c is stretched by 20",
      ])
    #expect(picture.texts("badge-number").isEmpty)
    // What the strip does not name has a tag.
    #expect(picture.texts("tag") == ["a +100", "c +20"])
    #expect(picture.texts("strip-label") == ["got 200"])
    #expect(Faults.all(in: picture).isEmpty)
  }

  @Test func `have the factors of fillProportionally in place of priorities`() throws {
    func captions(_ width: Int) throws -> [String] {
      let picture = compose(
        explain(
          try read(
            """
            view:
              size: [\(width), 20]
              subviews:
                stack:
                  class: UIStackView
                  distribution: fillProportionally
                  arrangedSubviews:
                    a: { intrinsicContentSize: [40, 20] }
                    b: { intrinsicContentSize: [60, 20] }
            constraints: [stack.edges == view.edges]
            """)))
      return picture.texts("strip-caption") + picture.texts("strip-excess")
    }
    #expect(
      try captions(125)
        == ["a", "40 → 50", "× 1.25", "b", "60 → 75", "what is left", "25 spare"])
    #expect(
      try captions(50)
        == ["a", "40 → 20", "× 0.5", "b", "60 → 30", "what is left", "50 too much"])
  }

  @Test func `have strips with the lengths of the layout`() throws {
    // 12 + 32.5 + 8 + 188 + 8 + 171 + 8 + 83 + 12 = 522.5, at 782 / 522.5.
    let picture = try picture("checkout-line")
    let scale = 782 / 522.5
    let views = picture.marks("strip-view").filter { $0.stroke != nil && $0.subject != nil }
    let widths = views.map { (($0.bounds.width) / scale).rounded() }
    #expect(widths == [33, 189, 172, 83, 33, 137, 83])
  }

  /// The letters of stock and buy are larger than the strip.
  @Test func `have amounts beside the texts of a strip`() throws {
    let picture = compose(
      explain(
        try read(
          """
          view:
            size: [375, 110]
            subviews:
              photo: { class: UIImageView, image: [200, 150] }
              stock: { class: UILabel, text: Only three are left in stock, font: 6 }
              buy: { class: UIButton, title: Add to cart }
          constraints:
            - "H:|-16-[photo(80)]-12-[stock]-8-[buy]-16-|"
            - "V:|-15-[photo(80)]"
            - stock.centerY == buy.centerY
            - buy.bottom == photo.bottom
          """)))
    #expect(Faults.all(in: picture) == [])
    #expect(!picture.marks("strip-gain").isEmpty)
  }

  /// note is 41 of 379.5 points high without what it gained, room for two lines.
  @Test func `have no lines of a text in what it gained`() throws {
    let picture = compose(
      explain(
        try read(
          """
          view:
            size: [300, 400]
            subviews:
              header: { class: UILabel, text: Header }
              note: { class: UILabel, text: We only use it to send your parcel and delete it then, numberOfLines: 0 }
          constraints: ["V:|[header][note]|", "H:|-40-[header]", "H:|-40-[note]-40-|"]
          """)))
    let lines = picture.texts.filter {
      $0.isContent && $0.mark.subject == "note" && $0.text.text.lineLimit.numberOfLines > 0
    }
    // The first is in the overview.
    #expect(lines.map { $0.text.text.lineLimit.numberOfLines }.last == 2)
  }

  @Test func `begin with conflicts, and go on in reading order`() throws {
    let card = try picture("card-that-contradicts-itself")
    #expect(
      card.texts("verdict").map { String($0.prefix(14)) } == [
        "The column fil", "The row needs ", "The row needs ", "image is stret", "download is st",
      ])
    #expect(card.texts("tally") == ["3 conflicts", "2 stretched"])
  }

  /// little is as wide as amount, whatever gives way, and has less content.
  @Test func `show nothing as possible that only follows from a tie`() throws {
    let card = try drawn(
      """
      view:
        size: [200, 60]
        subviews:
          item: { class: UILabel, text: "Consulting, ten hours in May" }
          amount: { class: UILabel, text: "1,250.00" }
          other: { class: UILabel, text: Travel }
          little: { class: UILabel, text: "84.30" }
      constraints:
        - "H:|[item]-8-[amount]|"
        - "H:|[other]-8-[little]|"
        - amount.width == little.width
        - "V:|[item]-[other]"
        - "V:|[amount]-[little]"
      """)
    #expect(card.texts("verdict").contains { $0.hasPrefix("item and amount tie (750)") })
    #expect(!card.texts.contains { $0.text.text.string.contains("also possible") })
  }

  @Test func `count a view under each of its states`() throws {
    let box = try drawn(
      """
      view: { size: [100, 20], subviews: { a: { intrinsicContentSize: [40, 40] } } }
      constraints: ["H:|[a]|", "V:|[a]|"]
      """)
    #expect(box.texts("tally") == ["1 compressed", "1 stretched"])
  }

  @Test func `count views, and what all gain alike apart`() throws {
    let tiles = try picture("dashboard-tiles")
    #expect(
      tiles.texts("tally") == ["2 compressed", "10 stretched", "12 stretched in height"])
    #expect(tiles.texts("root-name").contains("all twelve labels"))
    #expect(tiles.marks("strip-delta").count == 12)
  }

  /// body is 100 wide, which is two lines, and takes the height that is left.
  @Test func `count a text that wraps apart, unless it gains`() throws {
    func drawn(_ height: Int) throws -> DisplayList {
      try SnugDiagramsTests.drawn(
        """
        view:
          size: [160, \(height)]
          subviews:
            head: { class: UILabel, text: Head, hugging: 251 }
            body: { class: UILabel, text: Two lines of text at this width, numberOfLines: 0 }
        constraints:
          ["H:|[head]|", "H:|-10-[body]-10-|", "V:|[head][body]\(height == 200 ? "|" : "")"]
        """)
    }
    let loose = try drawn(199)
    #expect(loose.texts("tally") == ["1 stretched", "1 wraps"])
    let filled = try drawn(200)
    #expect(filled.texts("tally") == ["2 stretched"])
    #expect(filled.marks("lacking").isEmpty)
  }

  /// What it lacks would hide its title.
  @Test func `a filled button that is narrower and higher shows its title`() throws {
    let picture = try drawn(
      "stop: { class: UIButton, configuration: filled, title: Stop the whole search, lineBreakMode: byTruncatingTail }",
      "\"H:|[stop]|\", \"V:|[stop]|\"", "[120, 60]")
    #expect(picture.marks("lacking").isEmpty)
    #expect(picture.texts.contains { $0.isContent && $0.text.text.string.hasPrefix("Stop") })
  }

  /// Among other cards; alone its strip says all there is.
  @Test(arguments: [(true, 0), (false, 1)])
  func `a view that only fills its place has no strip among others`(
    hasOther: Bool, strips: Int
  ) throws {
    let other = "c: { class: UILabel, text: A text that is too long for it }, "
    let picture = try drawn(
      """
      view:
        size: [200, 60]
        subviews: { \(hasOther ? other : "")a: { intrinsicContentSize: [20, 20] }, b: {} }
      constraints: ["H:|[a][b(60)]|", b.height == 20, \(hasOther ? "\"H:|[c]|\", \"V:[c]|\"," : "")
        a.top == view.top, b.top == view.top]
      """)
    #expect(picture.marks("strip-view").filter { $0.subject == "b" }.isEmpty == (strips == 0))
  }

  /// Three names and lengths need more than the room beside a column of this picture.
  @Test(arguments: [("short", false), (String(repeating: "long", count: 30), true)])
  func `names that have no room beside a column are a list below it`(
    name: String, isList: Bool
  ) throws {
    let picture = try drawn(
      """
      view:
        size: [100, 60]
        subviews:
          \(name): { class: UILabel, text: One }
          two: { class: UILabel, text: Two, compressionResistance: 749 }
          three: { class: UILabel, text: Three }
      constraints: ["V:|[\(name)][two][three]|", "H:|[\(name)]", "H:|[two]", "H:|[three]"]
      """)
    let bottom = try #require(picture.marks("strip-view").map(\.bounds.maxY).max())
    let places = picture.marks("strip-caption").map(\.bounds.minY)
    #expect(places.allSatisfy { $0 > bottom } == isList, "\(places) \(bottom)")
  }

  /// Which of them is too low is open; that they wrap is not, and each has a badge for it.
  @Test func `count texts that wrap and tie as both, with both badges`() throws {
    let picture = try drawn(
      """
      view:
        size: [160, 50]
        subviews:
          one: { class: UILabel, text: Two lines of text at this width, numberOfLines: 0 }
          two: { class: UILabel, text: Two more lines of text and words, numberOfLines: 0 }
      constraints: ["H:|[one]|", "H:|[two]|", "V:|[one][two]|"]
      """)
    #expect(picture.texts("tally") == ["2 ambiguous", "2 wrap"])
    let badges = picture.marks("badge").map { $0.subject ?? "" }
    #expect(badges.count { $0 == "one" } == 2 && badges.count { $0 == "two" } == 2)
  }

  @Test(arguments: [
    ("photo.width == 1.5 * photo.height", "3 : 2, is 80 × 40"),
    ("photo.width == 0.5 * view.width + 10", "60, is 80"),
  ])
  func `have at the cross what a broken ratio demands`(ratio: String, text: String) throws {
    let picture = try SnugDiagramsTests.drawn(
      """
      expect: conflict
      view: { size: [100, 60], subviews: { photo: } }
      constraints:
          [photo.width == 80, photo.height == 40, \(ratio), photo.left == view.left, photo.top == view.top]
      """)
    #expect(picture.texts("breach-text") == [text])
  }

  @Test func `show at most three possible layouts of an ambiguity`() throws {
    let rows = try picture("settings-with-ties").texts("strip-label")
    #expect(rows.filter { $0 == "drawn:" }.count == 2)
    #expect(rows.filter { $0 == "also possible:" }.count == 3)
  }

  @Test func `are in one column on a phone`() throws {
    for name in ["settings-with-ties", "dashboard-tiles", "card-that-contradicts-itself"] {
      let picture = compose(explain(try fixture(name)), isNarrow: true)
      #expect(Faults.all(in: picture, widest: 343).isEmpty, "\(name)")
    }
  }

  @Test func `tell what was gained from what does not fit without colors`() throws {
    func textures(_ role: String, _ picture: DisplayList) -> Set<String> {
      Set(
        picture.marks(role).compactMap { mark in
          switch mark.shape {
          case .hatch(_, let hatch): hatch.direction.rawValue
          case .lines(_, let stroke) where stroke.dash.first == 0.01: "dots"
          default: nil
          }
        })
    }
    let ties = try picture("settings-with-ties")
    #expect(textures("strip-beyond", ties) == ["dots"])
    #expect(textures("stretched", ties) == ["rising"])
    #expect(textures("ambiguous", ties) == ["upright"])
    let conflict = try picture("card-that-contradicts-itself")
    #expect(textures("clash", conflict) == ["rising", "falling"])
  }
}
