import SnugGeometry
import SnugLayout

extension SceneTranslation {
  /// The content size category of Interface Builder's canvas. Files don't store it, so it is
  /// derived from the saved heights of labels.
  ///
  /// All single-line labels with a text style whose heights no constraint determines must have the
  /// height of that category, and not of the standard category. For another device it is the
  /// standard category.
  ///
  /// Without such labels it is that of the version. Source: 45 labels in text styles that Xcode 12.5 to 13.2
  /// saved, in files of four repositories, have the sizes of `extraSmall`, and those that other versions
  /// saved the sizes of `large`.
  var contentSizeCategory: ContentSizeCategory {
    guard file.platform == .iOS, !file.isTV, selection.device == nil else { return .large }
    let lines = file.document.lines
    if lines.isEmpty, file.document.hasTextStyles, (18_000..<20_000).contains(file.toolsVersion) {
      return .extraSmall
    }
    let shown = ContentSizeCategory.allCases.filter { category in
      lines.allSatisfy { line in
        let height = Font(textStyle: line.style, category).lineHeight
        return [PixelGrid(scale: scale), PixelGrid(scale: 1)].contains {
          abs($0.roundedUp(height) - line.height) < 0.01
        }
      }
    }
    guard !lines.isEmpty else { return .large }
    // Several have the same heights: the nearest to the standard one.
    let cases = ContentSizeCategory.allCases
    func distance(_ category: ContentSizeCategory) -> Int {
      abs((cases.firstIndex(of: category) ?? 0) - (cases.firstIndex(of: .large) ?? 0))
    }
    return shown.min { distance($0) < distance($1) } ?? .large
  }
}

extension XMLElement {
  fileprivate var hasTextStyles: Bool {
    var found = false
    forEach { found = found || $0.name == "fontDescription" && $0.textStyle != nil }
    return found
  }

  /// The text styles and heights, in points, of the single-line labels that are as high as their
  /// text.
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
