import SnugGeometry

/// The attributes of a font.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  let font: SnugGeometry.Font

  init(_ font: SnugGeometry.Font) {
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

  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let size = Self(rawValue: "NSFontSizeAttribute")
    public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")
    public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
    public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// A feature of a font, such as digits of equal width.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let featureIdentifier = Self(rawValue: "CTFeatureTypeIdentifier")
    public static let typeIdentifier = Self(rawValue: "CTFeatureSelectorIdentifier")
    public static let type = featureIdentifier
    public static let selector = typeIdentifier
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let weight = Self(rawValue: "NSCTFontWeightTrait")
  }

  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection? = nil
  ) -> UIFontDescriptor { UIFontDescriptor(SnugGeometry.Font(textStyle: style.style, .of(traits))) }

  /// The size, the text style, or the traits with the weight; `nil` for all other attributes.
  open func object(forKey attribute: AttributeName) -> Any? {
    switch attribute {
    case .size: return NSNumber(value: font.size)
    case .traits:
      return [TraitKey.weight: NSNumber(value: Double(UIFont.Weight(font.weight).rawValue))]
    case .textStyle:
      guard case .textStyle(let style) = font.scaling else { return nil }
      return UIFont.TextStyle(style).rawValue
    default: return nil
    }
  }

  open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    var font = font
    if traits.contains(.traitBold) { font.weight = .bold }
    return UIFontDescriptor(font)
  }

  /// The descriptor with another size or weight. Other attributes, such as features, are not modelled.
  open func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    var font = font
    if let size = attributes[.size].flatMap(Double.init(number:)) {
      font.size = CGFloat(size).fontSize
    }
    if let given = (attributes[.traits] as? [TraitKey: Any])?[.weight] {
      let weight = given as? UIFont.Weight ?? Double(number: given).map { UIFont.Weight($0) }
      if let weight { font.weight = weight.weight }
    }
    return UIFontDescriptor(font)
  }

  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
  open var pointSize: CGFloat { font.size }
  open var symbolicTraits: SymbolicTraits { font.weight == .bold ? .traitBold : [] }
}

/// The feature of digits, and its values; from Core Text's `SFNTLayoutTypes.h`.
public let kNumberSpacingType = 6
public let kMonospacedNumbersSelector = 0
public let kProportionalNumbersSelector = 1
