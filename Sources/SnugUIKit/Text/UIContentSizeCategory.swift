import SnugGeometry

/// The text size chosen in Settings.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "UICTContentSizeCategory\(name)" }

  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = Self("XS")
  public static let small = Self("S")
  public static let medium = Self("M")
  public static let large = Self("L")
  public static let extraLarge = Self("XL")
  public static let extraExtraLarge = Self("XXL")
  public static let extraExtraExtraLarge = Self("XXXL")
  public static let accessibilityMedium = Self("AccessibilityM")
  public static let accessibilityLarge = Self("AccessibilityL")
  public static let accessibilityExtraLarge = Self("AccessibilityXL")
  public static let accessibilityExtraExtraLarge = Self("AccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = Self("AccessibilityXXXL")

  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChange")

  public var isAccessibilityCategory: Bool { category?.isAccessibilityCategory ?? false }

  /// An unknown category is smaller than all others.
  public static func < (one: Self, other: Self) -> Bool {
    guard let larger = other.category else { return false }
    return one.category.map { $0 < larger } ?? true
  }

  /// In the order of the engine's cases.
  private static let all: [Self] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  init(_ category: ContentSizeCategory) {
    self = zip(ContentSizeCategory.allCases, Self.all).first { $0.0 == category }?.1 ?? .large
  }

  /// `nil` if it is unspecified or unknown.
  var category: ContentSizeCategory? {
    zip(Self.all, ContentSizeCategory.allCases).first { $0.0 == self }?.1
  }
}
