open class UIApplication: UIResponder {
  public static let shared = UIApplication()

  open weak var delegate: (any UIApplicationDelegate)?
  open var windows: [UIWindow] { [] }
  open var keyWindow: UIWindow? { nil }
  open var connectedScenes: Set<UIScene> { [] }
  open var statusBarFrame: CGRect {
    CGRect(
      x: 0, y: 0, width: LayoutEnvironment.screenSize.width,
      height: LayoutEnvironment.screenInsets.top)
  }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: .unspecified)
  }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  open var isIdleTimerDisabled = false
  /// Actions are never sent.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { false }
  open func canOpenURL(_ url: URL) -> Bool { false }
  open func open(
    _ url: URL, options: [String: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
  ) {}

  public nonisolated static let didBecomeActiveNotification =
    Notification.Name("UIApplicationDidBecomeActive")
  public nonisolated static let willResignActiveNotification =
    Notification.Name("UIApplicationWillResignActive")
  public nonisolated static let didEnterBackgroundNotification =
    Notification.Name("UIApplicationDidEnterBackground")
  public nonisolated static let openSettingsURLString = "app-settings:"
}

/// The pasteboard, always empty.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  public static let general = UIPasteboard()
  open var string: String?
  open var strings: [String]?
}

@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {}

@preconcurrency @MainActor
open class UIScene: NSObject {}

open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { [] }
  open var screen: UIScreen { .main }
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
  open var windowLevel: Level = .normal
  open var isKeyWindow: Bool { true }

  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }

  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }

  open func makeKeyAndVisible() { rootViewController?.show() }
  open func makeKey() {}
  override var ownSafeAreaInsets: UIEdgeInsets { LayoutEnvironment.screenInsets }
}
