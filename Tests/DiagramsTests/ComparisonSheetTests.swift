import AutoLayout
import Diagrams
import Drawing
import Geometry
import LayoutExplanation
import Testing

@Suite struct `A sheet of panels` {
  /// Two views, the first with its content's size.
  func scene(
    width: Double = 100, x: Double = 10, a: Double = 40
  ) throws -> Scene {
    try read(
      """
      title: Sheet
      view:
        size: [\(width), 50]
        subviews: { a: { intrinsicContentSize: [\(a), 20] }, b: }
      constraints:
        - a.leading == view.leading + \(x)
        - a.width == \(a)
        - "V:|-10-[a(20)]"
        - "H:|-20-[b(5)]"
        - "V:|-30-[b(10)]"
      """)
  }

  func panel(
    _ scene: Scene, _ title: String = "", from before: Scene? = nil,
    _ detail: DiagramPanel.Former.Detail = .edges
  ) -> DiagramPanel {
    DiagramPanel(
      explain(scene), title: title,
      former: before.map { DiagramPanel.Former(explain($0).layout, detail) })
  }

  func picture(
    _ panels: [DiagramPanel], columns: Int? = nil, _ annotations: Set<Annotation> = .standard
  ) -> DisplayList {
    DiagramComposer(DiagramOptions(annotations: annotations), measuring: measurer).compose(
      ComparisonSheet(title: "Sheet", columns: columns, [ComparisonSheet.Section(panels)]))
  }

  /// The lines of the marks with a role and a subject.
  private func lines(_ role: String, of view: String, in picture: DisplayList) -> [[Point]] {
    picture.marks(role, of: view).flatMap(\.lines)
  }

  // MARK: - Arrangement

  @Test func `with one panel is the same as without a sheet`() throws {
    let scene = try scene()
    #expect(picture([panel(scene)]) == compose(explain(scene)))
    #expect(picture([panel(scene)]).frames.isEmpty)
  }

  @Test func `aligns the scenes of a row and has one scale`() throws {
    let panels = [
      panel(try scene(width: 100), "One"), panel(try scene(width: 160), "Two"),
    ]
    let picture = picture(panels)
    let roots = picture.marks("frame").filter { $0.subject == "view" }.map(\.bounds)
    #expect(roots.map(\.minY) == [roots[0].minY, roots[0].minY])
    // A picture is enlarged to twice its size at most, and there is room for two of 320 points.
    #expect(roots.map(\.width) == [200, 320])
    // From left to right: the margin, the minimal panel width of 240, and the gutter of 48.
    #expect(roots.map(\.minX) == [32, 320])
  }

  /// The number of scenes in each row of a picture, from their positions.
  func grid(_ picture: DisplayList) -> [Int] {
    var rows: [Double: Int] = [:]
    for frame in picture.frames { rows[frame.anchor.y, default: 0] += 1 }
    return rows.sorted { $0.key < $1.key }.map(\.value)
  }

  @Test(arguments: [
    // With roots of 290 there is room for three: 3 × 290 + 2 × 48 + 2 × 32 = 1030. Panels are
    // distributed evenly over the rows.
    (290.0, 2, [2]), (290, 3, [3]), (290, 4, [2, 2]), (290, 5, [3, 2]), (290, 7, [3, 3, 1]),
    // 976 points hold one of 700.
    (700, 2, [1, 1]),
    // Three of the minimal width fit: 3 × 240 + 2 × 48 = 816.
    (60, 3, [3]), (60, 6, [3, 3]),
  ]) func `puts as many side by side as fit`(width: Double, count: Int, rows: [Int]) throws {
    let panel = panel(try scene(width: width), "One")
    #expect(grid(picture(Array(repeating: panel, count: count))) == rows)
  }

  @Test func `has the requested number of columns`() throws {
    let panels = Array(repeating: panel(try scene(), "One"), count: 3)
    #expect(grid(picture(panels, columns: 1)) == [1, 1, 1])
    #expect(grid(picture(panels, columns: 2)) == [2, 1])
    #expect(grid(picture(panels, columns: 8)) == [3])
  }

  @Test func `keeps a hundred panels in rows that fit on a screen`() throws {
    let panel = panel(try scene(width: 290), "One")
    let picture = picture(Array(repeating: panel, count: 101), [.names])
    #expect(picture.size.width <= 1040)
    #expect(grid(picture) == Array(repeating: 3, count: 33) + [2])
  }

