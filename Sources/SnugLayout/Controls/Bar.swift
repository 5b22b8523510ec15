public import SnugGeometry

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

  /// Navigation bars were not measured. We assume the values of toolbars.
  var traits: ContentTraits {
    ContentTraits(
      mainText: title, otherTexts: items, size: size, hugging: .highVertically,
      huggingInBuilder: .low)
  }

  /// Saved frames. A toolbar is 49 high on a device without a home button.
  func size(_ sizing: ContentSizing) -> IntrinsicContentSize {
    let height =
      switch sizing.viewClass {
      case .uiTabBar: 49.0
      case .uiToolbar: 44.0
      default: sizing.system.major < 26 ? 44.0 : 54
      }
    return .init(size: height.high)
  }
}
