import SnugGeometry

extension InterfaceBuilderFile {
  /// The heights that the bars of containers take from the safe area of a controller's view, in points:
  /// 44 for a navigation bar and 52 more for a large title; 49 for a tab bar.
  ///
  /// An opaque navigation bar takes none, because the view begins below it.
  ///
  /// Source: insets that follow from constraints and frames of public files: 39 roots of navigation
  /// controllers, 37 controllers shown or pushed on one (all 44), 1 with a large title, 17 of tab bar
  /// controllers.
  func bars(over controller: XMLElement?) -> EdgeInsets {
    guard let controller else { return .zero }
    var visited: Set<ObjectIdentifier> = []
    let top = navigationBarHeight(over: controller, &visited) ?? 0
    visited = []
    return EdgeInsets(top: top, bottom: isInTabBar(controller, &visited) ? 49 : 0)
  }

  /// Whether a controller is in a navigation controller of the file.
  func isInNavigation(_ controller: XMLElement) -> Bool {
    var visited: Set<ObjectIdentifier> = []
    return navigationBarHeight(over: controller, &visited) != nil
  }

  private func navigationBarHeight(
    over controller: XMLElement, _ visited: inout Set<ObjectIdentifier>
  ) -> Double? {
    for segue in arrivals(at: controller, &visited) {
      guard let source = segue.controller else { continue }
      if segue["relationship"] == "rootViewController" {
        guard source.flag("navigationBarHidden") != true else { return 0 }
        let bar = source.child("navigationBar")
        if bar?.flag("translucent") == false { return 0 }
        return bar?.flag("largeTitles") == true ? 96 : 44
      }
      if ["show", "push"].contains(segue["kind"]),
        let height = navigationBarHeight(over: source, &visited)
      {
        return min(height, 44)
      }
    }
    return nil
  }

  private func isInTabBar(
    _ controller: XMLElement, _ visited: inout Set<ObjectIdentifier>
  ) -> Bool {
    guard controller.flag("hidesBottomBarWhenPushed") != true else { return false }
    return arrivals(at: controller, &visited).contains { segue in
      guard let source = segue.controller else { return false }
      switch segue["relationship"] ?? segue["kind"] {
      case "viewControllers": return source.name == "tabBarController"
      case "rootViewController", "show", "push": return isInTabBar(source, &visited)
      default: return false
      }
    }
  }

  /// The segues to a controller; none if it was visited.
  private func arrivals(
    at controller: XMLElement, _ visited: inout Set<ObjectIdentifier>
  ) -> [XMLElement] {
    guard visited.insert(ObjectIdentifier(controller)).inserted, let id = controller["id"] else {
      return []
    }
    return segues[id] ?? []
  }
}

extension XMLElement {
  /// The controller that contains a segue.
  fileprivate var controller: XMLElement? { ancestors.first { $0.name.hasSuffix("ontroller") } }
}
