import SnugGeometry
import SnugLayout
import SnugSceneFormat

open class UIButton: UIControl {
  open private(set) var buttonType: ButtonType = .custom
  open var configuration: Configuration?
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var needsConfigurationUpdate = true
  open var menu: UIMenu?
  open var showsMenuAsPrimaryAction = false
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var contentEdgeInsets = UIEdgeInsets.zero
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgroundImages: [State: UIImage] = [:]
  private var symbolConfigurations: [State: UIImage.SymbolConfiguration] = [:]

  /// The label of the button's title. Its font and line settings are the button's.
  open var titleLabel: UILabel? {
    if let loadedTitleLabel { return loadedTitleLabel }
    let label = ButtonTitleLabel(frame: .zero)
    label.button = self
    loadedTitleLabel = label
    return label
  }
  private(set) var loadedTitleLabel: ButtonTitleLabel?
  /// A view with the button's image; it has no superview.
  open var imageView: UIImageView? {
    storedImageView.image = shownImage
    return storedImageView
  }
  private lazy var storedImageView = UIImageView()

  public convenience init(type buttonType: ButtonType, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    take(primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    take(primaryAction)
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if configuration == nil, !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
    addAction(action, for: .primaryActionTriggered)
  }

  open func setTitle(_ title: String?, for state: State) { titles[state] = title }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
  }
  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
  open func setImage(_ image: UIImage?, for state: State) { images[state] = image }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
  }
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) { symbolConfigurations[state] = configuration }
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsUpdateConstraints()
  }
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  open override func updateConstraints() {
    super.updateConstraints()
    updateConfigurationIfNeeded()
  }
  open override var intrinsicContentSize: CGSize {
    updateConfigurationIfNeeded()
    return enclosingBackground(super.intrinsicContentSize)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    return enclosingBackground(super.sizeThatFits(size))
  }
  /// At least as large as the background image. Apple's documentation does not say so; it is our reading of
  /// storyboards, where such buttons were saved in the sizes of their images.
  private func enclosingBackground(_ size: CGSize) -> CGSize {
    guard let image = currentBackgroundImage?.size else { return size }
    return CGSize(width: max(size.width, image.width), height: max(size.height, image.height))
  }
  private func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    updateConfiguration()
  }
  override func stateDidChange() { setNeedsUpdateConfiguration() }

  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  open func backgroundImage(for state: State) -> UIImage? {
    backgroundImages[state] ?? backgroundImages[.normal]
  }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }
  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  var shownImage: UIImage? {
    currentImage?.preferring(
      configuration?.preferredSymbolConfigurationForImage ?? symbolConfigurations[state]
        ?? symbolConfigurations[.normal])
  }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
    public static let roundedRect = ButtonType.system
  }

  override var viewClass: ViewClass { .uiButton }

  override func describe(_ declaration: inout ViewDeclaration) {
    // A configuration decides the font, whatever the label's is.
    let labelFont = configuration == nil ? loadedTitleLabel?.storedFont : nil
    let style = configuration?.style ?? ButtonContent.Configuration.none
    let plainTitle = currentAttributedTitle == nil ? currentTitle : nil
    // A button made in code without a type has an 18-point title.
    let isUntyped = configuration == nil && buttonType == .custom
    let standardSize =
      isUntyped
      ? UIFont.buttonFontSize : LayoutEnvironment.system.buttonFontSize(style)
    let attributed = (configuration?.attributedTitle(for: plainTitle) ?? currentAttributedTitle)?
      .declaration(in: labelFont ?? .systemFont(ofSize: standardSize))
    declaration.title = attributed?.text ?? TextDeclaration(currentTitle ?? "")
    declaration.configuration = style
    if let font = attributed?.font ?? labelFont?.sceneFont {
      declaration.font = font
    } else if isUntyped {
      declaration.font = FontDescriptor(size: standardSize)
    }
    if let mode = configuration?.titleLineBreakMode ?? loadedTitleLabel?.storedLineBreakMode {
      declaration.lineBreakMode = mode.mode
    }
    if let content = shownImage?.content { declaration.image = content }
    if let insets = configuration?.addedInsets(besides: declaration.title?.string) {
      declaration.view.contentInsets = insets
    } else if contentEdgeInsets != .zero {
      declaration.view.contentInsets = EdgeInsets(contentEdgeInsets)
    }
  }
}

/// The title label of a button. It is in no view tree; the button measures with its settings.
final class ButtonTitleLabel: UILabel {
  weak var button: UIButton?
  private(set) var storedFont: UIFont?
  private(set) var storedLineBreakMode: NSLineBreakMode?

  override var font: UIFont! { didSet { storedFont = font } }
  override var lineBreakMode: NSLineBreakMode { didSet { storedLineBreakMode = lineBreakMode } }
  override var text: String? {
    get { button?.currentTitle }
    set { button?.setTitle(newValue, for: .normal) }
  }
}
