import Geometry

/// A length in points, or a fraction of the container's width or height.
@preconcurrency @MainActor
public final class NSCollectionLayoutDimension: NSObject {
  /// Fractions of the container's width and height, and points. The length is their sum.
  private let width, height, points: CGFloat
  /// Whether the length holds only until the content is measured.
  let isEstimated: Bool

  private init(
    width: CGFloat = 0, height: CGFloat = 0, points: CGFloat = 0, isEstimated: Bool = false
  ) {
    (self.width, self.height, self.points) = (width, height, points)
    self.isEstimated = isEstimated
    super.init()
  }

  public class func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(width: fraction)
  }

  public class func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(height: fraction)
  }

  public class func absolute(_ length: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(points: length)
  }

  public class func estimated(_ length: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(points: length, isEstimated: true)
  }

  /// The length in a container of the given size, in points.
  func length(in container: CGSize) -> CGFloat {
    width * container.width + height * container.height + points
  }
}

@preconcurrency @MainActor
public final class NSCollectionLayoutSize: NSObject {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
    super.init()
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
}

@preconcurrency @MainActor
public final class NSCollectionLayoutSpacing: NSObject {
  public let spacing: CGFloat
  public let isFlexible: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    self.isFlexible = isFlexible
    super.init()
  }

  public class func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(spacing, isFlexible: false)
  }

  /// At least this spacing. Flexible spacings share the rest of a group's length.
  public class func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(spacing, isFlexible: true)
  }
}

/// The layout of one cell: its size in its group, and its content insets.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  open var contentInsets = NSDirectionalEdgeInsets.zero

  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }
}

/// Items in a row or a column, repeated as often as they fit or a given number of times.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  let subitems: [NSCollectionLayoutItem]
  let axis: Axis
  /// The number of items that share the group equally; `nil` for as many as fit.
  let count: Int?
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ count: Int?,
    along axis: Axis
  ) {
    self.subitems = subitems
    self.count = count.map { max(1, $0) }
    self.axis = axis
    super.init(layoutSize: layoutSize)
  }

  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, nil, along: .horizontal)
  }

  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, nil, along: .vertical)
  }

  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], count, along: .horizontal)
  }

  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], count, along: .vertical)
  }

  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [repeatingSubitem], count, along: .horizontal)
  }

  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [repeatingSubitem], count, along: .vertical)
  }
}

public struct NSRectAlignment: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let top = Self(rawValue: 1)
  public static let topLeading = Self(rawValue: 2)
  public static let leading = Self(rawValue: 3)
  public static let bottomLeading = Self(rawValue: 4)
  public static let bottom = Self(rawValue: 5)
  public static let bottomTrailing = Self(rawValue: 6)
  public static let trailing = Self(rawValue: 7)
  public static let topTrailing = Self(rawValue: 8)

  var isAtTop: Bool { [.top, .topLeading, .topTrailing].contains(self) }
}

/// A header or a footer of a section.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  public let alignment: NSRectAlignment
  open var pinToVisibleBounds = false
  open var extendsBoundary = true
  open var zIndex = 0

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.elementKind = elementKind
    self.alignment = alignment
    super.init(layoutSize: layoutSize)
  }
}

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// A group repeated for all items of a section, with headers, footers, insets and spacings.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior =
    .none
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var supplementariesFollowContentInsets = true

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// Rows as high as their cells.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    if configuration.appearance == .insetGrouped {
      let side = UITableView.sectionInset(in: layoutEnvironment.container.contentSize.width)
      section.contentInsets = .init(top: 0, leading: side, bottom: 0, trailing: side)
    }
    let modes = [
      (configuration.headerMode == .supplementary, UICollectionView.elementKindSectionHeader),
      (configuration.footerMode == .supplementary, UICollectionView.elementKindSectionFooter),
    ]
    section.boundarySupplementaryItems = modes.filter(\.0).map {
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: row, elementKind: $0.1,
        alignment: $0.1 == UICollectionView.elementKindSectionHeader ? .top : .bottom)
    }
    return section
  }
}

public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  public enum FooterMode: Int, Sendable { case none, supplementary }

  public let appearance: Appearance
  public var headerMode: HeaderMode = .none
  public var footerMode: FooterMode = .none
  public var showsSeparators = true
  public var backgroundColor: UIColor?
  public var headerTopPadding: CGFloat?

  public init(appearance: Appearance) { self.appearance = appearance }
}

@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
}

@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}
