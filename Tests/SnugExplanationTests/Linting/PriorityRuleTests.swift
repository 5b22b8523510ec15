import Snug
import SnugDiagnostics
import Testing

/// Rules about explicit content priorities and about defaults.
@Suite struct `Rules about content priorities` {
  private func view(_ view: String) -> String {
    """
    view:
      size: [200, 100]
      subviews: { a: { \(view) } }
    constraints: ["H:|[a]|", "V:|[a]|"]
    """
  }

  // MARK: required-chcr

  @Test(arguments: [
    (
      "class: UILabel, text: a, hugging: { vertical: 999, horizontal: required }",
      "horizontal hugging"
    ),
    ("class: UILabel, text: aa, compressionResistance: 1000", "compression resistance"),
    (
      "class: UISlider, compressionResistance: { vertical: 1000 }",
      "vertical compression resistance"
    ),
  ]) func `report a priority of 1000`(text: String, what: String) throws {
    // In a view with its intrinsic size, because a conflict would be another finding.
    let yaml = view(text).replacing("\"H:|[a]|\", \"V:|[a]|\"", with: "\"H:|[a]\", \"V:|[a]\"")
    #expect(
      try messages(yaml, by: .requiredCHCR) == ["3 the \(what) of 'a' is required"])
  }

  @Test(arguments: [
    "class: UILabel, text: a, hugging: 999, compressionResistance: 999.5",
    "class: UISlider, compressionResistance: { horizontal: 1000 }", "hugging: 1000",
  ]) func `don't report priorities below 1000, or without effect`(text: String) throws {
    #expect(try messages(view(text), by: .requiredCHCR) == [])
  }

  @Test func `report a number for both axes once, and two numbers twice`() throws {
    let both = "class: UILabel, text: a, compressionResistance: 1000"
    let each =
      "class: UILabel, text: a, compressionResistance: { horizontal: 1000, vertical: 1000 }"
    #expect(try messages(view(both), by: .requiredCHCR).count == 1)
    #expect(
      try messages(view(each), by: .requiredCHCR) == [
        "3 the horizontal compression resistance of 'a' is required",
        "3 the vertical compression resistance of 'a' is required",
      ])
  }

  // MARK: no effect

  @Test(arguments: [
    ("hugging: 251", "hugging", "intrinsic content size"),
    (
      "class: UIScrollView, compressionResistance: 1", "compression resistance",
      "intrinsic content size"
    ),
    ("class: UISlider, hugging: { horizontal: 251 }", "horizontal hugging", "intrinsic width"),
    (
      "intrinsicContentSize: [10, none], hugging: { vertical: 1 }", "vertical hugging",
      "intrinsic height"
    ),
  ]) func `report a priority without an intrinsic size`(
    text: String, what: String, size: String
  ) throws {
    #expect(
      try messages(view(text), by: .chcrWithoutIntrinsicSize)
        == ["3 the \(what) of 'a' has no effect: it has no \(size)"])
  }

  @Test(arguments: [
    "class: UISlider, hugging: 251", "intrinsicContentSize: [10, none], hugging: 1",
    "class: UILabel, text: a, hugging: 1", "class: UIView",
  ]) func `don't report a number that is for the axis with an intrinsic size`(text: String) throws {
    #expect(try messages(view(text), by: .chcrWithoutIntrinsicSize) == [])
  }

  @Test(arguments: [
    ("", []),
    (
      "verticalHuggingPriority=\"751\"",
      ["the vertical hugging of 'view' has no effect: it has no intrinsic height"]
    ),
    // A custom class can override `intrinsicContentSize`.
    ("verticalHuggingPriority=\"751\" customClass=\"Badge\"", []),
  ]) func `don't report what an Interface Builder file does not contain`(
    attribute: String, messages: [String]
  ) throws {
    let xib = SourceText(
      name: "Test.xib",
      """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" toolsVersion="22505" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
      <objects><customView id="root" \(attribute)>
      <rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
      </customView></objects>
      </document>
      """)
    let findings = pipeline.lint(try pipeline.scene(from: xib).value)
    #expect(findings.map(\.message) == messages)
  }

  @Test func `report the priorities of a stack view only by its own rule`() throws {
    let stack = "class: UIStackView, hugging: 251, compressionResistance: { vertical: 2 }"
    #expect(
      try messages(view(stack), by: .chcrOnStackView) == [
        "3 the hugging of 'a' has no effect: a stack view has no intrinsic content size",
        """
        3 the vertical compression resistance of 'a' has no effect: a stack view has no intrinsic \
        content size
        """,
      ])
    #expect(try messages(view(stack), by: .chcrWithoutIntrinsicSize) == [])
    let sized = "class: UIStackView, intrinsicContentSize: [10, 10], hugging: 251"
    #expect(try messages(view(sized), by: .chcrOnStackView) == [])
  }

  // MARK: interface-builder-default

  private func row(_ one: String, _ other: String, width: Int = 200) -> String {
    """
    view:
      size: [\(width), 40]
      subviews:
        a: { font: 16, \(one) }
        b: { font: 16, \(other) }
    constraints:
      - "H:|[a][b]|"
      - a.top == view.top
      - b.top == view.top
    """
  }

  private static let field = "class: UITextField, borderStyle: none, placeholder: bb"
  private static let label = "class: UILabel, text: aa"

  @Test func `solve with the defaults of the other environment`() throws {
    let found = try findings(
      row("\(Self.label), createdIn: interfaceBuilder", Self.field), by: .interfaceBuilderDefault)
    #expect(
      found.map(\.message)
        == ["'a' hugs at 251 because it is made in Interface Builder; in code it would be 250"])
    #expect(found.first?.notes.last?.hasSuffix(": hugging: 251") == true)
  }

  @Test func `name the view whose size would change`() throws {
    // With 250.5 for the field, the label at 251 keeps its 16; at 250 it fills the space that the
    // field leaves.
    let found = try findings(
      row("\(Self.label), createdIn: interfaceBuilder", "\(Self.field), hugging: 250.5"),
      by: .interfaceBuilderDefault)
    #expect(found.first?.notes.first == "'a' would then be 184 wide, not 16")
  }

  @Test(arguments: [
    // An explicit priority, which is the same in both environments.
    ("\(label), createdIn: interfaceBuilder, hugging: 251", field, 200),
    ("\(label), createdIn: interfaceBuilder, hugging: { horizontal: 251 }", field, 200),
    // Nothing is stretched: 16 + 16 is 32.
    ("\(label), createdIn: interfaceBuilder", field, 32),
    // The layout is ambiguous, which another rule reports.
    (label, field, 200),
    // In code, and the other view has an explicit, higher hugging priority.
    (label, "\(label), hugging: 251", 200),
    // The default is the same in both environments.
    (field, "\(field), hugging: 251", 200),
  ]) func `report nothing if the default has no effect`(
    one: String, other: String, width: Int
  ) throws {
    #expect(try messages(row(one, other, width: width), by: .interfaceBuilderDefault) == [])
  }

  /// What settles a tie, or keeps an image as it is, is another priority than the default.
  @Test(arguments: [
    // Two labels tie; the third would with the other default.
    """
    view:
      size: [200, 40]
      subviews:
        a: { class: UILabel, text: aa }
        b: { class: UILabel, text: bb }
        c: { class: UILabel, text: cc, hugging: 251 }
    constraints: ["H:|[a][b][c]|", "V:|[a]", "V:|[b]", "V:|[c]"]
    """,
    // Stretching b would stretch c as well, so the image is stretched.
    """
    view:
      size: [200, 40]
      subviews:
        a: { class: UIImageView, image: [20, 20] }
        b: { class: UITextField, borderStyle: none, text: bb }
        c: { class: UITextField, borderStyle: none, text: cc }
    constraints: ["H:|[a][b]|", "H:[a][c]|", "V:|[a]", "V:|[b][c]"]
    """,
  ]) func `leave ties and distorted images to the rules for them`(yaml: String) throws {
    #expect(try messages(yaml, by: .interfaceBuilderDefault) == [])
    let rules: [Diagnostic.ID] = [.ambiguousHugging, .stretchedImage]
    #expect(try rules.contains { try !messages(yaml, by: $0).isEmpty })
  }

  @Test(arguments: [20, 21]) func `try each view, unless there are very many`(
    count: Int
  ) throws {
    let numbers = 0..<count
    let views = numbers.map {
      "    a\($0): { class: UILabel, text: aa }\n    b\($0): { hugging: 250, \(Self.field) }\n"
    }
    let rows = numbers.map {
      "  - \"H:|[a\($0)][b\($0)]|\"\n  - a\($0).top == view.top\n  - b\($0).top == view.top\n"
    }
    let found = try findings(
      "createdIn: interfaceBuilder\nview:\n  size: [200, 40]\n  subviews:\n" + views.joined()
        + "constraints:\n" + rows.joined(), by: .interfaceBuilderDefault)
    #expect(found.map(\.views.count) == (count == 20 ? Array(repeating: 1, count: 20) : [21]))
    #expect(found.first?.message.hasPrefix(count == 20 ? "'a0' hugs at 251" : "'a0', 'a1'") == true)
  }

  @Test func `include the heights of controls`() throws {
    // In code a slider hugs vertically at 750, from Interface Builder at 250, like the view below
    // it.
    let yaml = """
      createdIn: interfaceBuilder
      view:
        size: [200, 100]
        subviews:
          a: { class: UISlider }
          b: { intrinsicContentSize: [10, 10], hugging: 300 }
      constraints: ["H:|[a]|", "H:|[b]|", "V:|[a][b]|"]
      """
    let found = try findings(yaml, by: .interfaceBuilderDefault)
    #expect(
      found.map(\.message)
        == ["'a' hugs at 250 because it is made in Interface Builder; in code it would be 750"])
    #expect(
      found.first?.notes == [
        "'a' would then be 30 high, not 90",
        "set it explicitly to get the same layout in both: hugging: { vertical: 250 }",
      ])
  }
}
