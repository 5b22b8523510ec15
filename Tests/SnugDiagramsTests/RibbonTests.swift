import SnugDiagrams
import SnugDrawing
import SnugExplanation
import SnugGeometry
import SnugLayout
import Testing

/// The bars above the panels of several widths.
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

  /// The bars of a view, with their roles.
  private func bars(of view: String, in picture: DisplayList) -> [(role: String, box: Rect)] {
    picture.marks.compactMap { mark in
      guard mark.subject == view, mark.role != "ribbon-ground", mark.role.hasPrefix("ribbon-"),
        case .rectangle(let box, _, _, let stroke) = mark.shape, stroke == nil
      else { return nil }
      return (mark.role, box)
    }
  }

  @Test func `has bars for the table's ranges, at one scale`() throws {
    let scene = try fixture("document-toolbar")
    let sizes = [60.0, 300]
    let picture = picture(scene, sizes)
    let rows = table(scene, sizes).rows
    // Three views change in this range, and the status of the layout.
    let names = picture.texts("ribbon-name")
    #expect(names == ["view's width", "heading", "edited", "share", "layout"])
    let markers = picture.marks("ribbon-marker").map(\.bounds.midX)
    #expect(markers.count == 2)
    let scale = (markers[1] - markers[0]) / 240
    for (index, view) in scene.viewIDs.enumerated().dropFirst() {
      var expected: [(kind: ResizeTable.ViewState.Kind, ambiguous: Bool, end: Double)] = []
      for row in rows {
        let state = row.states[index][.horizontal]
        if let last = expected.last, last.kind == state.kind, last.ambiguous == state.isAmbiguous {
          expected[expected.count - 1].end = row.range.upperBound
        } else {
          expected.append((state.kind, state.isAmbiguous, row.range.upperBound))
        }
      }
      let bars = bars(of: scene[view].name, in: picture)
      #expect(bars.map(\.role) == expected.map { "ribbon-\($0.kind.rawValue)" })
      var start = markers[0]
      for (bar, run) in zip(bars, expected) {
        let end = markers[0] + (run.end - 60) * scale
        #expect(abs(bar.box.minX - start) < 0.01 && abs(bar.box.maxX - end) < 0.01)
        start = end
      }
    }
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
    func hatches(_ role: String) -> Set<Hatch.Direction> {
      Set(
        picture.marks(role).compactMap { mark in
          guard case .hatch(_, let hatch) = mark.shape else { return nil }
          return hatch.direction
        })
    }
    #expect(hatches("ribbon-compressed").isEmpty)
    #expect(hatches("ribbon-stretched") == [.rising])
    #expect(hatches("ribbon-intrinsic").isEmpty)
    let ambiguous = picture.marks("ribbon-edge").filter { mark in
      guard case .rectangle(_, _, _, let stroke?) = mark.shape else { return false }
      return stroke.color == Theme.light.ambiguous
    }
    #expect(ambiguous.map(\.subject) == ["heading", "edited", "share", "layout"])
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
    let told = Set(picture.texts("ribbon-size"))
    #expect(changes.allSatisfy { told.contains($0.description(decimals: 2)) })
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
