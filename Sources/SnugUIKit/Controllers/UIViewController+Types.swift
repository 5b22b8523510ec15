public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext
  case popover, none = -1, automatic = -2
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let portrait = Self(rawValue: 2)
  public static let landscape = Self(rawValue: 24)
  public static let all = Self(rawValue: 30)
  public static let allButUpsideDown = Self(rawValue: 26)
}

@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: AnyObject {
  func animate(
    alongsideTransition animation: ((Any) -> Void)?, completion: ((Any) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(alongsideTransition animation: ((Any) -> Void)?) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// How a controller is presented; none is.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
}

/// Its methods are all optional in UIKit, and none is called.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {}

@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {}
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect = CGRect.zero
  open var barButtonItem: UIBarButtonItem?
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = Self(rawValue: 1)
  public static let down = Self(rawValue: 2)
  public static let left = Self(rawValue: 4)
  public static let right = Self(rawValue: 8)
  public static let any = Self(rawValue: 15)
}

@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  open var identifier: String? { nil }
  open var destination: UIViewController { UIViewController() }
}

/// A storyboard; it is not read.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { super.init() }
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }
  open func instantiateInitialViewController() -> UIViewController? { UIViewController() }
}

/// An alert. It is never shown.
open class UIAlertController: UIViewController {
  open var message: String?
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message) = (title, message)
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  public enum Style: Int, Sendable { case actionSheet, alert }
}

@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  open private(set) var title: String?
  open var isEnabled = true

  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    self.title = title
  }

  public enum Style: Int, Sendable { case `default`, cancel, destructive }
}

/// A controller that shares items; it is never shown.
open class UIActivityViewController: UIViewController {
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init(nibName: nil, bundle: nil)
  }
}

@preconcurrency @MainActor
open class UIActivity: NSObject {
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// A controller that takes or chooses a photo; it is never shown.
open class UIImagePickerController: UINavigationController {
  open var sourceType: SourceType = .photoLibrary
  open var allowsEditing = false
  open var mediaTypes: [String] = ["public.image"]

  public class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }

  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }

  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
  }
}

/// Its methods are all optional in UIKit, and none is called.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {}
