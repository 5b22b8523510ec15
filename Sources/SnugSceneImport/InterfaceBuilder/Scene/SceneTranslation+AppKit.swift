import SnugGeometry
import SnugLayout
import SnugSceneFormat

extension SceneTranslation {
  /// Sets the content of an AppKit view. In most files its cell has the content.
  func setAppKitContent(of element: XMLElement, into pairs: inout MappingBuilder) {
    let cell = element.child(key: "cell")
    switch element.viewClass(on: .macOS) {
    case .nsTextField:
      guard let cell else { return }
      let isBezeled = cell.isEditableText || element.name != "textField"
      if isBezeled { pairs.set("isBezeled", true) }
      pairs.set("text", cell.string("title") ?? (cell.child(key: "font") == nil ? nil : ""))
      pairs.set("placeholder", cell.string("placeholderString"))
      // A cell wraps by default.
      if !isBezeled {
        let isOneLine =
          cell.flag("usesSingleLineMode") == true
          || ["clipping", "truncatingTail", "truncatingHead", "truncatingMiddle"]
            .contains(cell["lineBreakMode"])
        if !isOneLine {
          pairs.set("numberOfLines", 0)
          pairs.set("preferredMaxLayoutWidth", preferredMaxLayoutWidth(of: element))
        }
      }
      setLines(cell, into: &pairs)
      setControlSizeAndFont(cell, into: &pairs)
    case .nsButton:
      guard let cell else { return }
      setMacButton(cell, into: &pairs)
    case .nsPopUpButton:
      guard let cell else { return }
      let items = cell.child(key: "menu")?.elements(of: "items") ?? []
      let chosen = items.first { $0["id"] == cell["selectedItem"] }
      pairs.set("title", cell.string("title") ?? chosen?.string("title"))
      pairs.set("items", items.compactMap { $0.string("title") })
      setControlSizeAndFont(cell, into: &pairs)
    case .nsImageView: setImage(cell?["image"], into: &pairs)
    case .nsSlider:
      if cell?["sliderType"] == "linear" && element.isUpright { pairs.set("isVertical", true) }
    case .nsSegmentedControl:
      let segments = (cell ?? element).elements(of: "segments")
      pairs.set("segments", segments.map { $0.string("label") ?? "" })
      if cell?["segmentDistribution"] == "fill" { pairs.set("segmentDistribution", "fill") }
    case .nsProgressIndicator:
      if element["style"] == "spinning" { pairs.set("isSpinning", true) }
      pairs.set("controlSize", element["controlSize"].flatMap(ControlSize.init)?.rawValue)
    case .nsBox:
      if element["titlePosition"] != "noTitle" && element["boxType"] != "custom" {
        pairs.set("title", element.string("title") ?? "Box")
      }
    case .nsTabView:
      let items = element.elements(of: "tabViewItems")
      pairs.set("items", items.map { $0.string("label") ?? "" })
    case .nsStackView: setMacStack(element, into: &pairs)
    default: break
    }
  }

  /// The width at which a label's lines break, in points. "First Runtime Layout Width" sets it once, in the
  /// first layout, which is that of the saved frame.
  private func preferredMaxLayoutWidth(of label: XMLElement) -> Double? {
    if let width = label.number("preferredMaxLayoutWidth"), width > 0 { return width }
    guard label.flag("setsMaxLayoutWidthAtFirstLayout") == true else { return nil }
    return label.storedRect.map { $0.width - alignmentRectInsets(of: label).total(.horizontal) }
  }

  private func setMacButton(_ cell: XMLElement, into pairs: inout MappingBuilder) {
    let kinds = ["check": "checkBox", "radio": "radio", "help": "help", "push": "push"]
    let kind = kinds[cell["type"] ?? ""] ?? "square"
    pairs.set("buttonType", kind)
    if kind != "help", cell["imagePosition"] != "only" {
      pairs.set("title", cell.string("title"))
    }
    if kind == "square" { setImage(cell["image"], into: &pairs) }
    if cell["state"] == "on" { pairs.set("isOn", true) }
    setControlSizeAndFont(cell, into: &pairs)
  }

  private func setControlSizeAndFont(_ cell: XMLElement, into pairs: inout MappingBuilder) {
    pairs.set("controlSize", cell["controlSize"].flatMap(ControlSize.init)?.rawValue)
    setFont(cell.child(key: "font"), into: &pairs)
  }

  private func setMacStack(_ element: XMLElement, into pairs: inout MappingBuilder) {
    if element["orientation"] == "vertical" { pairs.set("axis", "vertical") }
    let distribution = element["distribution"].flatMap(StackView.Distribution.init)
    pairs.set("distribution", distribution?.rawValue)
    let alignments = [
      "leading": "leading", "trailing": "trailing", "top": "top", "bottom": "bottom",
      "centerX": "center", "centerY": "center", "firstBaseline": "firstBaseline",
      "baseline": "lastBaseline", "lastBaseline": "lastBaseline", "width": "fill", "height": "fill",
    ]
    pairs.set("alignment", element["alignment"].flatMap { alignments[$0] })
    pairs.set("spacing", element.number("spacing"))
    let spacings = element.elements(of: "customSpacing").map { $0.number("value") ?? .infinity }
    let views = element.installedSubviews(for: classes)
    let custom = zip(views, spacings).filter { abs($0.1) < 10_000 }
    if !custom.isEmpty {
      pairs.set(
        "customSpacing",
        .mapping(
          custom.map { (names[$0.0] ?? "view", $0.1.node(at: element.range)) },
          at: element.range))
    }
    if let insets = element.child(key: "edgeInsets")?.edges, insets.areNonnegative {
      pairs.set("layoutMargins", insets)
      pairs.set("isLayoutMarginsRelativeArrangement", true)
    }
  }
}
