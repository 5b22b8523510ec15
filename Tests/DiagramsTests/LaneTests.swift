import AutoLayout
import Diagrams
import Drawing
import Geometry
import Testing
import Typesetting

/// Scenes 600 points wide are drawn at their own size, 32 points from the left.
@Suite struct `Lanes` {
  private func fixture(_ name: String) throws -> Scene {
    try #require(fixtures.first { $0.name == "\(name).yaml" }).scene
  }

  /// A view 100 wide, stretched or compressed to a width.
  private func scene(width: Double) throws -> Scene {
    try read(
      """
      view:
        size: [600, 100]
        subviews: { a: { intrinsicContentSize: [100, 40] } }
      constraints:
        - "H:|[a(\(width))]"
        - "V:|[a]"
      """)
  }

  private func written(_ string: String, in picture: DisplayList) -> WrittenText? {
    picture.texts.first { $0.text.text.string == string }
  }

  // MARK: - Pills and priorities

  @Test(arguments: [(400.0, "+300 stretched"), (98.5, "\u{2212}1.5 compressed")])
  func `the difference stands in a pill of its colour`(width: Double, difference: String) throws {
    let picture = picture(of: try scene(width: width))
    let theme = Theme.light
    let text = try #require(written(difference, in: picture))
    #expect(text.text.color == theme.canvas)
    #expect(text.text.text.font.weight == .semibold)
    let pill = try #require(picture.marks("pill", of: "a").first)
    guard case .rectangle(let rect, let radius, let fill, nil) = pill.shape else {
      Issue.record("no filled rectangle")
      return
    }
    #expect(fill == (width > 100 ? theme.stretched : theme.compressed))
    #expect(radius == 3 && rect.height == 16)
    #expect(text.ink.isInside(rect))
  }

  @Test func `a pill stands on a segment with room for it, else below`() throws {
    // The bar of 400 is stretched from 132 on: its middle lies at 132 + 150.
    let wide = picture(of: try scene(width: 400))
    let pill = try #require(wide.marks("pill").first).bounds
    let segment = try #require(wide.fills("stretched").last { $0.height == 12 })
    #expect(segment[.horizontal] == Interval(start: 132, end: 432))
    #expect(pill.midX == 282 && abs(pill.midY - segment.midY) < 1e-9)

    let narrow = picture(of: try scene(width: 130))
    let below = try #require(narrow.marks("pill").first).bounds
    let part = try #require(narrow.fills("stretched").last { $0.height == 12 })
    #expect(part[.horizontal] == Interval(start: 132, end: 162))
    #expect(below.minY >= part.maxY && below.minY < part.maxY + 8)
    #expect(below.minX <= 132 && below.maxX >= 162)
  }

  @Test func `the priority that decided is bold and in the colour of what happened`() throws {
    let decided = [
      (picture(of: try scene(width: 400)), "hugs 250", Theme.light.stretched),
      (picture(of: try scene(width: 60)), "resists 750", Theme.light.compressed),
    ]
    for (picture, priority, color) in decided {
      let text = try #require(written(priority, in: picture))
      #expect(text.text.color == color)
      #expect(text.text.text.font.weight == .semibold)
    }
    // Whoever kept its size is told in plain words.
    let other = picture(of: try fixture("name-and-field"))
    let held = try #require(written("hugs 251", in: other))
    #expect(held.text.color == Theme.light.secondaryInk)
    #expect(held.text.text.font.weight == .regular)
  }

  @Test func `priorities and measures can be left out`() throws {
    let scene = try scene(width: 400)
    let plain = picture(of: scene, showing: .full.subtracting([.priorities, .waterfall, .reasons]))
    #expect(plain.texts("measure").sorted() == ["+300 stretched", "400", "intrinsic 100"])
    let none = picture(of: scene, showing: .full.subtracting([.measures]))
    #expect(none.marks("lane-heading").isEmpty && none.marks("measure").isEmpty)
  }

