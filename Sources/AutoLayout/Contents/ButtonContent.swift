public import Geometry

/// What a `UIButton` shows.
public struct ButtonContent: Hashable, Sendable {
  public var title: StyledText
  /// `UIButton.Configuration`; `none` is a button without one, as before iOS 15.
  public var configuration: Configuration
  /// Stands before the title.
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

/// An image as an image view or a button shows it.
public struct ImageContent: Hashable, Sendable {
  /// In points.
  public var size: Size
  /// The bytes of a PNG file; without them there is only a size to show.
  public var png: [UInt8]?
  /// The file's path as a scene file names it, relative to the scene; only what reads and writes
  /// scene files takes notice of it.
  public var path: String?
  /// `UIImage.alignmentRectInsets`, in points: an image view takes them over.
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
