/// The classes of views a scene can hold.
public enum ViewClass: String, Sendable, CaseIterable {
  case uiView = "UIView"
  case uiLabel = "UILabel"
  case uiButton = "UIButton"
  case uiTextField = "UITextField"
  case uiTextView = "UITextView"
  case uiImageView = "UIImageView"
  case uiSwitch = "UISwitch"
  case uiSlider = "UISlider"
  case uiStepper = "UIStepper"
  case uiSegmentedControl = "UISegmentedControl"
  case uiProgressView = "UIProgressView"
  case uiActivityIndicatorView = "UIActivityIndicatorView"
  case uiDatePicker = "UIDatePicker"
  case uiPickerView = "UIPickerView"
  case uiPageControl = "UIPageControl"
  case uiSearchBar = "UISearchBar"
  case uiNavigationBar = "UINavigationBar"
  case uiToolbar = "UIToolbar"
  case uiTabBar = "UITabBar"
  case uiStackView = "UIStackView"
  case uiScrollView = "UIScrollView"

  case nsView = "NSView"
  case nsTextField = "NSTextField"
  case nsButton = "NSButton"
  case nsPopUpButton = "NSPopUpButton"
  case nsSwitch = "NSSwitch"
  case nsSlider = "NSSlider"
  case nsSegmentedControl = "NSSegmentedControl"
  case nsProgressIndicator = "NSProgressIndicator"
  case nsImageView = "NSImageView"
  case nsBox = "NSBox"
  case nsScrollView = "NSScrollView"
  case nsTabView = "NSTabView"
  case nsStackView = "NSStackView"

  /// The platform whose framework the class belongs to: UIKit's is iOS, AppKit's macOS.
  public var platform: Platform { rawValue.hasPrefix("NS") ? .macOS : .iOS }

  /// Whether its subviews' constraints to its edges refer to its content. Only in UIKit; AppKit has
  /// a document view instead.
  public var isScrollView: Bool { self == .uiScrollView }

  /// Whether it arranges views and takes its size from them.
  public var isStackView: Bool { self == .uiStackView || self == .nsStackView }

  /// The class of a view without a declared class.
  public static func plainView(on platform: Platform) -> ViewClass {
    platform == .iOS ? .uiView : .nsView
  }
}