  // MARK: - Who is told

  @Test func `plain views say nothing unless they count`() throws {
    // `backdrop` and `banner` have no width of their own, and nobody asks for it.
    let safe = picture(of: try fixture("safe-area"))
    #expect(Set(safe.marks("measure").map(\.subject)) == ["title", "action"])
    // 120 of `sampleView` is a number in the sum.
    let row = picture(of: try fixture("first-label-yields"))
    #expect(
      Set(row.marks("measure").map(\.subject)) == ["sampleView", "label1", "label2", "label3"])
  }

  @Test func `bars of views one above the other are named`() throws {
    // titleLabel stands above subtitleLabel; avatar and badge, beside them, are named with them.
    let column = picture(of: try fixture("table-cell")).texts("measure")
    for name in ["titleLabel", "subtitleLabel", "avatar", "badge"] {
      #expect(column.contains(name))
    }
    // In a row of its own nobody needs a name.
    let row = picture(of: try fixture("name-and-field"))
    #expect(Set(row.texts("measure")).isDisjoint(with: row.marks("measure").compactMap(\.subject)))
  }

  @Test func `a required least or greatest size is a tick on the bar`() throws {
    // 300 is what `a` must at least have, and has; 500 lies beyond its bar.
    let picture = picture(
      of: try read(
        """
        view:
          size: [600, 100]
          subviews: { a: { intrinsicContentSize: [100, 40] } }
        constraints:
          - "H:|[a(>=300,<=500)]"
          - "V:|[a]"
        """))
    #expect(picture.lines("size-limit").map { $0.map(\.x) } == [[332, 332]])
    #expect(picture.texts("legend").contains("least or greatest size allowed"))
  }

  // MARK: - Rows

  /// A lane as it is drawn: its rows, and what it would take at least.
  private struct Lane {
    var axis: Axis
    var rows: [Double: Set<String>] = [:]
    var bars: [(subject: String, span: Interval)] = []
    var captions: [(subject: String, span: Interval)] = []

    /// The most bars, or captions, that have a place along the lane in common.
    var least: Int {
      max(Self.most(bars, 0.02), Self.most(captions, 0.02), 1)
    }

    private static func most(
      _ spans: [(subject: String, span: Interval)], _ tolerance: Double
    ) -> Int {
      // Where something begins is as crowded a place as there is.
      let places = spans.map { $0.span.start + tolerance }
      return places.map { place in
        Set(
          spans.filter { $0.span.start < place && place < $0.span.end - tolerance }.map(\.subject)
        ).count
      }.max() ?? 0
    }
  }

  private func lanes(of picture: DisplayList) -> [Lane] {
    var lanes: [Lane] = []
    let barRoles: Set = ["laid-out", "fixed", "ambiguous", "stretched", "compressed"]
    for mark in picture.marks {
      if mark.role == "lane-heading", case .text(let text) = mark.shape {
        lanes.append(
          Lane(axis: text.text.string.hasPrefix("Horizontal") ? .horizontal : .vertical))
      }
      guard let axis = lanes.last?.axis, let subject = mark.subject else { continue }
      let box = mark.bounds
      if barRoles.contains(mark.role), case .rectangle(_, _, .some, _) = mark.shape {
        lanes[lanes.count - 1].rows[box[axis.cross].start, default: []].insert(subject)
        lanes[lanes.count - 1].bars.append((subject, box[axis]))
      } else if mark.role == "range", case .lines(let lines, _) = mark.shape {
        let ends = lines[0].map { $0[axis] }
        lanes[lanes.count - 1].bars.append((subject, Interval(start: ends[0], end: ends[1])))
      } else if mark.role == "measure" {
        // What stands on a bar is in nobody's way.
        let isOnBar = lanes[lanes.count - 1].rows.keys.contains {
          abs(box[axis.cross].middle - ($0 + 6)) < 1
        }
        if axis == .horizontal, isOnBar { continue }
        lanes[lanes.count - 1].captions.append((subject, box[axis].expanded(by: 4)))
      }
    }
    return lanes.filter { !$0.bars.isEmpty }
  }

  @Test func `a lane has as many rows as things meet at one place`() {
    var rowCounts: [Int: Int] = [:]
    for (name, scene) in fixtures {
      for lane in lanes(of: picture(of: scene, showing: .full)) {
        rowCounts[lane.rows.count, default: 0] += 1
        // Rows are filled first come, first served: now and then that takes one more.
        #expect(lane.rows.count <= lane.least + 1, "\(name), \(lane.axis): \(lane.rows)")
      }
    }
    // There are lanes of one row, of two, and of more.
    #expect((1...3).allSatisfy { rowCounts[$0, default: 0] > 0 })
  }

  @Test func `a row of views that do not meet takes one row`() throws {
    let picture = picture(
      of: try read(
        """
        view:
          size: [600, 100]
          subviews:
            a: { intrinsicContentSize: [100, 40] }
            b: { intrinsicContentSize: [100, 40] }
            c: { intrinsicContentSize: [100, 40] }
        constraints:
          - "H:|[a]-100-[b]-100-[c]"
          - "V:|[a]"
          - "V:|[b]"
          - "V:|[c]"
        """))
    #expect(lanes(of: picture).map(\.rows.count) == [1])
  }

  @Test func `a column of views that meet takes a row for each, in their order`() throws {
    let picture = picture(
      of: try read(
        """
        view:
          size: [600, 200]
          subviews:
            a: { intrinsicContentSize: [100, 40] }
            b: { intrinsicContentSize: [200, 40] }
            c: { intrinsicContentSize: [50, 40] }
        constraints:
          - "H:|-100-[a]"
          - "H:|-50-[b]"
          - "H:|-120-[c]"
          - "V:|[a][b][c]"
        """))
    let rows = try #require(lanes(of: picture).first).rows
    #expect(rows.sorted { $0.key < $1.key }.map(\.value) == [["a"], ["b"], ["c"]])
  }

  @Test func `what stands side by side in the scene does so in its lane`() throws {
    // What label1 is missing covers label2; label3, which it does not reach in the second scene,
    // stays beside label2 all the same.
    for name in ["first-label-yields"] {
      let rows = try #require(lanes(of: picture(of: try fixture(name))).first).rows
      #expect(
        rows.sorted { $0.key < $1.key }.map(\.value) == [
          ["sampleView", "label1"], ["label2", "label3"],
        ])
    }
    let picture = picture(
      of: try read(
        """
        view:
          size: [600, 100]
          subviews:
            a: { intrinsicContentSize: [230, 40] }
            b: { intrinsicContentSize: [100, 40], compressionResistance: 751 }
            c: { intrinsicContentSize: [300, 40], compressionResistance: 751 }
        constraints:
          - "H:|[a][b][c]|"
          - "V:|[a]"
          - "V:|[b]"
          - "V:|[c]"
        """))
    // 230 + 100 + 300 − 600 = 30 are missing: they reach from 232 to 262, and c begins at 332.
    let rows = try #require(lanes(of: picture).first).rows
    #expect(rows.sorted { $0.key < $1.key }.map(\.value) == [["a"], ["b", "c"]])
  }

  @Test func `a caption stays with its bar`() {
    for (name, scene) in fixtures {
      for lane in lanes(of: picture(of: scene, showing: .full)) where lane.axis == .horizontal {
        for caption in lane.captions {
          let own = lane.bars.filter { $0.subject == caption.subject }.map(\.span)
          let reach = Interval(
            start: own.map(\.start).min() ?? 0, end: own.map(\.end).max() ?? 0)
          // It touches what it speaks of, unless two captions of a small view stand side by side.
          #expect(caption.span.expanded(by: 80).overlaps(reach), "\(name): \(caption)")
        }
      }
    }
  }
}
