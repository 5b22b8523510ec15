import AutoLayout
import Geometry

extension SceneTranslation {
  /// The text size of Interface Builder's canvas, which files don't store but labels show.
  ///
  /// All labels of one line in a text style whose heights no constraint decides must be as high as in
  /// that size, and not as high as in the standard one. On another screen it is the standard one.
  var canvasTextSize: ContentSizeCategory {
    guard file.platform == .iOS, !file.isTV, selection.device == nil else { return .large }
    let lines = file.document.lines
    let shown = ContentSizeCategory.allCases.filter { category in
      lines.allSatisfy { line in
        let height = Font(textStyle: line.style, category).lineHeight
        return [PixelGrid(scale: scale), PixelGrid(scale: 1)].contains {
          abs($0.roundedUp(height) - line.height) < 0.01
        }
      }
    }
    return lines.isEmpty || shown.contains(.large) ? .large : shown.first ?? .large
  }
}

extension XMLElement {
  /// The labels of one line in a text style that are as high as their text: with their heights, in points.
  fileprivate var lines: [(style: Font.TextStyle, height: Double)] {
    var labels: [XMLElement] = []
    var constrained: [String: Set<String>] = [:]
    forEach { element in
      if element.name == "label" { labels.append(element) }
      guard element.name == "constraint" else { return }
      let owner = element.parent?.parent?["id"]
      for (item, attribute) in [
        (element["firstItem"] ?? owner, element["firstAttribute"]),
        (element["secondItem"], element["secondAttribute"]),
      ] {
        if let item, let attribute { constrained[item, default: []].insert(attribute) }
      }
    }
    return labels.compactMap { label in
      guard label.number("numberOfLines") ?? 1 == 1, let height = label.storedRect?.size.height,
        let style = label.child(key: "fontDescription")?.textStyle
      else { return nil }
      let attributes = constrained[label["id"] ?? ""] ?? []
      let isPinned =
        ["top", "topMargin"].contains(where: attributes.contains)
        && ["bottom", "bottomMargin"].contains(where: attributes.contains)
      return isPinned || attributes.contains("height") ? nil : (style, height)
    }
  }
}
