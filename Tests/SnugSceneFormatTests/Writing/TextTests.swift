import SnugGeometry
import SnugLayout
import SnugSceneFormat
import Testing

/// Examples of written scenes, for review.
@Suite struct `The text of a scene` {
  private func expect(_ text: String, from written: String) throws {
    let scene = try read(written)
    #expect(scene.yaml == text)
    try expectRoundTrip(scene)
  }

  @Test func `is the author's if that is canonical`() throws {
    let text = """
      title: A table cell
      subtitle: "The title gives way, then the badge."
      scale: 3
      platform: macOS
      layoutDirection: rightToLeft
      expect: ambiguous
      lint: { disable: [clipped-text] }
      output: { annotate: [minimal, reasons], columns: 2 }
      sweep: { cell.width: [200, 260, 320] }
      view:
        name: cell
        size: [320, fit]
        layoutMargins: [8, 16, 8, 16]
        layoutGuides: { gap: {} }
        subviews:
          title:
            class: NSTextField
            text: "Inbox: a title that is too long for the line it stands in"
            font: { weight: bold }
            numberOfLines: 2
            compressionResistance: { horizontal: 749 }
          badge: { class: NSTextField, text: "12", hugging: 1000, compressionResistance: 751 }
          spacer: {}
      constraints:
        - title.leading == cell.leading + 16
        - { id: "badge, behind", constraint: badge.leading >= title.trailing + 8 @ 999 }
        - gap.width == 0.3333333333333333 * title.width - 0.1 @ 749.5
        - spacer.width == 24
        - spacer.top == cell.safeAreaLayoutGuide.top

      """
    try expect(text, from: text)
  }

  @Test func `writes formats as equations and leaves out defaults`() throws {
    try expect(
      """
      title: scene
      view:
        subviews:
          name: { class: UILabel, text: Name, hugging: { horizontal: 251 } }
          button: { class: UIButton, title: OK }
          row:
            class: UIStackView
            spacing: 8
            customSpacing: { one: 4 }
            arrangedSubviews:
              one: {}
              two: { class: UISwitch, isOn: true }
            subviews:
              badge: {}
      constraints:
        - name.leading == view.leadingMargin
        - button.leading == name.trailing + 8
        - button.width >= 50 @ 750

      """,
      from: """
        createdIn: code
        scale: 2
        view:
          layoutMargins: { top: 8, left: 8, bottom: 8, right: 8 }
          subviews:
            name: { class: UILabel, text: Name, hugging: { horizontal: 251, vertical: low } }
            button: { class: UIButton, title: OK, font: 15, configuration: none, hidden: no }
            row:
              class: UIStackView
              axis: horizontal
              spacing: useSystem
              customSpacing: { one: 4 }
              arrangedSubviews: { one: , two: { class: UISwitch, isOn: yes, hugging: high } }
              subviews: { badge: }
        constraints: ["H:|-[name]-[button(>=50@high)]"]
        """)
  }

  @Test func `has the keys of a view in one order`() throws {
    try expect(
      """
      title: scene
      view:
        subviews:
          button: { class: UIButton, title: OK, configuration: filled, image: [10, 10] }
          box: { intrinsicContentSize: [10, 20], hugging: 251, hidden: true }

      """,
      from: """
        view:
          subviews:
            button: { image: [10, 10], configuration: filled, title: OK, class: UIButton }
            box: { hidden: true, hugging: 251, intrinsicContentSize: [10, 20] }
        """)
  }

  @Test func `lists the first views of a stack view first, arranged or not`() throws {
    let lists = ["subviews:\n    back: {}", "arrangedSubviews:\n    front: {}"]
    for lists in [lists, lists.reversed()] {
      let text = """
        title: scene
        view:
          class: UIStackView
          \(lists[0])
          \(lists[1])

        """
      try expect(text, from: text)
    }
  }

