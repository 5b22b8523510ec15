import SnugDiagnostics
import SnugGeometry
import SnugLayout
import SnugSceneFormat
import SnugSceneImport
import Testing

@Suite struct `The views of a log` {
  private func tree(of rows: [String]) throws -> [String] {
    SnugSceneImportTests.tree(
      try checked(report(rows.map { "<NSLayoutConstraint:0x\($0.utf8.count) \($0)>" })).value)
  }

  @Test func `are in the superview that is named`() throws {
    let found = try tree(of: [
      "H:|-(0)-[UILabel:0xa1]   (active, names: '|':UIView:0xb1 )",
      "H:|-(0)-[UIView:0xb1]   (active, names: '|':UITableViewCellContentView:0xc1 )",
    ])
    #expect(found == ["contentView", "viewb1 < contentView", "label < viewb1"])
  }

  @Test(arguments: [
    (["UILabel:0xa1.top == App.Card:0xb1.topMargin"], ["card", "label < card"]),
    (["UILabel:0xa1.top == App.Card:0xb1.top"], ["card", "label < card"]),
    (["App.Card:0xb1.top == UILabel:0xa1.top"], ["card", "label < card"]),
    (["App.Card:0xb1.top == App.Tag:0xa1.top - 8"], ["card", "tag < card"]),
    (["App.Card:0xb1.bottom == App.Tag:0xa1.bottom + 8"], ["card", "tag < card"]),
    // Siblings without a superview need an additional one.
    (["V:[UILabel:0xa1]-(8)-[UIImageView:0xb1]"], ["view", "label < view", "imageView < view"]),
    (
      [
        "V:[UILabel:0xa1]-(8)-[UIImageView:0xb1]",
        "V:|-(8)-[UILabel:0xa1]   (active, names: '|':App.Card:0xc1 )",
      ], ["card", "label < card", "imageView < card"]
    ),
    (
      ["'UISV-canvas-connection' UIStackView:0xb1.leading == UILabel:0xa1.leading"],
      ["stackView", "label < stackView"]
    ),
  ])
  func `have superviews guessed from their constraints`(
    rows: [String], expected: [String]
  ) throws {
    #expect(try tree(of: rows) == expected)
  }

  /// The masked view is the first one, although a bar cannot be in another view as far as sizes tell.
  @Test func `are in the superview that an autoresizing mask is about`() throws {
    let row =
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=-&- App.Inner:0xa1.width == UIToolbar:0xb1.width>"
    let translated = try checked(report([row]))
    #expect(SnugSceneImportTests.tree(translated.value) == ["toolbar", "inner < toolbar"])
    let notes = translated.warnings.flatMap(\.notes)
    #expect(!notes.contains { $0.hasPrefix("guessed superviews") })
  }

