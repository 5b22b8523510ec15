public import SnugGeometry

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
  /// The title of a group box.
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
