import AutoLayout
import Foundation
import SnugUIKit
import Testing

/// A collection of plain cells, tagged by their items from 1; headers and footers are 15 high.
final class CollectionFixture: NSObject, UICollectionViewDataSource {
  var count: Int
  let view: UICollectionView
  var makeCell: @MainActor (IndexPath) -> UICollectionViewCell = { _ in
    UICollectionViewCell(frame: .zero)
  }

  @MainActor init(_ count: Int, width: CGFloat, height: CGFloat, _ layout: UICollectionViewLayout) {
    self.count = count
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    super.init()
    view.dataSource = self
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = makeCell(indexPath)
    cell.tag = indexPath.item + 1
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = UICollectionReusableView(frame: .zero)
    view.tag = kind == UICollectionView.elementKindSectionHeader ? -1 : -2
    view.heightAnchor.constraint(equalToConstant: 15).isActive = true
    return view
  }

  /// Tags and frames of visible views: `1: 0 0 50 50`.
  @MainActor var frames: [String] {
    view.layoutIfNeeded()
    return view.subviews.map {
      let numbers = [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height]
      return "\($0.tag): " + numbers.map { "\(Int($0))" }.joined(separator: " ")
    }
  }
}

@MainActor
@Suite struct `A collection view` {
  private let photos = CollectionFixture(
    3, width: 120, height: 300, UICollectionViewFlowLayout())

  @Test func `has its visible items`() {
    #expect(photos.frames == ["1: 0 0 50 50", "2: 70 0 50 50", "3: 0 60 50 50"])
    let cell = photos.view.cellForItem(at: [0, 2])
    #expect(cell?.tag == 3 && photos.view.cellForItem(at: [0, 3]) == nil)
    #expect(cell.flatMap { photos.view.indexPath(for: $0) } == [0, 2])
    #expect(photos.view.indexPath(for: UICollectionViewCell(frame: .zero)) == nil)
    let layout = photos.view.collectionViewLayout
    #expect(layout.layoutAttributesForItem(at: [0, 1])?.frame.minX == 70)
    #expect(layout.layoutAttributesForItem(at: [0, 9]) == nil)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: .zero))
  }

