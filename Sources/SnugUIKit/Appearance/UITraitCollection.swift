import SnugGeometry
import SnugLayout

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1, phone, pad, tv, carPlay, mac = 5
}

/// The traits of a view: the screen's size classes, the light appearance, and the text size
/// given to the tool.
open class UITraitCollection: NSObject, @unchecked Sendable {
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  public let displayScale: CGFloat
  public let preferredContentSizeCategory: UIContentSizeCategory
  public let layoutDirection: UITraitEnvironmentLayoutDirection

  public init(
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    userInterfaceStyle: UIUserInterfaceStyle = .unspecified,
    userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified, displayScale: CGFloat = 0,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
    preferredContentSizeCategory: UIContentSizeCategory = .unspecified
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceStyle = userInterfaceStyle
    self.userInterfaceIdiom = userInterfaceIdiom
    self.displayScale = displayScale
    self.layoutDirection = layoutDirection
    self.preferredContentSizeCategory = preferredContentSizeCategory
    super.init()
  }

  /// The screen's traits: a side of at most 500 points is compact.
  @MainActor public static var current: UITraitCollection {
    let size = LayoutEnvironment.screenSize
    let isPad = min(size.width, size.height) > 500
    return UITraitCollection(
      horizontalSizeClass: isPad ? .regular : .compact,
      verticalSizeClass: isPad || size.height > 500 ? .regular : .compact,
      userInterfaceStyle: .light, userInterfaceIdiom: isPad ? .pad : .phone,
      displayScale: LayoutEnvironment.pixelGrid.scale,
      layoutDirection: LayoutEnvironment.layoutDirection == .rightToLeft
        ? .rightToLeft : .leftToRight,
      preferredContentSizeCategory: UIContentSizeCategory(LayoutEnvironment.contentSizeCategory))
  }

  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }

  /// Runs code in the text size of these traits, if they have one.
  public func performAsCurrent(_ actions: () -> Void) {
    let former = LayoutEnvironment.contentSizeCategory
    defer { LayoutEnvironment.contentSizeCategory = former }
    LayoutEnvironment.contentSizeCategory = preferredContentSizeCategory.category ?? former
    actions()
  }
}

@preconcurrency @MainActor
open class UIScreen: NSObject {
  public static let main = UIScreen()

  open var bounds: CGRect { CGRect(origin: .zero, size: LayoutEnvironment.screenSize) }
  open var scale: CGFloat { LayoutEnvironment.pixelGrid.scale }
  open var nativeScale: CGFloat { scale }
  open var traitCollection: UITraitCollection { .current }
}

public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  @MainActor static var current: Self {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeRight : .portrait
  }
}

@preconcurrency @MainActor
open class UIDevice: NSObject {
  public static let current = UIDevice()
  public nonisolated static let orientationDidChangeNotification =
    Notification.Name("UIDeviceOrientationDidChange")

  open var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
  open var systemVersion: String { "\(LayoutEnvironment.system.major).0" }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var name: String { model }
  open var identifierForVendor: UUID? {
    UUID(uuidString: "00000000-0000-0000-0000-000000000001")
  }
  open var orientation: UIDeviceOrientation {
    UIInterfaceOrientation.current.isLandscape ? .landscapeLeft : .portrait
  }
}
