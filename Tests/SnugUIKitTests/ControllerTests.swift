import Foundation
import SnugDiagnostics
import SnugLayout
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

  /// UIKit: 16 points, or 20 on a wide screen, and none above and below.
  @Test func `has the system's margins beside its view, or wider ones`() throws {
    func margins(_ change: (UIViewController) -> Void = { _ in }) throws -> UIEdgeInsets {
      let controller = UIViewController()
      change(controller)
      _ = try Scene(of: controller, width: 390, height: 800)
      return controller.view.layoutMargins
    }
    #expect(try margins() == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    #expect(
      try margins { $0.view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 40) }
        == UIEdgeInsets(top: 1, left: 16, bottom: 3, right: 40))
    #expect(
      try margins { $0.view.directionalLayoutMargins.leading = 24 }.left == 24)
    #expect(
      try margins { $0.viewRespectsSystemMinimumLayoutMargins = false }
        == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func `of a table or a collection is filled by it`() throws {
    let table = UITableViewController(style: .grouped)
    let scene = try Scene.checked(of: table, width: 120, height: 200)
    #expect(table.view === table.tableView && table.tableView.style == .grouped)
    #expect(
      scene.warnings.map(\.message) == [
        "in 'view', cells are not made; '--scene CLASS' draws one by itself"
      ])
    let tiles = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    _ = try Scene(of: tiles, width: 120, height: 200)
    #expect(tiles.collectionView.superview === tiles.view)
    #expect(tiles.collectionView.frame == CGRect(x: 0, y: 0, width: 120, height: 200))
  }
  /// It has its size from the start, also where it is taken out and put in front of a background.
  @Test func `of a collection has its collection view at the whole size when it loads`() throws {
    class Grid: UICollectionViewController {
      override func viewDidLoad() {
        collectionView.removeFromSuperview()
        view.addSubview(UIView(frame: collectionView.frame))
        view.addSubview(collectionView)
      }
    }
    let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
    _ = try Scene(of: grid, width: 120, height: 200)
    let whole = CGRect(x: 0, y: 0, width: 120, height: 200)
    #expect(grid.view.subviews.map(\.frame) == [whole, whole])
  }

  @Test func `names its views after properties for one view before those for several`() throws {
    class Menu: UIViewController {
      lazy var all = [first, UIView()]
      let first = UIView()
      override func viewDidLoad() { for item in all { view.addSubview(item) } }
    }
    #expect(
      try Scene(of: Menu(), width: 9, height: 9).views.map(\.name) == ["view", "first", "all2"])
  }
}
