@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {}
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {}
public protocol UIWindowSceneDelegate: UISceneDelegate {}

open class UIApplication: UIResponder {
  public static let shared = UIApplication()

  open weak var delegate: (any UIApplicationDelegate)?
  open var windows: [UIWindow] { [] }
  open var keyWindow: UIWindow? { nil }
  open var connectedScenes: Set<UIScene> { [] }
  open var statusBarOrientation: UIInterfaceOrientation { .current }
  open var statusBarFrame: CGRect {
    CGRect(
      x: 0, y: 0, width: LayoutEnvironment.screenSize.width,
      height: LayoutEnvironment.screenInsets.top)
  }
  open func canOpenURL(_ url: URL) -> Bool { false }
  open func open(
    _ url: URL, options: [String: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
  ) {}

  /// The reasons for a launch; there are none.
  public struct LaunchOptionsKey: Hashable, Sendable {}
  open var isIdleTimerDisabled: Bool {
    get { false }
    set {}
  }
  public nonisolated static let willEnterForegroundNotification =
    Notification.Name("UIApplicationWillEnterForeground")
  public nonisolated static let didEnterBackgroundNotification =
    Notification.Name("UIApplicationDidEnterBackground")
  public nonisolated static let didBecomeActiveNotification =
    Notification.Name("UIApplicationDidBecomeActive")
  public nonisolated static let willResignActiveNotification =
    Notification.Name("UIApplicationWillResignActive")
}

@preconcurrency @MainActor
open class UIScene: NSObject {
  open var delegate: (any UISceneDelegate)?
  open class ConnectionOptions: NSObject {}
}

@preconcurrency @MainActor
open class UISceneSession: NSObject {}

open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { [] }
  open var screen: UIScreen { .main }
  open var interfaceOrientation: UIInterfaceOrientation { .current }
}

/// A view as large as the screen; it shows a controller's view.
open class UIWindow: UIView {
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }
  open weak var windowScene: UIWindowScene?
  open var windowLevel = Level.normal

  /// Which window is in front of another.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
    public static func + (level: Level, higher: CGFloat) -> Level { Level(level.rawValue + higher) }
  }

  open var isKeyWindow: Bool { true }

  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }

  open func makeKeyAndVisible() { rootViewController?.show() }
  override var ownSafeAreaInsets: UIEdgeInsets { LayoutEnvironment.screenInsets }
}
