@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// The `topLayoutGuide` or `bottomLayoutGuide` of controllers up to iOS 10: the part of a controller's
/// view above or below the safe area.
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

/// The guide's position while the keyboard is hidden: the part of a view below the safe area.
open class UIKeyboardLayoutGuide: UILayoutGuide {
  open var followsUndockedKeyboard = false

  init(of view: UIView) {
    super.init()
    fillBeyondSafeArea(of: view, atTop: false)
  }
}

extension UILayoutGuide {
  /// Fills the view above or below its safe area, over the full width.
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
