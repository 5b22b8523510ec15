extension Font {
  /// `UIFont.TextStyle`, which determines the font of a text.
  public enum TextStyle: String, Sendable, CaseIterable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
    case caption1, caption2
  }

  /// `UIFont.preferredFont(forTextStyle:)` in a content size category.
  ///
  /// Source of the weights: printed by that method, gist.github.com/zacwest/916d31da5d03405809c4.
  /// The leading in Apple's guidelines (22 for body) is the distance between two baselines: saved
  /// labels with one line in the styles body, headline, callout and subheadline have the font's
  /// line height, 20.5, 20.5, 19.5 and 18. Labels with two lines of body, subheadline and title 1
  /// are 42.5, 38 and 67.5 high, and with three lines of caption 1 46.5.
  public init(textStyle: TextStyle, _ category: ContentSizeCategory = .large) {
    self.init(
      size: textStyle.size(category), weight: textStyle == .headline ? .semibold : .regular)
    leading = max(0, textStyle.lineSpacing(category) - lineHeight)
    scaling = .textStyle(textStyle)
  }

  /// `NSFont.preferredFont(forTextStyle:)`.
  ///
  /// Source: gist.github.com/brzzdev/066b56d69b9b34737c0997535ac6a9f3. On macOS the sizes do not
  /// depend on a setting.
  public init(macTextStyle textStyle: TextStyle) {
    switch textStyle {
    case .largeTitle: self.init(size: 26)
    case .title1: self.init(size: 22)
    case .title2: self.init(size: 17)
    case .title3: self.init(size: 15)
    case .headline: self.init(size: 13, weight: .bold)
    case .body: self.init(size: 13)
    case .callout: self.init(size: 12)
    case .subheadline: self.init(size: 11)
    case .footnote, .caption1: self.init(size: 10)
    case .caption2: self.init(size: 10, weight: .medium)
    }
    edition = .appKit
  }
}

extension Font.TextStyle {
  func size(_ category: ContentSizeCategory) -> Double { sizes[category.index].size }

  /// The distance between baselines in a content size category, in points: the guidelines' leading.
  func lineSpacing(_ category: ContentSizeCategory) -> Double { sizes[category.index].leading }

  /// From `extraSmall` to `accessibilityExtraExtraExtraLarge`.
  ///
  /// Source: Human Interface Guidelines, Typography, "iOS, iPadOS Dynamic Type sizes" and "larger
  /// accessibility type sizes".
  private var sizes: [(size: Double, leading: Double)] {
    switch self {
    case .largeTitle:
      [
        (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48),
        (44, 52), (48, 57), (52, 61), (56, 66), (60, 70),
      ]
    case .title1:
      [
        (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41),
        (38, 46), (43, 51), (48, 57), (53, 62), (58, 68),
      ]
    case .title2:
      [
        (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34),
        (34, 41), (39, 47), (44, 52), (50, 59), (56, 66),
      ]
    case .title3:
      [
        (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32),
        (31, 38), (37, 44), (43, 51), (49, 58), (55, 65),
      ]
    case .headline, .body:
      [
        (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29),
        (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
      ]
    case .callout:
      [
        (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28),
        (26, 32), (32, 39), (38, 46), (44, 52), (51, 60),
      ]
    case .subheadline:
      [
        (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28),
        (25, 31), (30, 37), (36, 43), (42, 50), (49, 58),
      ]
    case .footnote:
      [
        (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24),
        (23, 29), (27, 33), (33, 40), (38, 46), (44, 52),
      ]
    case .caption1:
      [
        (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23),
        (22, 29), (26, 32), (32, 39), (37, 44), (43, 51),
      ]
    case .caption2:
      [
        (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22),
        (20, 25), (24, 30), (29, 35), (34, 41), (40, 48),
      ]
    }
  }
}
