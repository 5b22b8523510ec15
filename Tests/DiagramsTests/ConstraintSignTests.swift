import AutoLayout
import Diagrams
import Drawing
import Geometry
import LayoutExplanation
import Testing

/// Scenes of the fixtures are enlarged: those 240 and 260 points wide to twice their size.
@Suite struct `Constraint signs` {
  private let theme = Theme.light

  /// The position in the picture of a point of a scene at twice its size.
  private func place(_ x: Double, _ y: Double, in picture: DisplayList) throws -> Point {
    let root = try #require(picture.marks("frame").first).bounds
    return Point(x: root.minX + 2 * x, y: root.minY + 2 * y)
  }

  // MARK: - Alignment

  @Test func `a chain of aligned edges is one line beyond all of them`() throws {
    let picture = try picture("edges-centres-baselines", .full)
    let level = try place(0, 20, in: picture).y
    let lines = picture.marks("alignment").filter {
      $0.bounds.height == 0 && abs($0.bounds.minY - level) < 0.01
    }
    try #require(lines.count == 1)
    // From one, which begins at 20, to three, which ends at 240, with overhangs of 6 points.
    let (start, end) = (try place(20, 20, in: picture), try place(240, 20, in: picture))
    #expect(abs(lines[0].bounds.minX - (start.x - 6)) < 0.01)
    #expect(abs(lines[0].bounds.maxX - (end.x + 6)) < 0.01)
    #expect(lines[0].stroke == Stroke(theme.constraint, width: 1))
  }

  @Test func `a line is dashed below 1000, and shows its priority`() throws {
    let picture = try picture("edges-centres-baselines", .full)
    // two spans from 100 to 160; the constraint is the last of thirteen.
    let center = try place(130, 0, in: picture).x
    let lines = picture.marks("alignment").filter {
      $0.bounds.width == 0 && abs($0.bounds.minX - center) < 0.01
    }
    #expect(lines.map(\.stroke) == [Stroke(theme.constraint, width: 1, dash: [4, 3])])
    let labels = picture.marks("alignment-label")
    #expect(picture.texts("alignment-label") == ["@750"])
    #expect(labels.map(\.subject) == lines.map(\.subject))
    // At the end of its line or directly next to it.
    #expect(abs(labels[0].bounds.midX - center) < labels[0].bounds.width / 2 + 6)
  }

  @Test func `a baseline runs below its texts and has serifs at its ends`() throws {
    let picture = try picture("edges-centres-baselines", .full)
    let baselines = picture.marks("alignment").filter {
      $0.bounds.height > 0 && $0.bounds.height < $0.bounds.width
    }
    try #require(baselines.count == 1)
    #expect(baselines[0].stroke == Stroke(theme.constraint, width: 1))
    #expect(baselines[0].bounds.height == 4)
    // name begins at 20, value ends at 110.5 + 39.
    let (start, end) = (try place(20, 93, in: picture), try place(149.5, 114, in: picture))
    #expect(abs(baselines[0].bounds.minX - (start.x - 6)) < 0.01)
    #expect(abs(baselines[0].bounds.maxX - (end.x + 6)) < 0.01)
    // In the lower third of the line of text.
    #expect(baselines[0].bounds.maxY > start.y + 0.6 * (end.y - start.y))
    #expect(baselines[0].bounds.maxY < end.y)
  }

  @Test func `alignments that no reason cites are left out of the standard picture`() throws {
    #expect(try picture("edges-centres-baselines").marks("alignment").isEmpty)
  }

