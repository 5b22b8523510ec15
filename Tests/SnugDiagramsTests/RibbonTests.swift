import SnugComparison
import SnugDiagrams
import SnugDrawing
import SnugExplanation
import SnugGeometry
import SnugLayout
import Testing

/// How much views gain and lose over the sizes of the root, above the panels.
@Suite struct `A ribbon` {
  private let engine = LayoutEngine(measuring: measurer)

  private func table(_ scene: Scene, _ sizes: [Double], _ axis: Axis = .horizontal) -> ResizeTable {
    ResizeTable(scene, axis, over: (sizes.min() ?? 0)...(sizes.max() ?? 0), by: engine)
  }

  private func picture(
    _ scene: Scene, _ sizes: [Double], _ axis: Axis = .horizontal,
    _ annotations: Set<Annotation> = .standard
  ) -> DisplayList {
    let panels = sizes.map { size in
      DiagramPanel(explain(scene.resized(axis, to: size)), title: "\(size)")
    }
    let section = ComparisonSheet.Section(panels, resizing: table(scene, sizes, axis))
    return DiagramComposer(DiagramOptions(annotations: annotations), measuring: measurer).compose(
      ComparisonSheet(title: scene.title, [section]))
  }

  /// The edges of what a view gains or loses, and of the lines where it has the size it wants.
  private func edges(of view: String, in picture: DisplayList) -> [[Point]] {
    picture.marks.filter { $0.subject == view && $0.role == "ribbon-edge" }.flatMap(\.lines)
  }

  @Test func `has the differences of the layouts, at one scale`() throws {
    for (name, low, high) in [
      ("document-toolbar", 60.0, 300.0), ("filmstrip", 150, 300), ("icon-title-subtitle", 180, 420),
    ] {
      let scene = try fixture(name)
      let picture = picture(scene, [low, high])
      let markers = picture.marks("ribbon-marker").map(\.bounds.midX)
      let scale = (markers[1] - markers[0]) / (high - low)
      var perPoint: [Double] = []
      for size in stride(from: low + 1, to: high, by: 7) {
        let layout = engine.layout(scene.resized(.horizontal, to: size))
        let x = markers[0] + (size - low) * scale
        for id in scene.viewIDs
        where scene[id].intrinsicContentSizeOverride != nil
          || scene[id].content.mainText != nil
        {
          let lines = edges(of: scene[id].name, in: picture)
          let amount = layout.deformation(of: id, .horizontal).delta
          guard !lines.isEmpty, abs(amount) > 2,
            let line = wantedLine(of: scene[id].name, in: picture)
          else { continue }
          let heights = lines.compactMap { edgeHeight(of: $0, at: x) }
          let height = try #require(heights.max { abs($0 - line) < abs($1 - line) })
          perPoint.append((line - height) / amount)
        }
      }
      #expect(!perPoint.isEmpty && perPoint.min()! > 0, "\(name)")
      #expect(perPoint.max()! / perPoint.min()! < 1.05, "\(name): \(perPoint)")
    }
  }

  /// The y position of the line that stands for the size that a view wants, as of its name.
  private func wantedLine(of view: String, in picture: DisplayList) -> Double? {
    picture.texts.first { $0.mark.role == "ribbon-name" && $0.text.text.string == view }
      .map(\.text.box.midY)
  }

  private func edgeHeight(of line: [Point], at x: Double) -> Double? {
    for (start, end) in zip(line, line.dropFirst()) where start.x < x && x <= end.x {
      return start.y + (x - start.x) / (end.x - start.x) * (end.y - start.y)
    }
    return nil
  }

  @Test func `has the amounts of the panels`() throws {
    let picture = picture(try fixture("filmstrip"), [188, 260, 300])
    #expect(picture.texts("ribbon-amount") == ["−56", "+16", "+56"])
    let amounts = picture.marks("ribbon-amount").map(\.bounds)
    let markers = picture.marks("ribbon-marker").map(\.bounds.midX)
    #expect(zip(amounts, markers).allSatisfy { abs($0.midX - $1) < 1 })
  }

