import AutoLayout

extension XMLElement {
  /// The class of the scene that stands for the element: of a class that is not modelled a plain view.
  func viewClass(on platform: Platform) -> ViewClass {
    if platform == .macOS, name == "button", child(key: "cell")?.name == "popUpButtonCell" {
      return .nsPopUpButton
    }
    // A separator has a size of its own, a box with a title does not.
    if name == "box", self["boxType"] == "separator" { return .nsView }
    return classOfName(on: platform) ?? .plainView(on: platform)
  }

  /// Whether Snug knows what the element's content measures, or that it measures nothing.
  var isKnownView: Bool {
    Platform.allCases.contains { classOfName(on: $0) != nil } || Self.withoutClass.contains(name)
  }

  /// The class that the element is named after: `UILabel` or `NSButton` without the prefix.
  private func classOfName(on platform: Platform) -> ViewClass? {
    let fields = ["secureTextField", "searchField", "comboBox"]
    if platform == .macOS, fields.contains(name) { return .nsTextField }
    let prefix = platform == .iOS ? "UI" : "NS"
    return ViewClass(rawValue: prefix + name.prefix(1).uppercased() + name.dropFirst())
  }

  private static let withoutClass: Set<String> = [
    "view", "tableView", "tableViewCell", "tableViewCellContentView", "collectionView",
    "collectionViewCell", "collectionViewCellContentView", "collectionReusableView",
    "containerView", "visualEffectView", "wkWebView", "webView", "mapView",
    // AppKit's.
    "customView", "gridView", "splitView", "clipView", "scroller", "outlineView",
    "tableHeaderView", "tableCellView", "tokenField", "levelIndicator", "colorWell",
    "pathControl", "ruleEditor", "openGLView", "skView", "scnView",
  ]
}
