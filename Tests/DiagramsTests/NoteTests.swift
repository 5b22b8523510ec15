import AutoLayout
import Diagrams
import Drawing
import Geometry
import LayoutExplanation
import Testing

/// Where there is no room beside a thing: a line leads to it, or a number stands there and the words
/// below.
@Suite struct `Notes and leaders` {
  /// A square grid of views 12 points wide, side by side: too small for their names, which are about
  /// 20 points wide, and with nothing but each other around them.
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

  private func named(_ picture: DisplayList) -> [String] {
    picture.texts("name") + picture.texts("measure") + picture.texts("note")
  }

  @Test func `a view without room for its name gets a number, and the name stands below`() throws {
    let scene = try grid(of: 5)
    let picture = compose(explain(scene), annotations: Set.standard.subtracting([.constraints]))
    for view in scene.views.dropFirst() { #expect(named(picture).contains(view.name)) }
    let notes = picture.texts("note")
    #expect(notes.contains("cell22"))
    // Each number stands twice: at the view, and before its name.
    let numbers = picture.texts("note-number").compactMap(Int.init).sorted()
    #expect(numbers == notes.indices.flatMap { [$0 + 1, $0 + 1] })
    let scenery = try #require(picture.marks("frame").first).bounds
    let lowest = picture.marks("note").map(\.bounds.minY).min() ?? 0
    #expect(lowest > scenery.maxY)
  }

  @Test func `names left out need no numbers`() throws {
    let picture = compose(
      explain(try grid(of: 5)), annotations: Set.standard.subtracting([.names, .constraints]))
    #expect(picture.texts("note-number").isEmpty)
  }

  @Test func `numbers of notes go on after those of reasons`() throws {
    var scene = try grid(of: 5)
    // An ambiguity is one reason.
    scene.constraints.removeAll { $0.firstItem == .view(ViewID(index: 1)) }
    let explanation = explain(scene)
    let picture = compose(explanation, annotations: Set.standard.subtracting([.constraints]))
    #expect(!explanation.reasons.isEmpty)
    let numbers = picture.texts("note-number").compactMap(Int.init)
    #expect(numbers.min() == explanation.reasons.count + 1)
  }

  @Test func `a line leads to a view that has no room for a number, past views without text`()
    throws
  {
    // label is full of text, and touches a plain view on each side. To its left the scene ends
    // after 20 points, to its right after 40; the picture is enlarged twice.
    let scene = try read(
      """
      view:
        size: [100, 60]
        subviews: { above: , left: , label: { class: UILabel, text: Much too long }, right: , below: }
      constraints:
        - "H:|[above]|"
        - "H:|[left(20)][label(40)][right]|"
        - "H:|[below]|"
        - "V:|[above(20)][label(20)][below]|"
        - "V:|[above][left(20)]"
        - "V:|[above][right(20)]"
      """)
    let picture = compose(
      explain(scene), annotations: Set.standard.subtracting([.constraints, .names]))
    let leader = try #require(picture.marks("leader").first)
    let label = try #require(picture.marks("frame").first { $0.subject == "label" }).bounds
    let badge = try #require(picture.marks("badge").first { $0.subject == "label" }).bounds
    // One for its width, one for its height: its line of text is higher than 20.
    #expect(picture.marks("leader").count == 2)
    #expect(leader.subject == "label")
    #expect(badge.maxX < label.minX - 40)
    #expect(abs(leader.bounds.maxX - label.minX) < 1 && abs(leader.bounds.minX - badge.maxX) < 0.01)
    #expect(leader.bounds.minY > label.minY && leader.bounds.maxY < label.maxY)
  }

  @Test func `among many views those that something happened to stand out`() throws {
    let rows = (0..<14).map { "    row\($0): { class: UILabel, text: Some text }" }
    let constraints = (0..<14).map {
      "  - \"H:|-4-[row\($0)]\"\n  - row\($0).top == view.top + \(22 * $0)"
    }
    let scene = try read(
      """
      view:
        size: [120, 320]
        subviews:
      \(rows.joined(separator: "\n"))
      constraints:
        - row3.trailing == view.trailing
      \(constraints.joined(separator: "\n"))
      """)
    let picture = picture(of: scene)
    let inks = Set(
      picture.texts.filter { $0.isContent && $0.mark.subject != "row3" }.map(\.text.color))
    let changed = Set(
      picture.texts.filter { $0.isContent && $0.mark.subject == "row3" }.map(\.text.color))
    #expect(changed == [Theme.light.ink])
    #expect(inks == [Theme.light.secondaryInk])
  }

  @Test func `a tall list is drawn at a size at which it can be read`() throws {
    let scene = try read("view: { size: [400, 3600] }")
    let root = try #require(picture(of: scene).marks("frame").first)
    #expect(root.bounds.size == Size(width: 400, height: 3600))
  }
}
