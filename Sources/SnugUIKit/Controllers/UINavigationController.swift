import SnugLayout

extension UIViewController {
  /// Shows the view of a child, as large as this one's, in place of all others.
  fileprivate func fill(with child: UIViewController?) {
    guard isViewLoaded else { return }
    for subview in view.subviews { subview.removeFromSuperview() }
    guard let child else { return }
    child.rootSize = view.bounds.size
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
  }

  /// Replaces the children. Those that stay get no callbacks.
  fileprivate func replaceChildren(_ old: [UIViewController], by new: [UIViewController]) {
    for child in old where !new.contains(child) {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    for child in new where child.parent !== self {
      addChild(child)
      child.didMove(toParent: self)
    }
  }
}

/// Shows the view of its top controller; its bar is not laid out.
open class UINavigationController: UIViewController {
  open var viewControllers: [UIViewController] = [] {
    didSet {
      replaceChildren(oldValue, by: viewControllers)
      fill(with: topViewController)
    }
  }
  public let navigationBar = UINavigationBar(frame: .zero)
  open var isNavigationBarHidden = false
  open var isToolbarHidden = true
  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false
  open weak var delegate: (any UINavigationControllerDelegate)?
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
    viewControllers.append(viewController)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return popped
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    fill(with: topViewController)
  }
}

/// Shows the view of the selected controller; its bar is not laid out.
open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]? {
    didSet {
      replaceChildren(oldValue ?? [], by: viewControllers ?? [])
      fill(with: selectedViewController)
    }
  }
  open var selectedIndex = 0 { didSet { fill(with: selectedViewController) } }
  open var selectedViewController: UIViewController? {
    get {
      let controllers = viewControllers ?? []
      return controllers.indices.contains(selectedIndex) ? controllers[selectedIndex] : nil
    }
    set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
  }
  public let tabBar = UITabBar(frame: .zero)
  open weak var delegate: (any UITabBarControllerDelegate)?

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    fill(with: selectedViewController)
  }
}

@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {}
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {}

/// Shows the view of its first controller.
open class UISplitViewController: UIViewController {
  open var viewControllers: [UIViewController] = [] {
    didSet {
      replaceChildren(oldValue, by: viewControllers)
      fill(with: viewControllers.first)
    }
  }
  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var preferredDisplayMode: DisplayMode = .automatic
  open var isCollapsed: Bool { true }

  open override func viewDidLoad() {
    super.viewDidLoad()
    fill(with: viewControllers.first)
  }

  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
  }
}

@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {}

/// Shows the view of its first controller.
open class UIPageViewController: UIViewController {
  open private(set) var viewControllers: [UIViewController]?
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?

  public convenience init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [String: Any]? = nil
  ) { self.init(nibName: nil, bundle: nil) }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    replaceChildren(self.viewControllers ?? [], by: viewControllers ?? [])
    self.viewControllers = viewControllers
    fill(with: viewControllers?.first)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    fill(with: viewControllers?.first)
  }

  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
}

@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {}

// MARK: Bars: in the sizes of their classes, without their items

open class UINavigationBar: UIView {
  open var items: [UINavigationItem]?
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }
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

  /// A bar that is not shown: what is set for all bars changes no layout.
  public class func appearance() -> UINavigationBar { UINavigationBar() }

  override var viewClass: ViewClass { .uiNavigationBar }
}

public enum UIBarStyle: Int, Sendable { case `default`, black }
public enum UIBarMetrics: Int, Sendable { case `default`, compact }

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

open class UITabBar: UIView {
  open var items: [UITabBarItem]?
  open var barStyle: UIBarStyle = .default
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// A bar that is not shown: what is set for all bars changes no layout.
  public class func appearance() -> UITabBar { UITabBar() }

  override var viewClass: ViewClass { .uiTabBar }
}

open class UIToolbar: UIView {
  open var barStyle: UIBarStyle = .default
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var items: [UIBarButtonItem]?
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  override var viewClass: ViewClass { .uiToolbar }
}
