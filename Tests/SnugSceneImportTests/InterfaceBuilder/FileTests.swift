import SnugDiagnostics
import SnugGeometry
import SnugLayout
import SnugSceneFormat
import SnugSceneImport
import Testing

@Suite struct `A file of Interface Builder` {
  @Test func `has a scene for each root view of a layout`() throws {
    let objects = """
      <viewController id="vc" customClass="Home"><view key="view" id="v">
      <rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
      <tableView id="t"><rect key="frame" x="0" y="0" width="320" height="480"/>
      <prototypes><tableViewCell id="c" reuseIdentifier="row">
      <rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" id="cc">
      <rect key="frame" x="0" y="0" width="320" height="44"/></tableViewCellContentView>
      </tableViewCell></prototypes></tableView></subviews></view></viewController>
      <view id="alone"><rect key="frame" x="0" y="0" width="10" height="10"/></view>
      """
    let file = try InterfaceBuilderFile(xib(objects))
    #expect(file.roots.map(\.name) == ["Home", "row", "view"])
    #expect(file.roots.map(\.objectID) == ["v", "cc", "alone"])
    #expect(try file.root(named: "Home").objectID == "v")
    #expect(try file.root(named: "vc").objectID == "v")
    #expect(try file.root(named: "cc").name == "row")
    // Any view can be selected as a root.
    #expect(try file.root(named: "t").size == Size(width: 320, height: 480))
  }

  /// Source: the tools versions in public files of each Xcode.
  @Test(arguments: [
    ("4514", "iOS 7"), ("14113", "iOS 12"), ("15702", "iOS 13"), ("22505", "iOS 17"),
    ("24765", "iOS 26"), ("32700.99.1234", "iOS 18"),
  ])
  func `has the control sizes of its Xcode`(tools: String, system: String) throws {
    let text = String(decoding: xib(root("")).utf8, as: UTF8.self)
      .replacing("22505", with: tools)
    #expect(try scene(SourceText(name: "Test.xib", text)).system.rawValue == system)
  }

  @Test(arguments: [(32.0, "macOS 15"), (24, "macOS 26")])
  func `of Xcode 26 can have a root that was laid out by an earlier version`(
    height: Double, system: String
  ) throws {
    let cell = #"<buttonCell key="cell" type="push" title="OK" bezelStyle="rounded"/>"#
    let button = view("button", id: "b", (0, 0, 60, height), cell)
    let text = String(decoding: macXib(root(button)).utf8, as: UTF8.self)
      .replacing("22505", with: "24765")
    #expect(try scene(SourceText(name: "Test.xib", text)).system.rawValue == system)
  }

