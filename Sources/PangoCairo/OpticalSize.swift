internal import Geometry

/// Inter's two cuts: the one for text, and the narrower and tighter one for titles.
enum OpticalSize: Hashable, CaseIterable {
  case text, display

  /// The cut a text is set in: what the diagram itself says is in the one for text at any size.
  init(of font: Font, _ style: StyledText.Style) {
    let isDisplay =
      style == .content && font.family == nil && Self.displayShare(atSize: font.size) >= 0.5
    self = isDisplay ? .display : .text
  }

  /// The name of the family a text is set in: the system's has letters as wide as San Francisco's.
  static func family(of font: Font, _ style: StyledText.Style) -> String {
    let isSystem = style == .content && font.family == nil
    return OpticalSize(of: font, style).family + (isSystem ? LetterWidths.familySuffix : "")
  }

  /// The name fontconfig knows its faces by.
  var family: String { self == .text ? "Inter" : "Inter Display" }

  /// How much of a letter's width is that of the display cut, from 0 to 1.
  ///
  /// San Francisco has one variable font for both, so its letters narrow gradually. Where that begins
  /// and ends is a choice that fits 20 labels of 18 to 31 points whose width Interface Builder saved,
  /// most of them within 1.5 %.
  static func displayShare(atSize size: Double) -> Double {
    min(1, max(0, (size - 18) / (25 - 18)))
  }
}
