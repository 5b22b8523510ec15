public import AutoLayout
public import Geometry

/// A `UIButton`.
public final class Button: SceneView, ShowsTitle, ShowsImage, SetsFont, InsetsContent {
  override class var viewClass: ViewClass? { .uiButton }

  /// The `UIButton.Configuration`.
  public var configuration: ButtonContent.Configuration? {
    get { self["configuration"] }
    set { self["configuration"] = newValue }
  }

  /// Where the title breaks, or is cut.
  public var lineBreakMode: LineLimit.LineBreakMode? {
    get { self["lineBreakMode"] }
    set { self["lineBreakMode"] = newValue }
  }
}

/// A `UIImageView`.
public final class ImageView: SceneView, ShowsImage {
  override class var viewClass: ViewClass? { .uiImageView }
}

/// A `UISwitch`.
public final class Switch: SceneView, TurnsOn {
  override class var viewClass: ViewClass? { .uiSwitch }
}

/// A `UISlider`.
public final class Slider: SceneView, Slides {
  override class var viewClass: ViewClass? { .uiSlider }
}

/// A `UIStepper`.
public final class Stepper: SceneView {
  override class var viewClass: ViewClass? { .uiStepper }
}

/// A `UISegmentedControl`.
public final class SegmentedControl: SceneView, HasSegments, SetsFont {
  override class var viewClass: ViewClass? { .uiSegmentedControl }
}

/// A `UIProgressView`.
public final class ProgressView: SceneView, ShowsProgress {
  override class var viewClass: ViewClass? { .uiProgressView }
}

/// A `UIActivityIndicatorView`.
public final class ActivityIndicatorView: SceneView {
  override class var viewClass: ViewClass? { .uiActivityIndicatorView }

  /// The style.
  public var style: Style? {
    get { self["style"] }
    set { self["style"] = newValue }
  }

  /// `UIActivityIndicatorView.Style`.
  public enum Style: String, Sendable, CaseIterable { case medium, large }
}

/// A `UIDatePicker` of the style `wheels`.
public final class DatePicker: SceneView, HasWheels, SetsFont {
  override class var viewClass: ViewClass? { .uiDatePicker }
}

/// A `UIPickerView`.
public final class PickerView: SceneView, HasWheels, SetsFont {
  override class var viewClass: ViewClass? { .uiPickerView }
}

/// A `UIPageControl`.
public final class PageControl: SceneView {
  override class var viewClass: ViewClass? { .uiPageControl }

  /// How many dots there are.
  public var numberOfPages: Int? {
    get { self["numberOfPages"] }
    set { self["numberOfPages"] = newValue }
  }

  /// The index of the current page, from 0.
  public var currentPage: Int? {
    get { self["currentPage"] }
    set { self["currentPage"] = newValue }
  }
}
