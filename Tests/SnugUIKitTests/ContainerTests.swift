import Foundation
import SnugDiagnostics
import SnugLayout
import SnugUIKit
import Testing

/// Bars are not laid out.
@MainActor
@Suite struct `A controller of controllers` {
  private func controllers(_ names: String...) -> [UIViewController] {
    names.map {
      let controller = UIViewController()
      controller.title = $0
      return controller
    }
  }

  @Test func `shows the top of its stack over all of its view`() throws {
    let all = controllers("a", "b", "c")
    let navigation = UINavigationController(rootViewController: all[0])
    let scene = try Scene.checked(of: navigation, width: 100, height: 200)
    #expect(scene.warnings.map(\.message) == ["in 'view', the bar is not laid out"])
    #expect(all[0].view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(navigation.popViewController(animated: false) == nil, "the root stays")
    navigation.pushViewController(all[1], animated: false)
    navigation.pushViewController(all[2], animated: false)
    #expect(navigation.view.subviews == [all[2].view] && navigation.children == all)
    #expect(all[2].navigationController === navigation && navigation.topViewController === all[2])
    #expect(navigation.popViewController(animated: false) === all[2] && all[2].parent == nil)
    #expect(navigation.popToRootViewController(animated: false) == [all[1]])
    #expect(navigation.view.subviews == [all[0].view])
  }

  @Test func `shows the tab that is selected`() throws {
    let all = controllers("a", "b")
    let tabs = UITabBarController()
    tabs.setViewControllers(all, animated: false)
    _ = try Scene(of: tabs, width: 100, height: 200)
    #expect(tabs.view.subviews == [all[0].view] && all[1].tabBarController === tabs)
    tabs.selectedIndex = 1
    #expect(tabs.view.subviews == [all[1].view])
    tabs.selectedViewController = all[0]
    #expect(tabs.selectedIndex == 0)
    tabs.selectedIndex = 7
    #expect(tabs.selectedViewController == nil && tabs.view.subviews == [])
  }

  @Test func `shows its first page, or the first of two columns`() throws {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let split = UISplitViewController()
    let all = controllers("a", "b", "c")
    pages.setViewControllers([all[0]], direction: .forward, animated: false)
    split.viewControllers = [all[1], all[2]]
    for container in [pages, split] { _ = try Scene(of: container, width: 100, height: 200) }
    #expect(pages.view.subviews == [all[0].view] && pages.children == [all[0]])
    #expect(split.view.subviews == [all[1].view] && all[2].splitViewController === split)
  }
}
