import AutoLayout
import SceneFormat

extension UIViewController {
  /// Replaces the children. Those that stay get no callbacks.
  fileprivate func replaceChildren(_ old: [UIViewController], by new: [UIViewController]) {
    for child in old where !new.contains(child) {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for child in new where child.parent !== self {
      addChild(child)
      child.didMove(toParent: self)
    }
    children = children.filter { !new.contains($0) } + new
  }

  /// Shows the view of a child below all others, as large as this one's.
  fileprivate func fill(with child: UIViewController, belowBars insets: UIEdgeInsets) {
    child.insetsOfBars = insets
    child.rootSize = view.bounds.size
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(child.view, at: 0)
  }
}

/// A navigation bar above the view of the top controller.
open class UINavigationController: UIViewController {
  open var viewControllers: [UIViewController] = [] {
    didSet {
      oldValue.last?.viewIfLoaded?.removeFromSuperview()
      replaceChildren(oldValue, by: viewControllers)
      layOutTop()
    }
  }
  open private(set) lazy var navigationBar = UINavigationBar(frame: .zero)
  open var isNavigationBarHidden = false { didSet { layOutTop() } }
  open var isToolbarHidden = true
  open var hidesBarsOnSwipe = false
  open weak var delegate: AnyObject?
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? { viewControllers.last }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(viewControllers + [viewController], animated: animated)
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard let below = viewControllers.dropLast().last else { return nil }
    return popToViewController(below, animated: animated)?.first
  }

  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(of: viewController) else { return nil }
    let popped = Array(viewControllers[(index + 1)...])
    setViewControllers(Array(viewControllers[...index]), animated: animated)
    return popped
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    viewControllers.first.flatMap { popToViewController($0, animated: animated) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    layOutTop()
  }

  /// The top controller's view fills this one's; the bar takes its height from the safe area.
  private func layOutTop() {
    guard isViewLoaded, let top = topViewController else { return }
    let height = isNavigationBarHidden ? 0 : navigationBar.intrinsicContentSize.height
    fill(with: top, belowBars: UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0))
    navigationBar.items = [top.navigationItem]
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.frame = CGRect(
      x: 0, y: ownSafeAreaInsets.top, width: view.bounds.width, height: height)
    navigationBar.autoresizingMask = [.flexibleWidth]
    view.addSubview(navigationBar)
  }
}

open class UINavigationBar: UIView {
  open var items: [UINavigationItem]?
  open var topItem: UINavigationItem? { items?.last }
  open var prefersLargeTitles = false
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var barStyle: UIBarStyle = .default
  open var shadowImage: UIImage?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}

  override var viewClass: ViewClass { .uiNavigationBar }

  override func describe(_ declaration: inout ViewDeclaration) {
    declaration.title = TextDeclaration(topItem?.title ?? "")
    let buttons = (topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? [])
    declaration.items = buttons.compactMap(\.title)
    if let font = titleTextAttributes?[.font] as? UIFont { declaration.font = font.sceneFont }
  }
}

public enum UIBarStyle: Int, Sendable { case `default`, black }
public enum UIBarMetrics: Int, Sendable { case `default`, compact }

/// The appearance of a bar; stored and not shown.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var shadowColor: UIColor?
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
  open func configureWithDefaultBackground() {}
}

open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

open class UITabBarAppearance: UIBarAppearance {}

/// A tab bar below the view of the selected controller.
open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]? {
    didSet {
      replaceChildren(oldValue ?? [], by: viewControllers ?? [])
      layOutSelected()
    }
  }
  open var selectedIndex = 0 { didSet { layOutSelected() } }
  open var selectedViewController: UIViewController? {
    get {
      let controllers = viewControllers ?? []
      return controllers.indices.contains(selectedIndex) ? controllers[selectedIndex] : nil
    }
    set {
      if let index = viewControllers?.firstIndex(where: { $0 === newValue }) {
        selectedIndex = index
      }
    }
  }
  open private(set) lazy var tabBar = UITabBar(frame: .zero)

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    layOutSelected()
  }

  private func layOutSelected() {
    guard isViewLoaded, let selected = selectedViewController else { return }
    for controller in viewControllers ?? [] { controller.viewIfLoaded?.removeFromSuperview() }
    let height = tabBar.intrinsicContentSize.height
    let bottom = ownSafeAreaInsets.bottom
    fill(with: selected, belowBars: UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0))
    tabBar.items = viewControllers?.map(\.tabBarItem)
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - bottom - height, width: view.bounds.width, height: height)
    tabBar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(tabBar)
  }
}

open class UITabBar: UIView {
  open var items: [UITabBarItem]?
  open var selectedItem: UITabBarItem?
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?

  override var viewClass: ViewClass { .uiTabBar }

  override func describe(_ declaration: inout ViewDeclaration) {
    declaration.items = (items ?? []).map { $0.title ?? "" }
    declaration.selectedItem = items?.firstIndex { $0 === selectedItem }
  }
}

open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]?

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  override var viewClass: ViewClass { .uiToolbar }

  override func describe(_ declaration: inout ViewDeclaration) {
    declaration.items = (items ?? []).compactMap(\.title)
  }
}
