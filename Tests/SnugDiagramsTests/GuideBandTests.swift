import SnugDiagrams
import SnugDrawing
import SnugGeometry
import SnugLayout
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
  }

  @Test func `an author's guide is tinted and has its name`() throws {
    let picture = try picture("equal-gaps")
    #expect(picture.marks("guide-fill", of: "before").map(\.fill) == [theme.marginTint])
    for text in picture.texts where text.mark.role == "guide-name" {
      let fills = picture.marks("guide-fill").filter { $0.subject == text.mark.subject }
      #expect(fills.contains { text.ink.isInside($0.bounds) })
    }
  }

  @Test func `without guides there are no bands`() throws {
    let picture = try picture("safe-area", Set.standard.subtracting([.guides]))
    #expect(picture.marks("guide-band").isEmpty && picture.marks("guide-name").isEmpty)
  }

  // MARK: - Alignment rectangles

  @Test func `the alignment rectangle of a switch is drawn in addition to its frame`() throws {
    // The frame extends 2 points beyond it on the right.
    let expected = [Rect(x: 278, y: 16, width: 49, height: 31)]
    #expect(try picture("switch-frame").marks("alignment-rect").isEmpty)
    let asked = try picture("switch-frame", Set.standard.union([.alignmentRects]))
    #expect(try rects("alignment-rect", "toggle", in: asked, width: 343) == expected)
    #expect(asked.texts("legend").contains("alignment rectangle"))
  }

  @Test func `an alignment rectangle that equals the frame is not drawn`() throws {
    #expect(try picture("name-and-field", .full).marks("alignment-rect").isEmpty)
  }
}
