/// A font of a scene: a family, a size and a weight.
public struct Font: Hashable, Sendable {
  /// `nil` means the system font.
  public var family: Family?
  /// Point size; always greater than zero.
  public var size: Double
  public var weight: Weight
  /// `UIFont.leading`: the gap between two lines, in points.
  public var leading = 0.0
  /// It determines the height of a line and the tracking.
  public var edition: Edition
  /// How the size depends on the content size category; `nil` if it does not.
  public var scaling: Scaling?

  public init(size: Double, weight: Weight = .regular, edition: Edition = .uiKit) {
    self.size = size
    self.weight = weight
    self.edition = edition
  }

  /// The system font of a platform and of its versions.
  public enum Edition: Sendable {
    /// Since iOS 16, and since macOS 11.
    case uiKit, appKit
    /// Up to iOS 10, iOS 11 and 12, from iOS 13 to 15, and up to macOS 10.15.
    case iOS10, iOS12, iOS15, macOS10

    package var isMac: Bool { self == .appKit || self == .macOS10 }
  }

  /// `UIFont.Weight`, the lightest first.
  public enum Weight: String, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// `UIFont.labelFontSize`: the default font size of a `UILabel`, in points.
  public static let labelSize = 17.0
}
