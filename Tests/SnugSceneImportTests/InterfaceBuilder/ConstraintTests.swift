import Snug
import SnugDiagnostics
import SnugGeometry
import SnugLayout
import Testing

@Suite struct `A constraint of a file` {
  private let views =
    view("label", id: "a") + view("label", id: "b", attributes: " userLabel=\"B\"")

  private func equations(_ constraints: String...) throws -> [String] {
    try SnugSceneImportTests.equations(
      xib(root(views, constraints: constraints.map { "<constraint \($0)/>" }.joined())))
  }

  @Test func `is an equation between views by their names`() throws {
    let written = try equations(
      #"firstItem="a" firstAttribute="leading" secondItem="b" secondAttribute="trailing" constant="8""#
    )
    #expect(written == ["label.leading == b.trailing + 8"])
  }

  @Test func `has the view that contains it as the default first item`() throws {
    let written = try equations(
      #"firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="-4""#,
      #"firstAttribute="height" constant="44""#)
    #expect(written == ["view.trailing == label.trailing - 4", "view.height == 44"])
  }

  @Test func `keeps its relation, its priority and its name`() throws {
    let written = try equations(
      #"firstItem="a" firstAttribute="width" relation="lessThanOrEqual" constant="60" priority="751""#,
      #"firstItem="a" firstAttribute="width" relation="greaterThanOrEqual" constant="6" identifier="min""#
    )
    #expect(
      written == [
        "label.width <= 60 @ 751", "{ id: min, constraint: label.width >= 6 }",
      ])
  }

  @Test(arguments: [("16:9", "1.7777777777777777"), ("1/4", "0.25"), ("0.5", "0.5")])
  func `has a multiplier in every format`(multiplier: String, number: String) throws {
    let written = try equations(
      #"firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="height" multiplier="\#(multiplier)""#
    )
    #expect(written == ["label.width == \(number) * b.height"])
  }

  @Test func `can use margins and baselines`() throws {
    let written = try equations(
      #"firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin""#,
      #"firstItem="a" firstAttribute="baseline" secondItem="b" secondAttribute="firstBaseline""#)
    #expect(
      written == ["label.leading == view.leadingMargin", "label.lastBaseline == b.firstBaseline"])
  }

