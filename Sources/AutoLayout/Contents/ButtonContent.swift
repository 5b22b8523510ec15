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

  /// The size of the text of a button nobody has set a font on, in points.
  ///
  /// Without a configuration that of a system button as Interface Builder saves it; with one, the
  /// saved frame of a filled button is 14 higher than a line of 17 points.
  public static func defaultFontSize(_ configuration: Configuration) -> Double {
    configuration == .none ? 15 : Font.labelSize
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
