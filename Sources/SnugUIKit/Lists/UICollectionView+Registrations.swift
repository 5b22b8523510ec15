extension UICollectionView {
  /// A closure that configures the cells of a class for their items.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (Cell, IndexPath, Item) -> Void
    let handler: Handler

    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A closure that configures the headers or footers of a class.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (Supplementary, String, IndexPath) -> Void
    let elementKind: String
    let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell: Cell = ReusableViews.view(of: Cell.self, "\(Cell.self)")
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view: Supplementary = ReusableViews.view(of: Supplementary.self, "\(Supplementary.self)")
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}
