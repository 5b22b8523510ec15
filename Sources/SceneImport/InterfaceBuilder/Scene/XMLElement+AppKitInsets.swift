import AutoLayout
import Geometry

extension XMLElement {
  /// The alignment rect insets of an AppKit control in saved frames, in points.
  ///
  /// They changed with the appearance of controls in Xcode 12 and in Xcode 26, where most have
  /// none. A file saved by several versions can have frames of several appearances, so the height
  /// of the frame determines the appearance.
  ///
  /// Source: only these insets make the constraints and frames of public files consistent.
  func appKitInsets(toolsVersion: Double) -> EdgeInsets {
    guard let size = storedRect?.size else { return .zero }
    let cell = child(key: "cell")
    let saved = AppKitMetrics(SystemVersion(.macOS, toolsVersion: toolsVersion))
    let older = AppKitMetrics(SystemVersion(.macOS, toolsVersion < 17_000 ? 10 : 15))
    let controlSize =
      (cell?["controlSize"] ?? self["controlSize"]).flatMap(ControlSize.init) ?? .regular
    switch name {
    case "textField":
      return cell.map { $0.isEditableText } ?? true ? .zero : AppKitMetrics.labelInsets
    case "button": return buttonInsets(cell, controlSize, size.height, older)
    case "popUpButton":
      if cell?["bezelStyle"] == "smallSquare" { return Self.squareInsets }
      let heights: [ControlSize: ClosedRange<Double>] = [
        .large: 29...100, .regular: 25...26, .small: 21...100, .mini: 16...100,
      ]
      let isOlder = heights[controlSize]?.contains(size.height) ?? false
      return isOlder ? older.popUpButton(controlSize).insets : .zero
    case "comboBox":
      return size.height == 25 || size.height == 26
        ? EdgeInsets(top: 2, bottom: 4, right: 3)
        : size.height == 22 ? EdgeInsets(top: 1, bottom: 4, right: 3) : .zero
    case "switch": return size.height >= 25 ? AppKitMetrics.switchInsets : .zero
    case "stepper" where size.height < 27: return .zero
    case "stepper", "colorWell": return EdgeInsets(top: 2, left: 3, bottom: 2, right: 3)
    case "progressIndicator": return self["style"] == "bar" ? AppKitMetrics.barInsets : .zero
    case "slider":
      return self["sliderType"] == "circular" ? .zero : saved.sliderInsets(isVertical: isUpright)
    case "segmentedControl":
      return size.height == 24 || size.height == 25 ? AppKitMetrics.segmentedControlInsets : .zero
    case "box": return boxInsets(size, saved)
    case "tabView":
      switch self["type"] {
      case nil, "topTabsBezelBorder": return AppKitMetrics.tabViewInsets
      case "bottomTabsBezelBorder": return EdgeInsets(top: 4, left: 7, bottom: 2, right: 7)
      default: return .zero
      }
    default: return .zero
    }
  }

  /// Whether the frame is that of a control with the appearance before macOS 26.
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
    _ cell: XMLElement?, _ size: ControlSize, _ height: Double, _ older: AppKitMetrics
  ) -> EdgeInsets {
    switch (cell?["type"], size) {
    case ("push", _):
      let least: [ControlSize: Double] = [.large: 32, .regular: 28, .small: 24]
      return height > least[size] ?? 0 ? older.pushButton(size).insets : .zero
    case ("check", .large): return older.checkBox(.large).insets
    case ("check", .small), ("radio", .small):
      return height > 14 && height <= 18 ? older.checkBox(.small).insets : .zero
    case ("check", _), ("radio", _): return height == 18 ? older.checkBox(.regular).insets : .zero
    case ("smallSquare", _): return Self.squareInsets
    case ("help", .small): return older.helpButton(.small).insets
    case ("help", _): return height >= 25 ? older.helpButton(size).insets : .zero
    default: return .zero
    }
  }

  private static let squareInsets = EdgeInsets(top: 1, bottom: 1)

  private func boxInsets(_ size: Size, _ saved: AppKitMetrics) -> EdgeInsets {
    switch self["boxType"] {
    case "separator":
      // A line of one point in a frame of five points, unless it is stretched.
      size.width > size.height
        ? size.height > 1 ? EdgeInsets(top: 2, bottom: 2) : .zero
        : size.width > 1 ? EdgeInsets(left: 2, right: 2) : .zero
    case "custom": .zero
    default: saved.boxInsets(hasTitle: self["titlePosition"] != "noTitle")
    }
  }
}
