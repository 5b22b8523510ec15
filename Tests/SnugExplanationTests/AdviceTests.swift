import SnugExplanation
import SnugGeometry
import SnugLayout
import SnugTestSupport
import Testing

/// The advice about which views should give way, and its exact text.
struct AdviceTests {
  /// A row with a given width, of views with equal priorities.
  private func advice(_ views: String..., width: Int) throws -> [[String]] {
    let names = ["a", "b", "c"].prefix(views.count)
    let explanation = try explain(
      """
      view:
        size: [\(width), 60]
        subviews:
      \(zip(names, views).map { "    \($0): { \($1) }" }.joined(separator: "\n"))
      constraints:
        - "H:|\(names.map { "[\($0)]" }.joined())|"
      \(names.map { "  - \($0).top == view.top" }.joined(separator: "\n"))
      """)
    return explanation.ambiguities.flatMap { ambiguity in
      explanation.settlements(of: ambiguity).map { settlement in
        settlement.amendments.map { explanation.instruction(for: $0).swift }
      }
    }
  }

  private let long = "class: UILabel, text: 'a long name, longer than the room there is'"

  @Test func `either of two texts can be truncated`() throws {
    #expect(
      try advice(long, long, width: 400) == [
        ["b.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)"],
        ["a.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)"],
      ])
  }

  /// b would be 20 or 30 wide, and is truncated in both cases.
  @Test func `effects of all settlements are left out`() throws {
    let explanation = try explain(
      """
      view:
        size: [60, 40]
        subviews:
          a: { class: UILabel, text: aaaaa aaaa, font: 12 }
          b: { class: UILabel, text: bbbbb bbbb, font: 12 }
      constraints:
        - "H:|[a][b(>=20)]|"
        - b.width <= a.width @ 800
        - a.top == view.top
        - b.top == view.top
      """)
    #expect(
      explanation.proses[0].hasSuffix(
        "To settle it, let b resist at 749, or let a resist at 749."))
  }

  /// Each would keep a part of its width.
  @Test(arguments: ["UISwitch", "UIStepper", "UISegmentedControl, segments: [One, Two]"])
  func `a control is not compressed`(control: String) throws {
    #expect(
      try advice(long, "class: \(control), hugging: 250, compressionResistance: 750", width: 390)
        == [
          ["a.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)"]
        ])
  }

  /// It hugs its longest line, and fills the remaining width only if it hugs less than the others.
  @Test func `a text that can wrap gives way first, and takes what its lines leave`() throws {
    #expect(
      try advice(long + ", numberOfLines: 0", long, width: 400).first == [
        "a.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)",
        "a.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)",
      ])
    #expect(
      try advice(long + ", numberOfLines: 0, hugging: 249", long, width: 400).first == [
        "a.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)"
      ])
  }

  /// 120 and 60 in 125: next to a text on one line, the other would have one letter per line.
  @Test func `a text is not wrapped at a width in which no word fits`() throws {
    #expect(
      try advice(
        "class: UILabel, text: 'eleven more than fifteen', font: 10, numberOfLines: 0",
        "class: UILabel, text: Platform two, font: 10, numberOfLines: 0", width: 125) == [
          [
            "a.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)",
            "a.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)",
          ]
        ])
  }

  /// The width of the nested stack view is that of its text, which can give way.
  @Test func `a text in a stack view gives way by its priority, not by fixed widths`() throws {
    let explanation = try explain(
      """
      view:
        size: [200, 40]
        subviews:
          row:
            class: UIStackView
            arrangedSubviews:
              icon: { class: UIImageView, intrinsicContentSize: [32, 32] }
              texts:
                class: UIStackView
                axis: vertical
                arrangedSubviews:
                  title: { class: UILabel, text: a title of 26 letters here, font: 16 }
              star: { class: UIImageView, intrinsicContentSize: [20, 20] }
      constraints: [row.edges == view.edges]
      """)
    #expect(
      explanation.proses.first
        == """
        icon, title and star are each 40 high: row is as high as view, and its alignment is fill. \
        row's alignment is fill; title is the only view of texts, and fills it.
        """)
  }

  @Test func `a text is stretched, not an image`() throws {
    #expect(
      try advice(
        "class: UILabel, text: Name",
        "intrinsicContentSize: [20, 20], class: UIImageView, hugging: 250",
        width: 200) == [
          ["a.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)"]
        ])
  }

  /// Additional width constraints would not help.
  @Test func `one of two contradictory constraints is lowered`() throws {
    let told = try explain(
      """
      view: { size: [300, 40], subviews: { box: } }
      constraints: ["H:|[box]", "V:|[box]|", box.width == 100 @ 750, box.width == 140 @ 750]
      """
    ).proses
    #expect(
      told.contains { $0.hasSuffix("To settle it, lower box.width == 140 to 749.") }, "\(told)")
  }

  @Test func `one of two constraints for different positions is lowered`() throws {
    let told = try explain(
      """
      view: { size: [300, 40], subviews: { box: { intrinsicContentSize: [20, 20] } } }
      constraints:
        - "V:|[box]"
        - box.leading == view.leading @ 750
        - box.leading == view.leading + 100 @ 750
      """
    ).proses
    #expect(
      told.last
        == """
        The horizontal position of box is ambiguous. Constraints of the same priority ask for \
        different positions; drawn as close to the leading edge as possible. To settle it, lower \
        box.leading == view.leading + 100 to 749.
        """)
  }

  /// Lowering one of the two determines the positions of a and b, but not of c.
  @Test func `positions that no single priority resolves have correct advice`() throws {
    let told = try explain(
      """
      view:
        size: [300, 60]
        subviews:
          a: { intrinsicContentSize: [20, 20] }
          b: { intrinsicContentSize: [20, 20] }
          c: { intrinsicContentSize: [20, 20] }
      constraints:
        - "V:|[a]"
        - "V:|[b]"
        - "V:|[c]"
        - a.leading == view.leading @ 750
        - a.leading == view.leading + 100 @ 750
        - b.leading == a.trailing + 8
        - c.leading >= b.trailing
      """
    ).proses
    #expect(told.contains { $0.contains("Constraints leave their positions open;") }, "\(told)")
  }

  /// The gap competes with the three heights, any of which could give way.
  @Test func `a constraint that competes with contents is lowered`() throws {
    let told = try explain(
      """
      view:
        size: [100, 50]
        subviews:
          a: { intrinsicContentSize: [10, 30], class: UIButton }
          b: { intrinsicContentSize: [10, 30], class: UIButton }
      constraints:
        - "V:|[a]"
        - "V:[b]|"
        - "H:|[a]"
        - "H:|[b]"
        - b.top == a.bottom + 8 @ 750
      """
    ).proses
    #expect(told[0].hasSuffix("To settle it, lower b.top == a.bottom + 8 to 749."), "\(told)")
  }

  @Test func `sizes of several views are in one clause`() throws {
    let told = try explain(
      """
      view: { size: [300, 40], subviews: { a: { intrinsicContentSize: [20, 20] }, b: , c: } }
      constraints: ["H:|[a]-(>=0)-[b][c]|", "V:|[a]", "V:|[b]|", "V:|[c]|"]
      """
    ).proses
    #expect(told[0].hasSuffix("To settle it, give c and b width constraints."), "\(told)")
  }

  /// c has the same resistance as a and b, and 37 of its 170 points. With 80 for c, either a or b
  /// could give way.
  @Test func `a size that is only valid for the drawn layout is in points`() throws {
    let told = try explain(
      """
      view:
        size: [292, 40]
        subviews:
          a: { class: UILabel, text: ten letter }
          b: { class: UILabel, text: twenty letters in it }
          c: { class: UILabel, text: twenty letters in it }
          d: { class: UILabel, text: ten letter, compressionResistance: 749 }
      constraints: ["H:|[a][b][c][d]|", "V:|[a]", "V:|[b]", "V:|[c]", "V:|[d]"]
      """
    ).proses
    #expect(told[0].hasSuffix("To settle it, give c a width of 37."), "\(told)")
  }

  /// Its content has a size, but no constraint connects its edges to it.
  @Test func `a container has advice to constrain it to its subviews`() throws {
    let told = try explain(
      """
      view:
        size: [300, 100]
        subviews: { box: { subviews: { label: { class: UILabel, text: Hello } } } }
      constraints: ["H:|[box]", "V:|[box]|", label.centerX == box.centerX, label.top == box.top]
      """
    ).proses
    #expect(
      told[0].hasSuffix(
        "To settle it, give box a width constraint or constraints to the edges of its subviews."),
      "\(told)")
  }

  @Test func `views are not made equally wide against a constraint`() throws {
    let told = try explain(
      """
      view:
        size: [60, 40]
        subviews:
          a: { class: UILabel, text: ten in all }
          b: { class: UILabel, text: ten in all }
          c: { class: UILabel, text: ten in all }
      constraints:
        - "H:|[a][b][c]|"
        - c.width == a.width + 10
        - "V:|[a]"
        - "V:|[b]"
        - "V:|[c]"
      """
    ).proses
    #expect(told[0].hasSuffix("To settle it, let b resist at 749."), "\(told)")
  }

  /// Whichever view is lowered first, another has width 0.
  @Test(arguments: [
    (2, 100, "a and b"), (6, 320, "a, b, c, d, e and f"),
  ])
  func `views that would have size 0 share the room`(count: Int, width: Int, names: String) throws {
    let views = ["a", "b", "c", "d", "e", "f"].prefix(count)
    let explanation = try explain(
      """
      view:
        size: [\(width), 40]
        subviews:
      \(views.map { "    \($0): { class: UILabel, text: a longer name }" }.joined(separator: "\n"))
      constraints:
        - "H:|\(views.map { "[\($0)]" }.joined())|"
      \(views.map { "  - \($0).top == view.top" }.joined(separator: "\n"))
      """)
    let told = explanation.proses
    #expect(told[0].hasSuffix("To settle it, make \(names) equally wide."), "\(told)")
    let settlement = try #require(explanation.settlements(of: explanation.ambiguities[0]).first)
    #expect(
      settlement.amendments.map { explanation.instruction(for: $0).swift }
        == views.dropFirst().map {
          "\($0).widthAnchor.constraint(equalTo: a.widthAnchor).isActive = true"
        })
  }

  @Test func `every change has instructions for Swift, Interface Builder and the scene`() throws {
    let explanation = try explain(
      """
      view:
        size: [100, 40]
        subviews: { switch: { intrinsicContentSize: [60, 20] }, box: }
      constraints:
        - { constraint: box.width == 80, id: boxWidth }
        - "H:|[switch][box]|"
        - switch.width >= 30
      """)
    let entries = explanation.layout.system.entries
    let resistance = try #require(
      explanation.layout.system.entry(
        .contentSize(ViewID(index: 1), .horizontal, .compressionResistance)))
    let width = try #require(entries.firstIndex { $0.description == "box.width == 80" })
    let limit = try #require(entries.firstIndex { $0.description == "switch.width >= 30" })
    let added = Constraint(
      firstItem: .view(ViewID(index: 2)), firstAttribute: .leading, secondItem: .view(.root),
      secondAttribute: .leading, constant: 8)
    let instructions = [
      Amendment.priority(entry: resistance, 600), .priority(entry: width, 999),
      .constant(entry: width, 40), .removal(entry: limit), .addition(added),
    ].map(explanation.instruction)
    #expect(
      instructions.map(\.swift) == [
        "`switch`.setContentCompressionResistancePriority(.init(600), for: .horizontal)",
        "boxWidth.priority = .required - 1",
        "boxWidth.constant = 40",
        "switchWidthConstraint.isActive = false",
        "box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8).isActive = true",
      ])
    #expect(
      instructions.map(\.interfaceBuilder) == [
        "switch: Content Compression Resistance Priority: Horizontal: 600",
        "box.width == 80: Priority: 999",
        "box.width == 80: Constant: 40",
        "switch.width >= 30: delete",
        "Add New Constraints: box.leading == view.leading + 8",
      ])
    #expect(
      instructions.map(\.scene) == [
        "switch.compressionResistance.horizontal: 600", "box.width == 80 @ 999", "box.width == 40",
        nil, "box.leading == view.leading + 8",
      ])
  }

  @Test(arguments: [
    ("boxWidth", "boxWidth"), ("box_2", "box_2"), ("switch", "`switch`"),
    ("inout", "`inout`"),
    ("box-width", "boxWidthConstraint"), ("box width", "boxWidthConstraint"),
    ("2nd", "boxWidthConstraint"), ("_box", "boxWidthConstraint"),
  ])
  func `an identifier that is not a name in Swift is not used`(identifier: String, name: String)
    throws
  {
    let explanation = try explain(
      """
      view: { size: [100, 40], subviews: { box: { intrinsicContentSize: [60, 20] } } }
      constraints:
        - { constraint: box.width == 80, id: "\(identifier)" }
        - box.leading == view.leading
        - box.top == view.top
      """)
    let width = try #require(
      explanation.layout.system.entries.firstIndex { $0.description == "box.width == 80" })
    #expect(
      explanation.instruction(for: .constant(entry: width, 40)).swift == "\(name).constant = 40")
  }
}
