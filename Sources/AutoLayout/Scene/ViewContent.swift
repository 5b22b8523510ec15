public import Geometry

/// What a view shows, and so what its intrinsic content size comes from.
///
/// A case stands for the controls of both platforms where they show the same; what they measure is
/// a matter of the view's class.
public enum ViewContent: Hashable, Sendable {
  case none
  case label(LabelContent)
  case button(ButtonContent)
  case textField(TextFieldContent)
  case textView(TextViewContent)
  /// Without an image the image view is empty.
  case image(ImageContent?)
  case toggle(isOn: Bool)
  case slider(SliderContent)
  case stepper
  case segmentedControl(SegmentedControlContent)
  /// What is done of a task, from 0 to 1.
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

  /// What a stack view says about its arranged views; `nil` for other views.
  package var stack: StackView? { if case .stack(let stack) = self { stack } else { nil } }

  /// The image it shows; `nil` for none. Setting it has no effect on what shows no image.
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

/// What a `UILabel` shows.
public struct LabelContent: Hashable, Sendable {
  public var text: StyledText
  /// The width lines are broken at when the intrinsic size is asked for, in points.
  ///
  /// `nil` is automatic, as since iOS 8: the width the label was laid out with.
  public var preferredMaxLayoutWidth: Double?
  /// Whether text that is too wide is drawn smaller.
  public var adjustsFontSizeToFitWidth: Bool
  /// How much smaller it may be drawn; 0 is not at all.
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

  /// The text as small as it may be drawn; `nil` if it is drawn in one size only: always where any
  /// number of lines is allowed, for these have room for all of it.
  package var smallestText: StyledText? {
    let scales = adjustsFontSizeToFitWidth && minimumScaleFactor > 0 && minimumScaleFactor < 1
    return scales && text.lineLimit.numberOfLines != 0 ? text.scaled(by: minimumScaleFactor) : nil
  }
}

/// What a `UITextField` shows, and the field of a `UISearchBar`, whose border is its own.
public struct TextFieldContent: Hashable, Sendable {
  public var text: StyledText?
  public var placeholder: StyledText?
  public var borderStyle: BorderStyle

  public init(text: StyledText?, placeholder: StyledText?, borderStyle: BorderStyle = .none) {
    self.text = text
    self.placeholder = placeholder
    self.borderStyle = borderStyle
  }

  /// `UITextField.BorderStyle`, the two that occur.
  public enum BorderStyle: String, Sendable, CaseIterable {
    case none, roundedRect
  }

  /// What can be seen: the text, or the placeholder while there is none.
  public var visibleText: StyledText? { visible(text, orElse: placeholder) }
}

/// A text, or its placeholder while there is none.
func visible(_ text: StyledText?, orElse placeholder: StyledText?) -> StyledText? {
  if let text, !text.string.isEmpty { return text }
  return placeholder
}