  @Test func `are reported as guessed`() throws {
    let rows = ["<NSLayoutConstraint:0x1 UILabel:0xa1.top == App.Card:0xb1.topMargin>"]
    let notes = try checked(report(rows)).warnings.last?.notes ?? []
    #expect(notes.contains("guessed superviews: label in card"))
    #expect(notes.contains("it does not state layout margins: they are assumed to be 8 points"))
    #expect(
      notes.contains { $0.hasPrefix("it does not state the content size of label and card:") })
  }

  @Test func `have guides of the view that they are named in`() throws {
    let rows = [
      "<NSLayoutConstraint:0x1 'UIViewSafeAreaLayoutGuide-bottom' V:[UILayoutGuide:0xd1'UIViewSafeAreaLayoutGuide']-(34)-|   (active, names: '|':App.Bar:0xb1 )>",
      "<NSLayoutConstraint:0x2 UILabel:0xa1.bottom == UILayoutGuide:0xd1'UIViewSafeAreaLayoutGuide'.bottom - 8>",
    ]
    let scene = try checked(report(rows)).value
    #expect(scene.guides.map(\.name) == ["safeArea"])
    #expect(SnugSceneImportTests.tree(scene) == ["bar", "label < bar"])
    #expect(
      try equations(report(rows)) == [
        "bar.bottom == safeArea.bottom + 34", "label.bottom == safeArea.bottom - 8",
      ])
  }

  private static let dump = """
    <UIView: 0xb1; frame = (0 0; 320 200); autoresize = W+H; layer = <CALayer: 0x1>>
       | <App.Card: 0xc1; frame = (20 24; 160 90); layer = <CALayer: 0x2>>
       |    | <UILabel: 0xa1; frame = (12 10; 70 20.5); text = 'It's; fine'; hidden = YES; layer = <CALayer: 0x3>>
       | <UIImageView: 0xd1; frame = (200 24; 100 90); autoresize = RM+BM; layer = <CALayer: 0x4>>
    """

  @Test func `are those of a recursive description, with frames`() throws {
    let scene = try checked("(lldb) po view\n" + Self.dump).value
    #expect(
      SnugSceneImportTests.tree(scene) == [
        "view", "card < view", "itsFineLabel < card", "imageView < view",
      ])
    #expect(scene.views[1].autoresizing?.frame == Rect(x: 20, y: 24, width: 160, height: 90))
    #expect(scene.views[2].isHidden)
    #expect(scene.views[3].autoresizing?.mask == [.flexibleRightMargin, .flexibleBottomMargin])
    #expect(scene.expectation == nil)
  }

  @Test func `have the superviews of a tree in the same log`() throws {
    let log =
      Self.dump + "\n\n"
      + report([
        "<NSLayoutConstraint:0x1 UILabel:0xa1.width == App.Card:0xc1.width>",
        "<NSLayoutConstraint:0x2 UILabel:0xa1.width == UIView:0xb1.width>",
      ])
    #expect(
      SnugSceneImportTests.tree(try checked(log).value) == [
        "view", "card < view", "label < card",
      ])
  }

  @Test func `are those of a trace, which marks ambiguous views`() throws {
    let log = """
      *<UIWindow:0xb1> - AMBIGUOUS LAYOUT
      |   •UIView:0xc1
      |   |   *UILabel:0xa1'Pay'- AMBIGUOUS LAYOUT for UILabel:0xa1'Pay'.minX{id: 13}
      |   |   *<UILayoutGuide: 0x6 - "UIViewSafeAreaLayoutGuide", layoutFrame = {{0, 64}, {1, 7}}>
      """
    let checked = try checked(log)
    #expect(
      SnugSceneImportTests.tree(checked.value) == [
        "window", "viewc1 < window", "payLabel < viewc1",
      ])
    let report = try #require(checked.value.consoleReport)
    // Where UIKit does not say which part is ambiguous, all of it can be.
    #expect(report.ambiguities[ViewID(index: 0)]?.size == PerAxis(both: true))
    let label = try #require(report.ambiguities[ViewID(index: 2)])
    #expect(label.origin == PerAxis(horizontal: true, vertical: false))
    #expect(label.size == PerAxis(both: false))
    #expect(report.ambiguities.count == 2)
    #expect(report.ambiguityRanges[ViewID(index: 2)]?.start.line == 3)
  }

  @Test(arguments: [
    "'Pay'- AMBIGUOUS LAYOUT", "'Pay'\t- AMBIGUOUS LAYOUT", " 'Pay' - AMBIGUOUS LAYOUT",
  ])
  func `have their text before a remark`(details: String) throws {
    let log = "\u{2022}UIView:0xb1\n|   *UILabel:0xa1\(details) for UILabel:0xa1'Pay'.minX{id: 1}\n"
    #expect(SnugSceneImportTests.tree(try checked(log).value) == ["view", "payLabel < view"])
  }

  @Test func `are read across blank lines, other messages and lines that are cut off`() throws {
    let log = """
      •UIView:0xb1

      2025-01-01 tick
      |   *App.Card:0xc1
      |   |   *UIBut
      |   |   |   *UILabel:0xa1\t'Pay'
      |   *UIImageView:0xd1
      """
    let checked = try checked(log)
    #expect(
      SnugSceneImportTests.tree(checked.value) == [
        "viewb1", "card < viewb1", "view5 < card", "payLabel < view5", "imageView < viewb1",
      ])
    #expect(checked.warnings.last?.notes.contains("the line of view5 is cut off") == true)
  }

  @Test(arguments: [(3, ["view", "card < view"]), (4, [])])
  func `belong together up to a number of other lines`(gap: Int, expected: [String]) throws {
    let other = String(repeating: "\n", count: gap)
    let found = try? checked("\u{2022}UIView:0xb1\n\(other)|   *App.Card:0xc1\n").value
    #expect(found.map(SnugSceneImportTests.tree) ?? [] == expected)
  }

  @Test func `are one view if UIKit remarks on one`() throws {
    let log = "*UILabel:0xa1'Pay'- AMBIGUOUS LAYOUT for UILabel:0xa1'Pay'.Height{id: 3}\n"
    #expect(SnugSceneImportTests.tree(try checked(log).value) == ["payLabel"])
    #expect(errors("*UILabel:0xa1'Pay'\n") == [.notALog])
  }

  @Test func `are drawn with placeholders if the log does not have their size`() throws {
    let rows = [
      "<NSLayoutConstraint:0x1 H:|-(8)-[UILabel:0xa1'Pay']   (active, names: '|':UIView:0xb1 )>"
    ]
    let report = try #require(try checked(report(rows)).value.consoleReport)
    #expect(report.assumedSizes.horizontal == [ViewID(index: 0), ViewID(index: 1)])
    #expect(report.classNames == ["UIView", "UILabel"])
  }
}
