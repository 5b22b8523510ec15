import SnugGeometry
import SnugLayout
import SnugSceneFormat

extension SceneTranslation {
  /// Sets the text of a view and its font. An attributed text with several fonts is written in
  /// parts.
  ///
  /// - Returns: the size of the font, in points, if it is written.
  @discardableResult
  func setText(of element: XMLElement, into pairs: inout MappingBuilder) -> Double? {
    let description = font(of: element)
    guard let (text, font) = text(element.child(key: "attributedText"), in: description) else {
      pairs.set("text", element.string("text"))
      setFont(description, into: &pairs)
      return description.flatMap(fontDescriptor)?.size
    }
    pairs.set("text", text.node(at: element.range))
    if font != FontDescriptor() { pairs.set("font", font.node(at: element.range)) }
    return font.size
  }

  /// The description of a view's font, which can vary with the size class.
  func font(of element: XMLElement) -> XMLElement? {
    (element.variations(for: classes).reversed() + [element])
      .lazy.compactMap { $0.child(key: "fontDescription") }.first
  }

  /// An attributed text and the font of its view; `nil` if there is none.
  ///
  /// - Parameter font: the font of fragments without a font.
  func text(
    _ attributed: XMLElement?, in font: XMLElement?
  ) -> (text: TextDeclaration, font: FontDescriptor)? {
    let fragments = attributed?.children.filter { $0.name == "fragment" } ?? []
    return TextDeclaration.inFonts(
      fragments.map { fragment in
        let own = fragment.child("attributes")?.child(key: "NSFont") ?? font
        let descriptor = own.flatMap(fontDescriptor) ?? FontDescriptor()
        return (fragment.string("content") ?? "", descriptor)
      })
  }

  /// The fonts of the parts of a view's text or title.
  func fragmentFonts(of element: XMLElement) -> [XMLElement] {
    let text = element.child(key: "attributedText") ?? attributedTitle(of: element)
    return (text?.children ?? []).compactMap { $0.child("attributes")?.child(key: "NSFont") }
  }

  /// The title of a button with fonts of its own.
  func attributedTitle(of button: XMLElement) -> XMLElement? {
    [button.child("buttonConfiguration"), button.normalState].lazy
      .compactMap { $0?.child(key: "attributedTitle") }.first
  }

  /// Sets the parts of the font that the file describes: family, size, weight and text style.
  func setFont(_ font: XMLElement?, into pairs: inout MappingBuilder) {
    guard let font, let descriptor = fontDescriptor(font) else { return }
    pairs.set("font", descriptor.node(at: font.range))
  }

  /// `nil` if the file has no known part of the font.
  private func fontDescriptor(_ font: XMLElement) -> FontDescriptor? {
    let isMissing = isMissing(font)
    var descriptor = FontDescriptor(family: isMissing ? .helveticaNeue : font.fontFamily)
    descriptor.textStyle = font.textStyle
    if descriptor.textStyle == nil {
      let size = font.number("pointSize") ?? font.number("size") ?? font.metaFontSize
      descriptor.size = size.flatMap { $0 > 0 && $0 <= 1000 ? $0 : nil }
      descriptor.weight = isMissing ? nil : font.fontWeight
    }
    return descriptor == FontDescriptor() ? nil : descriptor
  }

  /// Whether the metrics of a font are unknown, as those of an app's own fonts. Interface Builder draws one
  /// that its Mac lacks in regular Helvetica Neue.
  ///
  /// Source: the heights of 28 labels of iOS in four families in artsy/eidolon, Ramotion/folding-cell and
  /// thoughtbot/Tropos, and the widths of those with digits alone.
  func isMissing(_ font: XMLElement) -> Bool {
    guard file.platform == .iOS, font.fontFamily == nil, let name = font["family"] ?? font["name"]
    else {
      return false
    }
    return !name.hasPrefix(".") && !name.hasPrefix("SF")
  }
}

extension XMLElement {
  /// The text style of a font, from UIKit's constant, `UICTFontTextStyleTitle1`, or from AppKit's
  /// name.
  var textStyle: Font.TextStyle? {
    guard let name = self["style"] ?? self["textStyle"] else { return nil }
    let prefix = "UICTFontTextStyle"
    switch name.hasPrefix(prefix) ? name.dropFirst(prefix.count) : name[...] {
    case "Title0": return .largeTitle
    case "Subhead": return .subheadline
    case let word: return Font.TextStyle(rawValue: word.prefix(1).lowercased() + word.dropFirst())
    }
  }

  /// The family of a font; `nil` for the system font, and for families whose metrics are unknown.
  var fontFamily: Font.Family? {
    self["family"].flatMap(Font.Family.init(rawValue:))
      ?? self["name"].flatMap(Font.Family.init(fontName:))
  }

  /// The weight of a font, from its attribute or its name.
  fileprivate var fontWeight: Font.Weight? {
    if let weight = self["weight"] {
      return Font.Weight.allCases.first { $0.rawValue.lowercased() == weight.lowercased() }
    }
    if self["type"] == "boldSystem" { return .bold }
    return (self["name"] ?? self["metaFont"]).flatMap(Font.Weight.init(fontName:))
  }

  /// The size of an AppKit font that a file names by its use, in points.
  ///
  /// Source: `NSFont.systemFontSize` is 13, `smallSystemFontSize` 11, `labelFontSize` 10. The mini
  /// control size is 9. A small label with the font of the appearance was saved with a line height
  /// of 16.
  fileprivate var metaFontSize: Double? {
    if flag("usesAppearanceFont") == true { return 13 }
    guard let use = self["metaFont"] else { return nil }
    if use.hasPrefix("mini") { return 9 }
    if use.hasPrefix("small") { return 11 }
    switch use {
    case "label": return 10
    case "toolTip": return 11
    case "cellTitle": return 12
    default: return 13
    }
  }
}
