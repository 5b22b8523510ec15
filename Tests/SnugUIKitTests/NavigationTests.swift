import AutoLayout
import Foundation
import SnugUIKit
import Testing

/// A navigation bar is 44 points high, a tab bar 49.
@MainActor
@Suite struct `A controller of controllers` {
  private final class Child: UIViewController {
    var calls: [String] = []
    override func willMove(toParent parent: UIViewController?) {
      calls.append("will move to \(parent?.title ?? "none")")
    }
    override func didMove(toParent parent: UIViewController?) {
      calls.append("did move to \(parent?.title ?? "none")")
    }
  }

  private func controllers(_ names: String...) -> [UIViewController] {
    names.map {
      let controller = UIViewController()
      controller.title = $0
      return controller
    }
  }

  @Test func `pushes and pops`() throws {
    let all = controllers("a", "b", "c")
    let navigation = UINavigationController(rootViewController: all[0])
    _ = try Scene(of: navigation, width: 100, height: 200)
    #expect(navigation.popViewController(animated: false) == nil, "the root stays")
    navigation.pushViewController(all[1], animated: false)
    navigation.pushViewController(all[2], animated: false)
    #expect(navigation.viewControllers == all && navigation.topViewController === all[2])
    #expect(navigation.visibleViewController === all[2])
    #expect(navigation.navigationBar.topItem?.title == "c")
    #expect(all[2].view.superview === navigation.view && all[0].view.superview == nil)
    #expect(navigation.popViewController(animated: false) === all[2])
    #expect(all[2].parent == nil && all[2].view.superview == nil)
    #expect(navigation.navigationBar.topItem?.title == "b")
    navigation.pushViewController(all[2], animated: false)
    #expect(navigation.popToRootViewController(animated: false) == [all[1], all[2]])
    #expect(navigation.viewControllers == [all[0]])
    #expect(navigation.popToRootViewController(animated: false) == [])
    navigation.viewControllers = all
    #expect(navigation.popToViewController(all[1], animated: false) == [all[2]])
    #expect(navigation.popToViewController(all[2], animated: false) == nil, "it is not there")
    #expect(navigation.viewControllers == [all[0], all[1]])
    navigation.viewControllers = [all[1], all[0]]
    #expect(navigation.children == [all[1], all[0]])
    navigation.viewControllers = [all[1], all[2]]
    #expect(navigation.topViewController === all[2] && all[2].navigationController === navigation)
    #expect(all[0].navigationController == nil)
  }

  @Test func `calls the controllers that appear and disappear`() {
    let (first, second, tabs) = (Child(), Child(), UITabBarController())
    let navigation = UINavigationController(nibName: nil, bundle: nil)
    (navigation.title, tabs.title) = ("stack", "tabs")
    navigation.viewControllers = [first]
    navigation.pushViewController(second, animated: false)
    #expect(navigation.children == [first, second])
    navigation.popViewController(animated: false)
    let moved = ["will move to stack", "did move to stack"]
    #expect(first.calls == moved)
    #expect(second.calls == moved + ["will move to none", "did move to none"])
    second.calls = []
    tabs.viewControllers = [second]
    tabs.viewControllers = [second, UIViewController()]
    tabs.viewControllers = []
    #expect(
      second.calls == [
        "will move to tabs", "did move to tabs", "will move to none", "did move to none",
      ])
  }

  @Test func `shows another controller by pushing it`() {
    let all = controllers("a", "b")
    let navigation = UINavigationController(rootViewController: all[0])
    all[0].show(all[1], sender: nil)
    #expect(navigation.viewControllers == all)
    let third = UIViewController()
    navigation.show(third, sender: nil)
    #expect(navigation.topViewController === third)
    let (single, shown) = (UIViewController(), UIViewController())
    single.show(shown, sender: nil)
    #expect(single.presentedViewController === shown)
  }

  @Test func `gives the space of a hidden bar to its contents`() throws {
    let all = controllers("a")
    let navigation = UINavigationController(nibName: nil, bundle: nil)
    navigation.setViewControllers(all, animated: false)
    _ = try Scene(of: navigation, width: 100, height: 200)
    #expect(all[0].view.safeAreaInsets.top == 44)
    navigation.setNavigationBarHidden(true, animated: false)
    navigation.view.layoutIfNeeded()
    #expect(all[0].view.safeAreaInsets.top == 0 && navigation.navigationBar.isHidden)
    navigation.isNavigationBarHidden = false
    navigation.view.layoutIfNeeded()
    #expect(all[0].view.safeAreaInsets.top == 44 && !navigation.navigationBar.isHidden)
    #expect(navigation.interactivePopGestureRecognizer == nil)
  }

  @Test func `shows the tab that is selected`() throws {
    let all = controllers("a", "b")
    let tabs = UITabBarController()
    #expect(tabs.selectedViewController == nil && tabs.selectedIndex == 0)
    tabs.setViewControllers(all, animated: false)
    _ = try Scene(of: tabs, width: 100, height: 200)
    #expect(tabs.selectedViewController === all[0])
    #expect(tabs.tabBar.items?.map(\.title) == ["a", "b"])
    #expect(all[0].view.superview === tabs.view && all[0].view.safeAreaInsets.bottom == 49)
    tabs.selectedIndex = 1
    #expect(all[0].view.superview == nil && all[1].view.superview === tabs.view)
    tabs.selectedViewController = all[0]
    #expect(tabs.selectedIndex == 0 && all[0].view.superview === tabs.view)
    tabs.viewControllers = [all[1]]
    #expect(all[0].parent == nil && all[0].view.superview == nil)
    #expect(all[1].tabBarController === tabs)
  }

  @Test func `takes a child from its former parent`() {
    let (all, child) = (controllers("a", "b"), Child())
    all[0].addChild(child)
    all[1].addChild(child)
    #expect(all[0].children == [] && all[1].children == [child] && child.parent === all[1])
    child.removeFromParent()
    #expect(all[1].children == [] && child.parent == nil)
    #expect(child.calls.first == "will move to a" && child.calls.last == "did move to none")
    #expect(child.calls.contains("will move to b"))
  }

  @Test func `presents and dismisses`() {
    let (a, b) = (UIViewController(), UIViewController())
    var calls: [String] = []
    a.present(b, animated: false) { calls.append("presented") }
    #expect(a.presentedViewController === b && b.presentingViewController === a)
    #expect(b.presentedViewController == nil)
    // A presented controller passes the call to its presenter.
    b.dismiss(animated: false) { calls.append("dismissed") }
    #expect(a.presentedViewController == nil && b.presentingViewController == nil)
    a.present(b, animated: false)
    a.dismiss(animated: false)
    #expect(a.presentedViewController == nil && b.presentingViewController == nil)
    #expect(calls == ["presented", "dismissed"])
  }
}

