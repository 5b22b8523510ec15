extension Font {
  /// `UIFont.TextStyle`: what a text is, from which its font follows.
  public enum TextStyle: String, Sendable, CaseIterable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
    case caption1, caption2
  }

  /// `UIFont.preferredFont(forTextStyle:)` at the default content size category, Large.
  ///
  /// Source: sizes and weights as that method printed them, gist.github.com/zacwest/
  /// 916d31da5d03405809c4, also iosfontsizes.com. What Apple's guidelines call leading (22 for body)
  /// is the distance of two baselines: saved labels of one line of the styles body, headline, callout
  /// and subheadline are 20.5, 20.5, 19.5 and 18 high, the font's own line; of two lines of body,
  /// subheadline and title 1 42.5, 38 and 67.5, and of three of caption 1 46.5.
  public init(textStyle: TextStyle) {
    switch textStyle {
    case .largeTitle: self.init(size: 34, lineSpacing: 41)
    case .title1: self.init(size: 28, lineSpacing: 34)
    case .title2: self.init(size: 22, lineSpacing: 28)
    case .title3: self.init(size: 20, lineSpacing: 25)
    case .headline: self.init(size: 17, weight: .semibold, lineSpacing: 22)
    case .body: self.init(size: 17, lineSpacing: 22)
    case .callout: self.init(size: 16, lineSpacing: 21)
    case .subheadline: self.init(size: 15, lineSpacing: 20)
    case .footnote: self.init(size: 13, lineSpacing: 18)
    case .caption1: self.init(size: 12, lineSpacing: 16)
    case .caption2: self.init(size: 11, lineSpacing: 13)
    }
  }

  /// Of UIKit, in lines whose baselines are so many points apart, but never closer than lines are high.
  private init(size: Double, weight: Weight = .regular, lineSpacing: Double) {
    self.init(size: size, weight: weight)
    leading = max(0, lineSpacing - lineHeight)
  }

  /// `NSFont.preferredFont(forTextStyle:)`.
  ///
  /// Source: gist.github.com/brzzdev/066b56d69b9b34737c0997535ac6a9f3. The sizes do not follow a
  /// setting on macOS.
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
    lineMetrics = .appKit
  }
}
