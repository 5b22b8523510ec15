public import SnugGeometry

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
