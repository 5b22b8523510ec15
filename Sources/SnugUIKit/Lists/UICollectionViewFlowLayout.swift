import Geometry

/// Items in lines, each with as many items as fit.
///
/// The items of a full line spread over it. Those of the last line keep the spacing of the line
/// before, if they have the same size.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { changed(oldValue, scrollDirection) }
  }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { changed(oldValue, itemSize) } }
  open var estimatedItemSize = CGSize.zero { didSet { changed(oldValue, estimatedItemSize) } }
  open var minimumLineSpacing: CGFloat = 10 { didSet { changed(oldValue, minimumLineSpacing) } }
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { changed(oldValue, minimumInteritemSpacing) }
  }
  open var sectionInset = UIEdgeInsets.zero { didSet { changed(oldValue, sectionInset) } }
  open var headerReferenceSize = CGSize.zero { didSet { changed(oldValue, headerReferenceSize) } }
  open var footerReferenceSize = CGSize.zero { didSet { changed(oldValue, footerReferenceSize) } }
  open var sectionHeadersPinToVisibleBounds = false

  /// Equal values are ignored: otherwise a layout that sets its sizes in `prepare()` would never
  /// finish.
  private func changed<Value: Equatable>(_ former: Value, _ value: Value) {
    if value != former { invalidateLayout() }
  }

  public static let automaticSize = CGSize(width: 1.7e308, height: 1.7e308)

  open override func prepare() {
    items = []
    guard let view = collectionView else { return }
    let axis = scrollDirection.axis
    let breadth = view.bounds.size[axis.cross]
    let room = breadth - EdgeInsets(view.adjustedContentInset).total(axis.cross)
    var position: CGFloat = 0
    for section in 0..<view.numberOfSections {
      let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
      let insets =
        delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
      let (before, after) = EdgeInsets(insets)[axis]
      let (start, end) = EdgeInsets(insets)[axis.cross]
      let gap =
        delegate?.collectionView(
          view, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing
      let lineGap =
        delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
        ?? minimumLineSpacing
      let sizes = (0..<view.numberOfItems(inSection: section)).map { item in
        size(of: IndexPath(item: item, section: section), of: view, from: position)
      }
      add(
        UICollectionView.elementKindSectionHeader, section,
        delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
          ?? headerReferenceSize, at: &position)
      let flow = Flow(sizes, along: axis.cross, room - start - end, gap: gap, lineGap: lineGap)
      let origin = CGPoint(axis, position + before, across: start)
      for (item, frame) in flow.frames.enumerated() {
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: section))
        attributes.frame = frame.offsetBy(dx: origin.x, dy: origin.y)
        items.append(attributes)
      }
      position += before + flow.length + after
      add(
        UICollectionView.elementKindSectionFooter, section,
        delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
          ?? footerReferenceSize, at: &position)
    }
    extent = CGSize(axis, position, across: breadth)
  }
}

extension UICollectionViewFlowLayout {
  /// The size from the delegate, else the cell's fitting size if it is estimated, else the layout's.
  private func size(
    of indexPath: IndexPath, of view: UICollectionView, from position: CGFloat
  ) -> CGSize {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let size = delegate?.collectionView(view, layout: self, sizeForItemAt: indexPath) ?? itemSize
    guard estimatedItemSize != .zero, size == itemSize else { return size }
    let isAutomatic = estimatedItemSize == Self.automaticSize
    let estimate = CGRect(
      origin: CGPoint(x: 0, y: position), size: isAutomatic ? itemSize : estimatedItemSize)
    return view.fittingSize(
      UICollectionViewLayoutAttributes(forCellWith: indexPath), estimate, isWidthEstimated: true)
  }

  /// Adds a header or a footer: as wide as the view and as high as `size`, or the other way round if
  /// the layout scrolls horizontally.
  private func add(_ kind: String, _ section: Int, _ size: CGSize, at position: inout CGFloat) {
    guard let view = collectionView else { return }
    let axis = scrollDirection.axis
    let length = size[axis]
    guard length > 0 else { return }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    attributes.frame = CGRect(
      origin: CGPoint(axis, position, across: 0),
      size: CGSize(axis, length, across: view.bounds.size[axis.cross]))
    items.append(attributes)
    position += length
  }
}

/// Arranges sizes in lines of a given length along an axis.
private struct Flow {
  private(set) var frames: [CGRect] = []
  /// The extent of all lines across the axis, in points.
  private(set) var length: CGFloat = 0

  init(_ sizes: [CGSize], along axis: Axis, _ room: CGFloat, gap: CGFloat, lineGap: CGFloat) {
    var rest = sizes[...]
    var formerGap = gap
    while let first = rest.first {
      var count = 1
      var used = first[axis]
      for size in rest.dropFirst() {
        guard used + gap + size[axis] <= room + 0.001 else { break }
        used += gap + size[axis]
        count += 1
      }
      let line = rest.prefix(count)
      rest = rest.dropFirst(count)
      let free = room - line.reduce(0) { $0 + $1[axis] }
      let isSame = Set(sizes.map { $0[axis] }).count == 1
      let spread =
        rest.isEmpty ? (isSame ? formerGap : gap) : count > 1 ? free / CGFloat(count - 1) : gap
      formerGap = spread
      let height = line.map { $0[axis.cross] }.max() ?? 0
      var position: CGFloat = 0
      for size in line {
        // Across the line, items are centered.
        let offset = length + (height - size[axis.cross]) / 2
        frames.append(CGRect(origin: CGPoint(axis, position, across: offset), size: size))
        position += size[axis] + spread
      }
      length += height + (rest.isEmpty ? 0 : lineGap)
    }
  }
}
