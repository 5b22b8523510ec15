import AutoLayout
import Diagrams
import Drawing
import Geometry
import LayoutExplanation
import Testing

/// The tags of views that gave way, with the amounts.
@Suite struct `Tags` {
  @Test func `every view that gave way has a tag, near its frame or with a leader`() {
    for (name, scene, explanation, picture) in drawnFixtures {
      let words = Wording(layout: explanation.layout)
      for reason in explanation.reasons {
        if case .conflict = reason.subject { continue }
        for view in explanation.views(in: reason) where view != .root {
          // A text that wraps loses nothing.
          let payer = reason.contest?.payers.first { $0.view == view }
          if reason.ambiguity == nil, payer.map(words.wraps) == true { continue }
          let subject = scene[view].name
          guard let tag = picture.marks("tag", of: subject).first,
            let frame = picture.marks("frame", of: subject).first?.bounds
          else {
            Issue.record("\(name): \(subject) has no tag")
            continue
          }
          let isNear = tag.bounds.overlaps(frame.outset(by: EdgeInsets(all: 36)))
          #expect(
            isNear || !picture.marks("leader", of: subject).isEmpty,
            "\(name): \(tag) is not at \(frame)")
        }
      }
    }
  }

  @Test func `tags keep apart from each other`() throws {
    let picture = try drawn(
      """
      view:
        size: [343, fit]
        layoutMargins: 16
        subviews:
          tiles:
            class: UIStackView
            distribution: fillEqually
            spacing: 8
            arrangedSubviews:
              steps: { class: UILabel, text: "12,480 steps today" }
              floors: { class: UILabel, text: "14 floors" }
              energy: { class: UILabel, text: "Kilojoules burned: 2,140", numberOfLines: 2 }
      constraints:
        - "H:|-[tiles]-|"
        - "V:|-[tiles]-|"
      """)
    // The root's pills belong to strips.
    let pills = picture.marks("pill").filter { $0.subject != "view" }
    #expect(pills.count == 5)
    for pill in pills {
      let around = pill.bounds.outset(by: EdgeInsets(left: 2.9, right: 2.9))
      let near = (pills + picture.marks("badge")).filter {
        $0.subject != pill.subject && $0.bounds.overlaps(around)
      }
      #expect(near.isEmpty, "\(pill) and \(near)")
    }
  }

  @Test func `names keep apart from the number of a conflict`() throws {
    let picture = try drawn(
      """
      view:
        size: [100, 30]
        subviews: { first: , second: }
      constraints:
        - "H:|-8-[first(20)]-8-[second(60)]-16-|"
        - "V:|-4-[first]-4-|"
        - "V:|-10-[second(12)]"
      """)
    let badges = picture.marks("badge").map(\.bounds)
    #expect(!badges.isEmpty)
    for name in picture.texts where name.mark.role == "name" {
      let around = name.ink.outset(by: EdgeInsets(left: 2.9, right: 2.9))
      #expect(!badges.contains(where: around.overlaps), "\(name.mark)")
    }
  }

  /// Its view has width 0, and a bar ends at it from the left.
  @Test func `the number of a conflict keeps apart from the caption of the root`() throws {
    let picture = try drawn(
      """
      fitting: { targetSize: [168, 60] }
      view:
        name: searchHeader
        subviews:
          label: { class: UILabel, text: " " }
          button: { class: UIButton, title: Show all }
      constraints:
        - label.leading == searchHeader.leadingMargin
        - searchHeader.trailingMargin == button.trailing
        - searchHeader.width == 0
        - button.leading == label.trailing + 8
      """)
    let caption = try #require(picture.marks("root-name").first).bounds
    let around = caption.outset(by: EdgeInsets(left: 3.9, right: 3.9))
    #expect(!picture.marks("badge").contains { $0.bounds.overlaps(around) })
  }

  /// “bar 375 × 44 back”, not “bar 375 × 44back”.
  @Test func `names keep apart from the caption of the root`() {
    for (name, _, _, picture) in drawnFixtures {
      for caption in picture.marks("root-name") {
        let around = caption.bounds.outset(by: EdgeInsets(top: 0, left: 0, bottom: 0, right: 3.9))
        let near = picture.texts.filter { text in
          text.mark.role != "root-name" && text.mark.bounds.overlaps(around)
        }
        #expect(near.map(\.mark.subject) == [], "\(name)")
      }
    }
  }

  @Test func `every view of a scene has its name in the picture`() {
    for (name, scene, _, picture) in drawnFixtures where scene.views.count <= 20 {
      let words = ["name", "tag", "note"].flatMap(picture.texts)
      for id in scene.viewIDs.dropFirst() where !scene.collapsedViews.contains(id) {
        #expect(
          words.contains { $0.hasPrefix(scene[id].name) }, "\(name): \(scene[id].name)")
      }
    }
  }

  /// The banner is also stretched.
  @Test func `hidden views have their names in their boxes`() throws {
    let picture = try drawn(
      """
      view:
        size: [320, 80]
        subviews:
          banner: { class: UILabel, text: No connection, hidden: true }
          battery: { class: UILabel, text: Battery low, hidden: true }
      constraints:
        - "H:|-[banner]-|"
        - "H:|-[battery]"
        - "V:|-[banner]-[battery]"
      """)
    for name in ["banner", "battery"] {
      let box = try #require(picture.marks("hidden", of: name).first).bounds
      #expect(picture.marks("name", of: name).map { $0.bounds.isInside(box) } == [true])
      #expect(picture.marks("tag", of: name).isEmpty)
    }
  }

  @Test func `a tag has the amount, and the dimension if it is not the width`() throws {
    #expect(
      try picture("document-toolbar").texts("tag").sorted() == [
        "edited  \u{2212}38.5", "heading  \u{2212}10",
      ])
    #expect(
      try picture("heading-on-four-lines").texts("tag") == [
        "cover  \u{2212}60", "\u{2212}40 high", "heading  wraps to 4 lines",
      ])
    #expect(try picture("unplaced-label").texts("tag") == ["label  any x"])
    #expect(try picture("resistance-against-width").texts("tag") == ["label  \u{2212}66.5"])
    #expect(
      try picture("two-plain-views").texts("tag") == [
        "upper  0 to 260 high", "lower  0 to 260 high",
      ])
  }

  /// Interactive pages calculate with these numbers.
  @Test func `tags and bars have as many decimals as sentences`() throws {
    let scene = try read(
      """
      view:
        size: [100, 40]
        subviews: { a: { intrinsicContentSize: [60, 20] }, b: { intrinsicContentSize: [9, 9] } }
      constraints:
        - "V:|[a]"
        - a.leading == view.leading
        - a.width == 0.33333 * view.width
        - a.width == 20 @ 800
        - b.leading == a.trailing + 40
        - b.leading == view.leading + 8 @ 700
        - b.centerY == a.centerY + 7.3333
        - b.top == a.top @ 700
      """)
    let exact = Wording.$decimals.withValue(4) { picture(of: scene) }
    #expect(exact.texts("tag") == ["a  \u{2212}26.667", "b  +25.6666 high"])
    #expect(exact.texts("strut-label").contains("20 @800 → 33.333"))
  }

  @Test func `tags have numbers if there are several reasons`() throws {
    #expect(try picture("document-toolbar").texts("badge-number") == ["1"])
    #expect(
      try picture("heading-on-four-lines").texts("badge-number").sorted()
        == ["1", "1", "1", "2", "2", "2", "3", "3"])
  }

  @Test func `a number has one shape in the list, on tags and at its ledger`() {
    for (name, _, _, picture) in drawnFixtures {
      let badges = picture.marks.indices.filter { picture.marks[$0].role == "badge-number" }
      let shapes = badges.compactMap { index -> (number: String, color: Color?)? in
        guard case .text(let number) = picture.marks[index].shape else { return nil }
        return (
          number.text.string,
          picture.ground(at: Point(x: number.box.midX, y: number.box.midY), beneath: index)
        )
      }
      for (number, of) in Dictionary(grouping: shapes, by: \.number) {
        #expect(Set(of.map(\.color)).count == 1, "\(name): \(number)")
      }
    }
  }

  @Test func `the shape of a number depends on its reason`() throws {
    func shape(_ fixture: String) throws -> Mark.Shape {
      try #require(picture(fixture).marks("badge").last { $0.subject == nil }).shape
    }
    guard case .rectangle = try shape("document-toolbar") else {
      Issue.record("compressed is no square")
      return
    }
    guard case .circle = try shape("name-and-field") else {
      Issue.record("stretched is no disc")
      return
    }
    guard case .polygon(let diamond, _) = try shape("equal-resistance"),
      case .polygon(let cross, _) = try shape("resistance-against-width")
    else {
      Issue.record("ambiguous is no diamond, conflict no cross")
      return
    }
    #expect(diamond.count == 4 && cross.count == 12)
  }

  @Test func `views that gave way have a thick edge, the rest of their contest a plain one`() throws
  {
    let picture = try picture("document-toolbar")
    let frames = picture.marks("frame")
    #expect(frames.map(\.subject) == ["view", "heading", "edited", "share"])
    #expect(frames.map { $0.stroke?.width } == [1.2, 2, 2, 1.2])
  }

  // MARK: - Names without room

  /// A square grid of views of width 12, side by side: too small for their names, which are about
  /// 20 points wide, and without empty space around them.
  private func grid(of side: Int) throws -> Scene {
    let cells = (0..<side).flatMap { row in (0..<side).map { (row, $0) } }
    let views = cells.map { "    cell\($0.0)\($0.1):" }
    let constraints = cells.flatMap { row, column in
      [
        "  - cell\(row)\(column).leading == view.leading + \(12 * column)",
        "  - cell\(row)\(column).top == view.top + \(12 * row)",
        "  - cell\(row)\(column).width == 12", "  - cell\(row)\(column).height == 12",
      ]
    }
    return try read(
      """
      view:
        size: [\(12 * side), \(12 * side)]
        subviews:
      \(views.joined(separator: "\n"))
      constraints:
      \(constraints.joined(separator: "\n"))
      """)
  }

  /// Four of five views have size 0, with gaps of 8 points.
  @Test(arguments: Axis.allCases) func `texts cover little of the leader to a crowded view`(
    axis: Axis
  ) throws {
    let names = ["first", "second", "third", "fourth", "last"]
    let views = names.enumerated().map { index, name in
      "    \(name): { class: UILabel, text: Report, compressionResistance: \(740 + index) }"
    }
    let (letter, other) = axis == .horizontal ? ("H", "V") : ("V", "H")
    let picture = try drawn(
      """
      view:
        size: \(axis == .horizontal ? "[128, 44]" : "[200, 80]")
        layoutMargins: 16
        subviews:
      \(views.joined(separator: "\n"))
      constraints:
        - "\(letter):|-\(names.map { "[\($0)]" }.joined(separator: "-8-"))-|"
      \(names.map { "  - \"\(other):|-[\($0)]\"" }.joined(separator: "\n"))
      """)
    for name in names.dropLast() {
      let frame = try #require(picture.marks("frame", of: name).first).bounds
      let tag = try #require(picture.marks("pill", of: name).first).bounds
      let gaps: [Double] = Axis.allCases.map { axis in
        max(0, tag[axis].start - frame[axis].end, frame[axis].start - tag[axis].end)
      }
      let distance = gaps[0] + gaps[1]
      let pieces = picture.marks("leader", of: name).flatMap(\.lines).flatMap {
        zip($0, $0.dropFirst())
      }
      let seen = pieces.reduce(0.0) { sum, piece in
        sum + abs(piece.1.x - piece.0.x) + abs(piece.1.y - piece.0.y)
      }
      #expect(distance < 12 || seen > 0.5 * distance, "\(name): \(seen) of \(distance)")
    }
  }

  @Test func `a name without room at its view is next to the scene, or in a note`() throws {
    let scene = try grid(of: 4)
    let picture = compose(explain(scene), annotations: Set.standard.subtracting([.constraints]))
    let root = try #require(picture.marks("frame").first).bounds
    for view in scene.views.dropFirst() {
      let frame = try #require(picture.marks("frame", of: view.name).first).bounds
      guard let name = picture.marks("name", of: view.name).first?.bounds else {
        #expect(picture.marks("note", of: view.name).count == 1)
        let marker = try #require(picture.marks("note-marker", of: view.name).first).bounds
        let isNear = marker.overlaps(frame.outset(by: EdgeInsets(all: 6)))
        #expect(isNear || !picture.marks("leader", of: view.name).isEmpty)
        continue
      }
      #expect(!name.overlaps(root))
      let isNear = name.overlaps(frame.outset(by: EdgeInsets(all: 6)))
      #expect(isNear || !picture.marks("leader", of: view.name).isEmpty)
    }
  }

  @Test func `names that are left out are not in the gutter`() throws {
    let picture = compose(
      explain(try grid(of: 4)), annotations: Set.standard.subtracting([.names, .constraints]))
    #expect(picture.texts("name").isEmpty && picture.marks("leader").isEmpty)
  }
}