  @Test func `begins a row for each section`() throws {
    let one = panel(try scene(), "100 wide")
    let sheet = ComparisonSheet(
      title: "Sheet",
      [
        ComparisonSheet.Section(title: "First", [one, one]),
        ComparisonSheet.Section(title: "Second", changes: ["a.hidden: true"], [one]),
      ])
    let picture = DiagramComposer(measuring: measurer).compose(sheet)
    #expect(grid(picture) == [2, 1])
    #expect(
      picture.texts("panel-title") == ["First", "100 wide", "100 wide", "Second", "100 wide"])
    #expect(picture.texts("panel-change") == ["a.hidden: true"])
    #expect(
      sheet.flattened.panels.map(\.title)
        == ["First, 100 wide", "First, 100 wide", "Second, 100 wide"])
    #expect(sheet.flattened.panels.map(\.changes) == [[], [], ["a.hidden: true"]])
  }

  // MARK: - Panels

  @Test func `shows changes, and turns with a bar`() throws {
    var second = panel(try scene(), "Second")
    second.changes = (1...9).map { "a.key\($0): 8" }
    second.turns = ["a is stretched from 80 up"]
    let picture = picture([panel(try scene(), "First"), second])
    #expect(picture.texts("title") == ["Sheet"])
    #expect(picture.texts("panel-title") == ["First", "Second"])
    #expect(picture.texts("panel-change") == (1...6).map { "a.key\($0): 8" } + ["and 3 more"])
    let bar = try #require(picture.marks("turn-mark").first).bounds
    let turn = try #require(picture.marks("panel-turn").first).bounds
    #expect(bar.maxX < turn.minX && bar.minY == turn.minY && bar.maxY == turn.maxY)
  }

  @Test func `shows each panel's reasons below it, or its verdict if there are none`() throws {
    let label = "b: { class: UILabel, text: ten chars }"
    func row(_ width: Int) throws -> DiagramPanel {
      panel(
        try read(
          """
          view: { size: [\(width), 40], subviews: { \(label) } }
          constraints: ["H:|[b]|", b.centerY == view.centerY]
          """))
    }
    let picture = picture([try row(40), try row(200)])
    #expect(picture.texts("badge-number") == ["1", "1"])
    let quiet = self.picture([panel(try scene()), panel(try scene())])
    #expect(
      quiet.texts("message")
        == Array(
          repeating: "view is 100 × 50; nothing is stretched, compressed or ambiguous.", count: 2))
  }

  @Test func `uses a panel's own annotations`() throws {
    var bare = panel(try scene(), "Bare")
    bare.annotations = [.names]
    let picture = picture([panel(try scene(), "Full"), bare])
    let struts = picture.frames.map { frame in
      picture.marks[frame.marks].count { $0.role == "strut" }
    }
    #expect(struts[0] > 0 && struts[1] == 0)
  }

  @Test func `has one legend with the symbols of all panels`() throws {
    let picture = picture([
      panel(try scene(), "One"), panel(try scene(a: 50), "Two", from: try scene()),
    ])
    let legend = picture.texts("legend")
    #expect(legend == ["edge in the first panel", "required constraint"])
  }

  @Test func `has frames with the marks and the tooltips of each panel`() throws {
    let picture = picture([panel(try scene(), "One"), panel(try scene(a: 50), "Two")])
    #expect(picture.frames.count == 2)
    #expect(!picture.frames[0].box.overlaps(picture.frames[1].box))
    for (frame, title) in zip(picture.frames, ["One", "Two"]) {
      let marks = picture.marks[frame.marks]
      #expect(marks.allSatisfy { $0.bounds.isInside(frame.box) })
      #expect(marks.count { $0.role == "panel-title" } == 1)
      #expect(marks.contains { $0.description.hasSuffix("\"\(title)\"") })
      #expect(picture.tooltips.count { $0.box.isInside(frame.box) } == 3)
    }
    let framed = picture.frames.reduce(0) { $0 + $1.marks.count }
    let rest = ["card", "title", "rule", "legend", "legend-sign"]
    #expect(framed + picture.marks.count { rest.contains($0.role) } == picture.marks.count)
  }

  // MARK: - What is compared

  @Test func `marks the position of an edge in the first panel`() throws {
    let before = try scene()
    let picture = picture(
      [panel(before, "One", from: before), panel(try scene(a: 60), "Two", from: before)], [.names])
    #expect(picture.marks("former").map(\.subject) == ["a"])
    // At twice the size: a ended at x = 50 and spans y from 10 to 30; the line extends by 7 points.
    let corner = picture.frames[1].anchor
    #expect(
      lines("former", of: "a", in: picture) == [
        [Point(x: corner.x + 100, y: corner.y + 13), Point(x: corner.x + 100, y: corner.y + 67)]
      ])
  }

  @Test func `does not mark an edge behind a text, of which only the ends are visible`() throws {
    func row(_ text: String) throws -> Scene {
      try read(
        """
        view:
          size: [300, 40]
          subviews: { title: { class: UILabel, text: \(text) } }
        constraints: ["H:|-10-[title]", "V:|-10-[title]"]
        """)
    }
    let before = try row("Full name")
    let wider = panel(try row("Vollständiger Name"), from: before)
    #expect(picture([wider], [.names]).marks("former").isEmpty)
  }

  @Test func `draws a difference as old frames and moved edges`() throws {
    let picture = DiagramComposer(measuring: measurer).compose(
      ComparisonSheet(
        LayoutDifference(
          from: explain(try scene(x: 10, a: 40)), to: explain(try scene(x: 10, a: 60)))))
    // a's right edge moves from 50 to 70, with 100 points drawn as 200.
    let root = try #require(picture.marks("frame").first { $0.subject == "view" }).bounds
    let arrow = try #require(lines("moved", of: "a", in: picture).first)
    #expect(arrow.map(\.x) == [root.minX + 100, root.minX + 140])
    #expect(picture.texts("moved-label") == ["+20"])
    let outline = lines("former", of: "a", in: picture).flatMap(\.self)
    #expect(outline.map(\.x).min() == root.minX + 20 && outline.map(\.x).max() == root.minX + 100)
    #expect(picture.texts("reason-heading") == ["What changed"])
    #expect(picture.texts("message").first?.hasPrefix("a: width 40 → 60 (+20)") == true)
    #expect(picture.texts("legend").contains("frame before"))
  }

  @Test func `has one arrow for a view that moved and kept its size`() throws {
    let picture = DiagramComposer(measuring: measurer).compose(
      ComparisonSheet(
        LayoutDifference(from: explain(try scene(x: 40)), to: explain(try scene(x: 10)))))
    #expect(picture.texts("moved-label") == ["\u{2212}30"])
    #expect(picture.marks("moved").count == 1)
  }

  @Test func `edges that moved together have one arrow`() throws {
    func row(_ width: Int) throws -> Scene {
      try read(
        """
        view: { size: [200, 50], subviews: { a: {}, b: {} } }
        constraints:
          - "H:|-10-[a(\(width))][b(30)]"
          - "V:|-10-[a(20)]"
          - "V:|-20-[b(20)]"
        """)
    }
    let picture = DiagramComposer(measuring: measurer).compose(
      ComparisonSheet(LayoutDifference(from: explain(try row(40)), to: explain(try row(60)))))
    // a ends where b begins; b keeps its size.
    #expect(picture.texts("moved-label") == ["+20"])
    #expect(picture.marks("moved").map(\.subject) == ["a"])
  }

  @Test func `has no numbers of reasons that it does not show`() throws {
    func row(_ width: Int) throws -> Explanation {
      explain(
        try read(
          """
          view:
            size: [200, 50]
            subviews: { a: { intrinsicContentSize: [40, 20] }, b: { intrinsicContentSize: [30, 20] } }
          constraints:
            - "H:|-10-[a(\(width))]-10-[b(50)]"
            - "V:|-10-[a]"
            - "V:|-10-[b]"
          """))
    }
    let after = try row(60)
    let picture = DiagramComposer(measuring: measurer).compose(
      ComparisonSheet(LayoutDifference(from: try row(50), to: after)))
    #expect(after.reasons.count == 2)
    #expect(picture.marks("tag").map(\.subject).contains("b"))
    #expect(picture.marks("badge").isEmpty)
  }

  @Test func `has a message if there is no difference`() throws {
    let explanation = explain(try scene())
    let picture = DiagramComposer(measuring: measurer).compose(
      ComparisonSheet(LayoutDifference(from: explanation, to: explanation)))
    #expect(picture.texts("message") == ["The layouts are the same."])
    #expect(picture.marks("former").isEmpty && picture.marks("moved").isEmpty)
  }

  @Test func `compares the first of two views with one name with the first`() throws {
    func twins(a: Double) throws -> Scene {
      var scene = try scene(a: a)
      scene.views[2].name = "a"
      return scene
    }
    let before = try twins(a: 40)
    let picture = picture([panel(try twins(a: 60), from: before, .moves)])
    #expect(picture.texts("moved-label") == ["+20"])
  }
}
