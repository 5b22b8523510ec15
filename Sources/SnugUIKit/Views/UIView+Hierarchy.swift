extension UIView {
  /// The view at the top of the tree.
  var rootView: UIView { superview?.rootView ?? self }

  public var window: UIWindow? { rootView as? UIWindow }

  /// The view of a constraint's item: the item itself, or the owner of a guide.
  static func owner(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  /// The view, its superview, and so on to the root.
  private var lineage: UnfoldFirstSequence<UIView> { sequence(first: self) { $0.superview } }

  func commonAncestor(with other: UIView) -> UIView? {
    lineage.first { other.isDescendant(of: $0) }
  }

  public func isDescendant(of view: UIView) -> Bool { lineage.contains { $0 === view } }

  /// The index of a subview once another view is removed.
  func index(of view: UIView, without other: UIView) -> Int? {
    subviews.filter { $0 !== other }.firstIndex { $0 === view }
  }

  func insert(_ view: UIView, at index: Int) {
    // A view cannot be a subview of its own descendant. UIKit throws an exception.
    guard !isDescendant(of: view) else { return }
    let window = window
    let isNew = view.window !== window
    if isNew { view.forEachInTree { $0.willMove(toWindow: window) } }
    if view.superview === self {
      subviews.removeAll { $0 === view }
    } else {
      view.willMove(toSuperview: self)
      view.detach()
    }
    view.superview = self
    SceneExport.superviews?.append(self)
    subviews.insert(view, at: min(max(0, index), subviews.count))
    view.takeFrame()
    view.currentLayout = nil
    if LayoutPass.viewInLayout !== self { setNeedsLayout() }
    didAddSubview(view)
    view.didMoveToSuperview()
    if isNew { view.forEachInTree { $0.didMoveToWindow() } }
  }

  func forEachInTree(_ body: (UIView) -> Void) {
    body(self)
    for subview in subviews { subview.forEachInTree(body) }
  }

  /// Removes the view from its superview, and the constraints between its tree and the rest.
  func detach() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    superview.setNeedsLayout()
    superview.deactivateConstraints { UIView.owner(of: $0)?.isDescendant(of: self) ?? false }
    (superview as? UIStackView)?.forget(self)
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
  }

  /// Deactivates constraints about certain items, in this view and its superviews.
  private func deactivateConstraints(about isMeant: (AnyObject?) -> Bool) {
    for constraint in lineage.flatMap(\.constraints)
    where isMeant(constraint.firstItem) || isMeant(constraint.secondItem) {
      constraint.deactivate()
    }
  }

  public func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviews.count) }

  public func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

  private func reorder(_ view: UIView, to index: Int) {
    guard subviews.contains(where: { $0 === view }) else { return }
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: min(index, subviews.count))
  }

  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    // A lazy `compactMap` would search the successful branch twice at every level.
    for subview in subviews {
      if let view = subview.viewWithTag(tag) { return view }
    }
    return nil
  }

  // MARK: Constraints and guides

  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.install(on: self) }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.install(on: self) }
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layoutGuides.append(guide)
  }

  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    deactivateConstraints { $0 === guide }
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  /// The content view of a cell or an effect view: below all other subviews, and as large as its
  /// superview.
  func makeContentView() -> UIView {
    let view = ContentView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    return view
  }

  /// A class of its own, because views are named after their classes.
  private final class ContentView: UIView {}

  var isContentView: Bool { self is ContentView }

  // MARK: Gestures

  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers =
      (gestureRecognizers ?? []).filter { $0 !== gestureRecognizer } + [gestureRecognizer]
  }

  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }

  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { true }
}
