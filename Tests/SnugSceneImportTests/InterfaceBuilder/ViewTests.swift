import Snug
import SnugGeometry
import SnugLayout
import SnugSceneImport
import Testing

@Suite struct `A view of a file` {
  /// Xcode 6 saved the frame for other size classes in the view.
  @Test func `are no variations of others`() throws {
    let variation =
      #"<variation key="widthClass=compact"><rect key="frame" x="0" y="0" width="9" height="9"/></variation>"#
    let scene = try SnugSceneImportTests.scene(
      xib(root(view("label", id: "a", variation), constraints: "")))
    #expect(scene.views.map(\.name) == ["view", "label"])
  }

  @Test func `is named after its label, its outlet, its text or its class`() throws {
    let views =
      view("label", id: "a", attributes: #" userLabel="Price tag" text="12 €""#)
      + view("label", id: "b", attributes: #" text="Total""#)
      + view("button", id: "c", #"<state key="normal" title="Buy it now or never"/>"#)
      + view("label", id: "d") + view("label", id: "e")
    let outlet = #"<connections><outlet property="sumLabel" destination="b"/></connections>"#
    let names = try scene(xib(root(views, more: outlet))).views.map(\.name)
    #expect(names == ["view", "priceTag", "sumLabel", "buyItNowButton", "label", "label2"])
  }

  @Test func `has its content and its font`() throws {
    let views =
      view(
        "label", id: "a",
        attributes:
          #" text="One" numberOfLines="0" textAlignment="center" lineBreakMode="wordWrap""#,
        #"<fontDescription key="fontDescription" type="boldSystem" pointSize="13"/>"#)
      + view(
        "textField", id: "b", attributes: #" placeholder="Two" borderStyle="roundedRect""#,
        #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#)
      + view(
        "button", id: "c",
        #"<buttonConfiguration key="configuration" style="filled" title="Three"/>"#)
      + view("switch", id: "d", attributes: #" on="YES""#)
      + view("imageView", id: "e", attributes: #" image="star""#)
    let file = xib(root(views), resources: #"<image name="star" width="24" height="20"/>"#)
    let text = try yaml(file)
    for line in [
      "font: { size: 13, weight: bold }", "numberOfLines: 0", "textAlignment: center",
      "lineBreakMode: byWordWrapping", "placeholder: Two", "configuration: filled", "isOn: true",
      "image: [24, 20]",
    ] {
      #expect(text.contains(line), "\(line) in\n\(text)")
    }
  }

  /// A configuration of iOS 16 and later has 7 points above and below and 12 beside its title.
  @Test func `has the content insets of a button's configuration`() throws {
    let button = { (insets: String) in
      xib(
        root(
          view(
            "button", id: "a",
            """
            <buttonConfiguration key="configuration" style="filled" title="Buy">
            <directionalEdgeInsets key="contentInsets" \(insets)/>
            </buttonConfiguration>
            """)))
    }
    let wide = button(#"top="10" leading="20" bottom="7" trailing="12""#)
    #expect(try yaml(wide).contains("contentInsets: [3, 8, 0, 0]"))
    #expect(messages(wide) == [])
    let narrow = button(#"top="0.0" leading="0.0" bottom="0.0" trailing="0.0""#)
    #expect(try !yaml(narrow).contains("contentInsets"))
    #expect(
      messages(narrow) == [
        """
        8:1 the button uses the content insets of its style: smaller ones are not modelled \
        [not-modelled]
        """
      ])
  }

  /// A title of one line is ⌈28 × 1.19⌉ = 34 points high; ⌈25 × 1.19⌉ = 30 is that of the smallest size.
  @Test(
    arguments: [
      (30.0, "", "extraSmall"), (34, "", nil), (33.5, "", nil), (31, "", nil),
      (30, #"<constraint firstItem="a" firstAttribute="height" constant="30" id="c"/>"#, nil),
      (
        30,
        #"<constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="c"/>"#
          + #"<constraint firstItem="root" firstAttribute="bottom" secondItem="a" "#
          + #"secondAttribute="bottom" id="d"/>"#, nil
      ),
    ] as [(Double, String, String?)])
  func `determines the text size of the canvas`(
    height: Double, constraints: String, category: String?
  ) throws {
    let font = #"<fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/>"#
    let title = view("label", id: "a", (0, 0, 200, height), attributes: #" text="Title""#, font)
    let plain = view("label", id: "b", attributes: #" text="Plain""#)
    let file = xib(root(title + plain, constraints: constraints))
    let line = category.map { "contentSizeCategory: \($0)" }
    #expect(try yaml(file).split(separator: "\n").first { $0.hasPrefix("content") } == line?[...])
    #expect(messages(file).count == (category == nil ? 0 : 1))
    let device = SceneSelection(device: Device("iPhone SE"))
    #expect(try !yaml(file, device).contains("contentSizeCategory"))
  }

  /// Footnotes have 12 points up to `medium`, which is the nearest to `large`.
  @Test func `takes the text size nearest to the standard one of several`() throws {
    let font = #"<fontDescription key="fontDescription" style="UICTFontTextStyleFootnote"/>"#
    let note = view("label", id: "a", (0, 0, 200, 15), attributes: #" text="Note""#, font)
    #expect(try yaml(xib(root(note))).contains("contentSizeCategory: medium"))
  }

  @Test func `has the font of its size class`() throws {
    let label = view(
      "label", id: "a", attributes: #" text="Title""#,
      """
      <fontDescription key="fontDescription" type="system" pointSize="21"/>
      <variation key="widthClass=compact">
      <fontDescription key="fontDescription" type="system" pointSize="16"/></variation>
      """)
    let phone = SceneSelection(device: Device("iPhone SE"))
    let pad = SceneSelection(device: Device("ipad9_7"))
    #expect(try yaml(xib(root(label)), phone).contains("font: 16"))
    #expect(try yaml(xib(root(label)), pad).contains("font: 21"))
  }

  /// The label can have two lines, so its height does not tell.
  @Test(arguments: [(17_701, false), (18_122, true), (19_529, true), (20_037, false)])
  func `takes the text size of the version if no label tells`(tools: Int, isSmall: Bool) throws {
    let font = #"<fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/>"#
    let title = view("label", id: "a", attributes: #" text="Title" numberOfLines="0""#, font)
    #expect(
      try yaml(xib(root(title), tools: tools)).contains("contentSizeCategory: extraSmall")
        == isSmall)
    let plain = view("label", id: "a", attributes: #" text="Title" numberOfLines="0""#)
    #expect(try !yaml(xib(root(plain), tools: tools)).contains("contentSizeCategory"))
  }

  @Test func `determines no text size if labels disagree`() throws {
    let titles = [30.0, 34].map { height in
      view(
        "label", id: "\(height)", (0, 0, 200, height), attributes: #" text="Title""#,
        #"<fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/>"#)
    }
    #expect(try !yaml(xib(root(titles.joined()))).contains("contentSizeCategory"))
  }

  /// A font that Interface Builder lacks is drawn in another one, whatever its weight.
  @Test func `has a font of a family with known metrics, or the one in place of others`() throws {
    let fonts = [
      #"name="AvenirNext-DemiBold" family="Avenir Next" pointSize="28""#,
      #"name="HelveticaNeue-Light" pointSize="13""#, #"name="OpenSans-Bold" pointSize="9""#,
      #"name="SFProText-Bold" pointSize="8""#, #"name=".AppleSystemUIFont" pointSize="7""#,
    ]
    let views = fonts.enumerated().map { index, font in
      view("label", id: "\(index)", #"<fontDescription key="fontDescription" \#(font)/>"#)
    }
    let text = try yaml(xib(root(views.joined())))
    for line in [
      "font: { family: Avenir Next, size: 28, weight: semibold }",
      "font: { family: Helvetica Neue, size: 13, weight: light }",
      "font: { family: Helvetica Neue, size: 9, weight: regular }",
      "font: { size: 8, weight: bold }", "font: 7",
    ] {
      #expect(text.contains(line), "\(text)")
    }
  }

  @Test func `with half a point was laid out at two pixels per point`() throws {
    for (height, scale) in [(20.0, 1.0), (20.5, 2)] {
      let label = view("label", id: "a", (0, 0, 40, height))
      #expect(try scene(xib(root(label))).pixelGrid.scale == scale)
      let retina = #"<device id="retina6_12"/>"#
      #expect(try scene(xib(root(label), device: retina)).pixelGrid.scale == 3)
    }
  }

  @Test func `has the text of all its fragments`() throws {
    let label = view(
      "label", id: "a",
      """
      <attributedString key="attributedText"><fragment content="Hello "/>\
      <fragment><string key="content">there</string></fragment></attributedString>
      """)
    #expect(try yaml(xib(root(label))).contains("text: Hello there"))
  }

  /// The view's font must have the properties that a fragment's font lacks.
  @Test func `has the fonts of its fragments`() throws {
    let label = view(
      "label", id: "a",
      """
      <fontDescription key="fontDescription" type="system" pointSize="17"/>\
      <attributedString key="attributedText">\
      <fragment content="12"><attributes>\
      <font key="NSFont" size="34" name="HelveticaNeue-Bold"/></attributes></fragment>\
      <fragment content=" km"/><fragment content="/h"><attributes>\
      <font key="NSFont" metaFont="system" size="17"/></attributes></fragment></attributedString>
      """)
    let written = try yaml(xib(root(label)))
    #expect(
      written.contains(
        #"""
        text: [{ text: "12", font: { family: Helvetica Neue, size: 34, weight: bold } }, " km/h"]
        """#), "\(written)")
  }

  @Test(arguments: [
    (#"<buttonConfiguration key="configuration" style="plain">"#, "</buttonConfiguration>"),
    (#"<state key="normal">"#, "</state>"),
  ])
  func `has the font of its attributed title`(opening: String, closing: String) throws {
    let button = view(
      "button", id: "a",
      """
      \(opening)<attributedString key="attributedTitle"><fragment content="Sign up"><attributes>
      <font key="NSFont" size="26" name="Baskerville-Bold"/>
      </attributes></fragment></attributedString>\(closing)
      """)
    let written = try yaml(xib(root(button)))
    #expect(written.contains("font: { family: Helvetica Neue, size: 26, weight: regular }"))
    #expect(
      messages(xib(root(button))) == [
        "8:1 text in 'Baskerville-Bold' is measured in Helvetica Neue [not-modelled]"
      ])
  }

  @Test func `has default priorities of 250 and 750`() throws {
    let views =
      view("label", id: "a") + view("switch", id: "b")
      + view(
        "label", id: "c",
        attributes:
          #" horizontalHuggingPriority="251" verticalCompressionResistancePriority="1000""#)
    let priorities = try scene(xib(root(views))).views.dropFirst().map {
      [$0.contentHuggingPriority, $0.contentCompressionResistancePriority].flatMap {
        [$0.horizontal.rawValue, $0.vertical.rawValue]
      }
    }
    #expect(
      priorities == [[250, 250, 750, 750], [250, 250, 750, 750], [251, 250, 750, 1000]])
  }

  @Test func `without constraints keeps its frame and its mask`() throws {
    let box = """
      <view id="a"><rect key="frame" x="10" y="20" width="300" height="30"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view>
      """
    let text = try yaml(xib(root(box)))
    #expect(text.contains("frame: [10, 20, 300, 30]"))
    #expect(text.contains("autoresizingMask: [flexibleWidth, flexibleBottomMargin]"))
  }

  @Test func `of macOS has its frame from the top`() throws {
    let box = """
      <customView id="root"><rect key="frame" x="0" y="0" width="200" height="100"/>
      <subviews><customView id="a"><rect key="frame" x="10" y="20" width="50" height="30"/>
      <autoresizingMask key="autoresizingMask" flexibleMinY="YES"/></customView></subviews>
      </customView>
      """
    let view = try scene(macXib(box)).views[1]
    #expect(view.autoresizing?.frame == Rect(x: 10, y: 50, width: 50, height: 30))
    #expect(view.autoresizing?.mask == .flexibleBottomMargin)
  }

  @Test func `is a stack view with its arranged views`() throws {
    let stack = view(
      "stackView", id: "s",
      attributes:
        #" axis="vertical" alignment="leading" distribution="fillEqually" spacingType="standard""#,
      "<subviews>\(view("label", id: "a"))\(view("label", id: "b"))</subviews>")
    let text = try yaml(xib(root(stack)))
    #expect(
      text.contains(
        "class: UIStackView\n      axis: vertical\n      distribution: fillEqually\n"
          + "      alignment: leading\n      spacing: 8\n      arrangedSubviews:\n"), "\(text)")
  }

  @Test func `is a stack view of macOS, with other defaults`() throws {
    let stack = """
      <stackView id="root" orientation="horizontal" distribution="fill" alignment="baseline">
      <rect key="frame" x="0" y="0" width="200" height="20"/>
      <subviews>\(view("textField", id: "a"))\(view("textField", id: "b"))</subviews>
      <customSpacing><real value="20"/><real value="3.4028234663852886e+38"/></customSpacing>
      <edgeInsets key="edgeInsets" left="-8" right="4" top="0.0" bottom="0.0"/>
      </stackView>
      """
    guard case .stack(let view) = try scene(macXib(stack)).views[0].content else {
      Issue.record("no stack view")
      return
    }
    #expect(view.spacing == 8 && view.alignment == .lastBaseline && view.distribution == .fill)
    #expect(view.customSpacing == [ViewID(index: 1): 20])
    // Negative insets are not margins.
    #expect(!view.isLayoutMarginsRelativeArrangement)
  }

  @Test func `has the margins of its kind, or those derived from other frames`() throws {
    func cell(_ x: Double, width: Double) -> String {
      """
      <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="\(width)" height="44"/>
      <tableViewCellContentView key="contentView" id="root">
      <rect key="frame" x="0" y="0" width="\(width)" height="44"/>
      <subviews>\(view("label", id: "a", (x, 0, 100, 44)))</subviews>
      <constraints><constraint firstItem="a" firstAttribute="leading" secondItem="root" \
      secondAttribute="leadingMargin"/></constraints>
      </tableViewCellContentView></tableViewCell>
      """
    }
    #expect(
      try scene(xib(cell(16, width: 320))).views[0].layoutMargins
        == EdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
    #expect(
      try scene(xib(cell(24, width: 414))).views[0].layoutMargins
        == EdgeInsets(top: 11, left: 24, bottom: 11, right: 20))
  }

  /// −1 is no intrinsic metric.
  @Test
  func `of a custom class has the intrinsic size that its class returned in Interface Builder`()
    throws
  {
    let source = xib(root(view("view", id: "a", attributes: " customClass=\"Rating\"")))
    let text = String(decoding: source.utf8, as: UTF8.self).replacing(
      "<resources>",
      with: """
        <designables><designable name="a"><size key="intrinsicContentSize" width="97.5" height="-1"/></designable>
        </designables>
        <resources>
        """)
    let a = try scene(SourceText(name: "Test.xib", text)).views[1]
    #expect(a.intrinsicContentSizeOverride == PerAxis(horizontal: 97.5, vertical: nil))
    #expect(a.hasAssumedContentSize)
  }

  /// A size, two edges, or a stack view that fills give a size.
  @Test(arguments: [
    ("leading", "", PerAxis(horizontal: 40, vertical: 20)),
    ("leading", "width", PerAxis(horizontal: nil, vertical: 20)),
    ("leading", "trailing", PerAxis(horizontal: nil, vertical: 20)),
    ("leading", "top", PerAxis(horizontal: 40, vertical: 20)),
  ]) func `of a custom class has its stored size where nothing gives it one`(
    one: String, other: String, size: PerAxis<Double?>
  ) throws {
    let constraints = [one, other].filter { !$0.isEmpty }.map { attribute in
      attribute == "width"
        ? "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"30\" id=\"c-w\"/>"
        : "<constraint firstItem=\"a\" firstAttribute=\"\(attribute)\" secondItem=\"root\" "
          + "secondAttribute=\"\(attribute)\" id=\"c-\(attribute)\"/>"
    }
    func override(_ name: String, _ attributes: String) throws -> PerAxis<Double?>? {
      try scene(
        xib(root(view(name, id: "a", attributes: attributes), constraints: constraints.joined()))
      ).views[1].intrinsicContentSizeOverride
    }
    // The class of a stack view without arranged views adds them in code.
    for name in ["view", "stackView"] {
      #expect(try override(name, " customClass=\"Rating\"") == size)
      #expect(try override(name, "") == nil)
    }
  }

  @Test func `can have its stored size as its intrinsic size`() throws {
    let views = view("label", id: "a", (0, 0, 77, 21)) + view("slider", id: "b", (0, 0, 118, 31))
    let found = try scene(xib(root(views)), SceneSelection(usesStoredSizes: true)).views
    #expect(
      found.map(\.intrinsicContentSizeOverride) == [
        nil, PerAxis(horizontal: 77, vertical: 21), PerAxis(horizontal: 114, vertical: 30),
      ])
    // A slider has no width of its own, so its stored one is the weakest preference.
    #expect(
      found.map(\.contentHuggingPriority.horizontal) == [250, 250, LayoutPriority(49.5)])
  }

  @Test func `has its ID, its frame, and what only lint rules need`() throws {
    let views =
      view("label", id: "a", (5, 6, 7, 8))
      + view("view", id: "b", attributes: #" misplaced="YES" contentMode="scaleAspectFit""#)
    var plain = InterfaceBuilderObject(
      id: "b", frame: Rect(x: 0, y: 0, width: 40, height: 20), isExempt: true)
    plain.isPlainView = true
    plain.keepsProportions = true
    let objects = try scene(xib(root(views))).views.dropFirst().map(\.interfaceBuilderObject)
    #expect(
      objects == [
        InterfaceBuilderObject(id: "a", frame: Rect(x: 5, y: 6, width: 7, height: 8)),
        plain,
      ])
  }

  @Test(arguments: [("tableView", true), ("collectionView", true), ("view", false)])
  func `scrolls if it is a table or a collection`(name: String, scrolls: Bool) throws {
    let object = try scene(xib(root(view(name, id: "a")))).views[1].interfaceBuilderObject
    #expect(object?.scrolls == scrolls)
  }

  @Test func `in a grid is in its row and its column`() throws {
    func cell(_ row: String, _ column: String, _ content: String) -> String {
      #"<gridCell row="\#(row)" column="\#(column)">\#(content)</gridCell>"#
    }
    func content(_ id: String, _ title: String) -> String {
      """
      <textField key="contentView" id="\(id)" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="50" height="16"/>
      <textFieldCell key="cell" title="\(title)"/></textField>
      """
    }
    let grid = """
      <gridView id="root" xPlacement="leading" yPlacement="top" rowAlignment="firstBaseline">
      <rect key="frame" x="0" y="0" width="200" height="50"/>
      <rows><gridRow id="r1" bottomPadding="-20"/><gridRow id="r2" topPadding="4" bottomPadding="-7"/>
      <gridRow id="r3" topPadding="-13" bottomPadding="-9" yPlacement="fill"/></rows>
      <columns><gridColumn id="c1" width="60"/><gridColumn id="c2" xPlacement="fill"/></columns>
      <gridCells>\(cell("r1", "c1", content("a", "A")))\(cell("r1", "c2", content("b", "B")))\
      \(cell("r2", "c2", content("c", "C")))\(cell("r3", "c2", content("d", "D")))</gridCells>
      </gridView>
      """
    let written = try equations(macXib(grid))
    for equation in [
      "viewColumn1.width == 60", "viewColumn2.leading == viewColumn1.trailing + 6",
      "viewRow2.top == viewRow1.bottom - 10", "viewRow3.top == viewRow2.bottom - 7",
      "view.bottom == viewRow3.bottom", "aLabel.leading == viewColumn1.leading",
      "dLabel.top >= viewRow3.top", "dLabel.bottom <= viewRow3.bottom",
      "bLabel.trailing == viewColumn2.trailing", "cLabel.top == viewRow2.top",
      "bLabel.firstBaseline == aLabel.firstBaseline",
    ] {
      #expect(written.contains(equation), "\(equation) in \(written)")
    }
  }

  /// In AppKit a row that aligns baselines does not also stretch its cells: a label of 16 points beside a field
  /// of 22 keeps its height.
  @Test func `in a grid keeps its height if baselines are aligned`() throws {
    func content(_ id: String, _ attributes: String, _ height: Double, _ more: String) -> String {
      """
      <textField key="contentView" id="\(id)" verticalHuggingPriority="750" \
      translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="50" height="\(height)"/>\(more)
      <textFieldCell key="cell" title="\(id)"\(attributes)/></textField>
      """
    }
    let height = #"<constraints><constraint firstAttribute="height" constant="22"/></constraints>"#
    let field = content("b", #" editable="YES" borderStyle="bezel""#, 22, height)
    let source = macXib(
      """
      <gridView id="root" xPlacement="fill" yPlacement="fill" rowAlignment="firstBaseline">
      <rect key="frame" x="0" y="0" width="200" height="22"/>
      <rows><gridRow id="r"/></rows><columns><gridColumn id="c"/><gridColumn id="d"/></columns>
      <gridCells><gridCell row="r" column="c">\(content("a", "", 16, ""))</gridCell>
      <gridCell row="r" column="d">\(field)</gridCell></gridCells></gridView>
      """)
    let layout = try Pipeline().layout(try scene(source))
    #expect(layout.conflicts.isEmpty)
    #expect(layout.views.dropFirst().map(\.frame.height) == [16, 22])
  }

  /// The effects of a label's runtime attributes on its text and lines.
  @Test(arguments: [
    (#"type="boolean" keyPath="isHidden" value="YES"/>"#, "hidden: true"),
    (#"type="boolean" keyPath="hidden" value="YES"/>"#, "hidden: true"),
    (#"type="string" keyPath="text" value="8"/>"#, #"text: "8""#),
    (
      #"type="number" keyPath="numberOfLines"><integer key="value" value="2"/>"#
        + "</userDefinedRuntimeAttribute>", "numberOfLines: 2"
    ),
    (
      #"type="number" keyPath="preferredMaxLayoutWidth"><real key="value" value="12.5"/>"#
        + "</userDefinedRuntimeAttribute>", "preferredMaxLayoutWidth: 12.5"
    ),
  ]) func `has the values of its runtime attributes`(attribute: String, key: String) throws {
    let label = view(
      "label", id: "a", attributes: #" text="Old" numberOfLines="3""#,
      "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute \(attribute)"
        + "</userDefinedRuntimeAttributes>")
    #expect(try yaml(xib(root(label))).contains(key))
  }

  /// For another class, of another type, out of range, or without a key in scenes.
  @Test(arguments: [
    #"type="number" keyPath="spacing"><integer key="value" value="2"/>"#,
    #"type="string" keyPath="numberOfLines" value="2">"#,
    #"type="number" keyPath="numberOfLines"><integer key="value" value="-1"/>"#,
    #"type="string" keyPath="name" value="root">"#,
    #"type="number" keyPath="layer.cornerRadius"><real key="value" value="4"/>"#,
  ]) func `ignores other runtime attributes`(attribute: String) throws {
    func label(_ content: String) throws -> String {
      try yaml(xib(root(view("label", id: "a", content))))
    }
    let attributes =
      "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute \(attribute)"
      + "</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>"
    #expect(try label(attributes) == label(""))
  }
}