  @Test func `an alignment that a reason cites is drawn in the standard picture`() throws {
    // edge is at 60, and label from 16 to 60, so its width is 44.
    let scene = try read(
      """
      view:
        size: [300, 80]
        subviews: { edge: {}, label: { class: UILabel, text: Not enough room } }
      constraints:
        - "H:|-60-[edge(2)]"
        - "V:|-4-[edge(8)]"
        - label.leading == view.leading + 16
        - label.trailing == edge.leading
        - label.top == view.top + 30
        - edge.height <= label.height
      """)
    let explanation = explain(scene)
    let aligned = try #require(
      explanation.layout.system.entries.firstIndex {
        $0.constraint.firstAttribute == .trailing && $0.constraint.secondAttribute == .leading
      })
    #expect(explanation.contests.flatMap(\.constraints).contains(aligned))
    let picture = picture(of: scene)
    let lines = picture.marks("alignment")
    #expect(lines.map(\.subject) == [explanation.layout.system.entries[aligned].id])
    #expect(lines.map(\.stroke) == [Stroke(theme.constraint, width: 1)])
    #expect(picture.texts("legend").contains("aligned"))
  }

  @Test func `a line is interrupted where it would cross a text`() throws {
    let picture = try drawn(
      """
      view:
        size: [300, 80]
        subviews: { label: { class: UILabel, text: Hello } }
      constraints:
        - label.centerX == view.centerX
        - label.centerY == view.centerY
      """, showing: .full)
    let content = try #require(picture.texts.first { $0.isContent })
    let lines = picture.marks("alignment")
    #expect(lines.count == 2)
    for line in lines {
      guard case .lines(let pieces, _) = line.shape else { continue }
      #expect(pieces.count == 2)
      for piece in pieces {
        let middle = Point(x: (piece[0].x + piece[1].x) / 2, y: (piece[0].y + piece[1].y) / 2)
        #expect(!content.ink.contains(middle))
      }
    }
  }

  @Test func `an offset, a limit and a proportion are shown`() throws {
    let picture = try drawn(
      """
      view:
        size: [300, 200]
        subviews: { a: {}, b: {} }
      constraints:
        - a.centerX == view.centerX - 8
        - a.centerY >= view.centerY
        - b.trailing == 0.5 * view.trailing
        - "H:[a(60)]"
        - "V:|-90-[a(40)]"
        - "H:[b(40)]"
        - "V:|-20-[b(30)]"
      """, showing: .full)
    #expect(
      Set(picture.texts("alignment-label")) == ["\u{2212}8", "≥", "0.5 × view.trailing"])
  }

  @Test func `a center that gave way is drawn in the standard picture, as two lines`() throws {
    let picture = try picture("centre-gives-way")
    // box has its center at 20 + 30, view at 120.
    let places = [try place(50, 0, in: picture).x, try place(120, 0, in: picture).x]
    let lines = picture.marks("alignment")
    #expect(lines.map(\.bounds.minX) == places)
    #expect(lines.allSatisfy { $0.stroke == Stroke(theme.stretched, width: 1) })
    let bar = try #require(
      picture.marks("strut").first { $0.subject == lines[0].subject })
    #expect([bar.bounds.minX, bar.bounds.maxX] == places)
    #expect(picture.texts("strut-label").contains("centred @500 → 70 off"))
    #expect(picture.marks("struck").isEmpty)
  }

  // MARK: - Sizes

  @Test func `a bar in a view shows the requested size without the view's name`() throws {
    let picture = try drawn(
      """
      view:
        size: [300, 280]
        subviews: { a: {}, b: {}, c: {}, d: {} }
      constraints:
        - "H:|-20-[a(200)]"
        - "V:|-10-[a(50)]-10-[b(50)]-10-[c(50)]-10-[d(>=50)]"
        - b.leading == a.leading
        - c.leading == a.leading
        - d.leading == a.leading
        - b.width == a.width
        - c.width == 0.5 * a.width + 8 @ 750
        - d.width == 3.3333333333 * d.height
      """)
    let labels = picture.texts("strut-label")
    for label in ["200", "= a.width", "= 0.5 × a.width + 8 @750", "≥ 50", "= 10/3 × its height"] {
      #expect(labels.contains(label))
    }
  }

  @Test func `gaps of 4, 6 and 8 points have their number next to them`() throws {
    let picture = try picture("small-gaps")
    for (number, constraint) in [("4", "constraint-3"), ("8", "constraint-5")] {
      let bar = try #require(
        picture.marks("strut").first { $0.bounds.width == 2 * (Double(number) ?? 0) }?.bounds,
        "\(constraint)")
      let label = try #require(
        picture.texts.first { $0.mark.role == "strut-label" && $0.text.text.string == number })
      #expect(abs(label.ink.midX - bar.midX) <= 8 && abs(label.ink.midY - bar.midY) <= 16)
    }
    #expect(picture.texts("strut-label").contains("6"))
  }

  @Test(arguments: [
    "b.leading == a.trailing - 30", "b.leading >= a.trailing - 30", "a.trailing == b.leading + 30",
    "a.trailing <= b.leading + 30",
  ]) func `an overlap is a negative distance`(constraint: String) throws {
    let picture = try drawn(
      """
      view:
        size: [200, 120]
        subviews: { a: {}, b: {} }
      constraints:
        - "H:|-20-[a(60)]"
        - "V:|-20-[a(50)]"
        - "V:|-20-[b(50)]"
        - b.width == 70
        - b.leading == view.leading @ 200
        - \(constraint)
      """)
    let sign = constraint.contains("==") ? "" : "≥ "
    #expect(picture.texts("strut-label").contains("\(sign)\u{2212}30"))
  }

  // MARK: - Conflicts

  @Test func `a broken distance is struck through, and shows the outcome inside the scene`() throws
  {
    let picture = try picture("three-spacings")
    let cross = try #require(picture.marks("broken").first)
    #expect(cross.subject == "trailingSpace")
    let words = picture.texts.filter {
      $0.mark.subject == "trailingSpace" && $0.mark.role == "strut-label"
    }
    #expect(words.map(\.text.text.string) == ["40", "is 0"])
    let strike = try #require(picture.marks("struck").first)
    #expect(picture.marks("struck").count == 1)
    // Only the request is struck through, at its middle.
    #expect(abs(strike.bounds.midY - words[0].ink.midY) < 2)
    #expect(strike.bounds.minX <= words[0].ink.minX && strike.bounds.maxX >= words[0].ink.maxX)
    #expect(!strike.bounds.outset(by: EdgeInsets(all: 0.5)).overlaps(words[1].ink))
    let root = try #require(picture.marks("frame").first).bounds
    for word in words {
      #expect(word.ink.isInside(root))
      #expect(abs(word.ink.midY - cross.bounds.midY) < 24)
    }
    // The cross follows the label and its number.
    #expect(cross.bounds.midX - words[1].ink.maxX < 24)
  }

  @Test func `each constraint of a conflict has its number and color at its symbol`() throws {
    let picture = try picture("three-spacings")
    let members = ["constraint-1", "constraint-2", "constraint-3", "constraint-4", "trailingSpace"]
    let badges = picture.marks("badge").compactMap(\.subject)
    // The root's size has no symbol except its caption.
    #expect(Set(badges) == Set(members + ["view"]))
    #expect(badges.count == 6)
    for bar in picture.marks("strut") {
      let isMember = members.contains(bar.subject ?? "")
      #expect(bar.stroke?.color == (isMember ? theme.conflict : theme.edge))
    }
    let caption = try #require(picture.marks("root-name").first).bounds
    let badge = try #require(picture.marks("badge").first { $0.subject == "view" }).bounds
    #expect(badge.minX > caption.maxX && badge.minX < caption.maxX + 10)
    #expect(abs(badge.midY - caption.midY) < 1)
  }

  @Test func `a content size in conflict has its number on its view`() throws {
    // On its tag, or by itself if tags are not drawn.
    for annotations: Set<Annotation> in [.standard, .standard.subtracting([.changes])] {
      let picture = try picture("resistance-against-width", annotations)
      let badges = picture.marks("badge").compactMap(\.subject)
      #expect(badges.sorted() == ["constraint-2", "label"])
    }
  }

  @Test func `a broken center is described as centered`() throws {
    let picture = try picture("centred-and-leading")
    let words = picture.texts.filter {
      $0.mark.subject == "centred" && $0.mark.role == "strut-label"
    }
    #expect(words.map(\.text.text.string) == ["centred", "is 70 off"])
    let lines = picture.marks("alignment", of: "centred")
    #expect(
      lines.map(\.bounds.minX) == [
        try place(50, 0, in: picture).x, try place(120, 0, in: picture).x,
      ])
    #expect(lines.allSatisfy { $0.stroke == Stroke(theme.conflict, width: 1) })
  }

  @Test func `an alignment in a conflict is drawn with its number`() throws {
    // banner.leading == content.leading is satisfied, and one of eight that conflict.
    let picture = try picture("banner-three-levels-down")
    let lines = picture.marks("alignment", of: "constraint-5")
    #expect(lines.map { $0.stroke?.color } == [theme.conflict])
    #expect(picture.marks("badge").contains { $0.subject == "constraint-5" })
  }

  @Test func `without constraints a conflict has its numbers on the views`() throws {
    let annotations = Set<Annotation>.standard.subtracting([.constraints])
    let picture = try picture("three-spacings", annotations)
    #expect(picture.marks("strut").isEmpty && picture.marks("alignment").isEmpty)
    #expect(Set(picture.marks("badge").compactMap(\.subject)) == ["one", "two", "view"])
  }

  // MARK: - Legend

  @Test func `the legend has the lines that occur`() throws {
    let all = try picture("edges-centres-baselines", .full).texts("legend")
    for text in ["aligned", "aligned, optional", "on one baseline"] { #expect(all.contains(text)) }
    let standard = try picture("edges-centres-baselines").texts("legend")
    #expect(!standard.contains { $0.hasPrefix("aligned") })
    // An alignment that is part of a conflict has the legend of conflicts.
    #expect(
      !(try picture("banner-three-levels-down").texts("legend").contains { $0 == "aligned" }))
  }
}
