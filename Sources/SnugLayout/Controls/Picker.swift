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

  /// Saved frames of date pickers with wheels and of picker views are 216 high, and 320 wide where
  /// no constraint makes them wider. No size was found for compact and inline date pickers.
  var traits: ContentTraits {
    ContentTraits(
      otherTexts: components.flatMap(\.self),
      size: { _ in .init(size: PerAxis(horizontal: 320, vertical: 216)) }, hugging: .high,
      huggingInBuilder: .low, position: .atLeadingEdge, hasTrack: true)
  }

  /// The height of a row of a wheel. Our choice: six and three quarters of them are visible.
  package static let rowHeight = 32.0
}
