public import SnugGeometry

/// The content of a `UISlider` or an `NSSlider`.
public struct SliderContent: Hashable, Sendable {
  /// The position of the knob, from 0, the minimum, to 1, the maximum.
  public var fraction: Double
  /// Only an `NSSlider` can be vertical.
  public var isVertical: Bool

  public init(fraction: Double = 0.5, isVertical: Bool = false) {
    self.fraction = min(1, max(0, fraction))
    self.isVertical = isVertical
  }

  /// The position of a value between a minimum and a maximum. Like `UISlider`, it clamps the value.
  public init(value: Double, minimum: Double, maximum: Double, isVertical: Bool = false) {
    let fraction = maximum > minimum ? (value - minimum) / (maximum - minimum) : 0
    self.init(fraction: fraction, isVertical: isVertical)
  }
}

/// The content of a `UISegmentedControl` or an `NSSegmentedControl`.
public struct SegmentedControlContent: Hashable, Sendable {
  public var segments: [StyledText]
  /// The index of the selected segment, if one is.
  public var selectedSegmentIndex: Int?

  public init(segments: [StyledText], selectedSegmentIndex: Int? = nil) {
    self.segments = segments
    self.selectedSegmentIndex = selectedSegmentIndex
  }
}

/// `UIActivityIndicatorView.Style`, and the control sizes of a spinning `NSProgressIndicator`.
public enum ActivityIndicatorStyle: String, Sendable, CaseIterable {
  case medium, large
  /// On macOS.
  case small, regular
}

/// The content of a `UIPickerView`: wheels side by side, each with its selected row.
public struct PickerContent: Hashable, Sendable {
  /// The rows of each wheel.
  public var components: [[StyledText]]
  /// The index of the selected row of each wheel.
  public var selectedRows: [Int]

  public init(components: [[StyledText]]) {
    self.components = components
    selectedRows = components.map { $0.count / 2 }
  }
}

/// The content of a `UIPageControl`.
public struct PageControlContent: Hashable, Sendable {
  public var numberOfPages: Int
  public var currentPage: Int

  public init(numberOfPages: Int, currentPage: Int = 0) {
    self.numberOfPages = numberOfPages
    self.currentPage = currentPage
  }
}

/// The content of a `UINavigationBar`, a `UIToolbar` or a `UITabBar`.
public struct BarContent: Hashable, Sendable {
  /// A navigation bar's title.
  public var title: StyledText?
  public var items: [StyledText]
  /// The index of the selected item of a tab bar.
  public var selectedItem: Int?

  public init(title: StyledText? = nil, items: [StyledText] = [], selectedItem: Int? = nil) {
    self.title = title
    self.items = items
    self.selectedItem = selectedItem
  }
}
