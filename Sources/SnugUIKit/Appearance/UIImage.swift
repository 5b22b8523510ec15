import SnugGeometry
import SnugLayout

/// An image: its size, and its file if that is known.
open class UIImage: NSObject, @unchecked Sendable {
  private let parts: Parts

  private struct Parts: Sendable {
    var size: CGSize
    /// Why the size is a guess.
    var unknownSize: String?
    var renderingMode = RenderingMode.automatic
    /// The name of a symbol.
    var symbol: String?
    /// Whether the symbol was made with a configuration.
    var isConfigured = false
  }

  private init(_ parts: Parts) {
    self.parts = parts
    super.init()
  }

  convenience init(size: CGSize, unknownSize: String? = nil) {
    self.init(Parts(size: size, unknownSize: unknownSize))
  }

  /// A copy with some parts changed.
  private func copy(_ change: (inout Parts) -> Void) -> UIImage {
    var parts = parts
    change(&parts)
    return UIImage(parts)
  }

  /// In points.
  public var size: CGSize { parts.size }
  var unknownSize: String? { parts.unknownSize }

  public convenience override init() { self.init(size: .zero) }

  /// An image of an asset catalog, or a file, in one of the ``ImageFolders``. A view that shows a missing one
  /// has no image; a diagnostic of the view says so.
  public convenience init?(named name: String) {
    self.init(Self.file(name))
  }

  private static func file(_ name: String) -> Parts {
    if let size = ImageFolders.size(of: name) { return Parts(size: size) }
    return Parts(
      size: .zero,
      unknownSize: "the image '\(name)' was not found, and counts as none")
  }

  public convenience init?(
    named name: String, in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection? = nil,
    with configuration: Configuration? = nil
  ) { self.init(named: name) }

  /// The first of the images, which an image view shows before anything moves.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first
  }

  public convenience init(resource: ImageResource) { self.init(Self.file(resource.name)) }

  /// A symbol. The sizes of symbols are not known: it is a square as high as a line of its
  /// configuration's text, and a diagnostic of the view that shows it says so.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(Self.symbol(name, configuration as? SymbolConfiguration))
  }

  private static func symbol(_ name: String, _ configuration: SymbolConfiguration?) -> Parts {
    let side = (configuration?.font ?? Font(size: Font.labelSize)).lineHeight.rounded()
    return Parts(
      size: CGSize(width: side, height: side),
      unknownSize: "the size of the symbol '\(name)' is not known and counts as "
        + "\(side.shortDescription) x \(side.shortDescription)",
      symbol: name, isConfigured: configuration != nil)
  }

  public convenience init?(systemName name: String, compatibleWith traits: UITraitCollection?) {
    self.init(systemName: name)
  }

  /// `#imageLiteral(resourceName: "photo")`
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(Self.file(name))
  }

  public convenience init?(data: Data) { self.init(size: .zero, unknownSize: Self.unread) }
  public convenience init?(contentsOfFile path: String) {
    self.init(size: .zero, unknownSize: Self.unread)
  }

  private static let unread = "an image of bytes is not read, and counts as none"

  open var scale: CGFloat { 2 }
  open var renderingMode: RenderingMode { parts.renderingMode }
  open var cgImage: CGImage? { nil }

  open func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    copy { $0.renderingMode = mode }
  }
  open func withTintColor(_ color: UIColor) -> UIImage { self }
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbol = parts.symbol, let configuration = configuration as? SymbolConfiguration
    else { return self }
    let configured = Self.symbol(symbol, configuration)
    return copy {
      ($0.size, $0.unknownSize) = (configured.size, configured.unknownSize)
      $0.isConfigured = true
    }
  }

  /// The image as shown by a view with a preferred configuration. It applies to symbols made without
  /// a configuration.
  func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
    guard let configuration, !parts.isConfigured else { return self }
    return withConfiguration(configuration)
  }
  open func draw(in rect: CGRect) {}
  open func pngData() -> Data? { nil }
  open func jpegData(compressionQuality: CGFloat) -> Data? { nil }

  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  public enum SymbolScale: Int, Sendable { case `default`, small, medium, large }

  open class Configuration: NSObject, @unchecked Sendable {}

  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let font: SnugGeometry.Font

    init(_ font: SnugGeometry.Font) {
      self.font = font
      super.init()
    }

    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .default
    ) { self.init(SnugGeometry.Font(size: pointSize.fontSize)) }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
      self.init(SnugGeometry.Font(textStyle: textStyle.style, .of(nil)))
    }
    public convenience init(font: UIFont) { self.init(font.font) }
    public convenience init(scale: SymbolScale) { self.init(pointSize: 17) }
    public convenience init(weight: SymbolWeight) { self.init(pointSize: 17) }
  }

  /// The image in the scene's terms; `nil` if its size is not known.
  var content: ImageContent? {
    unknownSize != nil && parts.symbol == nil ? nil : ImageContent(size: Size(size))
  }
}

extension UIImage: _ExpressibleByImageLiteral {}
public typealias _ImageLiteralType = UIImage

/// The name of an image in an asset catalog.
public struct ImageResource: Hashable, Sendable {
  let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
}

open class CGImage: NSObject, @unchecked Sendable {}

/// Makes an image of a given size. The drawing code is run, but nothing is drawn.
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize

  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage(size: size)
  }
}

open class UIGraphicsImageRendererContext: NSObject {
  public let cgContext = CGContext()
  open func fill(_ rect: CGRect) {}
  open func stroke(_ rect: CGRect) {}
}
