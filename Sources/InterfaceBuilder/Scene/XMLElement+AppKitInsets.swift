import Geometry

extension XMLElement {
  /// How much larger the frame of a control of AppKit's was saved than its alignment rect, in points.
  ///
  /// It changed with the look of controls: Xcode 12, and 26, in which most have none. A file saved by
  /// several versions has frames of several looks, so that it is the height of the frame that tells.
  ///
  /// Source: constraints and frames of public files that fit each other with these insets alone.
  func appKitInsets(toolsVersion: Double) -> EdgeInsets {
    guard let size = storedRect?.size else { return .zero }
    let cell = child(key: "cell")
    let isOld = toolsVersion < 17_000
    let controlSize = cell?["controlSize"] ?? self["controlSize"] ?? "regular"
    switch name {
    case "textField":
      return cell.map { $0.isEditableText } ?? true ? .zero : insets(2, 0, 2, 0)
    case "button": return buttonInsets(cell, controlSize, size, isOld: isOld)
    case "popUpButton":
      if cell?["bezelStyle"] == "smallSquare" { return insets(0, 1, 0, 1) }
      switch controlSize {
      case "large": return size.height > 28 ? insets(5, 6, 5, 6) : .zero
      case "small":
        return size.height > 20 ? isOld ? insets(3, 1, 3, 3) : insets(4, 2, 4, 4) : .zero
      case "mini": return size.height > 15 ? insets(1, 0, 1, 0) : .zero
      default:
        if size.height == 25 || size.height == 26 {
          return isOld ? insets(2, 2, 3, 3) : insets(3, 1, 4, 4)
        }
        return .zero
      }
    case "comboBox":
      return size.height == 25 || size.height == 26
        ? insets(0, 2, 3, 4)
        : size.height == 22 ? insets(0, 1, 3, 4) : .zero
    case "switch": return size.height >= 25 ? insets(2, 1, 2, 2) : .zero
    case "stepper": return size.height >= 27 ? insets(3, 2, 3, 2) : .zero
    case "progressIndicator": return self["style"] == "bar" ? insets(0, 1, 0, 1) : .zero
    case "colorWell": return insets(3, 2, 3, 2)
    case "slider":
      return toolsVersion >= 24_000 || self["sliderType"] == "circular"
        ? .zero
        : insets(2, 2, 2, size.height > size.width ? 3 : isOld ? 2 : 6)
    case "segmentedControl":
      return size.height == 24 || size.height == 25 ? insets(2, 1, 2, 2) : .zero
    case "box": return boxInsets(size, toolsVersion)
    case "tabView":
      switch self["type"] {
      case nil, "topTabsBezelBorder": return insets(7, 6, 7, 10)
      case "bottomTabsBezelBorder": return insets(7, 4, 7, 2)
      default: return .zero
      }
    default: return .zero
    }
  }

  /// Whether the frame is that of a control in the look before macOS 26.
  var hasLookBefore26: Bool {
    guard let cell = child(key: "cell"), cell["controlSize"] == nil,
      let height = storedRect?.size.height
    else { return false }
    return switch (name, cell["type"]) {
    case ("button", "push"): height == 32
    case ("button", "check"), ("button", "radio"): height == 18
    case ("popUpButton", "push"): height == 25 && cell["bezelStyle"] == "rounded"
    default: false
    }
  }

  private func buttonInsets(
    _ cell: XMLElement?, _ controlSize: String, _ size: Size, isOld: Bool
  ) -> EdgeInsets {
    switch (cell?["type"], controlSize) {
    case ("push", "large"): size.height > 32 ? insets(6, 6, 6, 6) : .zero
    case ("push", "small"): size.height > 24 ? insets(6, 4, 6, 7) : .zero
    case ("push", "mini"): insets(2, 0, 2, 2)
    case ("push", _):
      size.height > 28 ? isOld ? insets(6, 4, 6, 7) : insets(7, 5, 7, 7) : .zero
    case ("check", "large"): insets(3, 2.5, 0, 2.5)
    case ("check", "small"), ("radio", "small"):
      size.height > 14 && size.height <= 18
        ? isOld ? insets(3, 3, 2, 3) : insets(1, 1, 0, 1) : .zero
    case ("check", _), ("radio", _):
      size.height == 18 ? insets(2, isOld ? 2 : 1, 0, isOld ? 2 : 1) : .zero
    case ("smallSquare", _): insets(0, 1, 0, 1)
    case ("help", "small"): insets(2, 1, 1, 2)
    case ("help", _): size.height >= 25 ? insets(3, 1, 2, 4) : .zero
    default: .zero
    }
  }

  private func boxInsets(_ size: Size, _ toolsVersion: Double) -> EdgeInsets {
    switch self["boxType"] {
    case "separator":
      // A line of one point in a frame of five, unless something stretches it.
      size.width > size.height
        ? size.height > 1 ? insets(0, 2, 0, 2) : .zero : size.width > 1 ? insets(2, 0, 2, 0) : .zero
    case "custom": .zero
    default:
      toolsVersion >= 24_000 ? .zero : insets(3, self["titlePosition"] == "noTitle" ? 2 : 0, 3, 4)
    }
  }

  /// In the order files of constraints are read in: left, top, right, bottom.
  private func insets(
    _ left: Double, _ top: Double, _ right: Double, _ bottom: Double
  ) -> EdgeInsets {
    EdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }
}
