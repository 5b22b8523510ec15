import Foundation
import SnugUIKit
import Testing

/// Sections and items are written `a:1 2|b:3`.
@MainActor
@Suite struct `A diffable snapshot` {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private static func text(_ snapshot: Snapshot) -> String {
    snapshot.sectionIdentifiers.map { section in
      let items = snapshot.itemIdentifiers(inSection: section)
      return "\(section):\(items.map(String.init).joined(separator: " "))"
    }.joined(separator: "|")
  }

  /// `a:1 2|b:3`
  private static var snapshot: Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3])
    return snapshot
  }

  nonisolated private static let changes: [(String, @Sendable (inout Snapshot) -> Void)] = [
    ("a:1 2|b:3", { _ in }), ("a:1 2|b:3|c:", { $0.appendSections(["c"]) }),
    ("a:1 2|c:|d:|b:3", { $0.insertSections(["c", "d"], beforeSection: "b") }),
    ("a:1 2|c:|b:3", { $0.insertSections(["c"], afterSection: "a") }),
    ("a:1 2|b:3", { $0.insertSections(["c"], afterSection: "z") }),
    ("a:1 2|b:3", { $0.insertSections(["c"], beforeSection: "z") }),
    ("b:3", { $0.deleteSections(["a", "z"]) }),
    ("a:1 2|b:3", { $0.reloadSections(["a"]) }),
    ("a:1 2 4|b:3", { $0.appendItems([4], toSection: "a") }),
    ("a:1 2|b:3 4 5", { $0.appendItems([4, 5]) }),
    ("a:1 4 5 2|b:3", { $0.insertItems([4, 5], beforeItem: 2) }),
    ("a:1 2 4|b:3", { $0.insertItems([4], afterItem: 2) }),
    ("a:1 2|b:3", { $0.insertItems([4], afterItem: 9) }),
    ("a:1 2|b:3", { $0.insertItems([4], beforeItem: 9) }),
    ("a:1|b:", { $0.deleteItems([2, 3]) }), ("", { $0.deleteAllItems() }),
    ("a:2|b:1 3", { $0.moveItem(1, beforeItem: 3) }),
    ("a:2|b:3 1", { $0.moveItem(1, afterItem: 3) }),
    ("a:2 1|b:3", { $0.moveItem(1, afterItem: 2) }),
    ("a:1 2|b:3", { $0.moveItem(1, beforeItem: 1) }),
    ("a:1 2|b:3", { $0.moveItem(1, afterItem: 9) }),
    ("a:1 2|b:3", { $0.reloadItems([1]) }), ("a:1 2|b:3", { $0.reconfigureItems([1]) }),
  ]

  @Test(arguments: 0..<changes.count) func `is changed`(index: Int) {
    let (expected, change) = Self.changes[index]
    var snapshot = Self.snapshot
    change(&snapshot)
    #expect(Self.text(snapshot) == expected)
  }

  @Test func `is asked for places`() {
    let snapshot = Self.snapshot
    #expect(snapshot.numberOfSections == 2 && snapshot.numberOfItems == 3)
    #expect(snapshot.numberOfItems(inSection: "a") == 2 && snapshot.itemIdentifiers == [1, 2, 3])
    #expect(snapshot.indexOfSection("b") == 1 && snapshot.indexOfSection("z") == nil)
    #expect(snapshot.indexOfItem(3) == 2 && snapshot.indexOfItem(9) == nil)
    #expect(snapshot.sectionIdentifier(containingItem: 2) == "a")
    #expect(snapshot.sectionIdentifier(containingItem: 9) == nil)
  }

  @Test func `is shown by a table`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
      guard item != 3 else { return nil }
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.tag = item
      return cell
    }
    var calls = 0
    source.applySnapshotUsingReloadData(Self.snapshot) { calls += 1 }
    table.layoutIfNeeded()
    // An item without a cell from the provider has an empty cell.
    #expect(table.visibleCells.map(\.tag) == [1, 2, 0] && calls == 1)
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
    #expect(table.numberOfRows(inSection: 5) == 0)
    #expect(Self.text(source.snapshot()) == "a:1 2|b:3")
    #expect(source.itemIdentifier(for: [0, 1]) == 2 && source.itemIdentifier(for: [0, 2]) == nil)
    #expect(source.itemIdentifier(for: [7, 0]) == nil)
    #expect(source.indexPath(for: 3) == [1, 0] && source.indexPath(for: 9) == nil)
    #expect(source.sectionIdentifier(for: 1) == "b" && source.sectionIdentifier(for: 2) == nil)
    #expect(source.index(for: "b") == 1)
    var next = source.snapshot()
    next.deleteItems([1])
    source.apply(next, animatingDifferences: false)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.tag) == [2, 0])
    #expect(source.tableView(table, canEditRowAt: [0, 0]))
    #expect(!source.tableView(table, canMoveRowAt: [0, 0]))
    #expect(source.tableView(table, titleForHeaderInSection: 0) == nil)
    #expect(source.tableView(table, titleForFooterInSection: 0) == nil)
    source.tableView(table, commit: .delete, forRowAt: [0, 0])
    #expect(source.defaultRowAnimation == .automatic && source.snapshot().numberOfItems == 2)
  }

  @Test func `is shown by a collection view`() {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 300),
      collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
      _, _, item in
      guard item != 3 else { return nil }
      let cell = UICollectionViewCell(frame: .zero)
      cell.tag = item
      return cell
    }
    source.apply(Self.snapshot)
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.map(\.tag) == [1, 2, 0])
    #expect(collection.numberOfSections == 2 && collection.numberOfItems(inSection: 1) == 1)
    let kind = UICollectionView.elementKindSectionHeader
    func supplementary() -> UICollectionReusableView {
      source.collectionView(collection, viewForSupplementaryElementOfKind: kind, at: [0, 0])
    }
    #expect(supplementary().tag == 0)
    source.supplementaryViewProvider = { _, kind, path in
      let view = UICollectionReusableView(frame: .zero)
      view.tag = kind == UICollectionView.elementKindSectionHeader ? 5 + path.section : 0
      return view
    }
    #expect(supplementary().tag == 5)
  }
}
