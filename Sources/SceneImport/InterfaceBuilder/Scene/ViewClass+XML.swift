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

  /// Whether Snug knows what the element's content measures, or that it measures nothing.
  var isKnownView: Bool {
    Self.uiKit[name] != nil || Self.appKit[name] != nil || Self.withoutClass.contains(name)
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

  private static let withoutClass: Set<String> = [
    "view", "tableView", "tableViewCell", "tableViewCellContentView", "collectionView",
    "collectionViewCell", "collectionViewCellContentView", "collectionReusableView",
    "containerView", "visualEffectView", "wkWebView", "webView", "mapView",
    // AppKit's.
    "customView", "gridView", "splitView", "clipView", "scroller", "outlineView",
    "tableHeaderView", "tableCellView", "tokenField", "levelIndicator", "colorWell",
    "pathControl", "ruleEditor", "openGLView", "skView", "scnView",
  ]
}
