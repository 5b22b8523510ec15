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
}
