import SnugLayout

/// A view that scrolls its subviews. Constraints with its edges refer to its content.
open class UIScrollView: UIView {
  open weak var delegate: (any UIScrollViewDelegate)?
  private var storedContentSize = CGSize.zero
  /// The size the content's constraints give, or the one that was set.
  open var contentSize: CGSize {
    get {
      let frame = guidesByKind[.content]?.layoutFrame ?? .zero
      return frame.size == .zero ? storedContentSize : frame.size
    }
    set { storedContentSize = newValue }
  }
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }
  open var contentInset = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { setNeedsLayout() }
  }
  /// Without effect: indicators are not drawn.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// The content insets plus the safe area above and below.
  open var adjustedContentInset: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return contentInset }
    var insets = contentInset
    insets.top += safeAreaInsets.top
    insets.bottom += safeAreaInsets.bottom
    return insets
  }
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var scrollsToTop = true
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
  open var decelerationRate: DecelerationRate = .normal
  open var keyboardDismissMode: KeyboardDismissMode = .none
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
  open var refreshControl: UIRefreshControl?
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()

  override var clipsByDefault: Bool { true }
  open var contentLayoutGuide: UILayoutGuide { guide(.content) }
  open var frameLayoutGuide: UILayoutGuide { guide(.frame) }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}

  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
  public struct DecelerationRate: Sendable {
    public static let normal = Self()
    public static let fast = Self()
  }

  override var viewClass: ViewClass { .uiScrollView }
}

@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {}

open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}
