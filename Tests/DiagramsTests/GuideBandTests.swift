import AutoLayout
import Diagrams
import Drawing
import Geometry
import Testing

@Suite struct `Guide bands` {
  private let theme = Theme.light

  /// The rectangles of a role and a subject, in the scene's points.
  private func rects(
    _ role: String, _ subject: String, in picture: DisplayList, width: Double
  ) throws -> [Rect] {
    let root = try #require(picture.marks("frame").first).bounds
    let zoom = root.width / width
    return picture.marks(role).filter { $0.subject == subject }.map(\.bounds).map { rect in
      Rect(
        spanning: PerAxis { axis in
          func place(_ value: Double) -> Double {
            ((value - root[axis].start) / zoom * 1000).rounded() / 1000
          }
          return Interval(start: place(rect[axis].start), end: place(rect[axis].end))
        })
    }
  }

  // MARK: - Guides

  @Test func `a band lies between the edges of a view and its guide`() throws {
    let picture = try picture("safe-area")
    // 200 × 260 with safe area insets of 44 and 34 points, and margins of 16 inside them.
    #expect(
      try rects("guide-band", "view.safeAreaLayoutGuide", in: picture, width: 200) == [
        Rect(x: 0, y: 0, width: 200, height: 44), Rect(x: 0, y: 226, width: 200, height: 34),
      ])
    #expect(
      try rects("guide-band", "view.layoutMarginsGuide", in: picture, width: 200) == [
        Rect(x: 0, y: 44, width: 200, height: 16), Rect(x: 0, y: 210, width: 200, height: 16),
        Rect(x: 0, y: 60, width: 16, height: 150), Rect(x: 184, y: 60, width: 16, height: 150),
      ])
    let fills = Set(picture.marks("guide-band").map(\.fill))
    #expect(fills == [theme.marginTint, theme.safeAreaTint])
  }

  @Test func `lines distinguish safe area insets from margins, which have a similar tint`() throws {
    for (name, guide) in [
      ("safe-area", "view.safeAreaLayoutGuide"),
      ("readable-content", "view.readableContentGuide"),
    ] {
      let picture = try picture(name)
      let bands = picture.marks("guide-band").filter { $0.subject == guide }
      let rules = picture.marks("guide-rule")
      #expect(bands.count == 2 && rules.map(\.subject) == [guide, guide])
      for (band, rule) in zip(bands, rules) {
        #expect(rule.bounds.isInside(band.bounds))
        #expect(rule.bounds.height > band.bounds.height - 10)
      }
    }
  }

  @Test func `a text has a background only if lines are behind it`() throws {
    let picture = try picture("readable-content")
    let grounds = picture.marks("label-ground").map(\.bounds)
    let grounded = picture.texts.filter { text in grounds.contains { text.ink.isInside($0) } }
    // The header covers the lines behind its name.
    #expect(Set(grounded.map(\.text.text.string)) == ["layout margins", "12"])
  }

  @Test func `bands lie on the surface of their view and below its subviews`() throws {
    let picture = try picture("safe-area")
    let surfaces = picture.marks.indices.filter { picture.marks[$0].role == "surface" }
    let bands = picture.marks.indices.filter { picture.marks[$0].role == "guide-band" }
    #expect(!bands.isEmpty)
    #expect(bands.allSatisfy { surfaces[0] < $0 && $0 < surfaces[1] })
  }

  @Test func `readable content begins where the margins end`() throws {
    let picture = try picture("readable-content")
    // (960 - 672) / 2 = 144 on either side, including margins of 16; the height is 160.
    #expect(
      try rects("guide-band", "view.readableContentGuide", in: picture, width: 960) == [
        Rect(x: 16, y: 16, width: 128, height: 128), Rect(x: 816, y: 16, width: 128, height: 128),
      ])
  }

  @Test func `each guide has its name inside, not in its band`() throws {
    for (fixture, names) in [
      ("safe-area", ["layout margins", "safe area"]),
      ("readable-content", ["layout margins", "readable content"]),
      ("equal-gaps", ["before", "after"]),
    ] {
      let picture = try picture(fixture)
      let texts = picture.texts.filter { $0.mark.role == "guide-name" }
      #expect(Set(texts.map(\.text.text.string)) == Set(names))
      for text in texts {
        func marks(_ role: String) -> [Mark] {
          picture.marks(role).filter { $0.subject == text.mark.subject }
        }
        #expect(
          marks("guide").contains { text.ink.isInside($0.bounds) }, "\(fixture): \(text.mark)")
        #expect(!marks("guide-band").contains { text.ink.overlaps($0.bounds) })
      }
    }
  }

  /// There is no room for the margins' name between the frame of oats, which is stretched, and the
  /// margins.
  @Test func `the name of a guide crosses no frame and no hatch`() throws {
    let list = try drawn(
      """
      view:
        size: [343, fit]
        subviews:
          list:
            class: UIStackView
            axis: vertical
            isLayoutMarginsRelativeArrangement: true
            layoutMargins: [12, 16, 12, 16]
            arrangedSubviews:
              row:
                class: UIStackView
                spacing: 8
                alignment: center
                arrangedSubviews:
                  oats: { class: UILabel, text: Oats }
                  count: { class: UILabel, text: "1", hugging: 252 }
                  stepper: { class: UIStepper }
      constraints:
        - list.edges == view.edges
      """)
    for picture in [list] + drawnFixtures.map(\.picture) {
      let frames = picture.marks("frame").map(\.bounds)
      let hatches = picture.marks("stretched").map(\.bounds)
      for text in picture.texts where text.mark.role == "guide-name" {
        let crossed = frames.filter { text.ink.overlaps($0) && !text.ink.isInside($0) }
        #expect((crossed + hatches.filter(text.ink.overlaps)).isEmpty, "\(text.mark)")
      }
    }
  }

  @Test func `margins that constraints use without a guide are shown on these sides`() throws {
    let picture = try picture("song-in-landscape")
    // 340 × 60, with safe area insets of 44 on the left and the right, and margins of 16 inside
    // them.
    #expect(
      try rects("guide-band", "view.safeAreaLayoutGuide", in: picture, width: 340)
        .filter { $0.width > 0 && $0.height > 0 } == [
          Rect(x: 0, y: 0, width: 44, height: 60), Rect(x: 296, y: 0, width: 44, height: 60),
        ])
    #expect(
      try rects("guide-band", "view.layoutMarginsGuide", in: picture, width: 340) == [
        Rect(x: 44, y: 0, width: 16, height: 60), Rect(x: 280, y: 0, width: 16, height: 60),
      ])
    #expect(picture.texts("guide-name") == ["safe area"])
    #expect(picture.texts("strut-label").filter { $0 == "44 + 16" }.count == 2)
  }

  @Test func `an author's guide is tinted and has an edge`() throws {
    let picture = try picture("equal-gaps")
    let frames = picture.marks("guide", of: "before")
    let fills = picture.marks("guide-fill", of: "before")
    #expect(fills.map(\.fill) == [theme.marginTint])
    #expect(frames.map(\.bounds) == fills.map(\.bounds))
    #expect(frames.first?.stroke == Stroke(theme.constraint, width: 0.75))
  }

  @Test func `without guides there are no bands`() throws {
    let picture = try picture("safe-area", Set.standard.subtracting([.guides]))
    #expect(picture.marks("guide-band").isEmpty && picture.marks("guide-name").isEmpty)
  }

  // MARK: - Stack views

  @Test func `the gaps of a stack view are tinted from edge to edge`() throws {
    // 280 - 2 × 12 = 256 for three buttons of width 80 and two gaps of 8; the height is 30,
    // centered in 60.
    #expect(
      try rects("stack-gap", "stack", in: try picture("fill-equally"), width: 280) == [
        Rect(x: 92, y: 15, width: 8, height: 30), Rect(x: 180, y: 15, width: 8, height: 30),
      ])
  }

  @Test func `a stack view with margins shows them, and its spacing`() throws {
    let picture = try picture("layout-margins")
    // At 16, 16, with margins of 16 around 40 + 8 + 50 + 20 + 40 = 158 by 32.
    #expect(
      try rects("stack-gap", "stack", in: picture, width: 240) == [
        Rect(x: 72, y: 32, width: 8, height: 32), Rect(x: 130, y: 32, width: 20, height: 32),
      ])
    #expect(
      try rects("guide-band", "stack.layoutMarginsGuide", in: picture, width: 240) == [
        Rect(x: 16, y: 16, width: 190, height: 16), Rect(x: 16, y: 64, width: 190, height: 16),
        Rect(x: 16, y: 32, width: 16, height: 32), Rect(x: 190, y: 32, width: 16, height: 32),
      ])
  }

  @Test func `no edge of a gap or of an alignment rectangle crosses a name or a number`() {
    for (name, _, _, picture) in drawnFixtures {
      let rects = (picture.marks("stack-gap") + picture.marks("alignment-rect")).map(\.bounds)
      let grounds = picture.marks("label-ground").map(\.bounds)
      for text in picture.texts
      where ["name", "guide-name", "strut-label"].contains(text.mark.role) {
        if grounds.contains(where: text.ink.isInside) { continue }
        let crossed = rects.filter {
          text.ink.overlaps($0.inset(by: EdgeInsets(all: 0.5))) && !text.ink.isInside($0)
        }
        #expect(crossed.isEmpty, "\(name): \(text.mark) and \(crossed)")
      }
    }
  }

  @Test func `a hidden view leaves one gap`() throws {
    // icon ends at 16 + 24; label begins 10 points after it.
    let gaps = try rects("stack-gap", "stack", in: try picture("hidden-view"), width: 300)
    #expect(gaps.map { [$0.minX, $0.maxX] } == [[40, 50]])
  }

  @Test(arguments: [
    ("fill-equally", "stack  horizontal · fillEqually"),
    ("fill", "stack  horizontal · firstBaseline"),
    ("sized-by-its-content", "stack  vertical · leading"),
    ("layout-margins", "stack  horizontal · top"),
  ]) func `the name of a stack view has its properties`(fixture: String, name: String) throws {
    #expect(try picture(fixture).texts("name").contains(name))
  }

  // MARK: - Alignment rectangles

  @Test func `the alignment rectangle of a switch is drawn in addition to its frame`() throws {
    // The frame extends 2 points beyond it on the right.
    let expected = [Rect(x: 278, y: 16, width: 49, height: 31)]
    let standard = try picture("switch-frame")
    #expect(try rects("alignment-rect", "toggle", in: standard, width: 343) == expected)
    #expect(standard.texts("legend").contains("alignment rectangle"))
    // Without bars that end at it, it is drawn only on request.
    let bare = Set<Annotation>.standard.subtracting([.constraints])
    #expect(try picture("switch-frame", bare).marks("alignment-rect").isEmpty)
    let asked = bare.union([.alignmentRects])
    #expect(
      try rects("alignment-rect", "toggle", in: try picture("switch-frame", asked), width: 343)
        == expected)
  }

  @Test func `an alignment rectangle that equals the frame is not drawn`() throws {
    #expect(try picture("name-and-field", .full).marks("alignment-rect").isEmpty)
  }
}
