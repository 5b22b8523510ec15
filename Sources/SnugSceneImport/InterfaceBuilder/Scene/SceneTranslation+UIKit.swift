import SnugGeometry
import SnugLayout
import SnugSceneFormat

extension SceneTranslation {
  /// Sets the content of a view, with the keys of its class.
  func setContent(of element: XMLElement, into pairs: inout MappingBuilder) {
    if file.platform == .macOS { return setAppKitContent(of: element, into: &pairs) }
    switch element.name {
    case "label": setLabel(element, into: &pairs)
    case "button": setButton(element, into: &pairs)
    case "textField":
      pairs.set("text", element.string("text"))
      pairs.set("placeholder", element.string("placeholder"))
      let border = element["borderStyle"]
      pairs.set("borderStyle", border == nil || border == "none" ? "none" : "roundedRect")
      setFont(font(of: element), into: &pairs)
    case "textView":
      setText(of: element, into: &pairs)
      if element.flag("scrollEnabled") == false { pairs.set("isScrollEnabled", false) }
    case "imageView": setImage(element["image"], into: &pairs)
    case "switch": if element.flag("on") == true { pairs.set("isOn", true) }
    case "slider":
      pairs.set("value", element.number("value"))
      pairs.set("minimumValue", element.number("minValue"))
      pairs.set("maximumValue", element.number("maxValue"))
    case "segmentedControl":
      let segments = element.elements(of: "segments")
      pairs.set("segments", segments.map { $0.string("title") ?? "" })
      pairs.set("selectedSegmentIndex", count: element.number("selectedSegmentIndex"))
    case "progressView":
      if let progress = element.number("progress"), (0...1).contains(progress) {
        pairs.set("progress", progress)
      }
    case "activityIndicatorView":
      if ["large", "whiteLarge"].contains(element["style"]) { pairs.set("style", "large") }
    case "pageControl": pairs.set("numberOfPages", count: element.number("numberOfPages"))
    case "searchBar":
      pairs.set("text", element.string("text"))
      pairs.set("placeholder", element.string("placeholder"))
    case "navigationBar":
      pairs.set("title", element.elements(of: "items").first?.string("title"))
    case "toolbar", "tabBar":
      pairs.set("items", element.elements(of: "items").compactMap { $0.string("title") })
    case "stackView": setStack(element, into: &pairs)
    default: break
    }
  }

  private func setLabel(_ element: XMLElement, into pairs: inout MappingBuilder) {
    let fontSize = setText(of: element, into: &pairs)
    pairs.set("numberOfLines", count: element.number("numberOfLines"))
    setLines(element, into: &pairs)
    if let width = element.number("preferredMaxLayoutWidth"), width > 0 {
      pairs.set("preferredMaxLayoutWidth", width)
    }
    // With a minimum size, the text shrinks by default.
    if element.flag("adjustsFontSizeToFit") ?? true,
      let factor = element.number("minimumScaleFactor")
        ?? element.number("minimumFontSize").map({ $0 / (fontSize ?? Font.labelSize) }),
      factor > 0, factor <= 1
    {
      pairs.set("adjustsFontSizeToFitWidth", true)
      pairs.set("minimumScaleFactor", (factor * 1000).rounded() / 1000)
    }
  }

  /// Sets line breaks and alignment.
  func setLines(_ element: XMLElement, into pairs: inout MappingBuilder) {
    let modes = [
      "wordWrap": "byWordWrapping", "wordWrapping": "byWordWrapping",
      "characterWrap": "byCharWrapping", "charWrapping": "byCharWrapping",
      "clip": "byClipping", "clipping": "byClipping",
      "headTruncation": "byTruncatingHead", "truncatingHead": "byTruncatingHead",
      "middleTruncation": "byTruncatingMiddle", "truncatingMiddle": "byTruncatingMiddle",
    ]
    pairs.set("lineBreakMode", element["lineBreakMode"].flatMap { modes[$0] })
    let alignment = element["textAlignment"] ?? element["alignment"]
    pairs.set("textAlignment", ["left", "center", "right"].first { $0 == alignment })
  }

