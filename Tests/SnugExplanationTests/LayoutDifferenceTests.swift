import SnugComparison
import SnugDiagnostics
import SnugExplanation
import SnugGeometry
import SnugLayout
import SnugSceneFormat
import SnugTestSupport
import Testing

/// The output of `snug diff`. Widths are those of the monospaced measurer, 8 points per character
/// at 16 points.
struct LayoutDifferenceTests {
  /// title's intrinsic width is 15 × 8 = 120, badge's is 80; 16 + 120 + 8 + 80 + 16 = 240 in 220.
  private static func cell(
    title: Int = 751, badge: Int = 750, width: Int = 220, text: String = "fifteen letters",
    constraint: String = "H:|-[title]-[badge]-|", extra: String = "title.top == view.top"
  ) throws -> Explanation {
    let yaml = """
      title: A cell
      view:
        size: [\(width), 60]
        layoutMargins: 16
        subviews:
          title: { class: UILabel, text: \(text), font: 16, compressionResistance: \(title) }
          badge: { intrinsicContentSize: [80, 30], compressionResistance: \(badge) }
      constraints:
        - "\(constraint)"
        - \(extra)
        - badge.top == view.top
      """
    let scene = try SceneReader.read(SourceText(name: "cell.yaml", yaml)).value
    return Explanation(engine.layout(scene))
  }

  private static func messages(_ before: Explanation, _ after: Explanation) -> [String] {
    LayoutDifference(from: before, to: after).messages
  }

  @Test func `there can be no difference`() throws {
    let difference = LayoutDifference(from: try Self.cell(), to: try Self.cell())
    #expect(difference.isEmpty)
    #expect(difference.text == "The layouts are the same.\n")
  }

  @Test func `zero times a width is a constant`() throws {
    let explanations = try ["title.width == 40", "title.width == 0 * badge.width + 40"].map {
      try Self.cell(extra: $0)
    }
    #expect(LayoutDifference(from: explanations[0], to: explanations[1]).causes.isEmpty)
  }

  /// Interface Builder writes this for a constraint that had a second item.
  @Test func `a multiplier without a second item has no effect`() throws {
    let explanation = try Self.cell(extra: "title.width == 40")
    var scene = explanation.layout.scene
    let index = try #require(scene.constraints.firstIndex { $0.secondItem == nil })
    let constraint = scene.constraints[index]
    scene.constraints[index] = Constraint(
      firstItem: constraint.firstItem, firstAttribute: constraint.firstAttribute, multiplier: 2,
      constant: constraint.constant, range: constraint.range)
    #expect(LayoutDifference(from: explanation, to: Explanation(engine.layout(scene))).isEmpty)
  }

