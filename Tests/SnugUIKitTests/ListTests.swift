import AutoLayout
import Diagnostics
import Foundation
import SnugUIKit
import Testing

@MainActor
@Suite struct `Lists and bars` {
  init() {
    ReusableViews.make(InboxCell.self) { InboxCell(style: .default, reuseIdentifier: $0) }
    ReusableViews.make(PhotoCell.self) { _ in PhotoCell(frame: .zero) }
  }

  @Test func `rows are as high as their contents`() throws {
    let inbox = InboxViewController()
    let scene = try Scene(of: inbox, width: 120, height: 400)
    // 'Full name' is 72.5 wide and 20.5 high; twice it does not fit into 120 - 20, and two lines are 41.
    #expect(
      inbox.rows == [
        CGRect(x: 0, y: 0, width: 120, height: 40.5),
        CGRect(x: 0, y: 40.5, width: 120, height: 61),
        CGRect(x: 0, y: 101.5, width: 120, height: 40.5),
      ])
    #expect(scene.views.count { $0.viewClass == .uiLabel } == 3)
    #expect(
      scene.views.map(\.name) == [
        "view", "tableView", "view1", "inboxCell1", "contentView1", "title", "inboxCell2",
        "contentView2", "title1", "inboxCell3", "contentView3", "title2",
      ])
  }

  @Test func `bars take their height from the safe area`() throws {
    let inbox = InboxViewController()
    let navigation = UINavigationController(rootViewController: inbox)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    _ = try Scene(of: tabs, width: 120, height: 400)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 351, width: 120, height: 49))
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 120, height: 44))
    #expect(
      inbox.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0))
    #expect(inbox.navigationController === navigation && inbox.tabBarController === tabs)
    #expect(navigation.navigationBar.topItem?.title == "Inbox")
  }

  @Test func `accessories have a note that they take no space`() throws {
    let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    #expect(try Scene.checked(of: cell).warnings.isEmpty)
    cell.accessoryType = .checkmark
    #expect(
      try Scene.checked(of: cell).warnings.map(\.message) == [
        "in 'view', the accessory takes no room"
      ])
  }

  @Test func `groups without items end`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(10))
    let empty = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [])
    for group in [empty, .vertical(layoutSize: size, subitems: [empty])] {
      let photos = PhotosView(count: 2)
      photos.collection.collectionViewLayout = UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group))
      photos.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      photos.layoutIfNeeded()
      #expect(photos.collection.visibleCells.isEmpty)
    }
  }

  @Test func `items flow in lines`() throws {
    let photos = PhotosView(count: 5)
    photos.frame = CGRect(x: 0, y: 0, width: 126, height: 100)
    photos.layoutIfNeeded()
    // Of 106 points three items take 90 and two gaps of at least 4: the gaps become 8.
    #expect(
      photos.collection.visibleCells.map(\.frame) == [
        CGRect(x: 10, y: 5, width: 30, height: 20), CGRect(x: 48, y: 5, width: 30, height: 20),
        CGRect(x: 86, y: 5, width: 30, height: 20), CGRect(x: 10, y: 31, width: 30, height: 20),
        CGRect(x: 48, y: 31, width: 30, height: 20),
      ])
    #expect(photos.collection.contentSize == CGSize(width: 126, height: 5 + 46 + 5))
  }
}
