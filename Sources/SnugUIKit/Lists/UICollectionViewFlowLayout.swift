/// Where the items of a collection view stand.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open func prepare() {}
  open func invalidateLayout() { collectionView?.reloadData() }
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
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
  open var size: CGSize { frame.size }
  open var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
}

/// Items in lines, each as full as can be.
///
/// In a line that is full the items spread over it; in the last they keep the spacing of the line
/// before, if they are as large.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { invalidateLayout() }
  }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  open var estimatedItemSize = CGSize.zero
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  open var headerReferenceSize = CGSize.zero
  open var footerReferenceSize = CGSize.zero
  open var sectionHeadersPinToVisibleBounds = false
  private var items: [UICollectionViewLayoutAttributes] = []
  private var extent = CGSize.zero

  public static let automaticSize = CGSize(width: 1.7e308, height: 1.7e308)

  open override var collectionViewContentSize: CGSize { extent }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { items.filter { $0.frame.intersects(rect) } }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { items.first { $0.indexPath == indexPath } }

  open override func prepare() {
    items = []
    guard let view = collectionView else { return }
    let isVertical = scrollDirection == .vertical
    let inset = view.adjustedContentInset
    let room =
      isVertical
      ? view.bounds.width - inset.left - inset.right : view.bounds.height - inset.top - inset.bottom
    var position: CGFloat = 0
    for section in 0..<view.numberOfSections {
      let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
      let insets =
        delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
      let (before, after) = isVertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
      let (start, end) = isVertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
      let gap =
        delegate?.collectionView(
          view, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing
      let lineGap =
        delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
        ?? minimumLineSpacing
      let sizes = (0..<view.numberOfItems(inSection: section)).map { item in
        delegate?.collectionView(
          view, layout: self, sizeForItemAt: IndexPath(item: item, section: section)) ?? itemSize
      }
      let flow = Flow(sizes, in: room - start - end, gap: gap, lineGap: lineGap, isVertical)
      for (item, frame) in flow.frames.enumerated() {
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: section))
        attributes.frame =
          isVertical
          ? frame.offsetBy(dx: start, dy: position + before)
          : frame.offsetBy(dx: position + before, dy: start)
        items.append(attributes)
      }
      position += before + flow.length + after
    }
    extent =
      isVertical
      ? CGSize(width: view.bounds.width, height: position)
      : CGSize(width: position, height: view.bounds.height)
  }
}

/// Sizes in lines of a length.
private struct Flow {
  private(set) var frames: [CGRect] = []
  /// Of all lines together, in points.
  private(set) var length: CGFloat = 0

  init(_ sizes: [CGSize], in room: CGFloat, gap: CGFloat, lineGap: CGFloat, _ isVertical: Bool) {
    func along(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    func across(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    var rest = sizes[...]
    var formerGap = gap
    while let first = rest.first {
      var count = 1
      var used = along(first)
      for size in rest.dropFirst() {
        guard used + gap + along(size) <= room + 0.001 else { break }
        used += gap + along(size)
        count += 1
      }
      let line = rest.prefix(count)
      rest = rest.dropFirst(count)
      let free = room - line.reduce(0) { $0 + along($1) }
      let isSame = Set(sizes.map(along)).count == 1
      let spread =
        rest.isEmpty ? (isSame ? formerGap : gap) : count > 1 ? free / CGFloat(count - 1) : gap
      formerGap = spread
      let height = line.map(across).max() ?? 0
      var position: CGFloat = 0
      for size in line {
        // Across the line an item stands in the middle.
        let offset = length + (height - across(size)) / 2
        frames.append(
          CGRect(
            origin: isVertical ? CGPoint(x: position, y: offset) : CGPoint(x: offset, y: position),
            size: size))
        position += along(size) + spread
      }
      length += height + (rest.isEmpty ? 0 : lineGap)
    }
  }
}

@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
}

/// What a delegate does not say, the layout says.
extension UICollectionViewDelegateFlowLayout {
  private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? {
    layout as? UICollectionViewFlowLayout
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { flow(collectionViewLayout)?.itemSize ?? .zero }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { flow(collectionViewLayout)?.sectionInset ?? .zero }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout)?.minimumLineSpacing ?? 0 }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout)?.minimumInteritemSpacing ?? 0 }
}
