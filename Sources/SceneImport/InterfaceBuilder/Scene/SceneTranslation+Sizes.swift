import AutoLayout
import Geometry
import SceneFormat

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
    return file.imageSizes[name] == nil
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
    if file.platform == .macOS { return element.appKitInsets(toolsVersion: file.toolsVersion) }
    switch element.name {
    // From one file for the right inset in Xcode 26.
    case "slider":
      var insets = UIKitMetrics.sliderInsets
      if file.toolsVersion >= 24_000 { insets.right = 0 }
      return insets
    case "switch": return UIKitMetrics.switchInsets
    case "segmentedControl": return UIKitMetrics.segmentedControlInsets
    default: return .zero
    }
  }
}

extension XMLElement {
  var imageName: String? {
    let configuration = child("buttonConfiguration")
    return self["image"] ?? child(key: "cell")?["image"] ?? configuration?["image"]
      ?? configuration?.child(key: "image")?["image"]
      ?? normalState?["image"]
  }
}
