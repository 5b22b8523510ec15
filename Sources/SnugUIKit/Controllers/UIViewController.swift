import SnugGeometry

/// A view controller. Before `viewDidLoad` its root view gets the size of the screen, unless it
/// has another size.
open class UIViewController: UIResponder {
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView?.controller = nil
      storedView = newValue
      newValue?.controller = self
    }
  }
  private var storedView: UIView?
  private var isLoading = false
  open var viewIfLoaded: UIView? { storedView }
  open var isViewLoaded: Bool { storedView != nil }
  /// The size of the root view, in points; the screen's if left out.
  var rootSize: CGSize?

  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem?.title = title
    }
  }
  open private(set) lazy var navigationItem: UINavigationItem = {
    let item = UINavigationItem(title: "")
    item.title = title
    return item
  }()
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  open var toolbarItems: [UIBarButtonItem]?
  open internal(set) weak var parent: UIViewController?
  open internal(set) var children: [UIViewController] = []
  open internal(set) var presentedViewController: UIViewController?
  open internal(set) weak var presentingViewController: UIViewController?
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  open var isModalInPresentation = false
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var definesPresentationContext = false
  open var hidesBottomBarWhenPushed = false
  open var preferredContentSize = CGSize.zero
  open var viewRespectsSystemMinimumLayoutMargins = true
  /// The least margins of the root view beside its safe area, in points: 20 at the sides of a wide
  /// screen, else 16, and none above and below.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = LayoutEnvironment.screenSize.width < 414 ? 16 : 20
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  open var traitCollection: UITraitCollection { .current }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  open var shouldAutorotate: Bool { true }
  open var storyboard: UIStoryboard? { nil }
  open var presentationController: UIPresentationController? { nil }
  open var popoverPresentationController: UIPopoverPresentationController? { nil }

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init() }

  // MARK: The view

  open func loadView() { view = UIView() }

  open func loadViewIfNeeded() {
    guard storedView == nil, !isLoading else { return }
    isLoading = true
    loadView()
    isLoading = false
    guard let view = storedView else { return }
    // UIKit sizes the root view before it calls `viewDidLoad`.
    if view.bounds.size == .zero, view.superview == nil {
      view.frame = CGRect(origin: .zero, size: rootSize ?? UIScreen.main.bounds.size)
    }
    viewDidLoad()
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func updateViewConstraints() {}
  open func updateProperties() {}
  open func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }
  open func didReceiveMemoryWarning() {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func setNeedsStatusBarAppearanceUpdate() {}
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  open func endAppearanceTransition() {}
  open func setEditing(_ editing: Bool, animated: Bool) {}
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}

  /// Calls the appearance methods of the controller and of children whose views are in its view, the
  /// first time.
  func show() {
    loadViewIfNeeded()
    guard !isShown else { return view.layoutIfNeeded() }
    isShown = true
    forEachShown { $0.viewWillAppear(false) }
    forEachShown { $0.viewIsAppearing(false) }
    view.layoutIfNeeded()
    forEachShown { $0.viewDidAppear(false) }
    view.layoutIfNeeded()
  }

  private var isShown = false

  private func forEachShown(_ body: (UIViewController) -> Void) {
    body(self)
    for child in children where child.viewIfLoaded?.isDescendant(of: view) ?? false {
      child.forEachShown(body)
    }
  }

  var ownSafeAreaInsets: UIEdgeInsets {
    // In a window or in another controller, the safe area comes from the superview.
    let screen = storedView?.superview == nil ? LayoutEnvironment.screenInsets : .zero
    return UIEdgeInsets(EdgeInsets(screen) + EdgeInsets(additionalSafeAreaInsets))
  }

  open private(set) lazy var topLayoutGuide: any UILayoutSupport =
    LayoutSupportGuide(of: view, isTop: true)
  open private(set) lazy var bottomLayoutGuide: any UILayoutSupport =
    LayoutSupportGuide(of: view, isTop: false)

  // MARK: Other controllers

  open func addChild(_ childController: UIViewController) {
    childController.willMove(toParent: self)
    if childController.parent != nil { childController.removeFromParent() }
    children.append(childController)
    childController.parent = self
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    completion?()
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if presentedViewController == nil, let presentingViewController {
      return presentingViewController.dismiss(animated: flag, completion: completion)
    }
    presentedViewController?.presentingViewController = nil
    presentedViewController = nil
    completion?()
  }
  open func show(_ vc: UIViewController, sender: Any?) {}
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {}

  /// The nearest ancestor controller of a class.
  func ancestor<Controller: UIViewController>(_ kind: Controller.Type) -> Controller? {
    parent as? Controller ?? parent?.ancestor(kind)
  }

  open var navigationController: UINavigationController? { ancestor(UINavigationController.self) }
  open var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
  open var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }
  open override var next: UIResponder? { storedView?.superview ?? parent }
}