  @Test func `has a cell as a root if its content has no ID for constraints`() throws {
    let cell = """
      <collectionView id="list"><rect key="frame" x="0" y="0" width="100" height="100"/><cells>
      <collectionViewCell id="cell"><rect key="frame" x="0" y="0" width="50" height="40"/>
      <view key="contentView"><rect key="frame" x="0" y="0" width="50" height="40"/>
      <subviews>\(view("label", id: "a", (4, 0, 40, 20)))</subviews></view>
      <constraints><constraint firstItem="a" firstAttribute="leading" secondItem="cell" \
      secondAttribute="leading" constant="4"/></constraints></collectionViewCell>
      </cells></collectionView>
      """
    let file = try InterfaceBuilderFile(xib(cell))
    #expect(file.roots.map(\.objectID) == ["list", "cell"])
    let scenes = try file.roots.map { try file.scene(of: $0).value }
    // In the list the cell has its frame, and its content is left out.
    #expect(
      scenes.map { $0.views.map(\.name) } == [["view", "cell"], ["view", "view2", "label"]])
    #expect(scenes[1].constraints.count == 1)
  }

  @Test func `requires the name of one of several scenes, and suggests one`() throws {
    let objects = """
      <view id="a" userLabel="Header"><rect key="frame" x="0" y="0" width="1" height="1"/></view>
      <view id="b" userLabel="Footer"><rect key="frame" x="0" y="0" width="1" height="1"/></view>
      """
    #expect(messages(xib(objects)) == ["the file holds 2 scenes [unknown-scene]"])
    let file = try InterfaceBuilderFile(xib(objects))
    #expect(throws: Diagnostic.self) { try file.root(named: "Heder") }
  }

  @Test func `is laid out for another screen`() throws {
    let controller = """
      <viewController id="vc"><view key="view" id="v">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <viewLayoutGuide key="safeArea" id="sa"/></view></viewController>
      """
    let device = try #require(Device("iPhone 15"))
    let view = try scene(xib(controller), SceneSelection(device: device)).views[0]
    #expect(view.requiredSize == PerAxis(horizontal: 393, vertical: 852))
    #expect(view.safeAreaInsets == EdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
  }

  @Test func `keeps the room of a cell's accessory on another screen`() throws {
    let cell = """
      <tableViewCell accessoryType="disclosureIndicator" id="cell">
      <rect key="frame" x="0" y="0" width="375" height="60"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="349" height="60"/>
      </tableViewCellContentView></tableViewCell>
      """
    let view = try scene(xib(cell), SceneSelection(device: Device("iPhone 15"))).views[0]
    // 393 − (375 − 349)
    #expect(view.requiredSize == PerAxis(horizontal: 367, vertical: 60))
  }

  /// Source: saved frames of roots of both widths.
  @Test(arguments: [("iPhone 15", 16.0), ("iPhone 16 Pro Max", 20), ("iPhone SE landscape", 20)])
  func `has the margins of the screen`(name: String, side: Double) throws {
    let controller = """
      <viewController id="vc"><view key="view" id="v">
      <rect key="frame" x="0" y="0" width="375" height="667"/></view></viewController>
      """
    let device = try #require(Device(name))
    let view = try scene(xib(controller), SceneSelection(device: device)).views[0]
    #expect(view.layoutMargins == EdgeInsets(top: 0, left: side, bottom: 0, right: side))
  }

  /// Source of the insets: iOS 17, for apps without bars.
  @Test(arguments: [
    ("iPhone 15 landscape", 852.0, 393.0, EdgeInsets(top: 0, left: 59, bottom: 21, right: 59)),
    ("retina4_7-landscape", 667, 375, .zero),
    ("ipad11_0rounded-LANDSCAPE", 1194, 834, EdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
  ]) func `is laid out for a screen in landscape orientation`(
    name: String, width: Double, height: Double, insets: EdgeInsets
  ) throws {
    let controller = """
      <viewController id="vc"><view key="view" id="v">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <viewLayoutGuide key="safeArea" id="sa"/><constraints>
      <constraint firstAttribute="width" constant="9" id="c"/></constraints>
      <variation key="heightClass=compact"><mask key="constraints"><exclude reference="c"/></mask>\
      </variation></view></viewController>
      """
    let device = try #require(Device(name))
    let scene = try scene(xib(controller), SceneSelection(device: device))
    #expect(scene.views[0].requiredSize == PerAxis<Double?>(horizontal: width, vertical: height))
    #expect(scene.views[0].safeAreaInsets == insets)
    // Phones have compact height in landscape orientation.
    #expect(scene.constraints.count == (name.hasPrefix("ipad") ? 1 : 0))
  }

  @Test(arguments: [("iPhone 13", 390.0), ("iPhone 16 landscape", 852), ("iphone xr", 414)])
  func `has all names of a screen`(name: String, width: Double) throws {
    #expect(try #require(Device(name)).size.width == width)
  }

  @Test(arguments: ["iPhone 15 portrait", "landscape", "appleTV landscape", "iPhone 15landscape"])
  func `has no other screens`(name: String) {
    #expect(Device(name) == nil)
  }

  @Test func `keeps its texts, in every format`() throws {
    let label = view(
      "label", id: "a", attributes: #" text="Tom &amp; &quot;Jerry&quot; &#233;""#)
    let lines = view("label", id: "b", "<string key=\"text\">One\nTwo</string>")
    let coded = view("label", id: "c", #"<string key="text" base64-UTF8="YES">SMOpCg</string>"#)
    let broken = coded.replacing("id=\"c\"", with: "id=\"d\"")
      .replacing("SMOpCg", with: " S M O\np=")
    let cut = coded.replacing("id=\"c\"", with: "id=\"e\"").replacing("SMOpCg", with: "S")
    let texts = try scene(xib(root(label + lines + coded + broken + cut))).views.dropFirst().map {
      $0.content.mainText?.string
    }
    #expect(texts == ["Tom & \"Jerry\" é", "One\nTwo", "Hé\n", "Hé", ""])
  }

  @Test func `that does not use Auto Layout has a warning`() {
    let source = SourceText(
      name: "Old.xib",
      """
      <document targetRuntime="iOS.CocoaTouch">
      <objects><view id="a"><rect key="frame" x="0" y="0" width="1" height="1"/></view></objects>
      </document>
      """)
    #expect(messages(source) == ["1:1 the file does not use Auto Layout [no-auto-layout]"])
  }

  @Test func `has warnings about what is not supported`() {
    let views =
      view("glkView", id: "a")
      + view(
        "label", id: "b",
        #"<fontDescription key="fontDescription" name="Futura-Medium" family="Futura" pointSize="9"/>"#
      )
      + view(
        "label", id: "c",
        #"<fontDescription key="fontDescription" name="Papyrus" pointSize="9"/>"#)
    #expect(
      messages(xib(root(views))) == [
        "5:11 'glkView' is treated as a view without an intrinsic size [not-modelled]",
        "10:1 text in 'Futura' has Inter's letters, so widths differ by a few percent [not-modelled]",
        "13:1 text in 'Papyrus' is measured in Helvetica Neue [not-modelled]",
      ])
  }

  @Test func `of tvOS has a warning that its controls are larger`() {
    let source = SourceText(
      name: "Test.storyboard",
      """
      <document targetRuntime="AppleTV" useAutolayout="YES"><objects>
      \(root(""))</objects></document>
      """)
    #expect(
      messages(source) == [
        "1:26 texts and controls have the sizes of iOS: those of tvOS are larger [not-modelled]"
      ])
  }

  @Test(arguments: [
    ("label", "numberOfLines"), ("pageControl", "numberOfPages"),
    ("segmentedControl", "selectedSegmentIndex"),
  ]) func `can't have a count beyond all limits`(name: String, key: String) {
    let view = view(name, id: "a", attributes: #" \#(key)="1e30""#)
    #expect(messages(xib(root(view))) == ["5:11 '\(key)' can't be 1e+30 [invalid-number]"])
  }

  @Test(arguments: [
    ("", "the file holds no element [invalid-xml]"),
    (
      "<document",
      "1:10 not valid XML: Couldn't find end of Start Tag document line 1 [invalid-xml]"
    ),
    ("<svg/>", "1:1 this is XML, but not an Interface Builder file [not-interface-builder]"),
    (
      "<document targetRuntime=\"watchKit\"/>",
      "1:26 watchOS interfaces do not use Auto Layout [not-interface-builder]"
    ),
    (
      "<document targetRuntime=\"iOS.CocoaTouch\"/>",
      "1:1 no view in this file has a layout [missing-view]"
    ),
    (
      "<!DOCTYPE x [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]><document>&b;</document>",
      "1:13 an Interface Builder file has no document type declaration [invalid-xml]"
    ),
    (
      "<!DOCTYPE x SYSTEM \"file:///etc/passwd\"><document/>",
      "1:40 an Interface Builder file has no document type declaration [invalid-xml]"
    ),
    (
      String(repeating: "<a>", count: 300),
      "1:772 elements are nested too deeply [invalid-xml]"
    ),
  ]) func `that is invalid or damaged is an error with its reason`(text: String, message: String) {
    #expect(messages(SourceText(name: "Test.xib", text)) == [message])
  }
}
