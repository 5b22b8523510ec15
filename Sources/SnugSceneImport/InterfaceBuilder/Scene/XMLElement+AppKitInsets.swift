import SnugGeometry
import SnugLayout

/// The appearances of AppKit's controls in saved frames, which changed in Xcode 12 and in Xcode 26.
enum AppKitLook: Int, Comparable {
  case upToXcode11, xcode12To16, xcode26

  init(toolsVersion: Double) {
    self = toolsVersion < 17_000 ? .upToXcode11 : toolsVersion < 24_000 ? .xcode12To16 : .xcode26
  }

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension XMLElement {
  /// The alignment rect insets of an AppKit control in saved frames, in points.
  ///
  /// Source: only these insets make the constraints and frames of public files consistent, those of 28
  /// repositories. Most were read from 3 to 300 edges; a row with fewer says so. The rows for check
  /// boxes, pop-up buttons and small squares up to Xcode 11, large radio buttons, date pickers and combo
  /// boxes are from 66 others.
  func appKitInsets(toolsVersion: Double) -> EdgeInsets {
    guard let height = storedRect?.size.height, !isInTouchBar else { return .zero }
    let look = look(toolsVersion: toolsVersion)
    let cell = child(key: "cell")
    let isSmall = controlSize == .small
    switch name {
    case "textField", "tokenField":
      let isPlain = cell.map { !$0.isEditableText && $0.flag("drawsBackground") != true } ?? false
      return isPlain ? MacTextFieldContent.labelInsets : .zero
    case "button": return buttonInsets(cell, look)
    case "popUpButton": return popUpButtonInsets(cell, look, height)
    case _ where look == .xcode26 && !["box", "tabView", "progressIndicator"].contains(name):
      return .zero
    // From one small control up to Xcode 11.
    case "pathControl":
      return cell?["pathStyle"] == "popUp" ? look.system.popUpButton(controlSize).insets : .zero
    case "comboBox": return EdgeInsets((isSmall || height < 25 ? 1 : 2, 0, 4, 3))
    case "datePicker": return EdgeInsets((4, 0, 0, 3))
    case "switch": return controlSize == .regular ? look.system.switchInsets : .zero
    // From one stepper of Xcode 12 to 16.
    case "stepper":
      return controlSize != .regular
        ? .zero : look == .upToXcode11 ? EdgeInsets((2, 3, 2, 3)) : EdgeInsets((4, 3, 4, 3))
    case "colorWell": return self["colorWellStyle"] == nil ? EdgeInsets((2, 3, 2, 3)) : .zero
    case "progressIndicator":
      return self["style"] == "bar" && !isSmall ? look.system.progressInsets : .zero
    case "slider": return sliderInsets(look)
    case "segmentedControl":
      // The square style is from one control.
      switch self["style"] ?? cell?["style"] {
      case "roundRect": return EdgeInsets((1, 1, 1, 1))
      case "texturedSquare": return EdgeInsets((1, 1, 2, 1))
      default: return look.system.segmentedControlInsets
      }
    case "box": return boxInsets(look)
    case "tabView":
      switch self["type"] {
      case nil, "topTabsBezelBorder": return look.system.tabViewInsets
      case "bottomTabsBezelBorder": return EdgeInsets((4, 7, 2, 7))
      default: return .zero
      }
    default: return .zero
    }
  }

  private var controlSize: ControlSize {
    (child(key: "cell")?["controlSize"] ?? self["controlSize"]).flatMap(ControlSize.init)
      ?? .regular
  }

  /// The look of a control in its saved frame. A file that Xcode 26 saved keeps the older frames of
  /// roots that were not opened in it, which the height shows.
  private func look(toolsVersion: Double) -> AppKitLook {
    let look = AppKitLook(toolsVersion: toolsVersion)
    guard look == .xcode26, let height = storedRect?.size.height else { return look }
    let kind = child(key: "cell")?["type"] ?? ""
    let older: ClosedRange<Double>? =
      switch (name, kind, controlSize) {
      case ("button", "push", .regular): 32...32
      case ("button", "push", .small): 27...27
      case ("button", "push", .large): 40...40
      case ("button", "check", .regular), ("button", "radio", .regular): 18...18
      case ("button", "check", .small), ("button", "radio", .small): 15...16
      case ("button", "check", .large), ("button", "radio", .large): 22...22
      case ("button", "help", .regular): 25...25
      case ("popUpButton", _, .regular): 25...26
      case ("popUpButton", _, .small): 22...22
      case ("popUpButton", _, .large): 40...40
      case ("comboBox", _, _): 22...26
      case ("slider", _, .regular): 28...28
      case ("stepper", _, .regular): 27...28
      case ("switch", _, .regular): 25...25
      default: nil
      }
    return older?.contains(height) == true ? .xcode12To16 : look
  }

  /// Whether the frame is that of a control with the appearance before macOS 26.
  var hasLookBefore26: Bool {
    guard let cell = child(key: "cell"), cell["controlSize"] == nil,
      ["button", "popUpButton"].contains(name), cell["type"] != "help",
      name == "button" || cell["bezelStyle"] == "rounded" && storedRect?.size.height == 25
    else { return false }
    return look(toolsVersion: 24_000) != .xcode26
  }

  private func buttonInsets(_ cell: XMLElement?, _ look: AppKitLook) -> EdgeInsets {
    let hasImage = cell?["image"] != nil
    switch (cell?["type"], controlSize, look) {
    case ("smallSquare", _, .upToXcode11) where hasImage: return .zero
    case ("smallSquare", _, _): return Self.squareInsets
    case (_, _, .xcode26): return .zero
    case ("push", let size, _): return look.system.pushButton(size).insets
    case ("check", .regular, .xcode12To16) where hasImage: return EdgeInsets((1, 2, 1, 2))
    case ("check", let size, _), ("radio", let size, _):
      return look.system.checkBox(
        size, isRadio: cell?["type"] == "radio", hasTitle: cell?.string("title") != nil
      ).insets
    case ("help", let size, _): return look.system.helpButton(size).insets
    // The following are from one or two buttons each.
    case ("roundRect", _, .xcode12To16): return EdgeInsets((0, 0, 1, 0))
    case ("roundTextured", _, .xcode12To16): return EdgeInsets((1, 1, 2, 1))
    case ("round", .regular, .upToXcode11): return EdgeInsets((3, 6, 9, 7))
    case ("bevel", let size, .xcode12To16)
    where size == .large || cell?["bezelStyle"] == "regularSquare":
      return EdgeInsets((3, 3, 4, 3))
    default: return .zero
    }
  }

  private func popUpButtonInsets(
    _ cell: XMLElement?, _ look: AppKitLook, _ height: Double
  ) -> EdgeInsets {
    switch (cell?["type"], look) {
    case ("smallSquare", _): return Self.squareInsets
    case (_, .xcode26): return .zero
    case ("recessed", .xcode12To16), ("roundRect", .xcode12To16): return EdgeInsets((0, 0, 1, 0))
    case ("recessed", _), ("roundRect", _): return .zero
    default:
      var insets = look.system.popUpButton(controlSize).insets
      // Frames are 26 high, and some 25.
      if look == .upToXcode11, controlSize == .regular, height == 25 { insets.top = 1 }
      return insets
    }
  }

  private static let squareInsets = EdgeInsets(top: 1, bottom: 1)

  private func sliderInsets(_ look: AppKitLook) -> EdgeInsets {
    switch (self["sliderType"], look, controlSize) {
    case ("circular", _, _), (_, .xcode26, _): .zero
    case (_, .upToXcode11, .small): EdgeInsets((1, 0, 1, 0))
    // From one slider.
    case (_, .xcode12To16, .mini): EdgeInsets((2.5, 2, 1.5, 2))
    case (_, .xcode12To16, .small): EdgeInsets((2, 2, 2, 2))
    case _: look.system.sliderInsets(isVertical: isUpright)
    }
  }

  private func boxInsets(_ look: AppKitLook) -> EdgeInsets {
    guard let size = storedRect?.size else { return .zero }
    switch self["boxType"] {
    case "separator":
      // A line of one point in a frame of five points, unless it is stretched.
      return size.width > size.height
        ? size.height > 1 ? EdgeInsets(top: 2, bottom: 2) : .zero
        : size.width > 1 ? EdgeInsets(left: 2, right: 2) : .zero
    case "custom", "oldStyle": return .zero
    default:
      return self["borderType"] == "none"
        ? .zero : look.system.boxInsets(hasTitle: self["titlePosition"] != "noTitle")
    }
  }
}

extension AppKitLook {
  fileprivate var system: SystemVersion {
    SystemVersion(.macOS, self == .upToXcode11 ? 10 : self == .xcode26 ? 26 : 15)
  }
}