  @Test func `a product is escaped in Markdown`() throws {
    let difference = LayoutDifference(
      from: try Self.cell(), to: try Self.cell(extra: "title.height == 0.5 * view.height"))
    #expect(
      difference.markdown.contains(
        "\n- title.height == 0.5 \\* view.height was added (cell.yaml:10)\n"))
  }

  @Test func `a priority changed`() throws {
    let difference = LayoutDifference(from: try Self.cell(), to: try Self.cell(badge: 752))
    #expect(
      difference.text == """
        title: width 120 → 100 (−20), now compressed: badge's resistance rose to 752 (cell.yaml:7)
        badge: x 144 → 124 (−20), width 60 → 80 (+20), now intrinsic: badge's resistance rose to \
        752 (cell.yaml:7)

        What was changed:
          badge's resistance rose from 750 to 752 (cell.yaml:7)

        """)
    #expect(difference.added == [])
  }

  @Test func `messages in order don't repeat a cause`() throws {
    let difference = LayoutDifference(from: try Self.cell(), to: try Self.cell(badge: 752))
    #expect(
      difference.messagesInOrder == [
        "title: width 120 → 100 (−20), now compressed: badge's resistance rose to 752 (cell.yaml:7)",
        "badge: x 144 → 124 (−20), width 60 → 80 (+20), now intrinsic, for the same reason",
      ])
  }

  @Test func `views can be the same for another reason`() throws {
    let scene = try Fixtures.text("Fixtures/Scenes/everyday/icon-title-subtitle.yaml")
    let difference = LayoutDifference(
      from: try explain(scene), to: try explain(scene.replacing("icon(44)", with: "icon")))
    #expect(
      difference.messagesInOrder == [
        "title: the same, for another reason: icon.width == 44 was removed (scene.yaml:19)",
        "subtitle: the same, for another reason as well",
      ])
  }

  @Test func `the reverse difference has opposite signs`() throws {
    let there = LayoutDifference(from: try Self.cell(), to: try Self.cell(badge: 752))
    let back = LayoutDifference(from: try Self.cell(badge: 752), to: try Self.cell())
    #expect(there.views.map(\.name) == back.views.map(\.name))
    for (one, other) in zip(there.views, back.views) {
      #expect(
        one.numbers.map { [$0.before, $0.after] } == other.numbers.map { [$0.after, $0.before] })
    }
  }

  /// 20 points wider: everything fits.
  @Test func `the size of the root changed`() throws {
    #expect(
      Self.messages(try Self.cell(), try Self.cell(width: 240)) == [
        "view: width 220 → 240 (+20): view's width grew to 240 (cell.yaml:3)",
        "badge: width 60 → 80 (+20), now intrinsic: view's width grew to 240 (cell.yaml:3)",
      ])
  }

  /// The intrinsic width of ten characters is 80: 16 + 80 + 8 + 80 + 16 = 200, with 20 to fill.
  /// Both hug at 250; title keeps its width because it is listed first.
  @Test func `a text changed`() throws {
    let messages = Self.messages(try Self.cell(), try Self.cell(text: "ten chars."))
    #expect(
      messages.contains(
        """
        title: width 120 → 80 (−40): title's intrinsic width shrank to 80 (cell.yaml:6); title's \
        text became 'ten chars.' (cell.yaml:6)
        """))
    #expect(messages.contains("the layout was satisfied and is now ambiguous"))
  }

  /// badge is 80 wide, which leaves 300 − 16 − 8 − 80 − 16 = 180 for title; 180 − 120 = 60, 180 −
  /// 80 = 100.
  @Test func `a size is the same, but the intrinsic size changed`() throws {
    func cell(_ text: String) throws -> Explanation {
      try Self.cell(width: 300, text: text, constraint: "H:|-[title]-[badge(80)]-|")
    }
    let messages = Self.messages(try cell("fifteen letters"), try cell("ten chars."))
    #expect(
      messages == [
        """
        title: still 180 wide, now 100 points wider than its text (was 60): title's intrinsic \
        width shrank to 80 (cell.yaml:6); title's text became 'ten chars.' (cell.yaml:6)
        """
      ])
  }

  /// (100 − 100.008) / 2 = −0.004
  @Test func `a number just below zero has no sign`() throws {
    func box(_ width: Double) throws -> Explanation {
      try explain(
        """
        view:
          size: [100, 60]
          subviews:
            a: { intrinsicContentSize: [\(width), 30] }
        constraints:
          - a.centerX == view.centerX
          - a.top == view.top
        """)
    }
    let messages = Self.messages(try box(100.008), try box(60))
    #expect(messages.first?.hasPrefix("a: x 0 → 20 (+20), width 100.01 → 60 (−40.01)") == true)
  }

  @Test(arguments: [
    ("layoutMargins: 16", "layoutMargins: 20", "buttons' layoutMargins changed from 16 to 20"),
    (
      "layoutMargins: 16", "layoutMargins: [1, 2, 3, 4]",
      "buttons' layoutMargins changed from 16 to [1, 2, 3, 4]"
    ),
    ("spacing: 8", "spacing: 20", "buttons' spacing rose from 8 to 20"),
    ("spacing: 8", "spacing: 0", "buttons' spacing fell from 8 to 0"),
    (
      "distribution: fillEqually", "distribution: fill",
      "buttons' distribution is now fill (was fillEqually)"
    ),
    ("text: Good", "text: Sure", "a's text became 'Sure' (was 'Good')"),
    (
      "text: Bad", "text: Bad is what everybody says about the weather here today",
      "b's text became 'Bad is what everybody says about the we…' (was 'Bad')"
    ),
    ("font: 16", "font: 20", "a's font size rose from 16 to 20"),
    (
      "text: Good", "text: [Goo, { text: d, font: 9 }]", "a's fonts inside the text changed"
    ),
    ("numberOfLines: 1", "numberOfLines: 0", "a's numberOfLines is now 0 (was 1)"),
    (
      "numberOfLines: 1", "adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.5",
      "a's minimumScaleFactor rose from 0 to 0.5"
    ),
    ("font: 16", "font: { size: 16, weight: bold }", "a's font weight is now bold (was regular)"),
    ("font: 16", "font: { size: 16, family: Menlo }", "a's font family is now Menlo"),
    (
      "spacing: 8", "spacing: 8\n      customSpacing: { a: 4 }", "buttons' spacing after a is now 4"
    ),
  ])
  func `a property changed`(before: String, after: String, words: String) throws {
    let yaml = """
      title: Buttons
      view:
        size: [200, 60]
        subviews:
          buttons:
            class: UIStackView
            layoutMargins: 16
            spacing: 8
            distribution: fillEqually
            arrangedSubviews:
              a: { class: UILabel, text: Good, font: 16, numberOfLines: 1 }
              b: { class: UILabel, text: Bad, font: 16 }
      constraints:
        - "H:|[buttons]|"
        - "V:|[buttons]|"
      """
    let difference = LayoutDifference(
      from: try explain(yaml), to: try explain(yaml.replacing(before, with: after)))
    #expect(
      difference.causes.contains { $0.description.hasPrefix("\(words) (") },
      "\(difference.causes.map(\.description))")
  }

  @Test func `a long text changed near its end`() throws {
    func cell(_ end: String) throws -> Explanation {
      try explain(
        """
        view:
          size: [100, 40]
          subviews: { a: { class: UILabel, text: "Auto Layout is popular among iOS app \(end)" } }
        constraints: ["H:|[a]", "V:|[a]"]
        """)
    }
    let difference = LayoutDifference(
      from: try cell("developers."), to: try cell("designers who like to see why."))
    #expect(
      difference.causes.last?.description
        == """
        a's text became '…mong iOS app designers who like to see…' \
        (was '…mong iOS app developers.') (scene.yaml:3)
        """)
  }

  @Test func `a constraint was added, another removed`() throws {
    let difference = LayoutDifference(
      from: try Self.cell(), to: try Self.cell(extra: "title.width == 90"))
    #expect(
      difference.causes.map(\.description) == [
        "title.width == 90 was added (cell.yaml:10)",
        "title.top == view.top was removed (cell.yaml:10)",
      ])
    let title = try #require(difference.views.first { $0.name == "title" })
    #expect(
      difference.message(about: title).hasPrefix(
        "title: width 120 → 90 (−30), now compressed"))
    #expect(title.causes.contains(0))
  }

  @Test func `a number in a constraint changed`() throws {
    let difference = LayoutDifference(
      from: try Self.cell(extra: "title.width == 100"),
      to: try Self.cell(extra: "title.width == 90"))
    #expect(
      difference.causes.map(\.description) == [
        "title.width == 100 became title.width == 90 (cell.yaml:10)"
      ])
  }

  @Test func `the priority of a constraint changed`() throws {
    let difference = LayoutDifference(
      from: try Self.cell(extra: "title.width == 100 @ 500"),
      to: try Self.cell(extra: "title.width == 100 @ 900"))
    #expect(
      difference.causes.map(\.description) == [
        "the priority of title.width == 100 rose from 500 to 900 (cell.yaml:10)"
      ])
    // 900 is higher than the resistance of 751.
    #expect(
      difference.messages.first
        == """
        title: width 120 → 100 (−20), now compressed: the priority of title.width == 100 \
        rose to 900 (cell.yaml:10)
        """)
  }

  @Test func `views were added and removed`() throws {
    func row(_ name: String) throws -> Explanation {
      try explain(
        """
        title: One view
        view:
          size: [100, 60]
          subviews:
            \(name): { intrinsicContentSize: [80, 30] }
        constraints:
          - "H:|[\(name)]"
          - "V:|[\(name)]"
        """)
    }
    let difference = LayoutDifference(from: try row("old"), to: try row("new"))
    #expect(difference.messages == ["old was removed", "new was added"])
  }

  @Test(arguments: Seeds.sample(of: sceneFixtures))
  func `a fixture is the same as itself`(path: String) throws {
    let difference = LayoutDifference(
      from: try explanation(fixture: path), to: try explanation(fixture: path))
    #expect(difference.isEmpty)
  }

  /// Every number of every view of a scene and its variants is reported if, and only if, it
  /// changed.
  @Test(arguments: Seeds.sample(of: sceneFixtures))
  func `the difference of a variant has exactly the changes`(path: String) throws {
    let before = try explanation(fixture: path)
    for variant in before.layout.scene.variants {
      let after = Explanation(engine.layout(variant))
      let difference = LayoutDifference(from: before, to: after)
      for change in difference.views {
        for number in change.numbers { #expect(abs(number.after - number.before) > 0.005) }
        #expect(!difference.message(about: change).isEmpty)
      }
      for id in after.layout.scene.viewIDs.dropFirst() {
        let name = after.layout.scene[id].name
        guard
          let old = before.layout.scene.viewIDs.first(where: {
            before.layout.scene[$0].name == name
          })
        else { continue }
        let changed = difference.views.first { $0.name == name }?.numbers.map(\.part.name) ?? []
        let (was, isNow) = (before.layout[old].frame, after.layout[id].frame)
        #expect(changed.contains("x") == (abs(was.minX - isNow.minX) > 0.005), "\(path) \(name)")
        #expect(
          changed.contains("width") == (abs(was.width - isNow.width) > 0.005), "\(path) \(name)")
      }
    }
  }
}
