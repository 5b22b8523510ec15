/// The content of a navigation bar for a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  open var title: String?
  open var prompt: String?
  open var titleView: UIView?
  open var backButtonTitle: String?
  open var backBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var hidesBackButton = false
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic
  open var searchController: UISearchController?
  open var hidesSearchBarWhenScrolling = true

  public init(title: String) {
    self.title = title
    super.init()
  }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
}

/// A search controller; its bar is not laid out.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  open private(set) var searchResultsController: UIViewController?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var isActive = false
  public let searchBar = UISearchBar()

  public convenience init(searchResultsController: UIViewController?) {
    self.init(nibName: nil, bundle: nil)
    self.searchResultsController = searchResultsController
  }
}

@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: UISearchController)
}

extension UIViewController {
  public var editButtonItem: UIBarButtonItem {
    UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
  }
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
    title: String? = nil, image: UIImage? = nil, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.title = title
    self.image = image
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  public convenience init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.menu = menu
  }

  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.menu = menu
  }

  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem() }

  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem()
    space.width = width
    return space
  }

  public enum Style: Int, Sendable { case plain, bordered, done }

  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo, close = 24
  }
}

open class UITabBarItem: UIBarItem {
  open var selectedImage: UIImage?
  open var badgeValue: String?

  public convenience init(
    title: String?, image: UIImage?, selectedImage: UIImage? = nil, tag: Int = 0
  ) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
    self.tag = tag
  }

  /// An item with the system's title, in English.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: nil, tag: tag)
  }

  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed

    fileprivate var title: String {
      switch self {
      case .topRated: "Top Rated"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      default: "\(self)".capitalized
      }
    }
  }
}
