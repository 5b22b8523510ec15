import AutoLayout
import Geometry

extension XMLElement {
  /// The frame the file stores, in the superview's coordinates and from that corner its system has
  /// for the origin; `nil` without one.
  var storedRect: Rect? {
    guard let rect = child(key: "frame"), let x = rect.number("x"), let y = rect.number("y"),
      let size = rect.writtenSize
    else { return nil }
    return Rect(origin: Point(x: x, y: y), size: size)
  }

  /// The size its own attributes say.
  var writtenSize: Size? {
    guard let width = number("width"), let height = number("height"), width >= 0, height >= 0 else {
      return nil
    }
    return Size(width: width, height: height)
  }

  /// Whether the stored frame is taller than wide.
  var isUpright: Bool { storedRect.map { $0.size.height > $0.size.width } ?? false }

  /// Whether it is a view: it has a frame, or says what becomes of it.
  var isView: Bool {
    storedRect != nil || child("autoresizingMask") != nil || parent?.name == "subviews"
  }
}

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
