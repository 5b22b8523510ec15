import AutoLayout
import Foundation
import SnugUIKit
import Testing

@MainActor
@Suite struct `A controller` {
  @Test func `loads its view at its first use`() {
    let controller = UIViewController(nibName: nil, bundle: nil)
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    let view = controller.view
    #expect(controller.isViewLoaded && controller.viewIfLoaded === view)
    #expect(view?.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(view?.next === controller)
    controller.view = UIView()
    #expect(view?.next == nil && controller.view !== view)
  }

  @Test func `has UIKit's answers until they are overridden`() {
    let controller = UIViewController()
    #expect(!controller.prefersStatusBarHidden && controller.preferredStatusBarStyle == .default)
    #expect(controller.shouldAutorotate && controller.nibName == nil)
    #expect(controller.storyboard == nil && controller.popoverPresentationController == nil)
    #expect(controller.traitCollection.userInterfaceStyle == .light)
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    #expect(storyboard.instantiateInitialViewController() == nil)
    #expect(UIStoryboardSegue().identifier == nil)
  }

  @Test func `is the next responder of its view, before its container`() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    #expect(child.next === parent)
    parent.view.addSubview(child.view)
    #expect(child.view.next === child && child.next === parent.view)
    #expect(UIResponder().next == nil && UIView().next == nil)
  }

  /// The safe area's edges, as guides of iOS 10 and earlier.
  @Test func `has guides along its bars`() throws {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    let bar = UIView()
    controller.view.addSubviews(bar)
    let (top, bottom) = (controller.topLayoutGuide, controller.bottomLayoutGuide)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: top.bottomAnchor),
      bar.bottomAnchor.constraint(equalTo: bottom.topAnchor),
      bar.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
      bar.widthAnchor.constraint(equalTo: top.heightAnchor),
    ])
    _ = try Scene(of: controller, width: 100, height: 200)
    #expect(bar.frame == CGRect(x: 0, y: 20, width: 20, height: 150))
    #expect(top.length == 20 && bottom.length == 30)
    let keyboard = controller.view.keyboardLayoutGuide
    keyboard.followsUndockedKeyboard = true
    bar.bottomAnchor.constraint(lessThanOrEqualTo: keyboard.topAnchor).isActive = true
    _ = try Scene(of: controller, width: 100, height: 200)
    #expect(keyboard.layoutFrame == CGRect(x: 0, y: 170, width: 100, height: 30))
    let line = UIView()
    controller.view.addSubviews(line)
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: line, attribute: .top, relatedBy: .equal, toItem: top, attribute: .bottom,
        multiplier: 1, constant: 5),
      NSLayoutConstraint(
        item: line, attribute: .bottom, relatedBy: .equal, toItem: bottom, attribute: .bottom,
        multiplier: 1, constant: 0),
      line.topAnchor.constraint(greaterThanOrEqualTo: top.topAnchor),
      line.heightAnchor.constraint(greaterThanOrEqualTo: bottom.heightAnchor),
    ])
    controller.view.layoutIfNeeded()
    #expect(line.frame.minY == 25 && line.frame.maxY == 200)
  }

  @Test func `of an alert stores its texts and actions`() {
    let alert = UIAlertController(title: "Sure?", message: "No way back", preferredStyle: .alert)
    #expect(alert.title == "Sure?" && alert.message == "No way back")
    #expect(alert.actions.isEmpty && alert.textFields == nil && alert.preferredAction == nil)
    let action = UIAlertAction(title: "Yes", style: .destructive) { _ in }
    #expect(action.title == "Yes" && action.isEnabled)
    alert.addAction(action)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField()
    #expect(alert.actions == [action])
    #expect(alert.textFields?.map(\.placeholder) == ["Name", nil])
  }

  @Test func `of a collection view fills its root with it`() throws {
    final class Tiles: UICollectionViewController {
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 3 }
    }
    let tiles = Tiles(collectionViewLayout: UICollectionViewFlowLayout())
    _ = try Scene(of: tiles, width: 120, height: 200)
    #expect(tiles.collectionView.superview === tiles.view && tiles.collectionView !== tiles.view)
    #expect(tiles.collectionView.frame == CGRect(x: 0, y: 0, width: 120, height: 200))
    // Items of 50 by 50 with 120 - 100 between them, and 10 between lines.
    #expect(
      tiles.collectionView.visibleCells.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 50, height: 50), CGRect(x: 70, y: 0, width: 50, height: 50),
        CGRect(x: 0, y: 60, width: 50, height: 50),
      ])
    #expect(tiles.collectionView.numberOfSections == 1)
    let empty = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    _ = try Scene(of: empty, width: 120, height: 200)
    #expect(empty.collectionView.visibleCells == [])
  }

  @Test func `of a table view has the table as its root, without rows`() throws {
    let table = UITableViewController(style: .grouped)
    _ = try Scene(of: table, width: 120, height: 200)
    #expect(table.view === table.tableView && table.tableView.style == .grouped)
    #expect(table.tableView.visibleCells == [] && table.tableView.numberOfSections == 1)
    #expect(UITableViewController(nibName: nil, bundle: nil).tableView.style == .plain)
    #expect(UITableView(frame: .zero).style == .plain)
  }
}
