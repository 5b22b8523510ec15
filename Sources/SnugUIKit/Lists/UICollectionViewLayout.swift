/// The placement of a collection view's items.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?
  /// The items placed by UIKit's own layouts, and the size of the content.
  final var items: [UICollectionViewLayoutAttributes] = []
  final var extent = CGSize.zero

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open func prepare() {}
  open func invalidateLayout() { collectionView?.reload() }
  open var collectionViewContentSize: CGSize { extent }
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { items.filter { $0.frame.intersects(rect) } }
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    items.first { $0.indexPath == indexPath && $0.representedElementKind == nil }
  }
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
}

@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  open var indexPath = IndexPath(item: 0, section: 0)
  open var frame = CGRect.zero
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open var transform = CGAffineTransform.identity
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2) }
  }
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  /// The kind of a header or a footer; `nil` for a cell.
  open private(set) var representedElementKind: String?
  /// Whether the width depends on the content, too.
  var isWidthEstimated = false

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = elementKind
  }
}
