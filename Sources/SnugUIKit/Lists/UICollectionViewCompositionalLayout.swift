import Geometry

@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical
  open var interSectionSpacing: CGFloat = 0
}

/// Sections of repeated groups. Items that are not visible keep their estimated size.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) ->
    NSCollectionLayoutSection?

  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  private let provider: SectionProvider

  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }

  public required init?(coder: NSCoder) { return nil }

  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(sectionProvider: { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    })
  }

  open override func prepare() {
    items = []
    guard let view = collectionView else { return }
    let environment = Environment(view)
    let axis = configuration.scrollDirection.axis
    var position: CGFloat = 0
    for index in 0..<view.numberOfSections {
      guard let section = provider(index, environment) else { continue }
      if index > 0 { position += configuration.interSectionSpacing }
      let placed = CompositionalSection(section, at: index, of: view, along: axis, position)
      items += placed.items
      position = placed.end
    }
    extent = CGSize(axis, position, across: view.bounds.size[axis.cross])
  }

  private final class Environment: NSObject, NSCollectionLayoutEnvironment,
    NSCollectionLayoutContainer
  {
    let contentSize: CGSize
    let traitCollection: UITraitCollection

    init(_ view: UICollectionView) {
      contentSize = view.bounds.size
      traitCollection = view.traitCollection
      super.init()
    }

    var effectiveContentSize: CGSize { contentSize }
    var container: any NSCollectionLayoutContainer { self }
  }
}

/// The placement of one section's items.
@MainActor
private struct CompositionalSection {
  private(set) var items: [UICollectionViewLayoutAttributes] = []
  /// The section's end along the scrolling axis, in points.
  private(set) var end: CGFloat
  private let view: UICollectionView
  private let index: Int
  private let count: Int
  private var next = 0

  init(
    _ section: NSCollectionLayoutSection, at index: Int, of view: UICollectionView,
    along axis: Axis, _ start: CGFloat
  ) {
    self.view = view
    self.index = index
    count = view.numberOfItems(inSection: index)
    end = start
    let insets = section.contentInsets
    let isVertical = axis == .vertical
    let container = CGSize(
      width: max(0, view.bounds.width - insets.leading - insets.trailing),
      height: max(0, view.bounds.height - (isVertical ? 0 : insets.top + insets.bottom)))
    var origin = CGPoint(axis, start, across: isVertical ? insets.leading : insets.top)
    let boundary = section.boundarySupplementaryItems
    for item in boundary where item.alignment.isAtTop { add(item, in: container, at: &origin) }
    origin[axis] += isVertical ? insets.top : insets.leading
    // Groups follow each other along the view's scrolling axis, or along the section's own.
    let groupAxis = section.orthogonalScrollingBehavior == .none ? axis : .horizontal
    var thickness: CGFloat = 0
    while next < count {
      let first = next
      let size = place(section.group, in: container, at: origin)
      thickness = max(thickness, size[groupAxis.cross])
      origin[groupAxis] += size[groupAxis]
      // A group without items would repeat forever.
      guard next < count, next > first else { break }
      origin[groupAxis] += section.interGroupSpacing
    }
    if groupAxis != axis { origin = CGPoint(x: insets.leading, y: origin.y + thickness) }
    origin[axis] += isVertical ? insets.bottom : insets.trailing
    for item in boundary where !item.alignment.isAtTop { add(item, in: container, at: &origin) }
    end = origin[axis]
  }

  /// Places a header or a footer and moves `origin` below it.
  private mutating func add(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, in container: CGSize,
    at origin: inout CGPoint
  ) {
    var frame = CGRect(origin: origin, size: item.layoutSize.size(in: container))
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: index))
    if item.layoutSize.heightDimension.isEstimated {
      frame.size.height = view.fittingSize(attributes, frame, isWidthEstimated: false).height
    }
    attributes.frame = frame
    items.append(attributes)
    origin.y += frame.height
  }

  /// Places an item, or all items of a group.
  ///
  /// - Parameter fixed: the item's width or height in a group with a fixed number of items.
  /// - Returns: the size it takes, content insets included.
  private mutating func place(
    _ item: NSCollectionLayoutItem, in container: CGSize, at origin: CGPoint,
    fixed: PerAxis<CGFloat?> = PerAxis(both: nil)
  ) -> CGSize {
    let wanted = item.layoutSize.size(in: container)
    var size = CGSize(
      width: fixed.horizontal ?? wanted.width, height: fixed.vertical ?? wanted.height)
    guard next < count else { return size }
    let insets = item.contentInsets
    let inner = CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
    let room = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    let isWidthEstimated = item.layoutSize.widthDimension.isEstimated && fixed.horizontal == nil
    let isHeightEstimated = item.layoutSize.heightDimension.isEstimated && fixed.vertical == nil
    var used = room
    if let group = item as? NSCollectionLayoutGroup {
      used = place(
        subitemsOf: group, in: room, at: inner,
        isLengthEstimated: group.axis == .horizontal ? isWidthEstimated : isHeightEstimated)
    } else {
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: next, section: index))
      if isHeightEstimated || isWidthEstimated {
        let fitting = view.fittingSize(
          attributes, CGRect(origin: inner, size: room), isWidthEstimated: isWidthEstimated)
        if isHeightEstimated { used.height = fitting.height }
        if isWidthEstimated { used.width = fitting.width }
      }
      attributes.frame = CGRect(origin: inner, size: used)
      items.append(attributes)
      next += 1
    }
    if isHeightEstimated { size.height = used.height + insets.top + insets.bottom }
    if isWidthEstimated { size.width = used.width + insets.leading + insets.trailing }
    return size
  }

  /// - Returns: the size that the items take.
  private mutating func place(
    subitemsOf group: NSCollectionLayoutGroup, in room: CGSize, at origin: CGPoint,
    isLengthEstimated: Bool
  ) -> CGSize {
    let axis = group.axis
    let length = room[axis]
    let gap = group.interItemSpacing?.spacing ?? 0
    let share = group.count.map { (length - CGFloat($0 - 1) * gap) / CGFloat($0) }
    let fixed = PerAxis<CGFloat?> { $0 == axis ? share : nil }
    let first = items.count
    var (position, thickness, placed): (CGFloat, CGFloat, Int) = (0, 0, 0)
    var ends: [(item: Int, end: CGFloat)] = []
    while next < count, placed < group.count ?? .max, !group.subitems.isEmpty {
      // A round that placed nothing would repeat forever.
      guard placed < group.subitems.count || items.count > first else { break }
      let subitem = group.subitems[placed % group.subitems.count]
      let step = share ?? subitem.layoutSize.size(in: room)[axis]
      let start = placed == 0 ? 0 : position + gap
      // A group that grows with its items has each subitem once.
      if placed > 0, share == nil,
        isLengthEstimated ? placed >= group.subitems.count : start + step > length + 0.001
      {
        break
      }
      let size = place(
        subitem, in: room,
        at: CGPoint(axis, origin[axis] + start, across: origin[axis.cross]), fixed: fixed)
      position = start + size[axis]
      thickness = max(thickness, size[axis.cross])
      ends.append((items.count, position))
      placed += 1
    }
    if group.interItemSpacing?.isFlexible == true, placed > 1, position < length {
      let extra = (length - position) / CGFloat(placed - 1)
      var start = first
      for (index, end) in ends.enumerated() {
        for item in items[start..<end.item] { item.frame.origin[axis] += CGFloat(index) * extra }
        start = end.item
      }
      position = length
    }
    return CGSize(axis, position, across: thickness)
  }
}
