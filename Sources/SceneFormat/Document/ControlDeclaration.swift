import AutoLayout
import Diagnostics
import Geometry

/// What a control shows, as it was written; what is `nil` was not.
struct ControlDeclaration: Sendable {
  var isOn: Bool?
  var image: ImageDeclaration?

  // Texts
  var isScrollEnabled: Bool?
  /// In points.
  var textContainerInset: EdgeInsets?
  /// In points.
  var lineFragmentPadding: Double?
  var borderStyle: TextFieldContent.BorderStyle?
  var isBezeled: Bool?

  // Buttons
  var configuration: ButtonContent.Configuration?
  var buttonType: MacButtonContent.Kind?
  var controlSize: ControlSize?

  // Values
  var value: Double?
  var minimumValue: Double?
  var maximumValue: Double?
  var isVertical: Bool?
  var progress: Double?
  var indicatorStyle: ActivityIndicatorView.Style?
  /// `NSProgressIndicator.Style`, bar or spinning.
  var isSpinning: Bool?

  // Choices
  var segments: [String]?
  var selectedSegmentIndex: Int?
  var numberOfPages: Int?
  var currentPage: Int?
  var components: [[String]]?
  var items: [String]?
  var selectedItem: Int?
}

/// An image as it was written.
enum ImageDeclaration: Sendable {
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
