/// A list of rows. The data source makes the cells of the visible rows; each is as high as the
/// delegate or `rowHeight` says, or as its contents.
open class UITableView: UIListView {
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// The delegate, if it is a table view's delegate.
  var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }
  public let style: Style
  open var rowHeight = UITableView.automaticDimension { didSet { reload() } }
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  open var sectionHeaderHeight = UITableView.automaticDimension
  open var sectionFooterHeight = UITableView.automaticDimension
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var isEditing = false {
    didSet { for cell in visibleCells { cell.setEditing(isEditing, animated: false) } }
  }
  open var cellLayoutMarginsFollowReadableWidth = false
  open var remembersLastFocusedIndexPath = false
  private var cellClasses: [String: AnyClass] = [:]
  private var headerClasses: [String: AnyClass] = [:]
  private var rows: [(indexPath: IndexPath, cell: UITableViewCell)] = []

  public static let automaticDimension: CGFloat = -1

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle, automatic = 100
  }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass
  }

  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerClasses[identifier] = aClass
  }

  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier) ?? UITableViewCell()
  }

  /// A new cell each time: none is reused.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cellClasses[identifier].map { ReusableViews.view(of: $0, identifier) }
  }

  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    headerClasses[identifier].map { ReusableViews.view(of: $0, identifier) }
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    reload(indexPaths)
  }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    insert(indexPaths)
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    delete(indexPaths)
  }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    reload(sections.indexPaths)
  }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    insert(sections.indexPaths)
  }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    delete(sections.indexPaths)
  }
  open func beginUpdates() {}
  open func endUpdates() { reload() }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath) }
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  open var numberOfSections: Int { max(0, dataSource?.numberOfSections(in: self) ?? 0) }
  open func numberOfRows(inSection section: Int) -> Int {
    max(0, dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0)
  }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    rows.first { $0.indexPath == indexPath }?.cell
  }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    rows.first { $0.cell === cell }?.indexPath
  }
  open var visibleCells: [UITableViewCell] { rows.map(\.cell) }
  open var indexPathForSelectedRow: IndexPath? { selection.first }
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }
  open var indexPathsForVisibleRows: [IndexPath]? { rows.map(\.indexPath) }

  // MARK: Layout

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    reload()
  }

  override func showSelection() {
    for (indexPath, cell) in rows where cell.isSelected != selection.contains(indexPath) {
      cell.setSelected(!cell.isSelected, animated: false)
    }
  }

  /// Makes the visible rows, from the top, below the content insets.
  override func arrange() {
    rows = []
    let top = adjustedContentInset.top
    var y = top
    place(tableHeaderView, at: &y, height: tableHeaderView?.frame.height ?? 0)
    for section in 0..<numberOfSections where y < bounds.height {
      let delegate = tableDelegate
      let ownHeader = delegate?.tableView(self, viewForHeaderInSection: section)
      let header =
        ownHeader ?? titleView(dataSource?.tableView(self, titleForHeaderInSection: section))
      if header != nil { y += max(0, sectionHeaderTopPadding) }
      if header != nil, ownHeader == nil, section == 0, style != .plain { y += Self.topSpace }
      place(
        header, at: &y,
        height: delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight)
      for row in 0..<numberOfRows(inSection: section) where y < bounds.height {
        let indexPath = IndexPath(row: row, section: section)
        guard let cell = dataSource?.tableView(self, cellForRowAt: indexPath) else { continue }
        cell.setSelected(selection.contains(indexPath), animated: false)
        cell.setEditing(isEditing, animated: false)
        cell.setNeedsUpdateConfiguration()
        rows.append((indexPath, cell))
        let height = delegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
        place(cell, at: &y, height: height)
        delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
      }
      place(
        delegate?.tableView(self, viewForFooterInSection: section)
          ?? titleView(dataSource?.tableView(self, titleForFooterInSection: section)),
        at: &y,
        height: delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight)
    }
    place(tableFooterView, at: &y, height: tableFooterView?.frame.height ?? 0)
    contentSize = CGSize(width: bounds.width, height: y - top)
  }

  /// The view a section's title is shown in; `nil` for none.
  private func titleView(_ title: String?) -> UIView? {
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    // The fonts are our choice.
    view.textLabel?.font = .preferredFont(forTextStyle: style == .plain ? .headline : .footnote)
    if style != .plain { view.standardHeight = Self.groupedTitleHeight }
    view.textLabel?.text = title
    return view
  }

  /// - Parameter height: `automaticDimension` for the height of the contents.
  private func place(_ view: UIView?, at y: inout CGFloat, height: CGFloat) {
    guard let view else {
      if style != .plain { y += height < 0 ? Self.groupedSpace : height }
      return
    }
    let isOfTable = view === tableHeaderView || view === tableFooterView
    let inset = isOfTable || style != .insetGrouped ? 0 : Self.sectionInset(in: bounds.width)
    var frame = CGRect(x: inset, y: y, width: bounds.width - 2 * inset, height: height)
    if height < 0 {
      view.bounds.size.width = frame.width
      frame.size.height =
        view.systemLayoutSizeFitting(
          CGSize(width: frame.width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
    }
    // The table's own header and footer stay where they are among its subviews.
    if isOfTable {
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = frame
    } else {
      show(view, in: frame)
    }
    y += frame.height
  }

  // MARK: Grouped tables, as Interface Builder saves their cells since Xcode 14

  /// The height of a header or a footer without a title, in points.
  private static let groupedSpace: CGFloat = 18
  private static let groupedTitleHeight: CGFloat = 38
  /// The space above the title of the first section, in points.
  private static let topSpace: CGFloat = 17.5

  /// The space on either side of the rows of an inset table, in points.
  static func sectionInset(in width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }
}
