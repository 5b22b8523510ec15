package import AutoLayout
import Diagnostics
package import Geometry

/// What a control shows, as it was written; what is `nil` was not.
package struct ControlDeclaration: Sendable {
  package var isOn: Bool?
  package var image: ImageDeclaration?

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
  package var indicatorStyle: IndicatorStyle?
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

  /// `UIActivityIndicatorView.Style`.
  package enum IndicatorStyle: String, Sendable, CaseIterable { case medium, large }
}

/// An image as it was written.
package enum ImageDeclaration: Sendable {
  /// Only a size, in points.
  case size(Size)
  /// What a file holds.
  case file(ImageContent)
}

extension ImageDeclaration: SceneValue {
  /// A file's path, or the size alone.
  func node(at range: SourceRange) -> YAMLNode {
    switch self {
    case .size(let size): size.node(at: range)
    case .file(let content): content.path?.node(at: range) ?? content.size.node(at: range)
    }
  }
}
