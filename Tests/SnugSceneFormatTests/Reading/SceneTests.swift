import SnugDiagnostics
import SnugGeometry
import SnugLayout
import SnugSceneFormat
import Testing

@Suite struct `Scenes` {
  @Test func `the example of the reference is read completely`() throws {
    let scene = try read(
      """
      title: Which label gives way when the row is too short?
      subtitle: The field does
      scale: 3
      expect: conflict
      view:
        size: [320, 60]
        layoutMargins: 16
        subviews:
          name:  { class: UILabel, text: "Full name", hugging: 251 }
          field: { class: UITextField, placeholder: "as in your passport", \
      compressionResistance: { horizontal: 749 } }
          badge: { class: UIView, intrinsicContentSize: [24, none] }
      constraints:
        - "H:|-[name]-[field]-[badge]-|"
        - field.firstBaseline == name.firstBaseline
        - field.width >= 2 * name.width + 8 @ 500
        - name.centerY == view.centerY
      """)
    #expect(scene.title == "Which label gives way when the row is too short?")
    #expect(scene.subtitle == "The field does")
    #expect(scene.pixelGrid == PixelGrid(scale: 3))
    #expect(scene.expectation == .conflict)
    #expect(scene.views.map(\.name) == ["view", "name", "field", "badge"])
    #expect(scene.views.map(\.superview) == [nil, .root, .root, .root])
    #expect(scene.views[0].requiredSize == PerAxis(horizontal: 320, vertical: 60))
    #expect(scene.views[0].sizeRange?.location == "scene.yaml:6:9")
    #expect(scene.views[0].layoutMargins == EdgeInsets(all: 16))
    #expect(scene.views[1].range?.text == "name")
    #expect(scene.views[1].contentHuggingPriority == PerAxis(both: 251))
    #expect(
      scene.views[2].contentCompressionResistancePriority
        == PerAxis(horizontal: 749, vertical: 750))
    #expect(
      scene.views[3].intrinsicContentSizeOverride == PerAxis(horizontal: 24, vertical: nil))
    #expect(
      scene.constraintLines == [
        "name.leading == view.leadingMargin", "field.leading == name.trailing + 8",
        "badge.leading == field.trailing + 8", "view.trailingMargin == badge.trailing",
        "field.firstBaseline == name.firstBaseline",
        "field.width >= 2 * name.width + 8 @500", "name.centerY == view.centerY",
      ])
  }

  /// As in Swift. Two spellings of a letter are the same name.
  @Test func `names have letters of any script`() throws {
    let scene = try read(
      """
      view:
        size: [300, 60]
        subviews: { größe: , 名前: , имя2: , _ñ: }
      constraints:
        - "H:|-[größe]-[名前(имя2)]"
        - gro\u{308}ße.centerY == _ñ.centerY
      """)
    #expect(scene.views.map(\.name) == ["view", "größe", "名前", "имя2", "_ñ"])
    #expect(
      scene.constraintLines == [
        "größe.leading == view.leadingMargin", "名前.leading == größe.trailing + 8",
        "名前.width == имя2.width", "größe.centerY == _ñ.centerY",
      ])
  }

  @Test func `JSON reads the same`() throws {
    let scene = try read(
      #"{"view":{"size":[320,"fit"],"subviews":{"a":{"class":"UILabel","text":"A"},"b":null}},"#
        + #""constraints":["H:|[a][b]|",{"id":"x","constraint":"a.width == 2 * b.width"}]}"#,
      name: "folder/row.json")
    #expect(scene.title == "row")
    #expect(scene.views.map(\.name) == ["view", "a", "b"])
    #expect(scene.views[0].requiredSize == PerAxis(horizontal: 320, vertical: nil))
    #expect(scene.constraintLines.last == "x: a.width == 2 * b.width")
  }

  @Test func `the newline at the end of a block scalar is no part of a title`() throws {
    let scene = try read(
      """
      title: |
        Who gives way
      subtitle: |
        The field does:
        it resists less
      view:
      variants:
        - title: |
            Wider
          set: { view.size.width: 200 }
      output:
        baseTitle: |
          As it is
      """)
    #expect(scene.title == "Who gives way")
    #expect(scene.output.baseTitle == "As it is" && scene.variants.map(\.title) == ["Wider"])
    #expect(scene.subtitle == "The field does:\nit resists less")
  }

  @Test func `the minimal scene is an empty root view`() throws {
    let scene = try read("view:")
    #expect(scene.views.map(\.name) == ["view"])
    #expect(scene.views[0].requiredSize == PerAxis(both: nil))
    #expect(scene.pixelGrid == PixelGrid(scale: 2))
    #expect(scene.constraints.isEmpty)
    for (size, expected) in [
      ("[fit, 60]", PerAxis<Double?>(horizontal: nil, vertical: 60)),
      ("[320, ~]", PerAxis(horizontal: 320, vertical: nil)),
      ("{ width: 320 }", PerAxis(horizontal: 320, vertical: nil)),
      ("{ height: 60, width: fit }", PerAxis(horizontal: nil, vertical: 60)),
    ] {
      #expect(try read("view: { size: \(size) }").views[0].requiredSize == expected)
    }
    #expect(try read("view: { size: fit }").views[0].requiredSize == PerAxis(both: nil))
  }

  @Test func `views are in depth-first order`() throws {
    let scene = try read(
      """
      view:
        name: root
        subviews:
          z: { subviews: { y: , x: { subviews: { w: } } } }
          view:
          a:
      """)
    #expect(scene.views.map(\.name) == ["root", "z", "y", "x", "w", "view", "a"])
    #expect(scene.views.map { $0.superview?.index } == [nil, 0, 1, 1, 3, 0, 0])
  }

  @Test func `what is left out has UIKit's defaults`() throws {
    let scene = try read(
      """
      view:
        subviews:
          label: { class: UILabel }
          button: { class: UIButton, title: OK }
          field: { class: UITextField }
          image: { class: UIImageView }
          toggle: { class: UISwitch }
      """)
    let view = try #require(scene.views.first { $0.name == "label" })
    #expect(view.layoutMargins == EdgeInsets(all: 8))
    #expect(view.contentInsets == .zero)
    #expect(
      scene.views.map(\.content) == [
        .none,
        .label(LabelContent(text: StyledText("", font: Font(size: 17), alignment: .left))),
        .button(
          ButtonContent(
            title: StyledText(
              "OK", font: Font(size: 15), alignment: .center,
              lineLimit: LineLimit(numberOfLines: 1, lineBreakMode: .byTruncatingMiddle)))),
        .textField(
          TextFieldContent(
            text: StyledText("", font: Font(size: 17), alignment: .left), placeholder: nil,
            borderStyle: .none)),
        .image(nil), .toggle(isOn: false),
      ])
    #expect(
      scene.views.map(\.contentHuggingPriority.horizontal) == [250, 250, 250, 250, 250, 750])
  }

  @Test func `what Interface Builder made has its defaults`() throws {
    let scene = try read(
      """
      createdIn: interfaceBuilder
      view:
        subviews:
          a: { class: UILabel }
          b: { class: UILabel, createdIn: code }
          c: { class: UILabel, hugging: { vertical: required } }
      """)
    #expect(
      scene.views.map(\.contentHuggingPriority) == [
        PerAxis(both: 250), PerAxis(both: 251), PerAxis(both: 250),
        PerAxis(horizontal: 251, vertical: 1000),
      ])
  }

  @Test func `every property of a view is read`() throws {
    let scene = try read(
      """
      view:
        subviews:
          label:
            class: UILabel
            text: 12
            font: { size: 20, weight: semibold }
            textAlignment: right
            numberOfLines: 0
            lineBreakMode: byWordWrapping
            preferredMaxLayoutWidth: 200
            contentInsets: { top: 1, right: 4 }
          field: { class: UITextField, text: Ada, placeholder: Name, borderStyle: none, font: 14 }
          image: { class: UIImageView, image: [24, 16] }
          toggle: { class: UISwitch, isOn: yes, layoutMargins: [1, 2, 3, 4] }
      """)
    let label = LabelContent(
      text: StyledText(
        "12", font: Font(size: 20, weight: .semibold), alignment: .right,
        lineLimit: LineLimit(numberOfLines: 0, lineBreakMode: .byWordWrapping)),
      preferredMaxLayoutWidth: 200)
    let field = TextFieldContent(
      text: StyledText("Ada", font: Font(size: 14), alignment: .left),
      placeholder: StyledText("Name", font: Font(size: 14), alignment: .left), borderStyle: .none)
    #expect(
      scene.views.dropFirst().map(\.content) == [
        .label(label), .textField(field), .image(ImageContent(size: Size(width: 24, height: 16))),
        .toggle(isOn: true),
      ])
    #expect(scene.views[1].contentInsets == EdgeInsets(top: 1, left: 0, bottom: 0, right: 4))
    #expect(scene.views[4].layoutMargins == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test(
    arguments: [
      ("12", 12), ("08", 8), ("1e2", 100), (".5", 0.5), ("5.", 5), ("+5", 5), ("00", 0),
    ] as [(String, Double)]) func `numbers are decimal`(
      text: String, number: Double
    ) throws
  {
    let scene = try read("view: { size: [\(text), 8] }")
    #expect(scene.views[0].requiredSize.horizontal == number)
  }

  @Test(arguments: ["1:30", "0b2", "0x10", "-0X1p3", "0o17", "1_000", "1e", "'12'", "0-5", "-0+5"])
  func `invalid numbers are rejected`(text: String) {
    #expect(messages(of: "view: { size: [\(text), 8] }").contains("[wrong-type]"))
  }

  @Test func `an alias repeats what its anchor names`() throws {
    let scene = try read(
      """
      view:
        subviews:
          a: { class: UILabel, font: &body { size: 13 }, text: &text "2 * 3" }
          b: { class: UILabel, font: *body, text: *text }
          c: { class: UILabel, text: "*text", font: &body 14 }
          d: { class: UILabel, text: a *b*, font: *body }
      """)
    let texts = scene.views.dropFirst().map { view -> String in
      guard case .label(let label) = view.content else { return "" }
      return "\(label.text.string) \(label.text.font.size)"
    }
    #expect(texts == ["2 * 3 13.0", "2 * 3 13.0", "*text 14.0", "a *b* 14.0"])
  }
}