  @Test(arguments: [
    (#"firstItem="x" firstAttribute="width""#, "x", "is the ID of no object in the file"),
    (
      #"firstItem="a" firstAttribute="top" secondItem="x" secondAttribute="top""#, "x",
      "is the ID of no object in the file"
    ),
    (#"firstItem="a" firstAttribute="wide""#, "wide", "is not an attribute"),
    (#"firstItem="a" firstAttribute="width" relation="less""#, "less", "is not a relation"),
    (#"firstItem="a" firstAttribute="width" constant="8 pt""#, "8 pt", "is not a number"),
    (#"firstItem="a" firstAttribute="width" priority="nan""#, "nan", "is not a number"),
    (#"firstItem="a" firstAttribute="width" multiplier="1:0""#, "1:0", "is not a number"),
  ])
  func `that Interface Builder would not write is left out`(
    constraint: String, value: String, note: String
  ) throws {
    let source = xib(root(views, constraints: "<constraint \(constraint) id=\"c\"/>"))
    let read = try checked(source)
    #expect(read.value.constraints.isEmpty)
    #expect(read.warnings.map(\.id) == [.unreadableConstraint])
    #expect(read.warnings.map { $0.range?.text } == [value])
    #expect(read.warnings.map(\.notes) == [["'\(value)' \(note)"]])
  }

  /// The last one, between the cell and its content, is left out.
  /// The constraints of inner views come first in a file, and last in its scene.
  @Test func `that is broken is only called the last if it is`() throws {
    let width = #"<constraint firstAttribute="width" constant="50" id="w"/>"#
    let outer = ["leading", "trailing"].map { edge in
      #"<constraint firstItem="a" firstAttribute="\#(edge)" secondItem="root" secondAttribute="\#(edge)" id="\#(edge)"/>"#
    }
    func texts(_ inner: String, _ outer: [String]) throws -> String {
      let photo = view("view", id: "a", "<constraints>\(inner)</constraints>")
      let explanation = try Pipeline().explain(
        try scene(xib(root(photo, constraints: outer.joined()))))
      return explanation.text()
    }
    #expect(try texts(width, outer).contains("view2.width == 50 is broken."))
    let second = #"<constraint firstItem="a" firstAttribute="width" constant="50" id="w"/>"#
    #expect(try texts("", outer + [second]).contains("view2.width == 50, listed last, is broken."))
  }

  @Test func `of a cell is between its content and its views`() throws {
    let cell = """
      <tableViewCell id="c"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" id="content" userLabel="Content">
      <rect key="frame" x="0" y="0" width="320" height="43.5"/>
      <subviews>\(view("label", id: "a"))</subviews>
      <constraints><constraint firstItem="a" firstAttribute="top" secondItem="content" \
      secondAttribute="top"/></constraints></tableViewCellContentView>
      <constraints><constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" \
      constant="20"/>
      <constraint firstItem="content" firstAttribute="top" secondItem="c" secondAttribute="top" \
      constant="8"/></constraints></tableViewCell>
      """
    #expect(
      try SnugSceneImportTests.equations(xib(cell)) == [
        "view.trailing == label.trailing + 20", "label.top == view.top",
      ])
  }

  @Test func `to the keyboard's guide are to the safe area's bottom`() throws {
    let written = try SnugSceneImportTests.equations(
      xib(
        root(
          views,
          constraints: """
            <constraint firstItem="kb" firstAttribute="top" secondItem="a" \
            secondAttribute="bottom" constant="8"/><constraint firstItem="b" \
            firstAttribute="leading" secondItem="kb" secondAttribute="leading"/>
            """, more: #"<keyboardLayoutGuide key="keyboard" id="kb"/>"#)))
    #expect(
      written == [
        "view.safeAreaLayoutGuide.bottom == label.bottom + 8", "b.leading == view.leading",
      ]
    )
  }

  @Test func `of standard space is 0 to the safe area`() throws {
    let written = try SnugSceneImportTests.equations(
      xib(
        root(
          views,
          constraints: """
            <constraint firstItem="a" firstAttribute="top" secondItem="sa" secondAttribute="top" \
            constant="20" symbolic="YES"/><constraint firstItem="b" firstAttribute="top" \
            secondItem="a" secondAttribute="bottom" constant="8" symbolic="YES"/>
            """, more: #"<viewLayoutGuide key="safeArea" id="sa"/>"#)))
    #expect(
      written == ["label.top == view.safeAreaLayoutGuide.top", "b.top == label.bottom + 8"])
  }

  @Test func `that is not installed is left out, except for the screens it is installed for`()
    throws
  {
    let variations = """
      <variation key="default"><mask key="constraints"><exclude reference="w"/></mask></variation>
      <variation key="widthClass=regular"><mask key="constraints"><include reference="w"/></mask>\
      </variation>
      """
    let width = #"<constraint firstItem="a" firstAttribute="width" constant="60" id="w"/>"#
    func file(_ device: String) -> String { "<device id=\"\(device)\" orientation=\"portrait\"/>" }
    let source = root(views, constraints: width, more: variations)
    #expect(
      try SnugSceneImportTests.equations(xib(source, device: file("retina4_7"))) == [])
    #expect(
      try SnugSceneImportTests.equations(xib(source, device: file("ipad9_7")))
        == ["label.width == 60"])
  }

  @Test func `has another constant on other screens`() throws {
    let constraint = """
      <constraint firstItem="a" firstAttribute="width" constant="60" id="w">\
      <variation key="heightClass=regular-widthClass=regular" constant="90"/></constraint>
      """
    func width(on device: String) throws -> [String] {
      try SnugSceneImportTests.equations(
        xib(
          root(views, constraints: constraint),
          device: "<device id=\"\(device)\" orientation=\"portrait\"/>"))
    }
    #expect(try width(on: "retina4_7") == ["label.width == 60"])
    #expect(try width(on: "ipad9_7") == ["label.width == 90"])
  }

  @Test func `to an old layout guide is one to the safe area`() throws {
    let controller = """
      <viewController id="vc"><layoutGuides>\
      <viewControllerLayoutGuide type="top" id="t"/><viewControllerLayoutGuide type="bottom" id="u"/>\
      </layoutGuides><view key="view" id="root">
      <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
      <subviews>\(view("label", id: "a", (0, 72, 320, 20)))</subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="t" secondAttribute="bottom" \
      constant="8"/>
      <constraint firstItem="u" firstAttribute="top" secondItem="a" secondAttribute="bottom"/>
      </constraints></view></viewController>
      """
    #expect(
      try SnugSceneImportTests.equations(xib(controller)) == [
        "label.top == view.safeAreaLayoutGuide.top + 8",
        "view.safeAreaLayoutGuide.bottom == label.bottom",
      ])
    // The height of the bar is derived from the label's frame.
    let insets = try scene(xib(controller)).views[0].safeAreaInsets
    #expect(insets.top == 64 && insets.bottom == 388)
  }
}
