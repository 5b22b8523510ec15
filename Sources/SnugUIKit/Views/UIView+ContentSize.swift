import SnugGeometry
import SnugLayout
import SnugSceneFormat

extension UIView {
  /// The view as a scene describes it, without subviews and without a subclass's overrides.
  func described(named name: String = "view", in superview: ViewID? = nil) -> View {
    var declaration = ViewDeclaration(name: Spanned(name), viewClass: viewClass)
    declaration.view.isHidden = isHidden
    declaration.view.semanticContentAttribute = semanticContentAttribute.attribute
    declaration.contentHuggingPriority = PerAxis {
      explicitHugging[$0]?.layoutPriority.map { Spanned($0) }
    }
    declaration.contentCompressionResistancePriority = PerAxis {
      explicitResistance[$0]?.layoutPriority.map { Spanned($0) }
    }
    switch ownMargins {
    case .absolute(let margins): declaration.view.layoutMargins = EdgeInsets(margins)
    case .directional(let margins):
      declaration.directionalLayoutMargins = EdgeInsets(
        top: margins.top.points, left: margins.leading.points,
        bottom: margins.bottom.points, right: margins.trailing.points)
    case nil: break
    }
    declaration.view.insetsLayoutMarginsFromSafeArea = insetsLayoutMarginsFromSafeArea
    declaration.view.preservesSuperviewLayoutMargins = preservesSuperviewLayoutMargins
    declaration.view.safeAreaInsets = EdgeInsets(ownSafeAreaInsets)
    describe(&declaration)
    var document = SceneDocument()
    document.scene.system = LayoutEnvironment.system
    document.scene.layoutDirection = LayoutEnvironment.layoutDirection
    document.scene.contentSizeCategory = LayoutEnvironment.contentSizeCategory
    document.scene.pixelGrid = LayoutEnvironment.pixelGrid
    return declaration.view(in: superview, of: document)
  }

  /// The margins that were set; in a controller's root at least the system's at the sides.
  private var ownMargins: Margins? {
    guard let controller, controller.viewRespectsSystemMinimumLayoutMargins else {
      return storedMargins
    }
    let least = controller.systemMinimumLayoutMargins
    switch storedMargins {
    case .absolute(var margins):
      margins.left = max(margins.left, least.leading)
      margins.right = max(margins.right, least.trailing)
      return .absolute(margins)
    case .directional(var margins):
      margins.leading = max(margins.leading, least.leading)
      margins.trailing = max(margins.trailing, least.trailing)
      return .directional(margins)
    case nil: return .directional(least)
    }
  }

  func contentSize(of view: View, laidOut width: Double? = nil) -> IntrinsicContentSize {
    view.intrinsicContentSize(
      laidOut: width, in: LayoutEnvironment.system, on: LayoutEnvironment.pixelGrid,
      measuring: LayoutEnvironment.measurer)
  }

  /// The size of the content in lines of at most the given width. A view without content keeps its size.
  func ownSizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && size.width < 1e6 ? size.width.points : nil
    let fitting = contentSize(of: described(), laidOut: width)
    guard let height = fitting.size.vertical else {
      return CGSize(width: fitting.size.horizontal ?? bounds.width, height: bounds.height)
    }
    var wide = fitting.size.horizontal ?? Double(bounds.width)
    if let width, wide > width, let text = fitting.text {
      wide = LayoutEnvironment.pixelGrid.roundedUp(text.size.width)
    }
    return CGSize(width: wide, height: height)
  }

  /// The view as a scene describes it, with a subclass's intrinsic content size and alignment rect
  /// insets.
  func sceneView(named name: String, in superview: ViewID?) -> View {
    var view = described(named: name, in: superview)
    view.listClass =
      self is UITableView ? "UITableView" : self is UICollectionView ? "UICollectionView" : nil
    if assumedSize != PerAxis(both: nil) {
      view.assumeContentSize(assumedSize)
      return view
    }
    view.alignmentRectInsets = EdgeInsets(alignmentRectInsets)
    let own = contentSize(of: view).size
    let asked = intrinsicContentSize
    let wanted = PerAxis<Double?> { axis in
      let side = (axis == .horizontal ? asked.width : asked.height).points
      return side == Double(UIView.noIntrinsicMetric) ? nil : max(0, side)
    }
    let insets = view.contentInsets
    if min(insets.top, insets.left, insets.bottom, insets.right) < 0 {
      // A scene's content insets only add to the class's own. This button has less.
      view.contentInsets = .zero
      view.intrinsicContentSizeOverride = wanted
      return view
    }
    guard wanted != own else { return view }
    if let insets = padding(from: own, to: wanted, of: view.content) {
      view.contentInsets = insets
    } else {
      view.intrinsicContentSizeOverride = wanted
    }
    return view
  }

  /// The space around a wrapping text if a subclass adds to the size of the text on one or both axes.
  /// UIKit asks such a view for its size at each width, so its height follows from its lines.
  private func padding(
    from own: PerAxis<Double?>, to wanted: PerAxis<Double?>, of content: ViewContent
  ) -> EdgeInsets? {
    guard case .label(let label) = content, label.text.lineLimit.numberOfLines != 1,
      let width = own.horizontal, let height = own.vertical, let wide = wanted.horizontal,
      let high = wanted.vertical, wide >= width, high >= height
    else { return nil }
    let (x, y) = ((wide - width) / 2, (high - height) / 2)
    return EdgeInsets(top: y, left: x, bottom: y, right: x)
  }
}
