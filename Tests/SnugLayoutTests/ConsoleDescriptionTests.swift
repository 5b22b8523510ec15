import SnugGeometry
import SnugLayout
import Testing

/// Constraints in the format of UIKit's console, with names instead of classes and addresses. Where
/// a line is from a log, the log is named.
struct ConsoleDescriptionTests {
  private func descriptions(_ yaml: String) throws -> [String] {
    let layout = try layout(yaml)
    return layout.system.entryIDs.map(layout.system.consoleDescription(of:))
  }

  /// The last line, of a constraint between `one`, `two` beside it, and `view` around both.
  private func description(_ constraint: String) throws -> String? {
    try descriptions(
      """
      view: { size: [200, 100], subviews: { one: , two: } }
      constraints:
        - "\(constraint)"
      """
    ).last
  }

  @Test(
    arguments: [
      ("H:[one]-[two]", "H:[one]-(8)-[two]   (active)"),
      ("V:[one]-(>=11)-[two]", "V:[one]-(>=11)-[two]   (active)"),
      // A log: `(137@251)` and ` priority:251`.
      ("H:[one]-(137@251)-[two]", "H:[one]-(137@251)-[two] priority:251   (active)"),
      ("V:[one]-(<=0.5)-[two]", "V:[one]-(<=0.5)-[two]   (active)"),
      ("one.leading == view.leading", "H:|-(0)-[one]   (active, names: '|':view )"),
      ("one.top == view.top - 8", "V:|-(-8)-[one]   (active, names: '|':view )"),
      ("one.left == view.left + 8", "H:|-(8)-[one](LTR)   (active, names: '|':view )"),
      ("view.right == one.right + 8", "H:[one]-(8)-|(LTR)   (active, names: '|':view )"),
      ("two.left == one.right", "H:[one]-(0)-[two](LTR)   (active)"),
      // As Interface Builder pins a trailing edge: the superview comes first.
      ("view.trailing == one.trailing + 20", "H:[one]-(20)-|   (active, names: '|':view )"),
      ("view.bottom >= one.bottom", "V:[one]-(>=0)-|   (active, names: '|':view )"),
      // A log of anchors: `UIStackView.bottom == UIView.bottom`.
      ("one.bottom == view.bottom - 20", "one.bottom == view.bottom - 20   (active)"),
      // The dump: `UIStackView.leading == Subview0.leading`.
      ("view.leading == one.leading", "view.leading == one.leading   (active)"),
      ("one.trailing == two.leading - 8", "one.trailing == two.leading - 8   (active)"),
      ("one.leading == two.leading", "one.leading == two.leading   (active)"),
      ("one.top == view.bottom + 4", "one.top == view.bottom + 4   (active)"),
      ("one.leading == view.leadingMargin", "one.leading == view.leadingMargin   (active)"),
      (
        "one.firstBaseline == two.lastBaseline + 20",
        "one.firstBaseline == two.lastBaseline + 20   (active)"
      ),
      ("one.width == 60", "one.width == 60   (active)"),
      ("one.width <= 60.5 @ 249.5", "one.width <= 60.5 priority:249.5   (active)"),
      ("one.height == 0.333333333 * two.height", "one.height == 0.333333*two.height   (active)"),
      ("one.width == -1 * two.width + 5", "one.width == -two.width + 5   (active)"),
      ("one.leading == 2 * two.trailing", "one.leading == 2*two.trailing   (active)"),
    ])
  func `constraints of the author's`(constraint: String, expected: String) throws {
    #expect(try description(constraint) == "<NSLayoutConstraint \(expected)>")
  }

  @Test func `an identifier comes before the body`() throws {
    let lines = try descriptions(
      """
      view: { size: [200, 100], subviews: { one: } }
      constraints:
        - { id: half, constraint: one.width == 0.5 * view.width }
      """)
    #expect(lines.last == "<NSLayoutConstraint 'half' one.width == 0.5*view.width   (active)>")
  }

  /// A log: `NSTextField:0x….height == 18 Hug:750 CompressionResistance:750   (active)`.
  @Test func `content sizes are one constraint each, with both priorities`() throws {
    let lines = try descriptions(
      """
      view:
        size: [200, 100]
        subviews: { one: { intrinsicContentSize: [41.66666, none], hugging: 251 } }
      """)
    let expected =
      """
      <NSContentSizeLayoutConstraint one.width == 41.6667 Hug:251 CompressionResistance:750\
         (active)>
      """
    #expect(lines.filter { $0 == expected }.count == 2)
    #expect(
      lines.prefix(2) == [
        "<NSLayoutConstraint view.width == 200   (active)>",
        "<NSLayoutConstraint view.height == 100   (active)>",
      ])
  }

  /// Logs: `h=--& v=--& UIKeyboardAssistantBar:0x….height == 0   (active)`.
  @Test(
    arguments: [
      (
        AutoresizingMask(),
        [
          "h=--& v=--& one.minX == 10   (active, names: '|':view )",
          "h=--& v=--& one.width == 40   (active)",
          "h=--& v=--& one.minY == 20   (active, names: '|':view )",
          "h=--& v=--& one.height == 30   (active)",
        ]
      ),
      (
        [.flexibleWidth, .flexibleTopMargin],
        [
          "h=-&- v=&-- one.minX == 10   (active, names: '|':view )",
          "h=-&- v=&-- one.width == view.width - 160   (active)",
          "h=-&- v=&-- one.minY == view.height - 80   (active)",
          "h=-&- v=&-- one.height == 30   (active)",
        ]
      ),
    ] as [(AutoresizingMask, [String])])
  func `masks show the flexible parts`(
    mask: AutoresizingMask, expected: [String]
  ) {
    var root = View(name: "view", superview: nil)
    root.requiredSize = PerAxis(horizontal: 200, vertical: 100)
    var one = View(name: "one", superview: .root)
    one.autoresizing = Autoresizing(
      frame: Rect(x: 10, y: 20, width: 40, height: 30), mask: mask,
      superviewSize: Size(width: 200, height: 100))
    let layout = LayoutEngine(measuring: NoText()).layout(
      Scene(title: "", views: [root, one], constraints: []))
    let lines = layout.system.entryIDs.map(layout.system.consoleDescription(of:))
    #expect(
      lines.dropFirst(2) == expected.map { "<NSAutoresizingMaskLayoutConstraint \($0)>" }[...])
  }

  /// C's `%g`.
  @Test(
    arguments: [
      (0, "0"), (1, "1"), (-8, "-8"), (41.666666, "41.6667"), (0.5, "0.5"), (1.0 / 3, "0.333333"),
      (2.0 / 7, "0.285714"), (0.1, "0.1"), (0.00012345678, "0.000123457"), (0.00001, "1e-05"),
      (123_456, "123456"), (999_999.5, "1e+06"), (1_234_567, "1.23457e+06"), (99.99996, "100"),
      (249.99998474121094, "250"), (3.4028234663852886e38, "3.40282e+38"),
      (.leastNonzeroMagnitude, "4.94066e-324"),
      (20.333333, "20.3333"), (-0.0, "0"), (.infinity, "inf"),
    ] as [(Double, String)])
  func `numbers have six digits`(number: Double, expected: String) {
    #expect(number.generalDescription == expected)
  }
}
