public import SnugGeometry

extension ViewContent {
  /// The default distances from the alignment rect of a view with this content to its frame.
  ///
  /// Source: see ``UIKitMetrics`` and ``AppKitMetrics``; all others have none.
  public func defaultAlignmentRectInsets(
    in viewClass: ViewClass, of system: SystemVersion
  ) -> EdgeInsets {
    let isMac = viewClass.platform == .macOS
    let appKit = AppKitMetrics(system)
    return switch self {
    case .image(let image): image?.alignmentRectInsets ?? .zero
    case .toggle: isMac ? AppKitMetrics.switchInsets : UIKitMetrics.switchInsets
    case .slider(let slider):
      isMac ? appKit.sliderInsets(isVertical: slider.isVertical) : UIKitMetrics.sliderInsets
    case .segmentedControl:
      isMac ? AppKitMetrics.segmentedControlInsets : UIKitMetrics.segmentedControlInsets
    case .progress: isMac ? AppKitMetrics.barInsets : .zero
    case .macTextField(let field): field.isBezeled ? .zero : AppKitMetrics.labelInsets
    case .macButton(let button):
      switch button.kind {
      case .push: appKit.pushButton(button.controlSize).insets
      case .checkBox, .radio: appKit.checkBox(button).insets
      case .help: appKit.helpButton(button.controlSize).insets
      case .square: .zero
      }
    case .popUpButton(let button): appKit.popUpButton(button.controlSize).insets
    case .box(let title): appKit.boxInsets(hasTitle: title != nil)
    case .tabView: AppKitMetrics.tabViewInsets
    case .none, .label, .button, .textField, .textView, .stepper, .activityIndicator, .picker,
      .pageControl, .searchBar, .bar, .stack:
      .zero
    }
  }
}
