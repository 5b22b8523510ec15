import SnugGeometry
import SnugSceneFormat

/// Scales sizes with the text size, as a text style's sizes are scaled.
@preconcurrency @MainActor
open class UIFontMetrics: NSObject {
  private let style: SnugGeometry.Font.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle.style
    super.init()
  }

  public static let `default` = UIFontMetrics(forTextStyle: .body)

  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat = .greatestFiniteMagnitude,
    compatibleWith traits: UITraitCollection? = nil
  ) -> UIFont {
    var scaling = font.font
    scaling.scaling = .metrics(style, size: font.font.size)
    let scaled = scaling.scaled(to: .of(traits), on: LayoutEnvironment.pixelGrid)
    if CGFloat(scaled.size) > maximumPointSize { return font.withSize(maximumPointSize) }
    return UIFont(scaled, customName: font.customName)
  }

  open func scaledValue(
    for value: CGFloat, compatibleWith traits: UITraitCollection? = nil
  ) -> CGFloat {
    var font = SnugGeometry.Font(size: value.points)
    font.scaling = .metrics(style, size: value.points)
    return font.scaled(to: .of(traits), on: LayoutEnvironment.pixelGrid).size
  }
}

extension ContentSizeCategory {
  /// The category of the traits, if they have one; else the one chosen in Settings.
  static func of(_ traits: UITraitCollection?) -> Self {
    traits?.preferredContentSizeCategory.category ?? LayoutEnvironment.contentSizeCategory
  }
}
