import Snug
import SnugGeometry
import SnugLayout
import SnugSceneImport
import Testing

/// What a file does not say, but its saved frames show.
@Suite struct `A file's saved frames` {
  /// A screen in a storyboard, shown by other controllers.
  private func screen(
    _ device: String, tools: Int, shownBy controllers: String = "", height: Int? = nil,
    _ content: String = ""
  ) throws -> EdgeInsets {
    let size = try #require(Device(device)).size
    let source = xib(
      """
      <viewController id="vc"><view key="view" id="v">
      <rect key="frame" x="0" y="0" width="\(size.width)" height="\(height.map(Double.init) ?? size.height)"/>
      <viewLayoutGuide key="safeArea" id="sa"/>\(content)</view></viewController>
      \(controllers)
      """, device: #"<device id="\#(device)" orientation="portrait"/>"#, tools: tools)
    return try scene(source, SceneSelection(name: "v")).views[0].safeAreaInsets
  }

  /// Up to Xcode 10, from Xcode 11 to 13, and later.
  @Test(arguments: [
    ("retina4_7", [20.0, 0, 20], 0.0), ("retina5_9", [44, 44, 50], 34),
    ("retina6_0", [44, 44, 47], 34), ("retina6_1", [44, 44, 48], 34),
    ("retina6_7", [44, 44, 47], 34), ("retina6_12", [44, 44, 59], 34),
    ("ipad9_7", [20, 20, 20], 0),
  ])
  func `have the safe area of the screen and of their time`(
    device: String, tops: [Double], bottom: Double
  ) throws {
    for (tools, top) in zip([14_460, 16_097, 22_505], tops) {
      #expect(
        try screen(device, tools: tools) == EdgeInsets(top: top, bottom: bottom), "\(tools)")
    }
  }

  private static let navigation = """
    <navigationController id="nav"><navigationBar key="navigationBar"/>
    <connections><segue destination="vc" kind="relationship" relationship="rootViewController"/>
    </connections></navigationController>
    """
  private static let tabs = """
    <tabBarController id="tabs"><connections><segue destination="nav" kind="relationship" \
    relationship="viewControllers"/></connections></tabBarController>
    """

