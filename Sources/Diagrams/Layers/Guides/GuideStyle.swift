import AutoLayout
import Drawing

/// How a layout guide looks, in the scene and in the legend.
enum GuideStyle: Comparable {
  case margins, safeArea, readableContent, custom
  /// Of a scroll view: what it scrolls, and its own frame.
  case scrolling

  /// `nil` for what a stack view makes for itself.
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

  /// The fill of what the guide keeps free, or of the guide itself when it is the author's.
  func tint(in theme: Theme) -> Color? {
    switch self {
    case .margins, .custom: theme.marginTint
    case .safeArea, .readableContent: theme.safeAreaTint
    case .scrolling: nil
    }
  }

  /// Whether lines tell it from margins, whose tint is as light.
  var isRuled: Bool { self == .safeArea || self == .readableContent }

  var meaning: String {
    switch self {
    case .margins: "layout margins"
    case .safeArea: "outside the safe area"
    case .readableContent: "outside the readable content"
    case .custom, .scrolling: "layout guide"
    }
  }
}
