import SnugDrawing
import SnugLayout

/// The appearance of a layout guide in the scene and in the legend.
enum GuideStyle: Comparable {
  case margins, safeArea, readableContent, custom
  /// The content and frame layout guides of a scroll view.
  case scrolling

  /// `nil` for a guide that a stack view creates.
  init?(_ kind: LayoutGuide.Kind) {
    switch kind {
    case .layoutMargins: self = .margins
    case .safeArea: self = .safeArea
    case .readableContent: self = .readableContent
    case .custom: self = .custom
    case .content, .frame: self = .scrolling
    case .stackSpacer, .stackGap: return nil
    }
  }

  /// The fill of the guide's insets, or of an author's guide itself.
  func tint(in theme: Theme) -> Color? {
    switch self {
    case .margins, .custom: theme.marginTint
    case .safeArea, .readableContent: theme.safeAreaTint
    case .scrolling: nil
    }
  }

  /// Whether the area is hatched, to distinguish it from margins, which have a similar tint.
  var isRuled: Bool { self == .safeArea || self == .readableContent }

  /// An author's guide is a rectangle of its own, and beside margins would seem to be one.
  func outline(in theme: Theme) -> Stroke? {
    self == .custom ? .dashed(theme.constraint, width: 0.8) : nil
  }

  var meaning: String {
    switch self {
    case .margins: "layout margins"
    case .safeArea: "outside the safe area"
    case .readableContent: "outside the readable content"
    case .custom, .scrolling: "layout guide"
    }
  }
}
