import SnugLayout
import SnugSceneFormat

open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override var viewClass: ViewClass { .uiSwitch }
  override func describe(_ declaration: inout ViewDeclaration) { declaration.isOn = isOn }
}

open class UISlider: UIControl {
  open var value: Float = 0 { didSet { value = pinned } }
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = pinned
    }
  }
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = pinned
    }
  }
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?

  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  private var pinned: Float { min(maximumValue, max(minimumValue, value)) }
  open func setThumbImage(_ image: UIImage?, for state: State) {}

  override var viewClass: ViewClass { .uiSlider }

  override func describe(_ declaration: inout ViewDeclaration) {
    declaration.value = Double(value)
    declaration.minimumValue = Double(minimumValue)
    declaration.maximumValue = Double(maximumValue)
  }
}

open class UIStepper: UIControl {
  open var value = 0.0 { didSet { value = pinned } }
  open var minimumValue = 0.0 { didSet { value = pinned } }
  open var maximumValue = 100.0 { didSet { value = pinned } }
  open var stepValue = 1.0
  open var isContinuous = true

  private var pinned: Double { min(maximumValue, max(minimumValue, value)) }

  override var viewClass: ViewClass { .uiStepper }
}

open class UISegmentedControl: UIControl {
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  open var selectedSegmentTintColor: UIColor?
  open var isMomentary = false
  private var titles: [String] = []
  /// The font of the titles in the normal state.
  private var font: UIFont?
  public static let noSegment = -1

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(items: [Any]?) {
    super.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String ?? "" }
  }

  open var numberOfSegments: Int { titles.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(0, segment), titles.count))
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    if titles.indices.contains(segment) { titles.remove(at: segment) }
  }

  open func removeAllSegments() { titles = [] }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if titles.indices.contains(segment) { titles[segment] = title ?? "" }
  }

  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    if state == .normal { font = attributes?[.font] as? UIFont }
  }

  override var viewClass: ViewClass { .uiSegmentedControl }

  override func describe(_ declaration: inout ViewDeclaration) {
    declaration.segments = titles
    if let font { declaration.font = font.sceneFont }
    declaration.selectedSegmentIndex =
      titles.indices.contains(selectedSegmentIndex) ? selectedSegmentIndex : nil
  }
}

open class UIProgressView: UIView {
  open var progress: Float = 0 { didSet { progress = min(1, max(0, progress)) } }
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open var progressViewStyle: Style = .default

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  public enum Style: Int, Sendable { case `default`, bar }

  override var viewClass: ViewClass { .uiProgressView }

  override func describe(_ declaration: inout ViewDeclaration) {
    declaration.progress = Double(progress)
  }
}

open class UIActivityIndicatorView: UIView {
  open var style: Style = .medium
  open var color: UIColor! = .gray
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  open private(set) var isAnimating = false

  public init(style: Style) {
    super.init(frame: .zero)
    self.style = style
    isHidden = true
    sizeToFit()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    isHidden = true
  }

  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }

  public enum Style: Int, Sendable {
    case medium, large
    public static let gray = Style.medium
    public static let white = Style.medium
    public static let whiteLarge = Style.large
  }

  override var viewClass: ViewClass { .uiActivityIndicatorView }

  override func describe(_ declaration: inout ViewDeclaration) {
    declaration.indicatorStyle = style == .large ? .large : .medium
  }
}

open class UIPageControl: UIControl {
  open var numberOfPages = 0 { didSet { currentPage = pinnedPage } }
  open var currentPage = 0 { didSet { currentPage = pinnedPage } }
  open var hidesForSinglePage = false
  open var backgroundStyle = BackgroundStyle.automatic
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?

  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }

  private var pinnedPage: Int { max(0, min(currentPage, numberOfPages - 1)) }

  override var viewClass: ViewClass { .uiPageControl }

  override func describe(_ declaration: inout ViewDeclaration) {
    declaration.pages.numberOfPages = max(0, numberOfPages)
    declaration.pages.currentPage = currentPage
  }
}
