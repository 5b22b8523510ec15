public import Geometry

/// Where a view was made; the default content priorities of some classes differ.
public enum ViewCreation: String, Sendable, CaseIterable {
  case code, interfaceBuilder
}

extension ViewClass {
  /// The hugging priority a view of this class starts with.
  ///
  /// Source: values measured in UIKit with Xcode 7.3 (Stack Overflow 36924093), those of Interface
  /// Builder checked again in files saved by later versions. The header calls a push button's
  /// vertical hugging strong; measured in UIKit it is 250, and the measurement is followed here.
  public func defaultContentHuggingPriority(
    createdIn creation: ViewCreation
  ) -> PerAxis<LayoutPriority> {
    switch self {
    case .uiView, .uiButton, .uiTextField, .uiStackView, .uiScrollView: PerAxis(both: .defaultLow)
    case .uiLabel, .uiImageView:
      PerAxis(both: creation == .code ? .defaultLow : .interfaceBuilderLabelHugging)
    case .uiSwitch: PerAxis(both: .defaultHigh)
    }
  }

  /// The compression resistance priority a view of this class starts with: 750 for every class.
  ///
  /// Source: Auto Layout Guide, Anatomy of a Constraint; Stack Overflow 36924093.
  public func defaultContentCompressionResistancePriority(
    createdIn creation: ViewCreation
  ) -> PerAxis<LayoutPriority> {
    PerAxis(both: .defaultHigh)
  }
}
