@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// What controllers had up to iOS 10 as `topLayoutGuide` or `bottomLayoutGuide`: what the safe area leaves
/// of a controller's view at the top or at the bottom.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  private let isTop: Bool

  init(of view: UIView, isTop: Bool) {
    self.isTop = isTop
    super.init()
    fillBeyondSafeArea(of: view, atTop: isTop)
  }

  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return isTop ? insets.top : insets.bottom
  }
}

/// Where the keyboard is hidden: what the safe area leaves of a view at the bottom.
open class UIKeyboardLayoutGuide: UILayoutGuide {
  open var followsUndockedKeyboard = false

  init(of view: UIView) {
    super.init()
    fillBeyondSafeArea(of: view, atTop: false)
  }
}

extension UILayoutGuide {
  /// Takes what lies beyond the safe area of a view, as wide as the view.
  fileprivate func fillBeyondSafeArea(of view: UIView, atTop isTop: Bool) {
    let safeArea = view.safeAreaLayoutGuide
    view.addLayoutGuide(self)
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: isTop ? view.topAnchor : safeArea.bottomAnchor),
      bottomAnchor.constraint(equalTo: isTop ? safeArea.topAnchor : view.bottomAnchor),
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}
