/// `UIContentSizeCategory`: the text size that the user chose in Settings, the smallest first.
public enum ContentSizeCategory: String, Sendable, CaseIterable, Comparable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  var index: Int { Self.allCases.firstIndex(of: self)! }

  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  public static func < (one: Self, other: Self) -> Bool { one.index < other.index }
}

extension Font {
  /// How the size of a font depends on the content size category.
  public enum Scaling: Hashable, Sendable {
    /// Like `UIFont.preferredFont(forTextStyle:)`.
    case textStyle(TextStyle)
    /// Like `UIFontMetrics(forTextStyle:).scaledFont(for:)` for a font with a size in points.
    case metrics(TextStyle, size: Double)
  }

  /// The font in a content size category; the same font if its size does not depend on it.
  ///
  /// `UIFontMetrics` scales by the leading of the text style and not by its size: 17 points with
  /// the metrics of body are 16⅓ in `medium` with three pixels per point (jaredsinclair.com,
  /// "Scaled Metric Surprises"), and 48 in the largest category (Stack Overflow 51243804).
  public func scaled(to category: ContentSizeCategory, on grid: PixelGrid) -> Font {
    var font = self
    switch scaling {
    case nil: break
    case .textStyle(let style):
      let styled = Font(textStyle: style, category)
      (font.size, font.leading) = (styled.size, styled.leading)
    case .metrics(let style, let size):
      let factor = style.lineSpacing(category) / style.lineSpacing(.large)
      font.size = (size * factor * grid.scale).rounded() / grid.scale
    }
    return font
  }
}
