/// The classes of views a scene can hold.
public enum ViewClass: String, Sendable, CaseIterable {
  case uiView = "UIView"
  case uiLabel = "UILabel"
  case uiButton = "UIButton"
  case uiTextField = "UITextField"
  case uiImageView = "UIImageView"
  case uiSwitch = "UISwitch"
}
