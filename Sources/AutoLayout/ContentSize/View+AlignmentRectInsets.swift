public import Geometry

extension ViewContent {
  /// How much larger the frame of a view with this content is than its alignment rect, by default.
  ///
  /// Source: see ``UIKitMetrics`` and ``AppKitMetrics``; all others have none.
  public func defaultAlignmentRectInsets(in viewClass: ViewClass) -> EdgeInsets {
    let isMac = viewClass.platform == .macOS
    return switch self {
    case .image(let image): image?.alignmentRectInsets ?? .zero
    case .toggle: isMac ? AppKitMetrics.switchInsets : UIKitMetrics.switchInsets
    case .slider: isMac ? .zero : UIKitMetrics.sliderInsets
    case .segmentedControl:
      isMac ? AppKitMetrics.segmentedControlInsets : UIKitMetrics.segmentedControlInsets
    case .macTextField(let field): field.isBezeled ? .zero : AppKitMetrics.labelInsets
    case .macButton(let button):
      switch button.kind {
      case .push: AppKitMetrics.pushButtonInsets
      case .checkBox, .radio: AppKitMetrics.checkBoxInsets
      case .help: AppKitMetrics.helpButtonInsets
      case .square: .zero
      }
    case .popUpButton: AppKitMetrics.popUpButtonInsets
    case .box: AppKitMetrics.boxInsets
    case .none, .label, .button, .textField, .textView, .stepper, .progress, .activityIndicator,
      .picker, .pageControl, .searchBar, .bar, .tabView, .stack:
      .zero
    }
  }
}
