/// What constraints can relate: views, layout guides, and the layout guides controllers had up to iOS 10.
@MainActor
enum LayoutAnchorItem {
  /// The item and the attribute a constraint speaks of, with old layout guides replaced by what took
  /// their place.
  static func resolved(
    _ item: Any, _ attribute: NSLayoutConstraint.Attribute
  ) -> (AnyObject?, NSLayoutConstraint.Attribute) {
    if let support = item as? LayoutSupportGuide { return support.item(for: attribute) }
    return (item as AnyObject, attribute)
  }

  /// The view itself, or the one a guide belongs to.
  static func view(of item: AnyObject?) -> UIView? {
    switch item {
    case let view as UIView: view
    case let guide as UILayoutGuide: guide.owningView
    default: nil
    }
  }
}

@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// `topLayoutGuide` or `bottomLayoutGuide`: what the safe area leaves of a controller's view at the top
/// or at the bottom.
final class LayoutSupportGuide: NSObject, UILayoutSupport {
  private let view: UIView
  private let isTop: Bool
  private let guide = UILayoutGuide()

  init(of view: UIView, isTop: Bool) {
    self.view = view
    self.isTop = isTop
    super.init()
    view.addLayoutGuide(guide)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: isTop ? view.topAnchor : safeArea.bottomAnchor),
      guide.bottomAnchor.constraint(equalTo: isTop ? safeArea.topAnchor : view.bottomAnchor),
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 0),
    ])
  }

  func item(
    for attribute: NSLayoutConstraint.Attribute
  ) -> (AnyObject?, NSLayoutConstraint.Attribute) { (guide, attribute) }

  var length: CGFloat { isTop ? view.safeAreaInsets.top : view.safeAreaInsets.bottom }
  var topAnchor: NSLayoutYAxisAnchor { guide.topAnchor }
  var bottomAnchor: NSLayoutYAxisAnchor { guide.bottomAnchor }
  var heightAnchor: NSLayoutDimension { guide.heightAnchor }
}
