public import SnugGeometry

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

/// The content of a view, which determines its intrinsic content size.
///
/// Controls of both platforms share a case if they show the same. Their sizes depend on the view's
/// class.
public enum ViewContent: Hashable, Sendable {
  case none
  case label(LabelContent)
  case button(ButtonContent)
  case textField(TextFieldContent)
  case textView(TextViewContent)
  /// `nil` for an empty image view.
  case image(ImageContent?)
  case toggle(isOn: Bool)
  case slider(SliderContent)
  case stepper
  case segmentedControl(SegmentedControlContent)
  /// The completed part of a task, from 0 to 1.
  case progress(Double)
  case activityIndicator(ActivityIndicatorStyle)
  /// Wheels to choose from: a `UIPickerView`, or a `UIDatePicker` of the style `wheels`.
  case picker(PickerContent)
  case pageControl(PageControlContent)
  case searchBar(TextFieldContent)
  case bar(BarContent)
  case macTextField(MacTextFieldContent)
  case macButton(MacButtonContent)
  case popUpButton(PopUpButtonContent)
  case box(title: StyledText?)
  /// The titles of the tabs, the first of which is in front.
  case tabView([StyledText])
  /// Arranged views: a stack view's size follows from the constraints it makes for them.
  case stack(StackView)

  /// What is known of it.
  package var traits: ContentTraits {
    switch self {
    case .none, .stack: .none
    case .label(let label): label.traits
    case .button(let button): button.traits
    case .textField(let field): field.traits
    case .textView(let textView): textView.traits
    case .image(let image): image.traits
    case .toggle: .toggle
    case .slider(let slider): slider.traits
    case .stepper: .stepper
    case .segmentedControl(let control): control.traits
    case .progress: .progress
    case .activityIndicator(let style): style.traits
    case .picker(let picker): picker.traits
    case .pageControl(let pages): pages.traits
    case .searchBar(let field): field.searchBarTraits
    case .bar(let bar): bar.traits
    case .macTextField(let field): field.traits
    case .macButton(let button): button.traits
    case .popUpButton(let button): button.traits
    case .box(let title): .box(title: title)
    case .tabView(let titles): .tabView(titles)
    }
  }

  /// The properties of a stack view; `nil` for other views.
  package var stack: StackView? { if case .stack(let stack) = self { stack } else { nil } }

  /// The image; `nil` for none. Setting it has no effect on content without an image.
  package var image: ImageContent? {
    get {
      switch self {
      case .image(let image): image
      case .button(let button): button.image
      case .macButton(let button): button.image
      default: nil
      }
    }
    set {
      switch self {
      case .image: self = .image(newValue)
      case .button(var button):
        button.image = newValue
        self = .button(button)
      case .macButton(var button):
        button.image = newValue
        self = .macButton(button)
      default: break
      }
    }
  }
}
