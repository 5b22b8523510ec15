import SnugGeometry
import SnugSceneFormat

/// A font: the system font in a size and a weight, or a font of a family whose metrics are known. A
/// font of any other name is measured as the system font.
open class UIFont: NSObject, @unchecked Sendable {
  private let coreFoundationType = CoreFoundationType()
  let font: SnugGeometry.Font
  /// The name that a custom font was requested with.
  let customName: String?

  init(_ font: SnugGeometry.Font, customName: String? = nil) {
    self.font = font
    self.customName = customName
    super.init()
  }

  public convenience init?(name: String, size: CGFloat) {
    var font = SnugGeometry.Font(
      size: size.fontSize, weight: SnugGeometry.Font.Weight(fontName: name) ?? .regular)
    font.family = SnugGeometry.Font.Family(fontName: name)
    self.init(font, customName: name)
  }

  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    var font = descriptor.font
    if size > 0 { font = font.withSize(size.fontSize) }
    self.init(font)
  }

  public convenience override init() { self.init(SnugGeometry.Font(size: UIFont.systemFontSize)) }

  public class func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(SnugGeometry.Font(size: size.fontSize, weight: weight.weight))
  }

  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  public class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size)
  }

  /// The system font: monospaced digits are not modelled.
  public class func monospacedDigitSystemFont(
    ofSize size: CGFloat, weight: Weight
  ) -> UIFont { systemFont(ofSize: size, weight: weight) }

  public class func monospacedSystemFont(
    ofSize size: CGFloat, weight: Weight
  ) -> UIFont {
    UIFont(
      SnugGeometry.Font(size: size.fontSize, weight: weight.weight), customName: "monospaced")
  }

  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFont { UIFont(SnugGeometry.Font(textStyle: style.style, .of(traitCollection))) }

  public class var labelFontSize: CGFloat { SnugGeometry.Font.labelSize }
  public class var buttonFontSize: CGFloat { 18 }
  public class var systemFontSize: CGFloat { 14 }
  public class var smallSystemFontSize: CGFloat { 12 }

  public var pointSize: CGFloat { font.size }
  public var lineHeight: CGFloat { font.lineHeight }
  public var ascender: CGFloat { font.ascender }
  public var descender: CGFloat { -font.descender }
  public var leading: CGFloat { font.leading }
  public var fontName: String { customName ?? ".SFUI-\(font.weight.rawValue.capitalized)" }
  public var familyName: String {
    font.family?.rawValue ?? customName ?? ".AppleSystemUIFont"
  }
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font) }

  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(font.withSize(size.fontSize), customName: customName)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return font == other.font && customName == other.customName
  }

  public override var hash: Int { font.hashValue }

  /// A note that another font is measured in its place.
  var substitution: String? {
    customName.map { name in
      font.family == nil
        ? "the font '\(name)' is measured as the system font"
        : "text in '\(name)' has Inter's letters, so widths differ by a few percent"
    }
  }

  /// The font as a scene declares it. Its size follows the text size, unless the font was made for
  /// another text size.
  @MainActor var sceneFont: FontDescriptor {
    let followed = font.scaled(
      to: LayoutEnvironment.contentSizeCategory, on: LayoutEnvironment.pixelGrid)
    guard followed.size == font.size else {
      return FontDescriptor(family: font.family, size: font.size, weight: font.weight)
    }
    return FontDescriptor(font)
  }
}

extension UIFont {
  /// A weight, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)

    private static let named: [(Weight, SnugGeometry.Font.Weight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
      (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
      (.black, .black),
    ]

    init(_ weight: SnugGeometry.Font.Weight) {
      self = Self.named.first { $0.1 == weight }?.0 ?? .regular
    }

    /// The nearest weight that has a name.
    var weight: SnugGeometry.Font.Weight {
      Self.named.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1
        ?? .regular
    }
  }

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    init(_ style: SnugGeometry.Font.TextStyle) { rawValue = style.rawValue }

    public static let largeTitle = TextStyle(.largeTitle)
    public static let title1 = TextStyle(.title1)
    public static let title2 = TextStyle(.title2)
    public static let title3 = TextStyle(.title3)
    public static let headline = TextStyle(.headline)
    public static let subheadline = TextStyle(.subheadline)
    public static let body = TextStyle(.body)
    public static let callout = TextStyle(.callout)
    public static let footnote = TextStyle(.footnote)
    public static let caption1 = TextStyle(.caption1)
    public static let caption2 = TextStyle(.caption2)

    var style: SnugGeometry.Font.TextStyle {
      SnugGeometry.Font.TextStyle(rawValue: rawValue) ?? .body
    }
  }
}

extension SnugGeometry.Font {
  /// The same family and weight in a fixed size.
  fileprivate func withSize(_ size: Double) -> SnugGeometry.Font {
    var font = SnugGeometry.Font(size: size, weight: weight)
    font.family = family
    return font
  }
}

extension CGFloat {
  /// A point size that texts can be set in.
  var fontSize: Double { isNaN ? 1 : Swift.min(10_000, Swift.max(1, Double(self))) }
}