  @Test func `shows the breakpoints and the panels' sizes`() throws {
    // 16 + 156 + 8 + 48 + 16 = 244: at this width the title has its intrinsic width.
    let picture = picture(try fixture("filmstrip"), [188, 260, 300])
    #expect(picture.texts("ribbon-shown") == ["188", "260", "300"])
    #expect(picture.texts("ribbon-size") == ["244"])
    #expect(picture.texts("ribbon-word") == ["compressed", "stretched"])
  }

  @Test func `distinguishes states by textures, and ambiguities by edges`() throws {
    let picture = picture(try fixture("document-toolbar"), [60, 300])
    func lines(_ role: String) -> [[Point]] { picture.marks(role).flatMap(\.lines) }
    #expect(lines("ribbon-compressed").isEmpty)
    // Rising, from the line up to the edge.
    let hatch = lines("ribbon-stretched")
    #expect(!hatch.isEmpty)
    #expect(hatch.allSatisfy { abs(($0[1].x - $0[0].x) - ($0[0].y - $0[1].y)) < 0.01 })
    let ambiguous = picture.marks("ribbon-edge").filter {
      $0.stroke?.color == Theme.light.ambiguous
    }
    #expect(Set(ambiguous.map(\.subject)) == ["heading", "edited", "share", "layout"])
  }

  @Test func `counts a new number of lines as a change`() throws {
    let scene = try read(
      """
      view:
        size: [100, 80]
        subviews: { body: { class: UILabel, text: one two three four, numberOfLines: 0 } }
      constraints: ["H:|[body]|", "V:|[body]"]
      """)
    let sizes = [60.0, 120]
    let lines = table(scene, sizes).rows.map { $0.texts[1]?.lineCount ?? 0 }
    var changes: [Double] = []
    for (index, row) in table(scene, sizes).rows.enumerated().dropFirst()
    where lines[index] != lines[index - 1] { changes.append(row.range.lowerBound) }
    let picture = picture(scene, sizes)
    #expect(!changes.isEmpty)
    let drawn = Set(picture.texts("ribbon-size"))
    #expect(changes.allSatisfy { drawn.contains($0.description(decimals: 2)) })
    #expect(picture.texts("ribbon-word").contains { $0.hasSuffix("3 lines") })
  }

  @Test func `leaves out unchanged views if there are many views`() throws {
    func scene(_ count: Int) throws -> Scene {
      let labels = (1...count).map { "a\($0): { intrinsicContentSize: [20, 5], hugging: 1 }" }
      // The width of all views except the first is always 50.
      let rows = (1...count).flatMap { index in
        [
          index == 1 ? "\"H:|[a1]|\"" : "\"H:|[a\(index)(50)]\"",
          "\"V:|-\(index * 6)-[a\(index)(5)]\"",
        ]
      }
      return try read(
        """
        view: { size: [100, 200], subviews: { \(labels.joined(separator: ", ")) } }
        constraints: [\(rows.joined(separator: ", "))]
        """)
    }
    #expect(picture(try scene(12), [10, 40]).texts("ribbon-name").count == 13)
    #expect(picture(try scene(13), [10, 40]).texts("ribbon-name") == ["view's width", "a1"])
  }

  @Test func `has heights, above panels side by side`() throws {
    let picture = picture(try fixture("column-too-short"), [80, 120, 200], .vertical)
    #expect(picture.texts("ribbon-name") == ["view's height", "upper", "lower", "layout"])
    #expect(picture.texts("ribbon-shown") == ["80", "120", "200"])
    #expect(picture.texts("ribbon-size") == ["81", "142"])
  }

  @Test func `is not drawn without changes`() throws {
    let picture = picture(
      try fixture("filmstrip"), [188, 260], .horizontal, Set.standard.subtracting([.changes]))
    #expect(!picture.marks.contains { $0.role.hasPrefix("ribbon-") })
  }

  @Test func `keeps any number of labels apart`() throws {
    let scene = try fixture("filmstrip")
    let sizes = (0..<90).map { 160 + Double($0) * 1.25 }
    let picture = picture(scene, sizes)
    #expect(picture.marks("ribbon-marker").count == 90)
    let labels = picture.texts("ribbon-shown")
    #expect(labels.count > 10 && labels.first == "160" && labels.last == "271.25")
    #expect(Faults.overlaps(in: picture).isEmpty)
  }
}
