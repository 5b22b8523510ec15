/// The common superclass of table and collection views; UIKit has none. It makes cells for the items that
/// are visible, and again when something changed.
open class UIListView: UIScrollView {
  open var backgroundView: UIView?
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  /// The selected items, in the order of selection.
  final private(set) var selection: [IndexPath] = [] { didSet { showSelection() } }
  /// The cells, headers and footers that are shown.
  private var shownViews: [UIView] = []
  private var needsReload = true
  private var arrangedSize = CGSize.zero
  private var arrangedInset = UIEdgeInsets.zero

  open func reloadData() {
    selection = []
    reload()
  }

  /// Arranges the list again and keeps the selection.
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
    let (size, inset) = (bounds.size, adjustedContentInset)
    guard needsReload || size != arrangedSize || inset != arrangedInset, size.width > 0 else {
      return
    }
    needsReload = false
    (arrangedSize, arrangedInset) = (size, inset)
    for view in shownViews { view.removeFromSuperview() }
    shownViews = []
    arrange()
  }

  /// Creates the visible cells, marks the selected ones, and shows them.
  func arrange() {}

  /// Shows a view until the list is arranged again.
  final func show(_ view: UIView, in frame: CGRect) {
    shownViews.append(view)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = frame
    addSubview(view)
  }

  /// Updates the selected state of the cells.
  func showSelection() {}

  /// Selects an item, or nothing.
  final func select(_ indexPath: IndexPath?) {
    let others = allowsMultipleSelection ? selection.filter { $0 != indexPath } : []
    selection = indexPath.map { others + [$0] } ?? []
  }

  /// Deselects an item, or all items of a section if the path has one index.
  final func deselect(_ indexPath: IndexPath) {
    selection.removeAll { $0.starts(with: indexPath) }
  }

  // MARK: Updates of items, and of sections

  /// Selected items after them stay selected.
  final func insert(_ indexPaths: [IndexPath]) {
    for inserted in indexPaths.sorted() {
      selection = selection.map { $0.moved(by: 1, from: inserted) }
    }
    reload()
  }

  /// Selected items after them stay selected.
  final func delete(_ indexPaths: [IndexPath]) {
    for deleted in indexPaths.sorted(by: >) {
      deselect(deleted)
      selection = selection.map { $0.moved(by: -1, from: deleted) }
    }
    reload()
  }

  /// UIKit deletes reloaded items and inserts them again, so they lose their selection. Apple does not
  /// document it; it was observed for rows and items
  /// (blog.stevex.net/2011/12/uitableview-selection-not-sticking-when-reloading-cells). That it holds for
  /// sections is our conclusion.
  final func reload(_ indexPaths: [IndexPath]) {
    for reloaded in indexPaths { deselect(reloaded) }
    reload()
  }
}

extension IndexPath {
  /// The path after sections or items were inserted or deleted at another path: moved by `offset`
  /// if it is at that path or after it.
  fileprivate func moved(by offset: Int, from other: IndexPath) -> IndexPath {
    let level = other.count - 1
    guard starts(with: other.dropLast()), self[level] >= other[level] else { return self }
    var moved = self
    moved[level] += offset
    return moved
  }
}

extension IndexSet {
  /// The paths of sections.
  var indexPaths: [IndexPath] { map { IndexPath(index: $0) } }
}