@MainActor
@Suite struct `An item of a bar` {
  @Test func `has the title of its controller`() {
    let controller = UIViewController()
    #expect(controller.navigationItem.title == nil && controller.tabBarItem.title == nil)
    controller.title = "Inbox"
    #expect(controller.navigationItem.title == "Inbox" && controller.tabBarItem.title == "Inbox")
  }

  @Test func `is on one side or the other`() {
    let item = UINavigationItem(title: "Inbox")
    let (edit, done) = (UIBarButtonItem(), UIBarButtonItem())
    #expect(item.leftBarButtonItem == nil && item.rightBarButtonItems == nil)
    item.setLeftBarButton(edit, animated: false)
    item.setRightBarButton(done, animated: false)
    #expect(item.leftBarButtonItems == [edit] && item.rightBarButtonItems == [done])
    item.setLeftBarButtonItems([done], animated: false)
    item.setRightBarButtonItems([edit, done], animated: false)
    #expect(item.leftBarButtonItem === done && item.rightBarButtonItem === edit)
    item.rightBarButtonItem = nil
    #expect(item.rightBarButtonItems == nil)
    item.setHidesBackButton(true, animated: false)
    #expect(item.hidesBackButton)
  }

  @Test func `is made of a title, an image, a view or an action`() {
    let (target, image, view) = (UIView(), UIImage(), UIView())
    let action = UIAction(title: "Share", image: image) { _ in }
    let titled = UIBarButtonItem(title: "Edit", style: .done, target: target, action: "edit")
    #expect(titled.title == "Edit" && titled.style == .done)
    #expect(titled.target === target && titled.action == Selector("edit"))
    let pictured = UIBarButtonItem(image: image, style: .plain, target: target, action: "edit")
    #expect(pictured.image === image && pictured.target === target && pictured.title == nil)
    let system = UIBarButtonItem(barButtonSystemItem: .add, target: target, action: "add")
    #expect(system.target === target && system.action == Selector("add") && system.title == nil)
    #expect(UIBarButtonItem(customView: view).customView === view)
    let acting = UIBarButtonItem(primaryAction: action)
    #expect(acting.title == "Share" && acting.image === image)
    #expect(UIBarButtonItem(title: "Send", primaryAction: action).title == "Send")
    #expect(UIBarButtonItem(systemItem: .close, menu: UIMenu(title: "m")).menu?.title == "m")
    #expect(UIBarButtonItem(title: "More", menu: UIMenu(title: "m")).menu?.title == "m")
    #expect(UIBarButtonItem.SystemItem.close.rawValue == 24)
    let tab = UITabBarItem(title: "Today", image: image, selectedImage: image)
    #expect(tab.title == "Today" && tab.selectedImage === image && tab.tag == 0)
    #expect(UITabBarItem(title: nil, image: nil, tag: 3).tag == 3)
    #expect(UITabBarItem(tabBarSystemItem: .search, tag: 4).tag == 4)
  }

  @Test func `is counted by its bar`() {
    let bar = UIToolbar()
    bar.setItems([UIBarButtonItem(), UIBarButtonItem()], animated: false)
    #expect(bar.items?.count == 2)
    #expect(bar.intrinsicContentSize.height == 44)
  }
}
