/// The classes of views a scene can hold.
public enum ViewClass: String, Sendable, CaseIterable {
  case uiView = "UIView"
  case uiLabel = "UILabel"
  case uiButton = "UIButton"
  case uiTextField = "UITextField"
  case uiImageView = "UIImageView"
  case uiSwitch = "UISwitch"
  case uiStackView = "UIStackView"
  case uiScrollView = "UIScrollView"

  /// Whether its subviews' constraints to its edges are about what it scrolls.
  public var isScrollView: Bool { self == .uiScrollView }
}
