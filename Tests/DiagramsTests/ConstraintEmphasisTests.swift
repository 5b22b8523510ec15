import AutoLayout
import Diagrams
import Drawing
import Geometry
import LayoutExplanation
import TestSupport
import Testing

/// Cited constraints are emphasized, those that gave way show the amount, and all others are pale.
@Suite struct `Emphasis of constraints` {
  private let theme = Theme.light

  /// A text that is too wide between two margins, 20 points from the top, in a row of boxes with
  /// distances of 40.
  private func row() throws -> Scene {
    try read(
      """
      view:
        size: [240, 120]
        subviews:
          label: { class: UILabel, text: "Much too long for its row, as one sees" }
          a: {}
          b: {}
          c: {}
      constraints:
        - "H:|-30-[label]-20-|"
        - "V:|-20-[label]-26-[a(20)]"
        - "H:|-12-[a(20)]-40-[b(20)]-40-[c(20)]"
        - b.top == a.top
        - c.top == a.top
        - b.height == a.height
        - c.height == a.height
      """)
  }

  // MARK: - Cited

  @Test func `cited constraints are drawn in full, with the number in the bar`() throws {
    let picture = picture(of: try row())
    let words = picture.texts.filter { $0.mark.role == "strut-label" }
    for number in ["30", "20"] {
      let label = try #require(
        words.first { $0.text.text.string == number && $0.text.color == theme.constraint })
      let bar = try #require(picture.marks("strut").first { $0.subject == label.mark.subject })
      #expect(bar.stroke == Stroke(theme.constraint, width: 1.2))
      #expect(
        abs(label.ink.midX - bar.bounds.midX) < 1 && abs(label.ink.midY - bar.bounds.midY) < 1)
      guard case .lines(let lines, _) = bar.shape else { continue }
      // The bar is interrupted at the label.
      let level = lines.filter { $0[0].y == $0[1].y }
      #expect(level.count == 2)
      #expect(level.allSatisfy { $0[1].x <= label.ink.minX || $0[0].x >= label.ink.maxX })
    }
  }

  @Test func `other constraints are thin, and equal ones have one number`() throws {
    let scene = try row()
    let picture = picture(of: scene)
    let pale = picture.marks("strut").filter { $0.stroke?.color == theme.edge }
    #expect(pale.allSatisfy { ($0.stroke?.width ?? 1) < 1 })
    let words = picture.texts.filter {
      $0.mark.role == "strut-label" && $0.text.color == theme.secondaryInk
    }.map(\.text.text.string)
    // 40 twice, and three widths of 20; vertically a height of 20, and the 20 above label.
    #expect(words.filter { $0 == "40" }.count == 1)
    #expect(words.filter { $0 == "20" }.count == 2)
    #expect(pale.count > words.count)
    #expect(picture.texts("legend").contains("required constraint, cited by no reason"))
    let full = DiagramsTests.picture(of: scene, showing: .full)
    #expect(full.texts("strut-label").filter { $0 == "40" }.count == 2)
  }

  @Test func `all constraints are drawn in full if no reason cites any`() throws {
    let picture = try picture("small-gaps")
    #expect(picture.marks("strut").allSatisfy { $0.stroke?.color == theme.constraint })
    #expect(!picture.texts("legend").contains { $0.hasSuffix("cited by no reason") })
  }

  @Test func `constraints that no reason cites have no notes`() throws {
    for (name, _, explanation, cited) in drawnFixtures where !explanation.contests.isEmpty {
      let pale = Set(
        cited.marks("strut").filter { $0.stroke?.color == theme.edge }.compactMap(\.subject))
      #expect(pale.isDisjoint(with: cited.marks("note-marker").compactMap(\.subject)), "\(name)")
      #expect(pale.isDisjoint(with: cited.marks("leader").compactMap(\.subject)), "\(name)")
    }
  }

  @Test func `a leader from a number to a bar is not along the bar`() throws {
    let generated = (1...100).map { ("seed \($0)", SceneGenerator.scene(seed: $0)) }
    var count = 0
    for (name, scene) in Seeds.sample(of: fixtures + generated) {
      let picture = picture(of: scene, showing: .full)
      let labelled = Set(picture.marks("strut-label").compactMap(\.subject))
      for leader in picture.marks("leader") where labelled.contains(leader.subject ?? "") {
        let bar = try #require(picture.marks("strut").first { $0.subject == leader.subject })
        if bar.stroke?.color == theme.conflict { continue }
        guard case .lines(let lines, _) = bar.shape else { continue }
        count += 1
        // The first line of a bar is the cap at its end.
        let isUpright = lines[0][0].y == lines[0][1].y
        #expect((leader.bounds.height == 0) == isUpright, "\(name): \(leader)")
      }
    }
    #expect(count > 0)
  }

  // MARK: - What gave way

  /// A view in the middle of a root that is drawn at twice its size.
  private func box(_ constraint: String, width: Int) throws -> (DisplayList, Mark, [Mark]) {
    let picture = try drawn(
      """
      view:
        size: [300, 100]
        subviews: { box: {} }
      constraints:
        - box.leading == view.leading + 60
        - box.width == \(width)
        - "V:|-30-[box(40)]"
        - \(constraint)
      """)
    let parts = picture.marks("gave-way")
    let bar = try #require(picture.marks("strut").first { $0.subject == parts.first?.subject })
    return (picture, bar, parts)
  }

  @Test(arguments: [
    // The requested length, then the rest, in points of the picture.
    ("box.width == 80 @ 700", 120, "80 @700 → 120", 160.0, 80.0),
    ("box.width <= 80 @ 700", 120, "≤ 80 @700 → 120", 160, 80),
    // From view's trailing edge at 300 to box at 180.
    ("view.trailing == box.trailing + 100 @ 600", 120, "100 @600 → 120", 200, 40),
  ]) func `a bar is solid for the requested length, and hatched beyond`(
    constraint: String, width: Int, label: String, solid: Double, beyond: Double
  ) throws {
    let (picture, bar, parts) = try box(constraint, width: width)
    #expect(picture.texts("strut-label").contains(label))
    #expect(bar.stroke == Stroke(theme.stretched, width: 1.2))
    #expect(abs(bar.bounds.width - solid - beyond) < 0.01)
    #expect(parts.allSatisfy { abs($0.bounds.width - beyond) < 0.01 })
    let hatches = parts.compactMap { mark -> Hatch? in
      guard case .hatch(_, let hatch) = mark.shape else { return nil }
      return hatch
    }
    #expect(hatches.map(\.direction) == [.rising])
    #expect(picture.texts("legend").contains("gave way: larger than it asks"))
  }

  @Test func `the missing part of a length is hatched beyond the view`() throws {
    let (picture, bar, parts) = try box("box.width == 90 @ 700", width: 60)
    #expect(picture.texts("strut-label").contains("90 @700 → 60"))
    #expect(bar.stroke == Stroke(theme.compressed, width: 1.2))
    let view = try #require(picture.marks("frame").first { $0.subject == "box" }).bounds
    for part in parts {
      #expect(abs(part.bounds.minX - view.maxX) < 0.01 && abs(part.bounds.width - 60) < 0.01)
    }
    #expect(picture.texts("legend").contains("gave way: smaller than it asks"))
  }

  // MARK: - Dashes

  @Test func `a picture has at most two dash patterns, both in its legend`() {
    var kinds: Set<[Double]> = []
    let full = Seeds.sample(of: fixtures).map { ($0.name, picture(of: $0.scene, showing: .full)) }
    for (name, picture) in drawnFixtures.map({ ($0.name, $0.picture) }) + full {
      let drawn = Set(picture.marks.filter { $0.role != "legend-sign" }.compactMap(\.dash))
      let told = Set(picture.marks("legend-sign").compactMap(\.dash))
      #expect(drawn.count <= 2 && drawn.isSubset(of: told), "\(name): \(drawn), \(told)")
      kinds.formUnion(drawn)
    }
    #expect(kinds.count == 2)
  }
}

extension Mark {
  /// The dashes of its line; `nil` if there is no line, or it is solid. Hatches are ignored.
  fileprivate var dash: [Double]? { stroke.flatMap { $0.dash.isEmpty ? nil : $0.dash } }
}
