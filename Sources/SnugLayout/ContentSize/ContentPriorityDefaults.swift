public import SnugGeometry

/// Whether a view was made in code or in Interface Builder. The default content priorities of some
/// classes differ.
public enum ViewCreation: String, Sendable, CaseIterable {
  case code, interfaceBuilder
}

extension ViewClass {
  /// The default hugging priority of a view of this class.
  ///
  /// - Parameter content: the view's content. It matters for an `NSButton`, whose kinds
  ///   differ, a vertical `NSSlider` and a spinning `NSProgressIndicator`.
  public func defaultContentHuggingPriority(
    createdIn creation: ViewCreation, content: ViewContent = .none
  ) -> PerAxis<LayoutPriority> {
    switch platform {
    case .iOS: uiKitHugging(createdIn: creation)
    case .macOS: appKitHugging(createdIn: creation, content)
    }
  }

  /// Source: values measured in UIKit with Xcode 7.3 (Stack Overflow 36924093), those of Interface
  /// Builder checked again in files saved by later versions: it writes what differs from 250, and
  /// for sliders, segmented controls and date pickers it writes nothing. The header calls a push
  /// button's vertical hugging strong, but it was measured as 250 in UIKit; we use the measurement.
  ///
  /// Navigation bars were not measured. We assume the values of toolbars.
  private func uiKitHugging(createdIn creation: ViewCreation) -> PerAxis<LayoutPriority> {
    let isInCode = creation == .code
    return switch self {
    case .uiLabel, .uiImageView:
      PerAxis(both: isInCode ? .defaultLow : 251)
    case .uiSwitch, .uiStepper, .uiActivityIndicatorView: PerAxis(both: .defaultHigh)
    case .uiProgressView: .highVertically
    case .uiDatePicker, .uiPageControl, .uiPickerView:
      PerAxis(both: isInCode ? .defaultHigh : .defaultLow)
    case .uiSearchBar, .uiSegmentedControl, .uiSlider, .uiNavigationBar, .uiToolbar, .uiTabBar:
      isInCode ? .highVertically : PerAxis(both: .defaultLow)
    default: PerAxis(both: .defaultLow)
    }
  }

  /// Source: the majority of the attributes in xib and storyboard files of public macOS
  /// applications. A check box is saved without a vertical priority as often as with 750; here it
  /// has 750, as all other buttons with a title.
  ///
  /// No source has the defaults of AppKit's classes in code. We assume the values Interface
  /// Builder saves, except for its own 251 of labels and image views. A text field made in code
  /// has been logged with `Hug:750` for its height.
  private func appKitHugging(
    createdIn creation: ViewCreation, _ content: ViewContent
  ) -> PerAxis<LayoutPriority> {
    let label: LayoutPriority = creation == .code ? .defaultLow : 251
    switch (self, content) {
    case (.nsTextField, .macTextField(let field)) where field.isBezeled: return .highVertically
    case (.nsTextField, _): return PerAxis(horizontal: label, vertical: .defaultHigh)
    case (.nsImageView, _): return PerAxis(both: label)
    case (.nsButton, .macButton(let button)) where button.kind == .help:
      return PerAxis(both: .defaultHigh)
    case (.nsButton, .macButton(let button)) where button.kind == .square:
      return PerAxis(both: .defaultLow)
    case (.nsSlider, .slider(let slider)) where slider.isVertical:
      return PerAxis(horizontal: .defaultHigh, vertical: .defaultLow)
    case (.nsButton, _), (.nsPopUpButton, _), (.nsSegmentedControl, _), (.nsSlider, _):
      return .highVertically
    case (.nsSwitch, _), (.nsProgressIndicator, .activityIndicator):
      return PerAxis(both: .defaultHigh)
    default: return PerAxis(both: .defaultLow)
    }
  }
}

extension PerAxis<LayoutPriority> {
  fileprivate static let highVertically = PerAxis(horizontal: .defaultLow, vertical: .defaultHigh)
}
