package import AutoLayout
package import Geometry

/// What a control shows, as it was written; what is `nil` was not.
package struct ControlDeclaration: Sendable {
  package var isOn: Bool?
  package var image: ImageContent?

  // Texts
  package var isScrollEnabled: Bool?
  /// In points.
  package var textContainerInset: EdgeInsets?
  /// In points.
  package var lineFragmentPadding: Double?
  package var borderStyle: TextFieldContent.BorderStyle?
  package var isBezeled: Bool?

  // Buttons
  package var configuration: ButtonContent.Configuration?
  package var buttonType: MacButtonContent.Kind?
  package var controlSize: ControlSize?

  // Values
  package var value: Double?
  package var minimumValue: Double?
  package var maximumValue: Double?
  package var isVertical: Bool?
  package var progress: Double?
  /// Medium or large.
  package var indicatorStyle: ActivityIndicatorStyle?
  /// `NSProgressIndicator.Style`, bar or spinning.
  package var isSpinning: Bool?

  // Choices
  package var segments: [String]?
  package var selectedSegmentIndex: Int?
  package var numberOfPages: Int?
  package var currentPage: Int?
  package var components: [[String]]?
  package var items: [String]?
  package var selectedItem: Int?
}
