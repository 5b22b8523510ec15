import SnugGeometry
import SnugLayout

extension XMLElement {
  /// The saved frame in the superview's coordinates, with the platform's origin; `nil` if there is
  /// none.
  var storedRect: Rect? {
    guard let rect = child(key: "frame"), let x = rect.number("x"), let y = rect.number("y"),
      let size = rect.writtenSize
    else { return nil }
    return Rect(origin: Point(x: x, y: y), size: size)
  }

  /// The size in the element's attributes.
  var writtenSize: Size? {
    guard let width = number("width"), let height = number("height"), width >= 0, height >= 0 else {
      return nil
    }
    return Size(width: width, height: height)
  }

  /// Whether what it contains may extend beyond it, and scrolls. In AppKit, the clip view of a scroll
  /// view does that.
  var scrolls: Bool {
    ["tableView", "collectionView", "outlineView", "scrollView", "clipView"].contains(name)
  }

  /// Whether the saved frame is in portrait orientation.
  var isUpright: Bool { storedRect.map { $0.size.height > $0.size.width } ?? false }

  /// Whether it is a view: it has a frame or an autoresizing mask, or is in a list of subviews.
  var isView: Bool {
    (storedRect != nil || child("autoresizingMask") != nil || parent?.name == "subviews")
      && name != "variation"
  }
}

extension XMLElement {
  /// The class in the scene; a plain view for a class that is not supported.
  func viewClass(on platform: Platform) -> ViewClass {
    if platform == .macOS, name == "button", child(key: "cell")?.name == "popUpButtonCell" {
      return .nsPopUpButton
    }
    // A separator has a fixed size. A box with a title has not.
    if name == "box", self["boxType"] == "separator" { return .nsView }
    return classOfName(on: platform) ?? .plainView(on: platform)
  }

  /// Whether Snug can measure the element's content, or it has no intrinsic size.
  var isKnownView: Bool {
    Platform.allCases.contains { classOfName(on: $0) != nil } || Self.withoutClass.contains(name)
  }

  /// The class whose name without the prefix is the element's: `UILabel`, `NSButton`.
  private func classOfName(on platform: Platform) -> ViewClass? {
    // A date picker has the baseline of a field. Source: four labels beside large ones of macOS 11 to
    // 15 share it, in files of one repository.
    let fields = ["secureTextField", "searchField", "comboBox", "datePicker"]
    let isCalendar = child(key: "cell")?["datePickerStyle"] == "clockAndCalendar"
    if platform == .macOS, fields.contains(name), !isCalendar { return .nsTextField }
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
