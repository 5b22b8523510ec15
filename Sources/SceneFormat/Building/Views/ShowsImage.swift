public import AutoLayout

/// A view that shows an image.
public protocol ShowsImage: SceneView {}

extension ShowsImage {
  public init(
    image: SceneImage, named name: String? = nil, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    self.init(named: name, file: file, line: line, column: column)
    self.image = image
  }

  /// The image.
  public var image: SceneImage? {
    get { self["image"] }
    set { self["image"] = newValue }
  }
}

/// A control that is on or off.
public protocol TurnsOn: SceneView {}

extension TurnsOn {
  /// Whether it is on.
  public var isOn: Bool? {
    get { self["isOn"] }
    set { self["isOn"] = newValue }
  }
}

/// A control of AppKit that comes in several sizes.
public protocol SizesControl: SceneView {}

extension SizesControl {
  /// The `NSControl.ControlSize`.
  public var controlSize: ControlSize? {
    get { self["controlSize"] }
    set { self["controlSize"] = newValue }
  }
}

/// A control with a knob on a track.
public protocol Slides: SceneView {}

extension Slides {
  /// Where the knob stands.
  public var value: Double? {
    get { self["value"] }
    set { self["value"] = newValue }
  }

  /// The value at the beginning of the track.
  public var minimumValue: Double? {
    get { self["minimumValue"] }
    set { self["minimumValue"] = newValue }
  }

  /// The value at its end.
  public var maximumValue: Double? {
    get { self["maximumValue"] }
    set { self["maximumValue"] = newValue }
  }
}

/// A view that shows how much is done.
public protocol ShowsProgress: SceneView {}

extension ShowsProgress {
  /// What is done, from 0 to 1.
  public var progress: Double? {
    get { self["progress"] }
    set { self["progress"] = newValue }
  }
}

/// A control of segments beside each other.
public protocol HasSegments: SceneView {}

extension HasSegments {
  public init(
    segments: [String], named name: String? = nil, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    self.init(named: name, file: file, line: line, column: column)
    self.segments = segments
  }

  /// The titles of the segments.
  public var segments: [String]? {
    get { self["segments"] }
    set { self["segments"] = newValue }
  }

  /// The index of the selected segment, from 0.
  public var selectedSegmentIndex: Int? {
    get { self["selectedSegmentIndex"] }
    set { self["selectedSegmentIndex"] = newValue }
  }
}

/// A view of wheels to choose from.
public protocol HasWheels: SceneView {}

extension HasWheels {
  public init(
    components: [[String]], named name: String? = nil, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    self.init(named: name, file: file, line: line, column: column)
    self.components = components
  }

  /// The rows of each wheel; the one in the middle is chosen.
  public var components: [[String]]? {
    get { self["components"] }
    set { self["components"] = newValue }
  }
}

/// A bar of items, a button with a menu of them, or a view of tabs.
public protocol HasItems: SceneView {}

extension HasItems {
  public init(
    items: [String], named name: String? = nil, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    self.init(named: name, file: file, line: line, column: column)
    self.items = items
  }

  /// The titles of the items, or of the tabs.
  public var items: [String]? {
    get { self["items"] }
    set { self["items"] = newValue }
  }
}