  @Test(arguments: [
    ("Word", "Word"), ("Two words", "Two words"), ("Don't", "Don't"), ("Ünïcode ✓", "Ünïcode ✓"),
    ("", "\"\""), (" a", "\" a\""), ("a ", "\"a \""), ("12", "\"12\""), ("-", "\"-\""),
    ("yes", "\"yes\""), ("NO", "\"NO\""), ("y", "\"y\""), ("null", "\"null\""), ("~", "\"~\""),
    ("a: b", "\"a: b\""), ("a #b", "\"a #b\""), ("a, b", "\"a, b\""), ("*a", "\"*a\""),
    ("&a", "\"&a\""), ("!a", "\"!a\""), ("\"", #""\"""#), (#"\"#, #""\\""#),
    ("a\nb\tc\r", #""a\nb\tc\r""#), ("\u{0}\u{7F}\u{85}", #""\x00\x7F\x85""#),
    ("a\u{A0}b\u{2028}", #""a\xA0b\u2028""#), ("\u{202E}a", #""\u202Ea""#),
    ("a\u{FEFF}", #""a\uFEFF""#), ("\u{FFFE}\u{E000}", "\"\\uFFFE\u{E000}\""),
    ("👩‍👩‍👧 a", "\"👩‍👩‍👧 a\""), ("名前", "名前"), ("---", "\"---\""), ("a---", "a---"),
    (".inf", "\".inf\""), ("0x1F", "\"0x1F\""), ("1e3", "\"1e3\""), ("{a}", "\"{a}\""),
    ("- a", "\"- a\""), ("? a", "\"? a\""), ("a?", "a?"), ("%a", "\"%a\""), ("@a", "\"@a\""),
  ]) func `quotes strings that would be read as something else`(string: String, text: String) throws
  {
    var scene = try read("view:")
    scene.title = string
    scene.subtitle = string
    scene.output.baseTitle = string
    #expect(scene.yaml.hasPrefix("title: \(text)\nsubtitle: \(text)\n"))
    try expectRoundTrip(scene)
  }

  @Test(arguments: ["y", "n", "on", "null", "true", "_", "class", "subviews", "size"])
  func `can have any valid name of a view`(name: String) throws {
    try expectRoundTrip(
      read(
        """
        view: { name: root, subviews: { \(name): { class: UILabel } } }
        constraints: [\(name).width == 8, { id: \(name), constraint: root.top == \(name).top }]
        variants: [{ set: { \(name).hidden: true } }]
        """))
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (8.0, "8"), (-8.5, "-8.5"), (0.1, "0.1"),
    (0.1 + 0.2, "0.30000000000000004"),
    (1.0 / 3, "0.3333333333333333"), (1e-7, "1e-07"), (2.5e-308, "2.5e-308"), (1e7, "10000000"),
    (9_999_999.999999998, "9999999.999999998"),
  ]) func `has exact numbers`(number: Double, text: String) throws {
    var scene = try read("view: { subviews: { a: } }\nconstraints: [a.width == view.width + 1]")
    scene.constraints[0].constant = number
    scene.constraints[0].multiplier = number == 0 ? 1 : -number
    scene[.root].alignmentRectInsets = EdgeInsets(top: number, left: 0, bottom: 1, right: 0)
    #expect(scene.yaml.contains("[\(text), 0, 1, 0]"))
    try expectRoundTrip(scene)
  }

  @Test func `has the path of an image, or its size if it has none`() throws {
    var scene = try read("title: a\nview: { class: UIImageView, image: [24, 16] }")
    scene[.root].content = .image(
      ImageContent(size: Size(width: 24, height: 16), png: [1], path: "icons/a.png"))
    #expect(scene.yaml == "title: a\nview:\n  class: UIImageView\n  image: icons/a.png\n")
    scene[.root].content = .image(ImageContent(size: Size(width: 24, height: 16), png: [1]))
    #expect(scene.yaml == "title: a\nview:\n  class: UIImageView\n  image: [24, 16]\n")
  }
}
