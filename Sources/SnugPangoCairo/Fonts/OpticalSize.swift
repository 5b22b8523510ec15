internal import SnugGeometry

/// Inter's two optical sizes: one for text, and a narrower one for titles.
enum OpticalSize: Hashable, CaseIterable {
  case text, display

  /// The optical size for a text. The diagram's annotations use the one for text at any size.
  init(of font: Font, _ style: StyledText.Style) {
    let isDisplay =
      style == .content && font.family == nil && Self.displayShare(atSize: font.size) >= 0.5
    self = isDisplay ? .display : .text
  }

  var family: String { self == .text ? "Inter" : "Inter Display" }

  /// The value of the axis `opsz` of Inter's variable font, whose range is from one to the other.
  var axisValue: Int { self == .text ? 14 : 32 }

  /// The weight of the display widths in the blended width of a letter, from 0 to 1.
  ///
  /// San Francisco is one variable font, so its letters narrow gradually. The begin and the end of
  /// that range were chosen with the fit of `advances.h`, from 17 to 18.5 and from 24 to 28 points.
  static func displayShare(atSize size: Double) -> Double {
    min(1, max(0, (size - 18) / (26 - 18)))
  }
}
