/// What a controller shows in bars; stored and not laid out.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  open var title: String?
  open var titleView: UIView?
  open var backButtonTitle: String?
  open var backBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var hidesBackButton = false
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic
  open var searchController: UISearchController?
  open var hidesSearchBarWhenScrolling = true
  open var standardAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  public init(title: String) {
    self.title = title
    super.init()
  }

  public override init() { super.init() }

  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
}

open class UISearchController: UIViewController {
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open var obscuresBackgroundDuringPresentation = true
  open var isActive = false
  public let searchBar = UISearchBar()

  public convenience init(searchResultsController: UIViewController?) {
    self.init(nibName: nil, bundle: nil)
  }
}

@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: UISearchController)
}

@preconcurrency @MainActor
open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag = 0
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

open class UIBarButtonItem: UIBarItem {
  open var customView: UIView?
  open var tintColor: UIColor?
  open var style: Style = .plain
  open var width: CGFloat = 0
  open var menu: UIMenu?
  open weak var target: AnyObject?
  open var action: Selector?

  public convenience init(
    title: String? = nil, image: UIImage? = nil, style: Style = .plain, target: Any?,
    action: Selector?
  ) {
    self.init()
    (self.title, self.image, self.style) = (title, image, style)
  }

  public convenience init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
  }

  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) { self.init() }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    (self.title, self.image) = (title, image)
  }

  /// An item that is not shown: what is set for all items changes no layout.
  public class func appearance() -> UIBarButtonItem { UIBarButtonItem() }
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UIBarButtonItem { UIBarButtonItem() }

  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem() }
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem { UIBarButtonItem() }

  public enum Style: Int, Sendable { case plain, bordered, done }

  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo, close = 24
  }
}

open class UITabBarItem: UIBarItem {
  open var selectedImage: UIImage?

  public convenience init(
    title: String?, image: UIImage?, selectedImage: UIImage? = nil, tag: Int = 0
  ) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: nil, image: nil, tag: tag)
  }

  /// An item that is not shown: what is set for all items changes no layout.
  public class func appearance() -> UITabBarItem { UITabBarItem() }

  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }
}
