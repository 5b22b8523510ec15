import AutoLayout

/// A `UINavigationBar`.
public final class NavigationBar: SceneView, ShowsTitle, HasItems, SetsFont {
  override class var viewClass: ViewClass? { .uiNavigationBar }
}

/// A `UIToolbar`.
public final class Toolbar: SceneView, HasItems, SetsFont {
  override class var viewClass: ViewClass? { .uiToolbar }
}

/// A `UITabBar`.
public final class TabBar: SceneView, HasItems, SetsFont {
  override class var viewClass: ViewClass? { .uiTabBar }

  /// The index of the selected item, from 0.
  public var selectedItem: Int? {
    get { self["selectedItem"] }
    set { self["selectedItem"] = newValue }
  }
}

/// A `UIScrollView`.
public final class ScrollView: SceneView {
  override class var viewClass: ViewClass? { .uiScrollView }

  /// What it scrolls.
  public var contentLayoutGuide: Guide { Guide(.content, of: self) }

  /// Its own frame, which does not scroll.
  public var frameLayoutGuide: Guide { Guide(.frame, of: self) }
}
