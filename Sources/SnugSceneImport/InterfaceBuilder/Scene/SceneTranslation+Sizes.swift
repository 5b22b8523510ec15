import SnugGeometry
import SnugLayout
import SnugSceneFormat

extension SceneTranslation {
  /// Sets a placeholder for the intrinsic content size, which replaces it in Interface Builder.
  func setPlaceholderSize(of element: XMLElement, into pairs: inout MappingBuilder) {
    let sides = ["placeholderIntrinsicWidth", "placeholderIntrinsicHeight"]
    guard sides.contains(where: { element[$0] != nil }) else { return }
    let nodes = sides.map { side in
      guard let length = element.number(side), length >= 0 else {
        return YAMLNode.plain("none", at: element.range)
      }
      return length.node(at: element.range)
    }
    pairs.set("placeholderIntrinsicContentSize", YAMLNode(.sequence(nodes), at: element.range))
  }

  /// The axes on which only the frame shows the size of the content: for a control or a style of a
  /// control that is not supported, or for an image that is not in the file.
  func axesOfUnknownSize(of element: XMLElement) -> [Axis] {
    if file.platform == .macOS, element.name == "box", element["boxType"] == "separator" {
      return [element.isUpright ? .horizontal : .vertical]
    }
    let isUnknown =
      hasUnknownImage(element)
      || (file.platform == .iOS ? hasUnknownUIKitSize(element) : hasUnknownAppKitSize(element))
    guard isUnknown else { return [] }
    return ["toolbar", "comboBox"].contains(element.name) ? [.vertical] : Axis.allCases
  }

  private func hasUnknownImage(_ element: XMLElement) -> Bool {
    let classes: [ViewClass] = [.uiImageView, .nsImageView, .uiButton, .nsButton]
    guard classes.contains(element.viewClass(on: file.platform)) else { return false }
    guard let name = element.imageName else {
      return element.name == "imageView" && element.child(key: "image") != nil
    }
    // A symbol has the size of its font.
    return file.imageSizes[name] == nil || file.symbols.contains(name)
  }

  private func hasUnknownUIKitSize(_ element: XMLElement) -> Bool {
    switch element.name {
    case "button":
      return ["infoLight", "infoDark", "contactAdd", "detailDisclosure", "close"]
        .contains(element["buttonType"])
    case "segmentedControl": return element.flag("apportionsSegmentWidthsByContent") == true
    case "datePicker":
      return element["style"] == "compact" || element["style"] == "inline"
    // A toolbar is higher on a device without a home button.
    case "toolbar": return (file.device?.safeArea.bottom ?? 0) > 0
    default: return false
    }
  }

  private func hasUnknownAppKitSize(_ element: XMLElement) -> Bool {
    if element.isInTouchBar { return element.viewClass(on: .macOS) != .nsView }
    let cell = element.child(key: "cell")
    let hasBorder = cell?["borderStyle"] != nil
    switch element.name {
    case "button":
      return hasBorder && !["push", "check", "radio", "help"].contains(cell?["type"])
    case "popUpButton": return hasBorder && cell?["bezelStyle"] != "rounded"
    case "comboBox", "stepper", "datePicker", "levelIndicator", "colorWell", "ruleEditor",
      "pathControl", "tokenField":
      return true
    default: return false
    }
  }

  /// The insets of the alignment rect in the frame.
  func alignmentRectInsets(of element: XMLElement) -> EdgeInsets {
    if let insets = symbolInsets(of: element) { return insets }
    if file.platform == .macOS { return element.appKitInsets(toolsVersion: file.toolsVersion) }
    // From two sliders for the left and the bottom inset in Xcode 26, and from three for the right one.
    if element.name == "slider", file.toolsVersion >= 24_000 { return .zero }
    return element.viewClass(on: .iOS).defaultContent.defaultAlignmentRectInsets(in: system)
  }
}

extension SceneTranslation {
  /// The insets of a system symbol, whose frame differs from its alignment rect. A side that a constraint
  /// fixes shows how much; the rect is in the middle of the frame.
  ///
  /// Source: eight symbols in three repositories.
  private func symbolInsets(of element: XMLElement) -> EdgeInsets? {
    guard let size = element.storedRect?.size, isSymbol(element),
      element.name == "imageView" || element.child(key: "cell")?["type"] == "square"
    else { return nil }
    let sides = Axis.allCases.map { axis in
      let attribute = axis == .horizontal ? "width" : "height"
      let fixed = views.lazy.flatMap { view in
        view.installedConstraints(for: classes).lazy.compactMap {
          fixedLength($0, attribute, of: element, in: view)
        }
      }.first
      return fixed.map { (size[axis] - $0) / 2 } ?? 0
    }
    guard sides != [0, 0] else { return nil }
    return EdgeInsets(top: sides[1], left: sides[0], bottom: sides[1], right: sides[0])
  }

  private func isSymbol(_ element: XMLElement) -> Bool {
    element.imageName.map(file.symbols.contains) ?? false
  }

  /// The length that a required constraint gives a side of a view: a constant, or that of another view
  /// that is not a symbol.
  private func fixedLength(
    _ constraint: XMLElement, _ attribute: String, of element: XMLElement, in view: XMLElement
  ) -> Double? {
    guard ["relation", "multiplier", "priority"].allSatisfy({ constraint[$0] == nil }),
      constraint["firstAttribute"] == attribute
    else { return nil }
    let constant = constraint.number("constant", for: classes) ?? 0
    let first = constraint["firstItem"].flatMap { file.objects[$0] } ?? view
    guard let second = constraint["secondItem"].flatMap({ file.objects[$0] }) else {
      return first === element ? constant : nil
    }
    guard first === element, constraint["secondAttribute"] == attribute, !isSymbol(second),
      let size = second.storedRect?.size
    else { return nil }
    let axis: Axis = attribute == "width" ? .horizontal : .vertical
    return size[axis] - alignmentRectInsets(of: second).total(axis) + constant
  }
}

extension XMLElement {
  /// Whether it is an item of a Touch Bar, whose controls have another look than in a window.
  var isInTouchBar: Bool {
    ancestors.contains { $0.name.lowercased().hasSuffix("touchbaritem") }
  }

  var imageName: String? {
    let configuration = child("buttonConfiguration")
    let holders = [self, child(key: "cell"), configuration, normalState]
    return holders.lazy.compactMap { $0?["image"] ?? $0?.child(key: "image")?["image"] }.first
  }
}
