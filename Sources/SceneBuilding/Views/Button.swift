public import AutoLayout

/// A `UIButton`.
public final class Button: SceneView, ShowsTitle, ShowsImage, SetsFont, InsetsContent {
  override class var viewClass: ViewClass? { .uiButton }

  public convenience init(
    _ title: String, named name: String? = nil, file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    self.init(named: name, file: file, line: line, column: column)
    self.title = title
  }

  /// The `UIButton.Configuration`.
  public var configuration: ButtonContent.Configuration? {
    get { self["configuration"] }
    set { self["configuration"] = newValue }
  }
}

/// A `UIImageView`.
public final class ImageView: SceneView, ShowsImage {
  override class var viewClass: ViewClass? { .uiImageView }

  public convenience init(
    image: SceneImage, named name: String? = nil, file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    self.init(named: name, file: file, line: line, column: column)
    self.image = image
  }
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

  public convenience init(
    segments: [String], named name: String? = nil, file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    self.init(named: name, file: file, line: line, column: column)
    self.segments = segments
  }
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
  public enum Style: String, Sendable, CaseIterable, SceneWord {
    case medium, large
  }
}

/// A `UIDatePicker` of the style `wheels`.
public final class DatePicker: SceneView, HasWheels, SetsFont {
  override class var viewClass: ViewClass? { .uiDatePicker }

  public convenience init(
    components: [[String]], named name: String? = nil, file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    self.init(named: name, file: file, line: line, column: column)
    self.components = components
  }
}

/// A `UIPickerView`.
public final class PickerView: SceneView, HasWheels, SetsFont {
  override class var viewClass: ViewClass? { .uiPickerView }

  public convenience init(
    components: [[String]], named name: String? = nil, file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    self.init(named: name, file: file, line: line, column: column)
    self.components = components
  }
}

/// A `UIPageControl`.
public final class PageControl: SceneView {
  override class var viewClass: ViewClass? { .uiPageControl }

  /// How many dots there are.
  public var numberOfPages: Int? {
    get { self["numberOfPages"] }
    set { self["numberOfPages"] = newValue }
  }

  /// The place of the full dot, from 0.
  public var currentPage: Int? {
    get { self["currentPage"] }
    set { self["currentPage"] = newValue }
  }
}
