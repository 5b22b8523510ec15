import AutoLayout
import Geometry

/// An image: its size, and where it is known the file it comes from.
open class UIImage: NSObject, @unchecked Sendable {
  /// In points.
  public let size: CGSize
  let insets: UIEdgeInsets
  /// Why the size is a guess.
  let unknownSize: String?
  open private(set) var renderingMode: RenderingMode = .automatic

  init(size: CGSize, insets: UIEdgeInsets = .zero, unknownSize: String? = nil) {
    (self.size, self.insets, self.unknownSize) = (size, insets, unknownSize)
    super.init()
  }

  /// The same image with other insets or rendered in another way.
  private func copy(
    insets: UIEdgeInsets? = nil, renderingMode: RenderingMode? = nil
  ) -> UIImage {
    let image = UIImage(size: size, insets: insets ?? self.insets, unknownSize: unknownSize)
    image.renderingMode = renderingMode ?? self.renderingMode
    return image
  }

  public convenience override init() { self.init(size: .zero) }

  /// An image of an asset catalog, or a PNG file, in one of the ``ImageFolders``. One that is not there
  /// has no size, which is said of the view that shows it.
  public convenience init?(named name: String) {
    if let size = ImageFolders.size(of: name) {
      self.init(size: size)
    } else {
      self.init(
        size: .zero,
        unknownSize: "the image '\(name)' was not found as a PNG file and counts as 0 x 0")
    }
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }

  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) { self.init(named: name) }

  /// A symbol. What symbols measure is not known here: it counts as a square as high as a line of its
  /// configuration's text, which is said of the view that shows it.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    let font = (configuration as? SymbolConfiguration)?.font ?? Font(size: Font.labelSize)
    let side = font.lineHeight.rounded()
    self.init(
      size: CGSize(width: side, height: side),
      unknownSize: "the size of the symbol '\(name)' is not known and counts as "
        + "\(side.shortDescription) x \(side.shortDescription)")
  }

  public convenience init?(systemName name: String, compatibleWith traits: UITraitCollection?) {
    self.init(systemName: name)
  }

  public convenience init?(data: Data) { self.init(size: .zero, unknownSize: Self.unread) }
  public convenience init?(contentsOfFile path: String) {
    self.init(size: .zero, unknownSize: Self.unread)
  }

  private static let unread = "an image of bytes is not read and counts as 0 x 0"

  open var scale: CGFloat { 2 }
  open var alignmentRectInsets: UIEdgeInsets { insets }
  open var cgImage: CGImage? { nil }

  open func withRenderingMode(_ mode: RenderingMode) -> UIImage { copy(renderingMode: mode) }
  open func withTintColor(_ color: UIColor) -> UIImage { self }
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }
  open func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  open func draw(in rect: CGRect) {}
  open func pngData() -> Data? { nil }
  open func jpegData(compressionQuality: CGFloat) -> Data? { nil }

  open func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage { copy(insets: insets) }

  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  public enum SymbolScale: Int, Sendable { case `default`, small, medium, large }

  open class Configuration: NSObject, @unchecked Sendable {}

  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let font: Geometry.Font

    init(_ font: Geometry.Font) {
      self.font = font
      super.init()
    }

    public convenience init(pointSize: CGFloat) {
      self.init(Geometry.Font(size: pointSize.fontSize))
    }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize)
    }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize)
    }
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(Geometry.Font(textStyle: textStyle.style, .of(nil)))
    }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(textStyle: textStyle)
    }
    public convenience init(font: UIFont) { self.init(font.font) }
    public convenience init(scale: SymbolScale) { self.init(pointSize: 17) }
    public convenience init(weight: SymbolWeight) { self.init(pointSize: 17) }
  }

  /// As a scene has it.
  var content: ImageContent {
    ImageContent(size: Size(size), alignmentRectInsets: EdgeInsets(alignmentRectInsets))
  }
}

open class CGImage: NSObject, @unchecked Sendable {}

/// Makes an image of a size; what is drawn in it is drawn by nobody.
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize

  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    UIImage(size: size)
  }
}

open class UIGraphicsImageRendererContext: NSObject {
  open func fill(_ rect: CGRect) {}
  open func stroke(_ rect: CGRect) {}
}
