import Snug
import SnugDiagnostics
import Testing

/// What an Interface Builder file says about a view and a scene file does not.
@Suite struct `Rules about an Interface Builder file` {
  /// A root of 200 by 100 at 2x.
  private func messages(
    _ subviews: String, _ constraints: [String] = [], by rule: Diagnostic.ID
  ) throws -> [String] {
    let xib = SourceText(
      name: "Test.xib",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/>
      <objects><view id="root"><rect key="frame" x="0" y="0" width="200" height="100"/>
      <subviews>\(subviews)</subviews>
      <constraints>\(constraints.map { "<constraint \($0)/>" }.joined())</constraints>
      </view></objects>
      <resources><image name="star" width="20" height="20"/></resources>
      </document>
      """)
    return pipeline.lint(
      try pipeline.scene(from: xib).value, by: Linter.rules(named: [rule])
    ).map(\.message)
  }

  private func view(
    _ kind: String, _ attributes: String, id: String = "a", x: Int = 0, content: String = ""
  ) -> String {
    """
    <\(kind) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
    <rect key="frame" x="\(x)" y="0" width="20" height="20"/>\(content)</\(kind)>
    """
  }

  private let edges = ["top", "leading"].map {
    #"firstItem="a" firstAttribute="\#($0)" secondItem="root" secondAttribute="\#($0)""#
  }
  private func width(_ width: Double) -> String {
    #"firstItem="a" firstAttribute="width" constant="\#(width)""#
  }

  /// Interface Builder writes 251 for each image view, and an image can be set at run time.
  @Test(arguments: [
    ("imageView", [String]()), ("tableView", []),
    ("view", ["the vertical hugging of 'view2' has no effect: it has no intrinsic height"]),
  ]) func `report priorities only of plain views`(kind: String, expected: [String]) throws {
    let found = try messages(
      view(kind, #"verticalHuggingPriority="251""#), edges, by: .chcrWithoutIntrinsicSize)
    #expect(found == expected)
  }

  @Test(arguments: [
    (#"contentMode="scaleAspectFit""#, [String]()), (#"contentMode="center""#, []),
    (
      #"contentMode="scaleToFill""#,
      ["'imageView' is 30 points wider than its image, which is distorted"]
    ),
  ]) func `allow a stretched image that keeps its proportions`(
    mode: String, expected: [String]
  ) throws {
    let image = view("imageView", #"\#(mode) image="star""#)
    #expect(try messages(image, edges + [width(50)], by: .stretchedImage) == expected)
  }

  @Test(arguments: [
    (#"<color key="backgroundColor" white="1" alpha="1"/>"#, 0),
    (#"<color key="backgroundColor" white="0" alpha="0"/>"#, 1), ("", 1),
  ]) func `allow a stretched text with a background`(color: String, expected: Int) throws {
    let views =
      view("label", #"text="Hello""#, content: color) + view("view", "", id: "b")
    let below = [
      #"firstItem="a" firstAttribute="bottom" secondItem="b" secondAttribute="top""#,
      #"firstItem="b" firstAttribute="top" secondItem="root" secondAttribute="top" constant="80""#,
    ]
    #expect(
      try messages(views, edges + below, by: .stretchedInvisibleBackground).count == expected)
  }

  /// *Hello* is 39 points wide in San Francisco. Snug measures a text to a point.
  @Test(arguments: [
    (38.0, [String]()), (37.0, ["'helloLabel' is 2 points too narrow for its text, which is cut"]),
  ])
  func `allow a text that may fit`(length: Double, expected: [String]) throws {
    let label = view("label", #"text="Hello""#)
    #expect(try messages(label, edges + [width(length)], by: .clippedText) == expected)
  }

  @Test func `report all misplaced views at the first`() throws {
    let views =
      view("imageView", #"image="star""#, x: 10)
      + view("imageView", #"image="star""#, id: "b", x: 30)
      + view("imageView", #"image="star""#, id: "c", x: 50)
    let row = ["b", "c"].map {
      """
      firstItem="\($0)" firstAttribute="leading" secondItem="\($0 == "b" ? "a" : "b")" \
      secondAttribute="trailing"
      """
    }
    let found = try messages(views, edges + row, by: .misplacedView)
    #expect(
      found == [
        """
        'imageView' is stored 20 × 20 at (10, 0), and its constraints give 20 × 20 at (0, 0); 2 other \
        views are also misplaced
        """
      ])
  }
}
