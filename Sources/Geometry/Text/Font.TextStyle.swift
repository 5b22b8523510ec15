extension Font {
  /// `UIFont.TextStyle`: what a text is, from which its font follows.
  public enum TextStyle: String, Sendable, CaseIterable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
    case caption1, caption2
  }

  /// `UIFont.preferredFont(forTextStyle:)` at the default content size category, Large.
  ///
  /// Source: sizes and weights as that method printed them, gist.github.com/zacwest/
  /// 916d31da5d03405809c4, also iosfontsizes.com. The leading Apple's guidelines give beside them
  /// (22 for body) is not the height of a label: saved labels of the styles body, headline, callout
  /// and subhead are 20.5, 20.5, 19.5 and 18 high, which is the font's own line.
  public init(textStyle: TextStyle) {
    switch textStyle {
    case .largeTitle: self.init(size: 34)
    case .title1: self.init(size: 28)
    case .title2: self.init(size: 22)
    case .title3: self.init(size: 20)
    case .headline: self.init(size: 17, weight: .semibold)
    case .body: self.init(size: 17)
    case .callout: self.init(size: 16)
    case .subheadline: self.init(size: 15)
    case .footnote: self.init(size: 13)
    case .caption1: self.init(size: 12)
    case .caption2: self.init(size: 11)
    }
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
  }
}