  @Test(arguments: [
    (navigation, 92.0, 34.0), (navigation + tabs, 92, 83),
    (tabs.replacing("\"nav\"", with: "\"vc\""), 48, 83),
    (navigation.replacing("<navigationBar", with: "<navigationBar largeTitles=\"YES\""), 144, 34),
    (navigation.replacing("<navigationBar", with: "<navigationBar translucent=\"NO\""), 48, 34),
    (navigation.replacing("id=\"nav\"", with: "id=\"nav\" navigationBarHidden=\"YES\""), 48, 34),
    (
      navigation.replacing("destination=\"vc\"", with: "destination=\"first\"") + """
        <viewController id="first"><view key="view" id="w"/><connections>
        <segue destination="vc" kind="show"/></connections></viewController>
        """, 92, 34
    ),
    // Two controllers that show each other.
    (
      """
      <viewController id="first"><view key="view" id="w"/><connections>
      <segue destination="vc" kind="show"/><segue destination="first" kind="show"/></connections>
      </viewController>
      """, 48, 34
    ),
  ])
  func `have room for the bars of containers`(
    controllers: String, top: Double, bottom: Double
  ) throws {
    #expect(
      try screen("retina6_1", tools: 22_505, shownBy: controllers)
        == EdgeInsets(top: top, bottom: bottom))
  }

  @Test func `have no inset in a view that begins below its bar`() throws {
    #expect(
      try screen("retina4_7", tools: 14_460, shownBy: Self.navigation, height: 603).top == 0)
  }

  /// A symbolic constant is 0 to the safe area.
  @Test(arguments: [
    (
      #"firstItem="a" firstAttribute="top" secondItem="sa" secondAttribute="top" constant="20" symbolic="YES""#,
      100.0
    ),
    // Its center is at 110 = (top + 667) / 2 − 270.
    (
      #"firstItem="a" firstAttribute="centerY" secondItem="sa" secondAttribute="centerY" constant="-270""#,
      93
    ),
  ])
  func `show an inset by a standard space, or by a center`(
    constraint: String, top: Double
  ) throws {
    let label = view("label", id: "a", (0, 100, 40, 20), attributes: #" text="A""#)
    let insets = try screen(
      "retina4_7", tools: 22_505,
      "<subviews>\(label)</subviews><constraints><constraint \(constraint)/></constraints>")
    #expect(insets.top == top)
  }

  /// A symbol's frame is 23 high, or 11, for a side of 15; it is 20 wide for one of 20.
  @Test(arguments: [("star", 23.0, 4.0), ("star", 11, -2), ("photo", 23, 0)])
  func `show the insets of a symbol by a side that a constraint fixes`(
    image: String, height: Double, inset: Double
  ) throws {
    let source = xib(
      root(
        view(
          "imageView", id: "a", (0, 0, 20, height), attributes: " image=\"\(image)\"",
          """
          <constraints><constraint firstAttribute="width" constant="20"/>
          <constraint firstAttribute="height" constant="15"/></constraints>
          """)),
      resources: """
        <image name="star" catalog="system" width="20" height="18"/>
        <image name="photo" width="20" height="18"/>
        """)
    let view = try scene(source).views[1]
    #expect(view.alignmentRectInsets == EdgeInsets(top: inset, bottom: inset))
  }

  @Test func `show the insets of a symbol by a view of equal height`() throws {
    let button = view(
      "button", id: "a", (0, 0, 20, 27),
      "<buttonCell key=\"cell\" type=\"square\" image=\"NSAddTemplate\"/>")
    let source = macXib(
      root(
        button + view("customView", id: "b", (0, 0, 40, 21)),
        constraints:
          #"<constraint firstItem="a" firstAttribute="height" secondItem="b" secondAttribute="height"/>"#,
        more: #"<image name="NSAddTemplate" width="18" height="16"/>"#))
    #expect(try scene(source).views[1].alignmentRectInsets == EdgeInsets(top: 3, bottom: 3))
  }

  @Test func `of two symbols of equal height show no insets`() throws {
    let constraint = { (first: String, second: String) in
      #"<constraint firstItem="\#(first)" firstAttribute="height" secondItem="\#(second)" secondAttribute="height"/>"#
    }
    let source = xib(
      root(
        view("imageView", id: "a", attributes: " image=\"star\"")
          + view("imageView", id: "b", attributes: " image=\"star\""),
        constraints: constraint("a", "b") + constraint("b", "a")),
      resources: #"<image name="star" catalog="system" width="20" height="18"/>"#)
    #expect(try scene(source).views.map(\.alignmentRectInsets) == [.zero, .zero, .zero])
  }

  @Test(arguments: [
    (14_460, EdgeInsets(left: 2, bottom: 1, right: 2)), (24_127, .zero),
  ])
  func `have the insets that a slider had`(tools: Int, insets: EdgeInsets) throws {
    let source = xib(root(view("slider", id: "a")), tools: tools)
    #expect(try scene(source).views[1].alignmentRectInsets == insets)
  }

  /// Its text is a point below the top of its frame, so 3 above the middle of its alignment rect.
  @Test(arguments: [(20_037, "", " + 3"), (24_127, "", "")])
  func `have the baseline of a date picker`(
    tools: Int, attributes: String, constant: String
  ) throws {
    let views =
      view("datePicker", id: "a", (0, 0, 40, 22), "<datePickerCell key=\"cell\"/>")
      + view("textField", id: "b", "<textFieldCell key=\"cell\" title=\"B\"/>")
    let source = macXib(
      root(
        views,
        constraints:
          #"<constraint firstItem="a" firstAttribute="firstBaseline" secondItem="b" secondAttribute="baseline"/>"#
      ),
      tools: tools)
    let scene = try scene(source)
    #expect(scene.views[1].viewClass == .nsTextField)
    #expect(try equations(source) == ["datePicker.firstBaseline == bLabel.lastBaseline\(constant)"])
  }

  /// A cell has the width of its table, whatever was saved, less the margins of an inset group.
  @Test(arguments: [
    ("plain", 375.0, 0.0, 320.0), ("plain", 320, 0, 320), ("insetGrouped", 320, 20, 280),
  ])
  func `of a cell give way to its table's width`(
    style: String, width: Double, x: Double, expected: Double
  ) throws {
    let table = """
      <tableView id="t" style="\(style)" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="320" height="100"/><prototypes>
      <tableViewCell id="c"><rect key="frame" x="\(x)" y="28" width="\(width)" height="44"/>
      <autoresizingMask key="autoresizingMask"/>
      </tableViewCell></prototypes></tableView>
      """
    let source = xib(
      root(
        table,
        constraints: ["leading", "trailing", "top", "bottom"].map {
          #"<constraint firstItem="t" firstAttribute="\#($0)" secondItem="root" secondAttribute="\#($0)"/>"#
        }.joined()))
    let layout = try Pipeline().layout(
      try scene(source, SceneSelection(name: "root")))
    let frame = layout.frameInSuperview(of: ViewID(index: 2))
    #expect(frame == Rect(x: x, y: 28, width: expected, height: 44))
    #expect(layout.scene.views[2].interfaceBuilderObject?.isExempt == (width != expected))
  }

  @Test func `in a view that is misplaced count for nothing`() throws {
    let source = xib(
      root(
        view("view", id: "a", "<subviews>\(view("label", id: "b"))</subviews>"),
        attributes: " misplaced=\"YES\""))
    #expect(
      try scene(source).views.map { $0.interfaceBuilderObject?.isExempt } == [true, true, true])
  }

  /// In a Touch Bar, a push button is as large as its frame.
  @Test func `are those of the buttons in a Touch Bar`() throws {
    let source = macXib(
      """
      <customObject id="-1" customClass="NSApplication"><touchBar key="touchBar" id="bar">
      <touchBarItems><touchBarItem id="item"><viewController key="viewController" id="vc">
      <button key="view" id="a" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0.0" y="0.0" width="44" height="30"/>
      <constraints><constraint firstAttribute="width" constant="44" id="c"/></constraints>
      <buttonCell key="cell" type="push" bezelStyle="rounded" title="Play the next one"/>
      </button></viewController></touchBarItem></touchBarItems></touchBar></customObject>
      """)
    let layout = try Pipeline().layout(try scene(source))
    #expect(layout[.root].frame == Rect(origin: .zero, size: Size(width: 44, height: 30)))
    #expect(layout[.root].intrinsicContentSize.size == PerAxis(horizontal: 44, vertical: 30))
  }

  @Test func `have identifiers that several constraints share`() throws {
    let constraint =
      #"<constraint firstItem="a" firstAttribute="width" constant="9" identifier="w"/>"#
    let scene = try scene(
      xib(root(view("label", id: "a"), constraints: constraint + constraint)))
    #expect(scene.constraints.map(\.identifier) == ["w", "w-2"])
  }

  /// What nothing determines is as in the canvas only when its sizes are asked for.
  @Test func `keep the sizes that constraints leave open`() throws {
    let source = xib(
      root(
        view("view", id: "a", (0, 0, 40, 20)),
        constraints: #"<constraint firstItem="a" firstAttribute="height" constant="30"/>"#))
    let pipeline = try Pipeline()
    for (isStored, size) in [
      (true, Size(width: 40, height: 30)), (false, Size(width: 0, height: 30)),
    ] {
      let layout = pipeline.layout(
        try scene(source, SceneSelection(usesStoredSizes: isStored)))
      #expect(layout.views[1].frame.size == size)
    }
  }

  private func cell(
    _ attributes: String, margins: String, _ labels: [(x: Double, isMisplaced: Bool)]
  )
    throws -> EdgeInsets
  {
    let views = labels.enumerated().map { index, label in
      view(
        "label", id: "l\(index)", (label.x, 0, 100, 44),
        attributes: label.isMisplaced ? #" misplaced="YES""# : "")
    }
    let constraints = labels.indices.map {
      #"<constraint firstItem="l\#($0)" firstAttribute="leading" secondItem="root" "#
        + #"secondAttribute="leadingMargin"/>"#
    }
    let source = xib(
      """
      <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" id="root"\(attributes)>
      <rect key="frame" x="0" y="0" width="320" height="44"/>
      <subviews>\(views.joined())</subviews>
      <constraints>\(constraints.joined())</constraints>\(margins)
      </tableViewCellContentView></tableViewCell>
      """)
    return try scene(source).views[0].layoutMargins
  }

  /// Those of most views, and of misplaced ones only if there are no others.
  @Test(
    arguments: [
      ([(24, false), (20, false), (20, false)], 20), ([(24, false), (20, false)], 24),
      ([(37, true), (20, false)], 20), ([(37, true)], 37),
    ] as [([(Double, Bool)], Double)])
  func `determine the margins`(labels: [(Double, Bool)], left: Double) throws {
    #expect(
      try cell("", margins: "", labels) == EdgeInsets(top: 11, left: left, bottom: 11, right: 16))
  }

  /// Its cell has 11 and 16.
  @Test(arguments: [
    ("", EdgeInsets(top: 8, left: 18, bottom: 8, right: 8)),
    (
      #" preservesSuperviewLayoutMargins="YES""#,
      EdgeInsets(top: 11, left: 18, bottom: 11, right: 16)
    ),
  ])
  func `are those of the margins of a content view or of its cell`(
    attributes: String, margins: EdgeInsets
  ) throws {
    let written = #"<edgeInsets key="layoutMargins" top="8" left="18" bottom="8" right="8"/>"#
    #expect(try cell(attributes, margins: written, []) == margins)
  }

  /// Its scroll view places it, whatever the file says about its mask.
  @Test func `are those of a clip view`() throws {
    let clip = view(
      "clipView", id: "c", (1, 1, 98, 48),
      #"<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>"#)
    let scroll = view("scrollView", id: "s", (0, 0, 100, 50), "<subviews>\(clip)</subviews>")
    let constraints = ["top", "leading", "width", "height"].map {
      $0 == "width" || $0 == "height"
        ? #"<constraint firstItem="s" firstAttribute="\#($0)" constant="\#($0 == "width" ? 100 : 50)"/>"#
        : #"<constraint firstItem="s" firstAttribute="\#($0)" secondItem="root" secondAttribute="\#($0)"/>"#
    }
    let layout = try Pipeline().layout(
      try scene(macXib(root(scroll, constraints: constraints.joined()))))
    #expect(layout.views[2].frame.size == Size(width: 98, height: 48))
  }

  /// A label keeps the width it has in its first layout for the breaks of its lines; others have one line.
  @Test(arguments: [
    ("", 1), (#" preferredMaxLayoutWidth="120""#, 2),
    (#" setsMaxLayoutWidthAtFirstLayout="YES""#, 2),
  ])
  func `determine the width at which a label's lines break`(attributes: String, lines: Int) throws {
    let title = "This option takes effect later."
    let label = view(
      "textField", id: "a", (0, 0, 124, 32), attributes: attributes,
      "<textFieldCell key=\"cell\" title=\"\(title)\"/>")
    let layout = try Pipeline().layout(
      try scene(
        macXib(
          root(
            label,
            constraints: ["centerX", "top"].map {
              #"<constraint firstItem="a" firstAttribute="\#($0)" secondItem="root" secondAttribute="\#($0)"/>"#
            }.joined()))))
    #expect(layout.views[1].frame.height == 16 * Double(lines))
    #expect((layout.views[1].frame.width <= 124) == (lines == 2))
  }

  /// A stack view gives such a size 0. Of the separator, the file shows one side.
  @Test(arguments: [
    ("view", "", 40.0), ("box", #" boxType="separator""#, 40),
  ])
  func `keep open sizes in a stack view`(
    name: String, attributes: String, width: Double
  ) throws {
    let stack = view(
      "stackView", id: "s", (0, 0, 100, 20),
      attributes: #" orientation="vertical" alignment="centerX" distribution="fill""#,
      "<subviews>\(view(name == "view" ? "customView" : name, id: "a", (30, 8, 40, 5), attributes: attributes))\(view("customView", id: "b", (0, 0, 100, 7)))</subviews>"
    )
    let source = macXib(
      root(
        stack,
        constraints: ["leading", "trailing", "top"].map {
          #"<constraint firstItem="s" firstAttribute="\#($0)" secondItem="root" secondAttribute="\#($0)"/>"#
        }.joined()))
    let layout = try Pipeline().layout(
      try scene(source, SceneSelection(usesStoredSizes: true)))
    #expect(layout.views[2].frame.width == width)
  }

  /// Top, left, bottom and right, up to Xcode 11, from Xcode 12 to 16, and in Xcode 26.
  @Test(arguments: [
    (
      "button", #"<buttonCell key="cell" type="check"/>"#, 18.0,
      [[2, 2, 2, 2], [1, 2, 1, 0], [1, 2, 1, 0]]
    ),
    (
      "button", #"<buttonCell key="cell" type="check"/>"#, 16,
      [[2, 2, 2, 2], [1, 2, 1, 0], [0, 0, 0, 0]]
    ),
    (
      "button", #"<buttonCell key="cell" type="radio" controlSize="large" title="A"/>"#, 19,
      [[1.5, 3, 1.5, 3], [1.5, 3, 1.5, 3], [0, 0, 0, 0]]
    ),
    (
      "button", #"<buttonCell key="cell" type="radio" controlSize="large"/>"#, 22,
      [[3, 3, 3, 3], [3, 3, 3, 3], [3, 3, 3, 3]]
    ),
    (
      "button", #"<buttonCell key="cell" type="push" controlSize="small"/>"#, 27,
      [[3, 5, 6, 5], [4, 6, 7, 6], [4, 6, 7, 6]]
    ),
    (
      "button", #"<buttonCell key="cell" type="bevel" bezelStyle="regularSquare"/>"#, 33,
      [[0, 0, 0, 0], [3, 3, 4, 3], [0, 0, 0, 0]]
    ),
    (
      "button", #"<buttonCell key="cell" type="push"/>"#, 32,
      [[4, 6, 7, 6], [5, 7, 7, 7], [5, 7, 7, 7]]
    ),
    (
      "button", #"<buttonCell key="cell" type="push"/>"#, 24,
      [[4, 6, 7, 6], [5, 7, 7, 7], [0, 0, 0, 0]]
    ),
    (
      "button", #"<buttonCell key="cell" type="smallSquare" image="NSAddTemplate"/>"#, 24,
      [[0, 0, 0, 0], [1, 0, 1, 0], [1, 0, 1, 0]]
    ),
    (
      "popUpButton", #"<popUpButtonCell key="cell" type="push" bezelStyle="rounded"/>"#, 26,
      [[2, 2, 3, 3], [1, 3, 4, 4], [1, 3, 4, 4]]
    ),
    (
      "popUpButton", #"<popUpButtonCell key="cell" type="push" bezelStyle="rounded"/>"#, 25,
      [[1, 2, 3, 3], [1, 3, 4, 4], [1, 3, 4, 4]]
    ),
    ("comboBox", "", 23, [[1, 0, 4, 3], [1, 0, 4, 3], [1, 0, 4, 3]]),
    (
      "pathControl", #"<pathCell key="cell" controlSize="small" pathStyle="popUp"/>"#, 22,
      [[1, 3, 3, 3], [2, 4, 4, 4], [0, 0, 0, 0]]
    ),
    (
      "pathControl", #"<pathCell key="cell" pathStyle="standard"/>"#, 22,
      [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]
    ),
    ("datePicker", "", 28, [[4, 0, 0, 3], [4, 0, 0, 3], [0, 0, 0, 0]]),
    ("segmentedControl", "", 24, [[1, 2, 2, 2], [1, 2, 2, 2], [0, 0, 0, 0]]),
    (
      "textField", #"<textFieldCell key="cell"/>"#, 16,
      [[0, 2, 0, 2], [0, 2, 0, 2], [0, 2, 0, 2]]
    ),
    (
      "textField", #"<textFieldCell key="cell" drawsBackground="YES"/>"#, 16,
      [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]
    ),
  ])
  func `are larger than AppKit's controls by their insets`(
    name: String, cell: String, height: Double, insets: [[Double]]
  ) throws {
    for (tools, sides) in zip([14_460, 20_037, 24_127], insets) {
      let source = macXib(root(view(name, id: "a", (0, 0, 40, height), cell)), tools: tools)
      let found = try scene(source).views[1].alignmentRectInsets
      #expect([found.top, found.left, found.bottom, found.right] == sides, "\(tools)")
    }
  }
}
