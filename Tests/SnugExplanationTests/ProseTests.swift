import SnugExplanation
import SnugGeometry
import SnugLayout
import Testing

/// The exact sentences about layouts.
struct ProseTests {
  @Test func `a tie is described with the view that gives way`() throws {
    let explanation = try explain(
      """
      view:
        size: [200, 40]
        layoutMargins: 16
        subviews:
          name: { class: UILabel, text: twelve chars, font: 12 }
          title: { class: UILabel, text: sixteen chars ab, font: 12 }
      constraints:
        - "H:|-[name]-8-[title]-|"
        - name.centerY == view.centerY
        - title.centerY == view.centerY
      """)
    #expect(
      explanation.proses == [
        """
        name and title tie (750): together they give up 8. 16 + 72 + 8 + 96 + 16 = 208; view has \
        200. name and title both resist at 750: UIKit may compress either. name could be 64 to 72 \
        points wide and title 88 to 96. Drawn with title compressed. To settle it, let title \
        resist at 749 (title truncates), or let name resist at 749 (name truncates).
        """
      ])
  }

  /// The required equation determines the widths: no view could give way in place of another.
  @Test func `equal widths are not a tie`() throws {
    let explanation = try explain(
      """
      view:
        size: [100, 40]
        subviews:
          a: { intrinsicContentSize: [60, 20] }
          b: { intrinsicContentSize: [60, 20] }
      constraints:
        - "H:|[a][b(==a)]|"
        - a.top == view.top
        - b.top == view.top
      """)
    #expect(explanation.layout.status == .satisfied)
    #expect(explanation.contests.map { $0.payers.map(\.amount) } == [[-10, -10]])
    for prose in explanation.proses { #expect(!prose.contains("could"), "\(prose)") }
  }

  @Test func `an author's constraint has its priority`() throws {
    let explanation = try explain(
      """
      view:
        size: [200, 40]
        subviews: { label: { class: UILabel, text: twelve chars, font: 12 } }
      constraints:
        - "H:|[label]"
        - "V:|[label]"
        - label.width == 60 @ 800
      """)
    #expect(
      explanation.proses == [
        """
        label gives up 12 of its 72 points: a width of 60 is wanted at 800. label.width == 60 is \
        wanted at 800.
        """
      ])
  }

  /// The sentence has the remaining length: 300 − 16 − 100 to the end of the box, 300 − 8 − 8 for
  /// its width.
  @Test(arguments: [
    (
      ["box.leading == view.leading + 16", "box.width == 100"],
      "view.trailing == box.trailing + 16",
      """
      view.trailing == box.trailing + 16 (500) gives way by 168 points. \
      300 − 16 − 100 = 184.
      """
    ),
    (
      ["box.leading == view.leading + 8", "box.trailing == view.trailing - 8"],
      "box.width == 100",
      "box.width == 100 (500) gives way by 184 points. 300 − 8 − 8 = 284."
    ),
    (
      ["box.leading == view.leading", "box.trailing == view.trailing"],
      "box.width == 100",
      """
      box.width == 100 (500) gives way by 200 points. The edges of box are those \
      of view.
      """
    ),
    (
      ["box.leading == view.leading", "box.width == 100"],
      "box.trailing == view.trailing",
      """
      box.trailing == view.trailing (500) gives way by 200 points. \
      box.width == 100 is required.
      """
    ),
  ])
  func `a constraint that gives way alone has its actual length`(
    required: [String], optional: String, prose: String
  ) throws {
    let explanation = try explain(
      """
      view: { size: [300, 40], subviews: { box: } }
      constraints:
        - "V:|[box]|"
      \(required.map { "  - " + $0 }.joined(separator: "\n"))
        - \(optional) @ 500
      """)
    #expect(explanation.proses == [prose])
  }

  /// The title is compressed by equal amounts on both sides of its center.
  @Test func `a centered title does not give way if its points count half`() throws {
    let explanation = try explain(
      """
      view:
        size: [200, 40]
        subviews:
          title: { class: UILabel, text: twenty characters ab, font: 16 }
          button: { class: UILabel, text: eight ch, font: 16 }
      constraints:
        - title.centerX == view.centerX
        - button.leading >= title.trailing + 8
        - button.trailing == view.trailing
        - title.centerY == view.centerY
        - button.centerY == view.centerY
      """)
    // title.maxX = 100 + width / 2 <= 200 - 8 - 64: each point of the button is worth two of the
    // title.
    let contest = try #require(explanation.contests.first)
    #expect(
      contest.payers.compactMap(\.view).map { explanation.layout.scene[$0].name } == ["button"])
    #expect(contest.payers.map(\.amount) == [-52])
    #expect(contest.tie == nil)
    // The title counts on both sides: 160 + 2 × 8 + 2 × 64 = 304.
    #expect(
      explanation.proses[0].hasPrefix(
        "button gives up 52 of its 64 points: title resists as much (750), but would give up 104. ")
    )
  }

  /// 2.5 × 80 + 1.25 × b = 120 or less: each point of a is worth two of b. With 40, b has less than the
  /// room that is missing.
  @Test(arguments: [
    (60, 225, "a gives up 20 of its 80 points: b resists as much (750), but would give up 40. "),
    (
      40, 120,
      "a gives up 52 of its 80 points: b resists as much (750), but each point of it makes less room. "
    ),
  ])
  func `a view whose points make less room is said to`(
    width: Int, room: Int, headline: String
  ) throws {
    let explanation = try explain(
      """
      view:
        size: [\(room), 40]
        subviews:
          a: { intrinsicContentSize: [80, 10] }
          b: { intrinsicContentSize: [\(width), 10] }
      constraints:
        - a.leading == view.leading
        - b.leading == a.trailing * 2
        - view.trailing == b.trailing * 1.25
        - "V:|[a]"
        - "V:|[b]"
      """)
    #expect(explanation.proses[0].hasPrefix(headline))
  }

  /// 85 + 80 + 8 + 64 = 237 exceed 170 by 67: the button's 64, and 3 on either side of the title.
  @Test func `a centered title gives way if the button has no width left`() throws {
    let explanation = try explain(
      """
      view:
        size: [170, 40]
        subviews:
          title: { class: UILabel, text: twenty characters ab, font: 16 }
          button: { class: UILabel, text: eight ch, font: 16 }
      constraints:
        - title.centerX == view.centerX
        - button.leading >= title.trailing + 8
        - button.trailing == view.trailing
        - title.centerY == view.centerY
        - button.centerY == view.centerY
      """)
    #expect(
      explanation.proses == [
        """
        title and button are compressed by 6 and 64. 160 + 2 × (8 + \
        64) = 304 is wanted, 170 available. title.centerX == view.centerX is required. button \
        (750) gives way, all its 64; title (750), 6.
        """
      ])
  }

  @Test func `conflicts name all constraints and the broken one`() throws {
    let explanation = try explain(
      """
      view: { size: [100, 40], subviews: { box: } }
      constraints:
        - "H:|[box]"
        - "V:|[box]|"
        - box.width == 60
        - box.width == 80
        - box.height == -1
      """)
    #expect(
      explanation.proses == [
        """
        Two required constraints conflict: box must be 80 wide and is 60. box.width == 60 and \
        box.width == 80 cannot both hold. box.width == 80, listed last, is broken. To settle it, \
        lower either of them to 999, or change the last one to box.width == 60.
        """,
        """
        box.height == -1 cannot hold. No size is negative, so this required constraint was broken. \
        To settle it, lower it to 999, or change it to box.height == 40.
        """,
      ])
  }

  /// 220 of the 320 are outside the frame.
  @Test func `constraints of a frame are distinguished from the author's`() throws {
    let explanation = try explain(
      """
      view:
        size: [320, 100]
        subviews: { box: { frame: [10, 10, 100, 40], autoresizingMask: [flexibleWidth] } }
      constraints: [box.width == 150]
      """)
    #expect(
      explanation.proses == [
        """
        The row needs 370, has 320: box must be 150 wide and is 100. view.width == 320, box.width \
        == view.width - 220 (autoresizing mask) and box.width == 150 cannot all hold. 150 + 220 = \
        370 is wanted, 320 available. box.width == 150, listed last, is broken. To settle it, set \
        box.translatesAutoresizingMaskIntoConstraints to false.
        """
      ])
  }

  @Test func `a view with contradictory sizes has no advice about other views`()
    throws
  {
    let explanation = try explain(
      """
      view:
        size: [100, 40]
        subviews: { box: { intrinsicContentSize: [30, 20], compressionResistance: 500 } }
      constraints:
        - "H:|[box]"
        - "V:|[box]"
        - box.width == 10 @ 500
      """)
    #expect(
      explanation.proses == [
        """
        box.width == 10 (500) gives way by 20 points. box could be 10 to 30 \
        points wide: it resists at 500, as much as box.width == 10 is wanted. To settle it, let \
        box resist at 499.
        """
      ])
  }

  /// Each of the three would make room for the others. The title is right of the center, and would
  /// be farther from it if it or edit gave way instead. A button is not advised to give way further.
  @Test(arguments: [
    (
      500,
      """
      back gives up 7 of its 117 points: title and edit also resist at 750, and title.centerX == \
      view.centerX at 500 decides. 8 + 117 + 8 + 148 + 8 + 30 + 8 = 327; view has 320. \
      title.centerX == view.centerX (500) gives way first, 40; then back (750), 7. back, title and \
      edit all resist at 750; title.centerX == view.centerX at 500 decides.
      """
    ),
    (
      750,
      """
      back gives up 7 of its 117 points: it resists at 750. 8 + 117 + 8 + 148 + 8 + 30 + 8 = 327; \
      view has 320. back could be 70 to 110 points wide: it resists at 750, as much as title.centerX == \
      view.centerX is wanted. To settle it, lower title.centerX == view.centerX to 749.
      """
    ),
  ])
  func `a centered title decides between three`(priority: Int, prose: String) throws {
    let explanation = try explain(
      """
      view:
        size: [320, 40]
        subviews:
          back: { class: UIButton, intrinsicContentSize: [117, 30] }
          title: { intrinsicContentSize: [148, 20] }
          edit: { intrinsicContentSize: [30, 30] }
      constraints:
        - "H:|-8-[back]-(>=8)-[title]-(>=8)-[edit]-8-|"
        - title.centerX == view.centerX @ \(priority)
        - back.centerY == view.centerY
        - title.centerY == view.centerY
        - edit.centerY == view.centerY
      """)
    #expect(explanation.proses == [prose])
  }

  /// The wide key and its value compete at 750; the short row above them takes their widths.
  @Test func `what is lacking is ambiguous before what is left`() throws {
    let explanation = try explain(
      """
      view:
        size: [100, 60]
        subviews:
          key: { intrinsicContentSize: [20, 20] }
          value: { intrinsicContentSize: [20, 20] }
          longKey: { intrinsicContentSize: [70, 20] }
          longValue: { intrinsicContentSize: [60, 20] }
      constraints:
        - "H:|[key][value]|"
        - "H:|[longKey(==key)][longValue]|"
        - "V:|[key][longKey]"
        - "V:|[value][longValue]"
      """)
    #expect(explanation.ambiguities.map(\.kind) == [.resistance])
    #expect(
      explanation.proses.first == """
        key takes all 20 spare points: it hugs no more than longValue (250). 20 + 60 = 80; view has \
        100. longKey.width == key.width is required. key (250) gives way, all 20.
        """)
  }

  /// The first of its violated constraints has another priority.
  @Test func `a view competes with a constraint of its own priority`() throws {
    let explanation = try explain(
      """
      view:
        size: [100, 40]
        subviews: { box: { intrinsicContentSize: [30, 20], compressionResistance: 500 } }
      constraints:
        - "H:|[box]"
        - "V:|[box]"
        - box.leading == view.leading + 20 @ 300
        - box.width == 10 @ 500
      """)
    #expect(
      explanation.proses.contains {
        $0.contains("wide: it resists at 500, as much as box.width == 10 is wanted.")
      })
  }

  @Test func `a view that only overlaps others has no remark about remaining space`() throws {
    let explanation = try explain(
      """
      view:
        size: [100, 40]
        subviews:
          shade:
          label: { class: UILabel, text: six ch, font: 12 }
      constraints:
        - shade.edges == view.edges
        - label.leading == shade.leading + 8
        - label.top == shade.top + 8
      """)
    #expect(explanation.remarks.isEmpty)
  }

  @Test func `tooltips and remarks are short`() throws {
    let explanation = try explain(
      """
      view:
        size: [100, 40]
        subviews:
          rest:
          label: { class: UILabel, text: six ch, font: 12 }
      constraints:
        - "H:|[rest][label]|"
        - "V:|[rest]|"
        - "V:|[label]|"
      """)
    #expect(
      explanation.remarks == [
        "rest has no intrinsic width: it fills the 64 points the others leave."
      ])
    #expect(
      explanation.tooltips == [
        "view: 100 × 40",
        "rest: 64 × 40",
        "label: 36 × 40. label is 25.5 points taller than its text",
      ])
  }
}
