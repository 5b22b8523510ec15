import Geometry
import SceneFormat

/// A font: the system's in a size and a weight. A font of any other name is measured as the system's.
open class UIFont: NSObject, @unchecked Sendable {
  let font: Geometry.Font
  /// What a custom font was asked for by.
  let customName: String?

  init(_ font: Geometry.Font, customName: String? = nil) {
    self.font = font
    self.customName = customName
    super.init()
  }

  public convenience init?(name: String, size: CGFloat) {
    self.init(Geometry.Font(size: size.fontSize), customName: name)
  }

  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    var font = descriptor.font
    if size > 0 { font = Geometry.Font(size: size.fontSize, weight: font.weight) }
    self.init(font)
  }

  public class func systemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(Geometry.Font(size: size.fontSize))
  }

  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(Geometry.Font(size: size.fontSize, weight: weight.weight))
  }

  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  public class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size)
  }

  /// Digits of one width are not modelled: it is the system font.
  public class func monospacedDigitSystemFont(
    ofSize size: CGFloat, weight: Weight
  ) -> UIFont { systemFont(ofSize: size, weight: weight) }

  public class func monospacedSystemFont(
    ofSize size: CGFloat, weight: Weight
  ) -> UIFont {
    UIFont(
      Geometry.Font(size: size.fontSize, weight: weight.weight), customName: "monospaced")
  }

  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(Geometry.Font(textStyle: style.style))
  }

  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  public class var labelFontSize: CGFloat { Geometry.Font.labelSize }
  public class var buttonFontSize: CGFloat { 18 }
  public class var systemFontSize: CGFloat { 14 }
  public class var smallSystemFontSize: CGFloat { 12 }

  public var pointSize: CGFloat { font.size }
  public var lineHeight: CGFloat { font.lineHeight }
  public var ascender: CGFloat { font.ascender }
  public var descender: CGFloat { -font.descender }
  public var leading: CGFloat { font.leading }
  /// 1443 and 1078 units of SF Pro's em of 2048.
  public var capHeight: CGFloat { font.size * 1443 / 2048 }
  public var xHeight: CGFloat { font.size * 1078 / 2048 }
  public var fontName: String { customName ?? ".SFUI-\(font.weight.rawValue.capitalized)" }
  public var familyName: String { customName ?? ".AppleSystemUIFont" }
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font) }

  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(
      Geometry.Font(size: size.fontSize, weight: font.weight), customName: customName)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return font == other.font && customName == other.customName
  }

  public override var hash: Int { font.hashValue }

  /// That another font is measured in its place.
  var substitution: String? {
    customName.map { "the font '\($0)' is measured as the system font" }
  }

  var sceneFont: FontDescriptor { FontDescriptor(font) }
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

    private static let named: [(Weight, Geometry.Font.Weight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
      (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
      (.black, .black),
    ]

    /// The nearest weight that has a name.
    var weight: Geometry.Font.Weight {
      Self.named.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1
        ?? .regular
    }
  }

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    init(_ style: Geometry.Font.TextStyle) { rawValue = style.rawValue }

    public static let extraLargeTitle = TextStyle(rawValue: "largeTitle")
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

    var style: Geometry.Font.TextStyle { Geometry.Font.TextStyle(rawValue: rawValue) ?? .body }
  }
}

/// What a font is made from.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  let font: Geometry.Font

  init(_ font: Geometry.Font) {
    self.font = font
    super.init()
  }

  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  public enum SystemDesign: Sendable { case `default`, serif, monospaced, rounded }

  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFontDescriptor(Geometry.Font(textStyle: style.style)) }

  open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    var font = font
    if traits.contains(.traitBold) { font.weight = .bold }
    return UIFontDescriptor(font)
  }

  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
  open var pointSize: CGFloat { font.size }
  open var symbolicTraits: SymbolicTraits { font.weight == .bold ? .traitBold : [] }
}

/// Sizes at other settings of Dynamic Type; there is only the standard one.
@preconcurrency @MainActor
open class UIFontMetrics: NSObject {
  public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }

  public static let `default` = UIFontMetrics(forTextStyle: .body)

  open func scaledFont(for font: UIFont) -> UIFont { font }
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}

extension CGFloat {
  /// A point size that texts can be set in.
  var fontSize: Double { isNaN ? 1 : Swift.min(10_000, Swift.max(1, Double(self))) }
}
