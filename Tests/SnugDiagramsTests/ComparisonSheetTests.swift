import SnugDiagrams
import SnugDrawing
import SnugDrawingSupport
import SnugExplanation
import SnugGeometry
import SnugLayout
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

  func panel(_ scene: Scene, _ title: String = "") -> DiagramPanel {
    DiagramPanel(explain(scene), title: title)
  }

  func picture(
    _ panels: [DiagramPanel], columns: Int? = nil, _ annotations: Set<Annotation> = .standard
  ) -> DisplayList {
    DiagramComposer(DiagramOptions(annotations: annotations), measuring: measurer).compose(
      ComparisonSheet(title: "Sheet", columns: columns, [ComparisonSheet.Section(panels)]))
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
    // Two columns of (782 − 28) / 2 = 377 points, of which the wider root would have more than twice
    // its size.
    #expect(roots.map(\.width) == [200, 320])
    #expect(roots.map(\.minX) == [24, 24 + 377 + 28])
  }

  /// The number of scenes in each row of a picture, from their positions.
  func grid(_ picture: DisplayList) -> [Int] {
    var rows: [Double: Int] = [:]
    for frame in picture.frames { rows[frame.anchor.y, default: 0] += 1 }
    return rows.sorted { $0.key < $1.key }.map(\.value)
  }

  @Test(arguments: [
    // There is room for three of 242 points: 3 × 242 + 2 × 28 = 782. Panels are distributed evenly
    // over the rows.
    (290.0, 2, [2]), (290, 3, [3]), (290, 4, [2, 2]), (290, 5, [3, 2]), (290, 7, [3, 3, 1]),
    // In 377 points a text of 17 would have 9.2 points.
    (700, 2, [1, 1]),
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
    // At most six.
    let more = Array(repeating: panels[0], count: 7)
    #expect(grid(picture(Array(more.dropLast()), columns: 7)) == [6])
    #expect(grid(picture(more, columns: 7)) == [6, 1])
  }

  @Test func `keeps a hundred panels in rows that fit on a screen`() throws {
    let panel = panel(try scene(width: 290), "One")
    let picture = picture(Array(repeating: panel, count: 101), [.names])
    #expect(grid(picture) == Array(repeating: 4, count: 25) + [1])
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
      picture.texts("panel-title") == ["100 wide", "100 wide", "100 wide"])
    #expect(picture.texts("section-title") == ["First", "Second"])
    #expect(picture.texts("panel-change") == ["a.hidden: true"])
  }

  // MARK: - Panels

  @Test func `shows changes, at most six`() throws {
    var second = panel(try scene(), "Second")
    second.changes = (1...7).map { "a.key\($0): 8" }
    var first = panel(try scene(), "First")
    first.changes = (1...6).map { "a.key\($0): 9" }
    let picture = picture([first, second])
    #expect(picture.texts("title") == ["Sheet"])
    #expect(picture.texts("panel-title") == ["First", "Second"])
    #expect(
      picture.texts("panel-change")
        == (1...6).map { "a.key\($0): 9" } + (1...6).map { "a.key\($0): 8" } + ["and 1 more"])
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
    #expect(
      picture.texts("verdict").map { String($0.prefix { $0 != ":" }) } == [
        "b gives up 31.5 of its 71.5 points", "b is stretched by 128.5",
      ])
    // One card needs no number.
    #expect(picture.marks("badge").count == 2 && picture.texts("badge-number").isEmpty)
    let quiet = self.picture([panel(try scene()), panel(try scene())])
    #expect(
      quiet.texts("remark")
        == Array(
          repeating: "view is 100 × 50; nothing is stretched, compressed or ambiguous.", count: 2))
  }

  @Test func `uses a panel's own annotations`() throws {
    var bare = panel(try scene(), "Bare")
    bare.annotations = [.names]
    let picture = picture([panel(try scene(), "Full"), bare])
    let names = picture.frames.map { frame in
      picture.marks[frame.marks].count { $0.role == "remark" }
    }
    #expect(names[0] > 0 && names[1] == 0)
  }

  @Test func `has one legend with the signs of all panels`() throws {
    func row(_ width: Int) throws -> DiagramPanel {
      panel(
        try read(
          """
          view: { size: [\(width), 40], subviews: { a: { intrinsicContentSize: [60, 20] } } }
          constraints: ["H:|[a]|", "V:|-10-[a]"]
          """))
    }
    #expect(
      picture([try row(40), try row(100)]).texts("legend")
        == ["beyond the intrinsic size (dotted line)", "compressed", "not as in the first panel"])
  }

  /// With their gaps a and b ask for 119.5 points.
  private func row(_ width: Double, resistance: Int) throws -> DiagramPanel {
    panel(
      try read(
        """
        view:
          size: [\(width), 40]
          subviews:
            a: { class: UILabel, text: ten chars, compressionResistance: \(resistance) }
            b: { intrinsicContentSize: [28, 20], hugging: 251 }
        constraints: ["H:|-10-[a]-10-[b]|", "V:|-10-[a]", "V:|-10-[b]"]
        """), "\(width), \(resistance)")
  }

  @Test func `has strips below the scenes if each panel has one contest of widths`() throws {
    let picture = picture([try row(100, resistance: 749), try row(160, resistance: 749)])
    // If one shows what was wanted, all do.
    #expect(
      picture.texts("strip-label") == ["wanted 119.5, got 100", "wanted 119.5, got 160"])
    #expect(picture.texts("strip-excess") == ["19.5 too much", "40.5 spare"])
    #expect(picture.texts("sum") == ["10 + 71.5 + 10 + 28 = 119.5 in each panel."])
    let scales = picture.frames.map { frame in
      let marks = picture.marks[frame.marks]
      let root = marks.first { $0.role == "frame" && $0.subject == "view" }?.bounds.width ?? 0
      let excess =
        marks.filter { $0.role == "strip-excess" && !$0.lines.isEmpty }.map(\.bounds.width).max()
        ?? 0
      return excess / root
    }
    #expect(abs(scales[0] - 0.195) < 0.01 && abs(scales[1] - 40.5 / 160) < 0.01)
    #expect(Faults.all(in: picture).isEmpty)
    // One that needs no more than there is has another sum, which is not said.
    let quiet = self.picture([
      try row(100, resistance: 749), try row(160, resistance: 749), try row(119.5, resistance: 749),
    ])
    #expect(quiet.texts("sum").count == 2)
    #expect(quiet.texts("sum").allSatisfy { !$0.contains("each panel") })
    // A tie needs its badge.
    let tied = self.picture([try row(100, resistance: 750), try row(160, resistance: 749)])
    #expect(tied.texts("badge-number").count == 4)
  }

  @Test func `keeps the badge of a constraint that gives way`() throws {
    func label(_ priority: Double) throws -> DiagramPanel {
      panel(
        try read(
          """
          view: { size: [140, 52], subviews: { a: { class: UILabel, text: Departures } } }
          constraints: ["H:|-8-[a]", "V:|-8-[a]", "a.width == 30 @ \(priority)"]
          """))
    }
    // No outline marks the view of the first.
    #expect(picture([try label(749), try label(751)]).texts("badge-number").count == 4)
    #expect(picture([try label(752), try label(751)]).texts("badge-number").isEmpty)
  }

  @Test func `boxes what is not as in the first panel`() throws {
    let picture = picture([
      try row(100, resistance: 749), try row(90, resistance: 749), try row(100, resistance: 748),
    ])
    let boxes = picture.frames.map { frame in
      picture.marks[frame.marks].filter { $0.role == "unlike-first" }.map(\.bounds)
    }
    #expect(boxes.map(\.count) == [0, 1, 1])
    func boxed(_ panel: Int, _ role: String) -> [String] {
      picture.texts.filter { text in
        text.mark.role == role && boxes[panel].contains(where: text.ink.intersects)
      }.map(\.text.text.string)
    }
    #expect(boxed(1, "root-name") == ["90"])
    #expect(boxed(2, "strip-caption") == ["resists 748"])
  }

  @Test func `boxes priorities in lists of captions, and no factors`() throws {
    func boxed(_ hugging: Int, name: String, _ stack: String = "") throws -> [String] {
      let panels = try [251, hugging].map { hugging in
        panel(
          try read(
            """
            view:
              size: [140, 20]
              subviews:
                stack:
                  class: UIStackView
                  \(stack)
                  arrangedSubviews:
                    \(name): { intrinsicContentSize: [40, 20], hugging: 250 }
                    \(name)Two: { intrinsicContentSize: [60, 20], hugging: \(hugging) }
            constraints: [stack.edges == view.edges]
            """))
      }
      let picture = picture(panels)
      let boxes = picture.marks("unlike-first").map(\.bounds)
      return picture.texts.filter { text in
        text.mark.role == "strip-caption" && boxes.contains(where: text.ink.intersects)
      }.map(\.text.text.string)
    }
    #expect(try boxed(252, name: "a") == ["hugs 252"])
    let long = String(repeating: "aViewWithALongName", count: 3)
    #expect(try boxed(252, name: long) == ["60 · hugs 252"])
    #expect(try boxed(251, name: "a") == [])
    #expect(try boxed(252, name: "a", "distribution: fillProportionally") == [])
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
    let rest = ["card", "title", "hairline", "legend", "legend-sign"]
    #expect(framed + picture.marks.count { rest.contains($0.role) } == picture.marks.count)
  }
}
