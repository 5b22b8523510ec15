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
      try advice(long, long, width: 500) == [
        ["b.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)"],
        ["a.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)"],
      ])
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
      try advice(long + ", numberOfLines: 0", long, width: 440).first == [
        "a.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)",
        "a.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)",
      ])
    #expect(
      try advice(long + ", numberOfLines: 0, hugging: 249", long, width: 440).first == [
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

  @Test func `a text is stretched, not an image`() throws {
    #expect(
      try advice(
        "class: UILabel, text: Name",
        "intrinsicContentSize: [20, 20], class: UIImageView, hugging: 250",
        width: 200) == [
          ["a.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)"]
        ])
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
    let constraints = explanation.layout.constraints
    let resistance = try #require(
      explanation.layout.system.entry(
        .contentSize(ViewID(index: 1), .horizontal, .compressionResistance)))
    let width = try #require(constraints.first { $0.entry.description == "box.width == 80" }).id
    let limit = try #require(constraints.first { $0.entry.description == "switch.width >= 30" }).id
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
      explanation.layout.constraints.first { $0.entry.description == "box.width == 80" })
    #expect(
      explanation.instruction(for: .constant(entry: width.id, 40)).swift == "\(name).constant = 40")
  }
}
