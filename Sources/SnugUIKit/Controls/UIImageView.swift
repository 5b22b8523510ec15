import SnugLayout
import SnugSceneFormat

open class UIImageView: UIView {
  open var image: UIImage?
  open var isHighlighted = false
  open var highlightedImage: UIImage?
  open var animationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  var shownImage: UIImage? { image?.preferring(preferredSymbolConfiguration) }
  open var isAnimating: Bool { false }
  override var takesTouchesByDefault: Bool { false }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  open func startAnimating() {}
  open func stopAnimating() {}

  override var viewClass: ViewClass { .uiImageView }

  override func describe(_ declaration: inout ViewDeclaration) {
    declaration.image = shownImage?.content
  }
}
