import Geometry

/// A collection of cells, placed by its layout. Only the visible ones are made.
open class UICollectionView: UIListView {
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      reload()
    }
  }
  open var isPrefetchingEnabled = true
  private var cellClasses: [String: AnyClass] = [:]
  /// By kind, then by reuse identifier.
  private var supplementaryClasses: [String: [String: AnyClass]] = [:]
  private var cells: [(indexPath: IndexPath, cell: UICollectionViewCell)] = []
  /// Cells made while the layout measured them.
  private var madeCells: [IndexPath: UICollectionViewCell] = [:]

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal

    var axis: Axis { self == .vertical ? .vertical : .horizontal }
  }
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { supplementaryClasses[elementKind, default: [:]][identifier] = viewClass }

  /// A new cell each time: none is reused.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    ReusableViews.view(of: cellClasses[identifier] ?? UICollectionViewCell.self, identifier)
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    ReusableViews.view(
      of: supplementaryClasses[elementKind]?[identifier] ?? UICollectionReusableView.self,
      identifier)
  }

  open func reloadItems(at indexPaths: [IndexPath]) { reload(indexPaths) }
  open func insertItems(at indexPaths: [IndexPath]) { insert(indexPaths) }
  open func deleteItems(at indexPaths: [IndexPath]) { delete(indexPaths) }
  open func reloadSections(_ sections: IndexSet) { reload(sections.indexPaths) }
  open func insertSections(_ sections: IndexSet) { insert(sections.indexPaths) }
  open func deleteSections(_ sections: IndexSet) { delete(sections.indexPaths) }
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath) }
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  open var numberOfSections: Int { max(0, dataSource?.numberOfSections(in: self) ?? 0) }
  open func numberOfItems(inSection section: Int) -> Int {
    max(0, dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0)
  }
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    cells.first { $0.indexPath == indexPath }?.cell
  }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.cell === cell }?.indexPath
  }
  open var visibleCells: [UICollectionViewCell] { cells.map(\.cell) }
  open var indexPathsForSelectedItems: [IndexPath]? { selection }

  override func showSelection() {
    for (indexPath, cell) in cells where cell.isSelected != selection.contains(indexPath) {
      cell.isSelected.toggle()
    }
  }

  override func arrange() {
    (cells, madeCells) = ([], [:])
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
    let inset = adjustedContentInset
    let attributes =
      collectionViewLayout.layoutAttributesForElements(
        in: CGRect(origin: .zero, size: bounds.size)) ?? []
    for item in attributes {
      guard let view = view(for: item) else { continue }
      if let cell = view as? UICollectionViewCell, item.representedElementKind == nil {
        cells.append((item.indexPath, cell))
      }
      // Items are shown inside the content insets.
      show(view, in: item.frame.offsetBy(dx: inset.left, dy: inset.top))
    }
    madeCells = [:]
  }

  /// The cell, header or footer for layout attributes.
  private func view(
    for attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    if let kind = attributes.representedElementKind {
      return dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: attributes.indexPath)
    }
    if let cell = madeCells[attributes.indexPath] { return cell }
    let cell = dataSource?.collectionView(self, cellForItemAt: attributes.indexPath)
    madeCells[attributes.indexPath] = cell
    cell?.isSelected = selection.contains(attributes.indexPath)
    cell?.setNeedsUpdateConfiguration()
    return cell
  }

  /// The fitting size of an item with an estimated size, if it is visible.
  func fittingSize(
    _ attributes: UICollectionViewLayoutAttributes, _ estimate: CGRect, isWidthEstimated: Bool
  ) -> CGSize {
    guard estimate.minY < bounds.height, let view = view(for: attributes) else {
      return estimate.size
    }
    attributes.frame = estimate
    attributes.isWidthEstimated = isWidthEstimated
    view.bounds.size = estimate.size
    return view.preferredLayoutAttributesFitting(attributes).size
  }
}
