/// What table and collection views have in common, which have no such class in UIKit: they make cells for
/// as many items as there is room for, and again when something changed.
open class UIListView: UIScrollView {
  open var backgroundView: UIView?
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  /// What is selected, in the order of selecting.
  final private(set) var selection: [IndexPath] = [] { didSet { showSelection() } }
  private var needsReload = true
  private var laidOutSize = CGSize.zero

  open func reloadData() {
    selection = []
    reload()
  }

  /// Keeps the selection.
  final func reload() {
    needsReload = true
    setNeedsLayout()
  }

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reload()
    completion?(true)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard needsReload || laidOutSize != bounds.size, bounds.width > 0 else { return }
    needsReload = false
    laidOutSize = bounds.size
    arrange()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    reload()
  }

  /// Creates the visible cells, marks the selected ones, and places them.
  func arrange() {}

  /// Lets the cells know whether they are selected.
  func showSelection() {}

  /// Selects an item, or nothing.
  final func select(_ indexPath: IndexPath?) {
    let others = allowsMultipleSelection ? selection.filter { $0 != indexPath } : []
    selection = indexPath.map { others + [$0] } ?? []
  }

  /// Inserts items; selected ones behind them stay selected.
  final func insert(_ indexPaths: [IndexPath]) {
    for inserted in indexPaths.sorted() {
      selection = selection.map { $0.moved(by: 1, from: inserted) }
    }
    reload()
  }

  /// Deletes items; selected ones behind them stay selected.
  final func delete(_ indexPaths: [IndexPath]) {
    selection.removeAll(where: indexPaths.contains)
    for deleted in indexPaths.sorted(by: >) {
      selection = selection.map { $0.moved(by: -1, from: deleted) }
    }
    reload()
  }

  final func deselect(_ indexPath: IndexPath) { selection.removeAll { $0 == indexPath } }
}

extension IndexPath {
  /// The path moved within its section, if it is at the other or behind it.
  fileprivate func moved(by offset: Int, from other: IndexPath) -> IndexPath {
    section == other.section && item >= other.item
      ? IndexPath(item: item + offset, section: section) : self
  }
}
