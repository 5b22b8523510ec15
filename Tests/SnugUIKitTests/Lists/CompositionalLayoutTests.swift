import AutoLayout
import Diagnostics
import Foundation
import SnugUIKit
import Testing

@MainActor
@Suite struct `A compositional layout` {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func item(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutItem { NSCollectionLayoutItem(layoutSize: size(width, height)) }

  private func photos(
    _ count: Int, _ group: NSCollectionLayoutGroup
  ) -> CollectionFixture {
    CollectionFixture(
      count, width: 100, height: 60,
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
  }

  /// (100 - 2 * 5) / 3 is 30; the width of the items does not count.
  @Test func `shares a row among a number of items`() {
    let whole = item(.fractionalWidth(1), .fractionalHeight(1))
    let row = size(.fractionalWidth(1), .absolute(20))
    for group in [
      NSCollectionLayoutGroup.horizontal(layoutSize: row, subitem: whole, count: 3),
      .horizontal(layoutSize: row, repeatingSubitem: whole, count: 3),
    ] {
      group.interItemSpacing = .fixed(5)
      #expect(
        photos(4, group).frames == [
          "1: 0 0 30 20", "2: 35 0 30 20", "3: 70 0 30 20", "4: 0 20 30 20",
        ])
    }
  }

  /// Three of 22 with at least 5 between them take 76; the rest of 24 goes into two gaps.
  @Test func `spreads items by flexible spacing`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(20)),
      subitems: [item(.absolute(22), .fractionalHeight(1))])
    group.interItemSpacing = .flexible(5)
    #expect(photos(3, group).frames == ["1: 0 0 22 20", "2: 39 0 22 20", "3: 78 0 22 20"])
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(30), .fractionalHeight(1)),
      subitems: [item(.fractionalWidth(1), .absolute(20))])
    column.interItemSpacing = .flexible(0)
    // 60 holds three of 20, and two of 20 with 20 between them if there are no more.
    #expect(photos(3, column).frames == ["1: 0 0 30 20", "2: 0 20 30 20", "3: 0 40 30 20"])
    column.interItemSpacing = .flexible(1)
    #expect(photos(2, column).frames == ["1: 0 0 30 20", "2: 0 40 30 20"])
    #expect(NSCollectionLayoutSpacing.flexible(4).spacing == 4)
    #expect(NSCollectionLayoutSpacing.flexible(4).isFlexible)
    #expect(!NSCollectionLayoutSpacing.fixed(4).isFlexible)
  }

  /// The section has insets of 2 and 4 above and below: 54 for two items.
  @Test func `scrolls sideways`() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(30), .fractionalHeight(1)),
      repeatingSubitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
    section.interGroupSpacing = 4
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    #expect(configuration.scrollDirection == .vertical && configuration.interSectionSpacing == 0)
    configuration.scrollDirection = .horizontal
    let photos = CollectionFixture(
      3, width: 100, height: 60,
      UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    #expect(photos.frames == ["1: 3 2 30 27", "2: 3 29 30 27", "3: 37 2 30 27"])
    // 3 + 30 + 4 + 30 + 5
    #expect(photos.view.contentSize == CGSize(width: 72, height: 60))
  }

  /// Rows are at least 44 points high, headers and footers as high as their contents.
  @Test(arguments: [
    (UICollectionLayoutListConfiguration.Appearance.plain, 0.0, 100.0), (.insetGrouped, 16, 68),
  ]) func `is a list with headers and footers`(
    appearance: UICollectionLayoutListConfiguration.Appearance, x: Double, width: Double
  ) {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    #expect(configuration.headerMode == .none && configuration.footerMode == .none)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    let list = CollectionFixture(
      1, width: 100, height: 200, UICollectionViewCompositionalLayout.list(using: configuration))
    list.makeCell = { _ in UICollectionViewListCell(frame: .zero) }
    let (left, wide) = (Int(x), Int(width))
    #expect(
      list.frames == [
        "-1: \(left) 0 \(wide) 15", "1: \(left) 15 \(wide) 44", "-2: \(left) 59 \(wide) 15",
      ])
  }

  /// The first of three rows of 60 points is visible. The others have the estimate, 44.
  @Test func `uses the estimate for items that are not visible`() {
    let row = size(.fractionalWidth(1), .estimated(44))
    let list = photos(
      3, .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    list.makeCell = { _ in
      let cell = UICollectionViewCell(frame: .zero)
      let content = UIView()
      cell.contentView.addSubviews(content)
      content.pinEdges(to: cell.contentView)
      content.heightAnchor.constraint(equalToConstant: 60).isActive = true
      return cell
    }
    list.view.frame.size.height = 50
    list.view.layoutIfNeeded()
    #expect(list.view.visibleCells.map(\.frame) == [CGRect(x: 0, y: 0, width: 100, height: 60)])
    #expect(list.view.contentSize == CGSize(width: 100, height: 60 + 44 + 44))
  }

  @Test func `gets its environment`() {
    final class Seen { var sizes: [CGSize] = [] }
    let seen = Seen()
    let layout = UICollectionViewCompositionalLayout { [self] section, environment in
      seen.sizes += [environment.container.contentSize, environment.container.effectiveContentSize]
      #expect(environment.traitCollection.userInterfaceStyle == .light && section == 0)
      let whole = size(.fractionalWidth(1), .absolute(10))
      return NSCollectionLayoutSection(
        group: .horizontal(layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
      )
    }
    #expect(CollectionFixture(1, width: 100, height: 60, layout).frames == ["1: 0 0 100 10"])
    #expect(Set(seen.sizes.map(\.width)) == [100] && Set(seen.sizes.map(\.height)) == [60])
  }
}

@MainActor
@Suite struct `A content configuration` {
  nonisolated private static let styles:
    [(CGFloat, Bool, @MainActor @Sendable () -> UIListContentConfiguration)] = [
      (17, false, { .cell() }), (17, false, { .subtitleCell() }), (17, true, { .valueCell() }),
      (17, false, { .sidebarCell() }), (17, false, { .plainHeader() }),
      (17, false, { .sidebarHeader() }), (13, false, { .groupedHeader() }),
      (13, false, { .plainFooter() }), (13, false, { .groupedFooter() }),
    ]

  @Test(arguments: 0..<styles.count) func `has the text size of its style`(index: Int) {
    let (size, isSideBySide, make) = Self.styles[index]
    let configuration = make()
    #expect(configuration.textProperties.font.pointSize == size)
    #expect(configuration.prefersSideBySideTextAndSecondaryText == isSideBySide)
    #expect(configuration.text == nil && configuration.textProperties.numberOfLines == 0)
  }

  @Test func `is shown by a view that follows it`() throws {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "Full name"
    let view = try #require(configuration.makeContentView() as? UIListContentView)
    func fitting() -> CGFloat { view.systemLayoutSizeFitting(.zero).height }
    // 11 + 20.5 + 11
    #expect(fitting() == 42.5)
    configuration.directionalLayoutMargins.top = 1
    view.configuration = configuration.updated(
      for: UICellConfigurationState(traitCollection: .current))
    #expect(fitting() == 32.5)
  }

  @Test func `of a value leaves nothing ambiguous`() throws {
    let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    var configuration = UIListContentConfiguration.valueCell()
    (configuration.text, configuration.secondaryText) = ("Full name", "Full name")
    cell.contentConfiguration = configuration
    cell.layoutIfNeeded()
    func ambiguous(_ view: UIView) -> [UIView] {
      (view.hasAmbiguousLayout ? [view] : []) + view.subviews.flatMap(ambiguous)
    }
    #expect(ambiguous(cell) == [])
  }

  @Test func `of a row depends on the style of its cell`() {
    let plain = UITableViewCell(style: .default, reuseIdentifier: nil)
    let value = UITableViewCell(style: .value1, reuseIdentifier: nil)
    #expect(!plain.defaultContentConfiguration().prefersSideBySideTextAndSecondaryText)
    #expect(value.defaultContentConfiguration().prefersSideBySideTextAndSecondaryText)
  }

  @Test(arguments: 0..<5) func `of a list's row has accessories that take no room`(
    index: Int
  ) throws {
    let accessories: [UICellAccessory] = [
      .disclosureIndicator(), .checkmark(), .delete(), .reorder(), .outlineDisclosure(),
    ]
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    #expect(cell.accessories.isEmpty && cell.indentationLevel == 0)
    cell.accessories = [accessories[index]]
    #expect(
      try Scene.checked(of: cell).warnings.map(\.message) == [
        "in 'view', the accessory takes no room"
      ])
  }
}
