import SnugGeometry
import SnugLayout

extension UIView {
  func didChangeGeometry(from size: CGSize) {
    if bounds.size != size { needsLayout = true }
    if !LayoutPass.isApplying { takeFrame() }
  }

  /// Records the frame as the author's, together with the present size of the superview.
  func takeFrame() {
    authoredFrame = frame
    superviewSizeForFrame = superview?.bounds.size ?? .zero
  }

  /// Whether the view or a descendant needs layout.
  var needsLayoutInTree: Bool { needsLayout || subviews.contains(where: \.needsLayoutInTree) }

  /// Lets the views that need it update their properties, from the root down, and their constraints,
  /// from the leaves up.
  func updateInTree() {
    // An update may request another one for a view that was just updated.
    for _ in 1...LayoutPass.mostPasses { if !updateOnce() { return } }
  }

  /// Returns whether any view needed an update.
  private func updateOnce() -> Bool {
    var isUpdated = needsPropertyUpdate
    if needsPropertyUpdate {
      needsPropertyUpdate = false
      controller?.updateProperties()
      updateProperties()
    }
    for subview in subviews where subview.updateOnce() { isUpdated = true }
    guard needsConstraintUpdate else { return isUpdated }
    needsConstraintUpdate = false
    controller?.updateViewConstraints()
    updateConstraints()
    return true
  }

  public var hasAmbiguousLayout: Bool {
    layoutIfNeeded()
    return ambiguity
  }

  var constraintsInTree: [NSLayoutConstraint] {
    constraints + subviews.flatMap(\.constraintsInTree)
  }

  // MARK: Priorities

  public func contentHuggingPriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    explicitHugging[axis.axis]
      ?? UILayoutPriority(engine: described().contentHuggingPriority[axis.axis])
  }

  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis, file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    explicitHugging[axis.axis] = priority
    huggingSites[axis.axis] = CallSite(file, line, column)
  }

  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    explicitResistance[axis.axis]
      ?? UILayoutPriority(engine: View.defaultContentCompressionResistancePriority)
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis, file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    explicitResistance[axis.axis] = priority
    resistanceSites[axis.axis] = CallSite(file, line, column)
  }

  // MARK: Margins and guides

  /// Margins as the author set them.
  enum Margins {
    case absolute(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }

  /// The effective margins, in points: those set, plus what safe area and superview add.
  public var layoutMargins: UIEdgeInsets {
    get { laidOutMargins ?? UIEdgeInsets(described().layoutMargins) }
    set { storedMargins = .absolute(newValue) }
  }

  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: isMirrored ? margins.right : margins.left,
        bottom: margins.bottom, trailing: isMirrored ? margins.left : margins.right)
    }
    set { storedMargins = .directional(newValue) }
  }

  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    (attribute.attribute.direction ?? LayoutEnvironment.layoutDirection) == .rightToLeft
      ? .rightToLeft : .leftToRight
  }

  func guide(_ kind: LayoutGuide.Kind) -> UILayoutGuide {
    if let guide = guidesByKind[kind] { return guide }
    let guide = UILayoutGuide(kind, of: self)
    guidesByKind[kind] = guide
    return guide
  }

  public var layoutMarginsGuide: UILayoutGuide { guide(.layoutMargins) }
  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
  public var readableContentGuide: UILayoutGuide { guide(.readableContent) }

  // MARK: Converting

  /// The origin of the view's coordinates in those of its root, in points.
  private var originInRoot: CGPoint {
    var origin = CGPoint(x: -bounds.minX, y: -bounds.minY)
    var view = self
    while let superview = view.superview {
      origin.x += view.frame.minX - superview.bounds.minX
      origin.y += view.frame.minY - superview.bounds.minY
      view = superview
    }
    return origin
  }

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (from, to) = (originInRoot, view?.originInRoot ?? .zero)
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? rootView).convert(point, to: self)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  public func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  public func frame(forAlignmentRect rect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return rect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
}
