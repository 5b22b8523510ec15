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

/// The content of a `UILabel`.
public struct LabelContent: Hashable, Sendable {
  public var text: StyledText
  /// The width at which lines break in the intrinsic size, in points.
  ///
  /// `nil` means automatic, the default since iOS 8: the width of the label in the last layout.
  public var preferredMaxLayoutWidth: Double?
  /// Whether text that is too wide is scaled down.
  public var adjustsFontSizeToFitWidth: Bool
  /// The smallest scale of the text; 0 means no scaling.
  public var minimumScaleFactor: Double

  public init(
    text: StyledText, preferredMaxLayoutWidth: Double? = nil,
    adjustsFontSizeToFitWidth: Bool = false, minimumScaleFactor: Double = 0
  ) {
    self.text = text
    self.preferredMaxLayoutWidth = preferredMaxLayoutWidth
    self.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    self.minimumScaleFactor = minimumScaleFactor
  }

  /// The text at its smallest scale; `nil` if it is never scaled. A label with any number of lines
  /// is never scaled, because it has room for the whole text.
  package var smallestText: StyledText? {
    let scales = adjustsFontSizeToFitWidth && minimumScaleFactor > 0 && minimumScaleFactor < 1
    return scales && text.lineLimit.numberOfLines != 0 ? text.scaled(by: minimumScaleFactor) : nil
  }
}

/// The content of a `UITextField`, or of the field of a `UISearchBar`, which has its own border.
public struct TextFieldContent: Hashable, Sendable {
  public var text: StyledText?
  public var placeholder: StyledText?
  public var borderStyle: BorderStyle

  public init(text: StyledText?, placeholder: StyledText?, borderStyle: BorderStyle = .none) {
    self.text = text
    self.placeholder = placeholder
    self.borderStyle = borderStyle
  }

  /// `UITextField.BorderStyle`; only the two cases in use.
  public enum BorderStyle: String, Sendable, CaseIterable {
    case none, roundedRect
  }

  /// The visible text: the text, or the placeholder if there is none.
  public var visibleText: StyledText? { visible(text, orElse: placeholder) }
}

/// A text, or its placeholder if there is none.
func visible(_ text: StyledText?, orElse placeholder: StyledText?) -> StyledText? {
  if let text, !text.string.isEmpty { return text }
  return placeholder
}
