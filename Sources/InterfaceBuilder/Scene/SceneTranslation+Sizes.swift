import AutoLayout
import Geometry
import SceneFormat

extension SceneTranslation {
  /// Sizes that replace the content's: placeholders, and on request what the file stores.
  func setIntrinsicSize(of element: XMLElement, into pairs: inout ViewProperties) {
    let placeholder = PerAxis(
      horizontal: element["placeholderIntrinsicWidth"],
      vertical: element["placeholderIntrinsicHeight"])
    if placeholder.horizontal != nil || placeholder.vertical != nil {
      pairs.set(
        "placeholderIntrinsicContentSize", size(PerAxis { placeholder[$0].flatMap(Double.init) }))
    }
    if selection.usesStoredSizes || hasUnknownSize(element) {
      let stored = storedIntrinsicSize(of: element)
      if stored.horizontal != nil || stored.vertical != nil {
        pairs.set("intrinsicContentSize", size(stored))
      }
    }

    func size(_ size: PerAxis<Double?>) -> YAMLNode {
      let words = Axis.allCases.map { axis in
        size[axis].map { $0.isFinite && $0 >= 0 ? "\($0)" : "none" } ?? "none"
      }
      return YAMLNode(.sequence(words.map { .plain($0, at: element.range) }), at: element.range)
    }
  }

  /// Whether its content has a size that is not to be known but from its frame: of a control, or a
  /// look of one, that is not modelled, or of an image that is not in the file.
  private func hasUnknownSize(_ element: XMLElement) -> Bool {
    if isUnmodelledControl(element) { return true }
    if let image = element.imageName, file.imageSizes[image] == nil { return true }
    return file.platform == .iOS ? hasUnknownUIKitSize(element) : hasUnknownAppKitSize(element)
  }

  private func hasUnknownUIKitSize(_ element: XMLElement) -> Bool {
    switch element.name {
    case "button":
      return ["infoLight", "infoDark", "contactAdd", "detailDisclosure", "close"]
        .contains(element["buttonType"])
    case "segmentedControl": return element.flag("apportionsSegmentWidthsByContent") == true
    case "datePicker":
      return element["style"] == "compact" || element["style"] == "inline"
    // On a device without a home button a toolbar is higher.
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
    case "comboBox": return true
    default: return false
    }
  }

  /// Controls of AppKit that have a size of their own no class of the scene knows.
  private func isUnmodelledControl(_ element: XMLElement) -> Bool {
    let controls: Set<String> = [
      "stepper", "datePicker", "levelIndicator", "colorWell", "ruleEditor", "pathControl",
      "tokenField",
    ]
    return file.platform == .macOS
      && (controls.contains(element.name)
        || element.name == "box" && element["boxType"] == "separator")
  }

  /// The stored size less the alignment rect insets, on the axes the content has a size on.
  private func storedIntrinsicSize(of element: XMLElement) -> PerAxis<Double?> {
    guard let rect = element.storedRect else { return PerAxis(both: nil) }
    let insets = alignmentRectInsets(of: element) ?? .zero
    let sides = contentAxes(of: element)
    return PerAxis { axis in
      sides.contains(axis) ? max(0, rect.size[axis] - insets.total(axis)) : nil
    }
  }

  private func contentAxes(of element: XMLElement) -> [Axis] {
    switch element.viewClass(on: file.platform) {
    case .uiLabel, .uiButton, .uiTextField, .uiSwitch, .uiStepper, .uiSegmentedControl,
      .uiActivityIndicatorView, .uiDatePicker, .uiPickerView, .uiPageControl, .nsButton,
      .nsPopUpButton, .nsSwitch, .nsSegmentedControl:
      Axis.allCases
    case .uiImageView, .nsImageView: hasImage(element) ? Axis.allCases : []
    case .uiTextView: element.flag("scrollEnabled") == false ? Axis.allCases : []
    case .uiSlider, .uiProgressView, .uiSearchBar, .uiNavigationBar, .uiToolbar, .uiTabBar:
      [.vertical]
    case .nsTextField:
      element.name == "textField" && !(element.child(key: "cell")?.isEditableText ?? false)
        ? Axis.allCases : [.vertical]
    case .nsSlider: [.vertical]
    case .nsProgressIndicator: element["style"] == "spinning" ? Axis.allCases : [.vertical]
    case .nsView where element.name == "box": [element.isUpright ? .horizontal : .vertical]
    case .nsView where isUnmodelledControl(element): Axis.allCases
    default: []
    }
  }

  private func hasImage(_ element: XMLElement) -> Bool {
    element.imageName != nil || element.child(key: "image") != nil
  }

  func setAlignmentRectInsets(of element: XMLElement, into pairs: inout ViewProperties) {
    if let insets = alignmentRectInsets(of: element) {
      pairs.set("alignmentRectInsets", insets: insets)
    }
  }

  /// How much larger the frame is than the alignment rect; `nil` for what the class has.
  func alignmentRectInsets(of element: XMLElement) -> EdgeInsets? {
    file.platform == .macOS
      ? element.appKitInsets(toolsVersion: file.toolsVersion) : uiKitInsets(of: element)
  }

  private func uiKitInsets(of element: XMLElement) -> EdgeInsets? {
    switch element.name {
    case "slider": EdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
    case "switch": EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    case "segmentedControl": EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
    default: .zero
    }
  }
}

extension XMLElement {
  /// The image it shows, by its name.
  fileprivate var imageName: String? {
    let configuration = child("buttonConfiguration")
    return self["image"] ?? child(key: "cell")?["image"] ?? configuration?["image"]
      ?? configuration?.child(key: "image")?["image"]
      ?? normalState?["image"]
  }
}
