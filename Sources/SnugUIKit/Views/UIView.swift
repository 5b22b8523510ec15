import SnugGeometry
import SnugLayout
import SnugSceneFormat

/// A view: its place in the tree, its constraints, and its layout properties.
///
/// Properties without effect on layout are stored and otherwise ignored.
open class UIView: UIResponder {
  // MARK: Geometry

  /// In the superview's coordinates, in points. Constraints change it when the view is laid out.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
        height: bounds.height)
    }
    set {
      guard newValue != frame else { return }
      bounds.size = newValue.size
      center = CGPoint(
        x: newValue.origin.x + newValue.width / 2, y: newValue.origin.y + newValue.height / 2)
    }
  }

  /// In the view's own coordinates, in points.
  open var bounds = CGRect.zero { didSet { didChangeGeometry(from: oldValue.size) } }
  /// In the superview's coordinates, in points.
  open var center = CGPoint.zero { didSet { didChangeGeometry(from: bounds.size) } }
  /// Stored; has no effect on layout.
  open var transform = CGAffineTransform.identity
  open var autoresizingMask: AutoresizingMask = [] { didSet { takeFrame() } }
  open var autoresizesSubviews = true
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The superview's size when the frame was set.
  var superviewSizeForFrame = CGSize.zero
  /// The frame the author set. The present frame follows from it by the autoresizing mask.
  var authoredFrame = CGRect.zero

  // MARK: The tree

  open internal(set) weak var superview: UIView?
  open internal(set) var subviews: [UIView] = []
  open internal(set) var layoutGuides: [UILayoutGuide] = []
  open private(set) lazy var keyboardLayoutGuide = UIKeyboardLayoutGuide(of: self)
  /// The active constraints whose items' nearest common superview this is.
  open internal(set) var constraints: [NSLayoutConstraint] = []
  /// The controller whose root view this is.
  weak var controller: UIViewController?
  var guidesByKind: [LayoutGuide.Kind: UILayoutGuide] = [:]

  // MARK: Layout

  /// For a root: the layout that set the frames of its tree.
  var currentLayout: Layout?
  var needsLayout = true
  var needsConstraintUpdate = true
  var needsPropertyUpdate = true
  var ambiguity = false
  /// Whether it stands for one whose class is not there.
  var isStandIn = false
  /// The size that such a view counts as, in points, where nothing gives it one.
  var assumedSize = PerAxis<Double?>(both: nil)
  /// The fitted sides of a root without an explicit size, in points.
  var fittedSize = PerAxis<Double?>(both: nil)
  var explicitHugging = PerAxis<UILayoutPriority?>(both: nil)
  var explicitResistance = PerAxis<UILayoutPriority?>(both: nil)
  /// The calls that set these priorities; `nil` if UIKit's own code did.
  var huggingSites = PerAxis<CallSite?>(both: nil)
  var resistanceSites = PerAxis<CallSite?>(both: nil)
  var storedMargins: Margins? { didSet { laidOutMargins = nil } }
  /// The effective margins in the last layout.
  var laidOutMargins: UIEdgeInsets?
  open internal(set) var safeAreaInsets = UIEdgeInsets.zero
  /// The safe area insets that the view's controller adds. A root without a controller has those of
  /// the screen if it fills the screen; a part of a list, or a card laid out by itself, can be anywhere.
  var ownSafeAreaInsets: UIEdgeInsets {
    if let controller { return controller.ownSafeAreaInsets }
    let fillsScreen =
      superview == nil && !isListPart && bounds.size == LayoutEnvironment.screenSize
    return fillsScreen ? LayoutEnvironment.screenInsets : .zero
  }
  open var insetsLayoutMarginsFromSafeArea = true
  open var preservesSuperviewLayoutMargins = false
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified

  // MARK: Appearance: stored, without effect on layout

  open var isHidden = false
  open var backgroundColor: UIColor?
  open var tintColor: UIColor! = .systemBlue
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  open var alpha: CGFloat = 1
  open var isOpaque = true
  open lazy var clipsToBounds = clipsByDefault
  var clipsByDefault: Bool { false }
  open var contentMode: ContentMode = .scaleToFill
  open lazy var isUserInteractionEnabled = takesTouchesByDefault
  var takesTouchesByDefault: Bool { true }
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  open var mask: UIView?
  open var tag = 0
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet {
      for recognizer in oldValue ?? [] { recognizer.view = nil }
      for recognizer in gestureRecognizers ?? [] {
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizer.view = self
      }
    }
  }
  open private(set) lazy var layer: CALayer = {
    let layerClass = type(of: self).layerClass as? CALayer.Type
    let layer = (layerClass ?? CALayer.self).init()
    layer.view = self
    return layer
  }()
  open class var layerClass: AnyClass { CALayer.self }
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityIdentifier: String?
  open var accessibilityTraits: UIAccessibilityTraits = .none

  // MARK: Making

  public init(frame: CGRect) {
    super.init()
    self.frame = frame
    takeFrame()
  }

  public required init?(coder: NSCoder) { super.init() }

  public convenience override init() { self.init(frame: .zero) }

  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}
  open override var next: UIResponder? { controller ?? superview }

  // MARK: To override

  open func layoutSubviews() {}
  open func updateConstraints() { needsConstraintUpdate = false }
  open func updateProperties() {}
  open func safeAreaInsetsDidChange() {}
  open func tintColorDidChange() {}
  open func draw(_ rect: CGRect) {}
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: CGRect) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  open class var requiresConstraintBasedLayout: Bool { false }
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }
  open var traitCollection: UITraitCollection { .current }

  /// The size of the content, in points; a side without a metric is `noIntrinsicMetric`.
  open var intrinsicContentSize: CGSize {
    let size = contentSize(of: described()).size
    return CGSize(
      width: size.horizontal ?? Self.noIntrinsicMetric,
      height: size.vertical ?? Self.noIntrinsicMetric)
  }

  public static let noIntrinsicMetric: CGFloat = -1
  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Does nothing: every layout asks for the size again.
  open func invalidateIntrinsicContentSize() {}

  /// The distances from the edges of the frame to the alignment rectangle, in points.
  open var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(described().alignmentRectInsets) }

  open func sizeThatFits(_ size: CGSize) -> CGSize { ownSizeThatFits(size) }

  /// Keeps the origin of the frame.
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    LayoutPass.fittingSize(of: self, targetSize, horizontal, vertical)
  }

  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: index(of: sibling, without: view) ?? 0)
  }
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: index(of: sibling, without: view).map { $0 + 1 } ?? subviews.count)
  }
  open func removeFromSuperview() {
    guard superview != nil else { return }
    let isInWindow = window != nil
    if isInWindow { forEachInTree { $0.willMove(toWindow: nil) } }
    willMove(toSuperview: nil)
    detach()
    didMoveToSuperview()
    if isInWindow { forEachInTree { $0.didMoveToWindow() } }
  }

  open func setNeedsLayout() { needsLayout = true }

  /// Lays out the view's whole tree, if something in it changed.
  open func layoutIfNeeded() { LayoutPass.run(on: rootView) }

  open func setNeedsUpdateConstraints() { needsConstraintUpdate = true }
  open func updateConstraintsIfNeeded() { updateInTree() }
  open func setNeedsUpdateProperties() { needsPropertyUpdate = true }
  open func updatePropertiesIfNeeded() { updateInTree() }

  // MARK: As a scene

  /// The engine's view class, which determines content and priorities.
  var viewClass: ViewClass { .uiView }

  /// Adds the properties of the view that a scene file would declare.
  func describe(_ declaration: inout ViewDeclaration) {}
}