  private func setButton(_ element: XMLElement, into pairs: inout MappingBuilder) {
    let state = element.normalState
    let configuration = element.child("buttonConfiguration")
    let title = (configuration ?? state)?.string("title")
    let attributed = title == nil ? text(attributedTitle(of: element), in: nil) : nil
    pairs.set("title", title)
    if let attributed { pairs.set("title", attributed.text.node(at: element.range)) }
    let ownFont = attributed.flatMap { $0.font == FontDescriptor() ? nil : $0.font }
    if let ownFont { pairs.set("font", ownFont.node(at: element.range)) }
    let reference = configuration?.child("imageReference")
    setImage(
      reference?["image"] ?? configuration?["image"] ?? state?["image"],
      into: &pairs)
    if let configuration {
      let styles = ["plain", "gray", "tinted", "filled"]
      pairs.set("configuration", styles.first { $0 == configuration["style"] } ?? "plain")
      if ownFont == nil {
        setFont(
          configuration.child(key: "titleFontDescription")
            ?? configuration.child("fontDescription"), into: &pairs)
      }
      if let insets = addedInsets(of: element), insets.areNonnegative {
        pairs.set("contentInsets", insets)
      }
      return
    }
    if let insets = element.child(key: "contentEdgeInsets")?.edges, insets.areNonnegative {
      pairs.set("contentInsets", insets)
    }
    if ownFont != nil { return }
    guard let font = font(of: element) else {
      // The font size in the saved frames of buttons without a font: 18 points for custom buttons,
      // 38 on tvOS.
      if file.isTV { return pairs.set("font", 38) }
      if element["buttonType"] == nil { pairs.set("font", 18) }
      return
    }
    setFont(font, into: &pairs)
  }

  /// The insets that a button's configuration adds to those of its style; `nil` for none.
  func addedInsets(of button: XMLElement) -> EdgeInsets? {
    guard let configuration = button.child("buttonConfiguration") else { return nil }
    let usual = system.configurationInsets
    let added = (configuration.child(key: "contentInsets")?.edges ?? usual) - usual
    return added == .zero ? nil : added
  }

  /// Sets an image by its name. The file has the sizes of images, but not of system symbols.
  func setImage(_ name: String?, into pairs: inout MappingBuilder) {
    pairs.set("image", name.flatMap { file.imageSizes[$0] })
  }

  // MARK: Stack views

  private func setStack(_ element: XMLElement, into pairs: inout MappingBuilder) {
    pairs.set("axis", element.string("axis", for: classes) ?? "horizontal")
    let distribution = element.string("distribution", for: classes)
      .flatMap(StackView.Distribution.init)
    pairs.set("distribution", distribution?.rawValue)
    let alignment = element.string("alignment", for: classes)
    pairs.set("alignment", StackView.Alignment.names.first { $0 == alignment })
    if element["spacingType"] == "standard" {
      pairs.set("spacing", "useSystem")
    } else {
      pairs.set("spacing", element.number("spacing", for: classes))
    }
    if element.flag("baselineRelativeArrangement") == true {
      pairs.set("isBaselineRelativeArrangement", true)
    }
    // A scene has the margins of a stack view only if they are used for its arrangement.
    if element.flag("layoutMarginsRelativeArrangement") == true
      || element.child("edgeInsets") != nil || element.child("directionalEdgeInsets") != nil
    {
      pairs.set("isLayoutMarginsRelativeArrangement", true)
    }
  }
}

extension EdgeInsets {
  /// Whether no side is negative. Margins and content insets of a scene can't be negative.
  var areNonnegative: Bool { sides.allSatisfy { $0 >= 0 } }
}

extension XMLElement {
  /// Insets in one of the three formats for `UIEdgeInsets`.
  var edges: EdgeInsets? {
    func side(_ keys: String...) -> Double? { keys.compactMap { number($0) }.first }
    guard let top = side("minY", "top"), let left = side("minX", "left", "leading"),
      let bottom = side("maxY", "bottom"), let right = side("maxX", "right", "trailing")
    else { return nil }
    return EdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }
}
