public import SnugGeometry

/// The content of a `UIButton`.
public struct ButtonContent: Hashable, Sendable {
  public var title: StyledText
  /// `UIButton.Configuration`; `none` is a button without a configuration, as before iOS 15.
  public var configuration: Configuration
  /// An image before the title.
  public var image: ImageContent?

  public init(
    title: StyledText, configuration: Configuration = .none, image: ImageContent? = nil
  ) {
    self.title = title
    self.configuration = configuration
    self.image = image
  }

  /// The configurations `UIButton.Configuration` makes: `plain()`, `gray()`, `tinted()`, `filled()`.
  public enum Configuration: String, Sendable, CaseIterable {
    case none, plain, gray, tinted, filled
  }
}

/// The image of an image view or a button.
public struct ImageContent: Hashable, Sendable {
  /// In points.
  public var size: Size
  /// The bytes of a PNG file. Without them, only the size is drawn.
  public var png: [UInt8]?
  /// The file's path in the scene file, relative to the scene. Only reading and writing scene
  /// files uses it.
  public var path: String?
  /// `UIImage.alignmentRectInsets`, in points: an image view has the same.
  public var alignmentRectInsets: EdgeInsets

  public init(
    size: Size, png: [UInt8]? = nil, path: String? = nil, alignmentRectInsets: EdgeInsets = .zero
  ) {
    self.size = size
    self.png = png
    self.path = path
    self.alignmentRectInsets = alignmentRectInsets
  }
}
