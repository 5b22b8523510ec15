import AutoLayout

extension XMLElement {
  /// The class of the scene that stands for the element: of a class that is not modelled a plain view.
  func viewClass(on platform: Platform) -> ViewClass {
    let classes = platform == .iOS ? Self.uiKit : Self.appKit
    if platform == .macOS, name == "button", child(key: "cell")?.name == "popUpButtonCell" {
      return .nsPopUpButton
    }
    // A separator has a size of its own, a box with a title does not.
    if name == "box", self["boxType"] == "separator" { return .nsView }
    return classes[name] ?? .plainView(on: platform)
  }

  private static let uiKit: [String: ViewClass] = [
    "label": .uiLabel, "button": .uiButton, "textField": .uiTextField, "textView": .uiTextView,
    "imageView": .uiImageView, "switch": .uiSwitch, "slider": .uiSlider, "stepper": .uiStepper,
    "segmentedControl": .uiSegmentedControl, "progressView": .uiProgressView,
    "activityIndicatorView": .uiActivityIndicatorView, "datePicker": .uiDatePicker,
    "pickerView": .uiPickerView, "pageControl": .uiPageControl, "searchBar": .uiSearchBar,
    "navigationBar": .uiNavigationBar, "toolbar": .uiToolbar, "tabBar": .uiTabBar,
    "stackView": .uiStackView, "scrollView": .uiScrollView,
  ]

  private static let appKit: [String: ViewClass] = [
    "textField": .nsTextField, "secureTextField": .nsTextField, "searchField": .nsTextField,
    "comboBox": .nsTextField, "button": .nsButton, "popUpButton": .nsPopUpButton,
    "switch": .nsSwitch, "slider": .nsSlider, "segmentedControl": .nsSegmentedControl,
    "progressIndicator": .nsProgressIndicator, "imageView": .nsImageView, "box": .nsBox,
    "scrollView": .nsScrollView, "tabView": .nsTabView, "stackView": .nsStackView,
  ]
}