  @Test func `keeps its selection`() {
    let view = photos.view
    view.layoutIfNeeded()
    #expect(view.indexPathsForSelectedItems == [])
    view.selectItem(at: [0, 2], animated: false, scrollPosition: .top)
    #expect(view.indexPathsForSelectedItems == [[0, 2]])
    #expect(view.visibleCells.map(\.isSelected) == [false, false, true])
    view.collectionViewLayout.invalidateLayout()
    view.reloadItems(at: [[0, 1]])
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.isSelected) == [false, false, true])
    view.deselectItem(at: [0, 2], animated: false)
    #expect(view.indexPathsForSelectedItems == [])
    #expect(view.visibleCells.allSatisfy { !$0.isSelected })
    view.selectItem(at: [0, 0], animated: false, scrollPosition: .top)
    view.insertItems(at: [[0, 0]])
    #expect(view.indexPathsForSelectedItems == [[0, 1]])
    view.insertSections([0])
    #expect(view.indexPathsForSelectedItems == [[1, 1]])
    view.deleteSections([0])
    #expect(view.indexPathsForSelectedItems == [[0, 1]])
    view.deleteItems(at: [[0, 1]])
    #expect(view.indexPathsForSelectedItems == [])
    for reload in [{ view.reloadItems(at: [[0, 0]]) }, { view.reloadSections([0]) }] {
      view.selectItem(at: [0, 0], animated: false, scrollPosition: .top)
      reload()
      #expect(view.indexPathsForSelectedItems == [])
    }
    view.selectItem(at: [0, 0], animated: false, scrollPosition: .top)
    view.reloadData()
    #expect(view.indexPathsForSelectedItems == [])
  }

  nonisolated private static let reloads: [@MainActor @Sendable (UICollectionView) -> Void] = [
    { $0.reloadData() }, { $0.reloadItems(at: [[0, 0]]) }, { $0.reloadSections([0]) },
    { $0.insertItems(at: [[0, 0]]) }, { $0.deleteItems(at: [[0, 0]]) },
    { $0.performBatchUpdates(nil) }, { $0.collectionViewLayout.invalidateLayout() },
  ]

  @Test(arguments: 0..<reloads.count) func `asks its data source again`(index: Int) {
    #expect(photos.frames.count == 3)
    photos.count = 1
    photos.view.setNeedsLayout()
    #expect(photos.frames.count == 3, "nobody said that they changed")
    Self.reloads[index](photos.view)
    #expect(photos.frames == ["1: 0 0 50 50"])
  }

  @Test func `runs updates, then calls the completion`() {
    var calls: [String] = []
    photos.view.performBatchUpdates({ calls.append("updates") }) { calls.append("done \($0)") }
    #expect(calls == ["updates", "done true"])
  }

  @Test func `is placed by a custom layout`() {
    final class Diagonal: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 90, height: 90) }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        (0..<2).map {
          let attributes = UICollectionViewLayoutAttributes(
            forCellWith: IndexPath(item: $0, section: 0))
          attributes.size = CGSize(width: 10, height: 20)
          attributes.center = CGPoint(x: 15 + 30 * CGFloat($0), y: 20)
          return attributes
        }
      }
    }
    photos.view.collectionViewLayout = Diagonal()
    #expect(photos.frames == ["1: 10 10 10 20", "2: 40 10 10 20"])
    #expect(photos.view.contentSize == CGSize(width: 90, height: 90))
    let plain = UICollectionViewLayout()
    plain.prepare()
    #expect(
      plain.layoutAttributesForElements(in: .infinite) == []
        && plain.collectionViewContentSize == .zero)
  }

  @Test func `has attributes with a frame, or with a size and a center`() {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "badge", with: [1, 2])
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(attributes.center == CGPoint(x: 25, y: 40))
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    attributes.center.x += 5
    #expect(attributes.frame == CGRect(x: 15, y: 20, width: 30, height: 40))
    #expect(attributes.representedElementKind == "badge" && attributes.indexPath == [1, 2])
    #expect(UICollectionViewLayoutAttributes(forCellWith: [0, 0]).representedElementKind == nil)
    #expect(attributes.alpha == 1 && attributes.zIndex == 0 && !attributes.isHidden)
  }

  @Test func `makes headers and footers of the classes registered for their kinds`() {
    final class Header: UICollectionReusableView {}
    final class Footer: UICollectionReusableView {}
    ReusableViews.make(Header.self) { _ in Header() }
    ReusableViews.make(Footer.self) { _ in Footer() }
    let view = photos.view
    view.register(Header.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "edge")
    view.register(Footer.self, forSupplementaryViewOfKind: "footer", withReuseIdentifier: "edge")
    func made(_ kind: String) -> UICollectionReusableView {
      view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "edge", for: [0, 0])
    }
    #expect(made("header") is Header && made("footer") is Footer)
    #expect(type(of: made("badge")) == UICollectionReusableView.self)
  }

  @Test func `makes cells and headers of registrations`() {
    var calls: [String] = []
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, path, item in
      calls.append("\(item) \(path.item)")
    }
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> { _, _, item in
      calls.append(item)
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: "header"
    ) { _, kind, path in calls.append("\(kind) \(path.section)") }
    _ = photos.view.dequeueConfiguredReusableCell(using: cells, for: [0, 1], item: "cell")
    _ = photos.view.dequeueConfiguredReusableCell(using: cells, for: [0, 1], item: nil)
    _ = photos.view.dequeueConfiguredReusableCell(using: rows, for: [0, 1], item: "row")
    _ = photos.view.dequeueConfiguredReusableSupplementary(using: headers, for: [3, 0])
    #expect(calls == ["cell 1", "row", "header 3"])
  }

  @Test func `has UIKit's defaults`() {
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { -1 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    }
    let source = Source()
    photos.view.dataSource = source
    #expect(photos.frames == [] && photos.view.numberOfSections == 1)
    #expect(photos.view.numberOfItems(inSection: 0) == 0)
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    let sources: [any UICollectionViewDataSource] = [source, controller]
    for source in sources {
      let view = source.collectionView(
        photos.view, viewForSupplementaryElementOfKind: "", at: [0, 0])
      #expect(view.frame == .zero && view.reuseIdentifier == nil)
    }
    controller.collectionView(photos.view, didSelectItemAt: [0, 0])
    #expect(photos.view.indexPathsForSelectedItems == [])
    #expect(
      controller.collectionView(photos.view, cellForItemAt: [0, 0]).contentView.subviews == [])
  }

  /// A navigation bar is 44 high.
  @Test func `is below a bar`() throws {
    let controller = UIViewController()
    controller.view.addSubviews(photos.view)
    photos.view.pinEdges(to: controller.view)
    let navigation = UINavigationController(rootViewController: controller)
    _ = try Scene(of: navigation, width: 120, height: 300)
    #expect(photos.frames == ["1: 0 44 50 50", "2: 70 44 50 50", "3: 0 104 50 50"])
    #expect(photos.view.adjustedContentInset.top == 44)
    photos.view.contentInsetAdjustmentBehavior = .never
    photos.view.layoutIfNeeded()
    #expect(photos.frames == ["1: 0 0 50 50", "2: 70 0 50 50", "3: 0 60 50 50"])
  }

  @Test func `has cells that configure themselves when they are shown or selected`() {
    final class Cell: UICollectionViewCell {
      var selections: [Bool] = []
      override func updateConfiguration(using state: UICellConfigurationState) {
        selections.append(state.isSelected)
      }
    }
    photos.makeCell = { _ in Cell(frame: .zero) }
    photos.view.layoutIfNeeded()
    photos.view.selectItem(at: [0, 1], animated: false, scrollPosition: .top)
    let cells = photos.view.visibleCells.compactMap { $0 as? Cell }
    #expect(cells.map(\.selections) == [[false], [false, true], [false]])
    (cells[0].isSelected, cells[0].isHighlighted) = (false, false)
    #expect(cells[0].selections == [false], "its state stays")
  }

  @Test func `makes cells update their configuration`() {
    final class Cell: UICollectionViewCell {
      var states: [UICellConfigurationState] = []
      override func updateConfiguration(using state: UICellConfigurationState) {
        states.append(state)
      }
    }
    let cell = Cell(frame: .zero)
    cell.setNeedsUpdateConfiguration()
    #expect(cell.states.count == 1 && !cell.states[0].isSelected && !cell.states[0].isHighlighted)
    cell.isSelected = true
    cell.isHighlighted = true
    #expect(cell.states.last?.isSelected == true && cell.states.last?.isHighlighted == true)
    #expect(cell.states.last?.isDisabled == false && cell.states.last?.isEditing == false)
  }
}
