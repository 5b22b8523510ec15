import SnugGeometry
import SnugLayout

extension UIButton {
  /// The appearance of a button since iOS 15.
  public struct Configuration {
    let style: ButtonContent.Configuration
    public var title: String?
    public var attributedTitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitle: String?
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var imagePlacement: NSDirectionalRectEdge = .leading
    public var titleLineBreakMode: NSLineBreakMode?
    public var contentInsets = Self.standardInsets
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var cornerStyle: CornerStyle = .dynamic
    public var buttonSize: Size = .medium
    public var showsActivityIndicator = false
    public var background = UIBackgroundConfiguration()
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    public static func plain() -> Configuration { Configuration(style: .plain) }
    public static func gray() -> Configuration { Configuration(style: .gray) }
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    public static func filled() -> Configuration { Configuration(style: .filled) }
    public static func borderless() -> Configuration { Configuration(style: .plain) }
    public static func bordered() -> Configuration { Configuration(style: .gray) }
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
    public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

    /// The engine's insets for a button with a configuration.
    private static let standardInsets: NSDirectionalEdgeInsets = {
      let insets = SystemVersion.standard(on: .iOS).configurationInsets
      return NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }()

    /// What the author's insets and the image padding add to the standard insets; `nil` if nothing.
    func addedInsets(besides title: String?) -> EdgeInsets? {
      let standard = Self.standardInsets
      let hasBoth = image != nil && !(title ?? "").isEmpty
      let added = EdgeInsets(
        top: (contentInsets.top - standard.top).points,
        left: (contentInsets.leading - standard.leading + (hasBoth ? imagePadding : 0)).points,
        bottom: (contentInsets.bottom - standard.bottom).points,
        right: (contentInsets.trailing - standard.trailing).points)
      return added == .zero ? nil : added
    }

    /// Notes on properties that affect layout in UIKit and are not modelled.
    var unmodelled: [String] {
      var notes: [String] = []
      if buttonSize != .medium { notes.append("a button of another size than medium is medium") }
      if subtitle != nil { notes.append("the subtitle of a button is left out") }
      if image != nil, imagePlacement == .top || imagePlacement == .bottom {
        notes.append("the image is beside the title, not above or below it")
      }
      return notes
    }

    public enum CornerStyle: Sendable { case fixed, dynamic, small, medium, large, capsule }
    public enum Size: Sendable { case mini, small, medium, large }
  }
}

public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = Self(rawValue: 1)
  public static let leading = Self(rawValue: 2)
  public static let bottom = Self(rawValue: 4)
  public static let trailing = Self(rawValue: 8)
  public static let all: Self = [.top, .leading, .bottom, .trailing]
}

/// A background's colors and corners; stored.
public struct UIBackgroundConfiguration {
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var image: UIImage?

  public init() {}

  public static func clear() -> Self { Self() }
}
