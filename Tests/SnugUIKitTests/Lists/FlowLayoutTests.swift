import Foundation
import SnugUIKit
import Testing

@MainActor
@Suite struct `A flow layout` {
  private let photos = CollectionFixture(
    3, width: 120, height: 300, UICollectionViewFlowLayout())

  /// Columns of two, 120 - 100 apart, with 10 between the columns.
  @Test func `flows sideways`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    photos.view.frame.size = CGSize(width: 120, height: 120)
    photos.view.setCollectionViewLayout(layout, animated: false)
    #expect(photos.frames == ["1: 0 0 50 50", "2: 0 70 50 50", "3: 60 0 50 50"])
    #expect(photos.view.contentSize == CGSize(width: 110, height: 120))
    #expect(photos.view.collectionViewLayout === layout && layout.collectionView === photos.view)
  }

  /// A flow layout's delegate can give sizes and spacing. The layout gives the rest.
  @Test func `flows by the layout's values if its delegate has none`() {
    final class Delegate: NSObject, UICollectionViewDelegateFlowLayout {}
    let (delegate, layout) = (Delegate(), UICollectionViewFlowLayout())
    layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    layout.itemSize = CGSize(width: 40, height: 30)
    layout.minimumLineSpacing = 5
    layout.minimumInteritemSpacing = 100
    layout.headerReferenceSize = CGSize(width: 9, height: 6)
    layout.footerReferenceSize = CGSize(width: 9, height: 7)
    photos.view.delegate = delegate
    photos.view.collectionViewLayout = layout
    #expect(
      photos.frames == [
        "-1: 0 0 120 6", "1: 2 7 40 30", "2: 2 42 40 30", "3: 2 77 40 30", "-2: 0 110 120 7",
      ])
    #expect(photos.view.contentSize == CGSize(width: 120, height: 117))
  }

  nonisolated private static let changes:
    [@MainActor @Sendable (UICollectionViewFlowLayout) -> Void] = [
      { $0.scrollDirection = .horizontal }, { $0.itemSize.width = 40 },
      { $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize },
      { $0.minimumLineSpacing = 5 }, { $0.minimumInteritemSpacing = 100 },
      { $0.sectionInset.left = 3 }, { $0.headerReferenceSize.height = 6 },
      { $0.footerReferenceSize.height = 7 },
    ]

  @Test(arguments: 0..<changes.count) func `flows again when its layout changes`(index: Int) {
    let layout = UICollectionViewFlowLayout()
    photos.view.collectionViewLayout = layout
    let before = photos.frames
    Self.changes[index](layout)
    #expect(photos.frames != before)
  }

  /// Like layouts whose items depend on the size of the view.
  @Test func `flows once more where its layout sets itself up while it prepares`() {
    final class Tags: UICollectionViewFlowLayout {
      var count = 0

      override func prepare() {
        super.prepare()
        count += 1
        (scrollDirection, itemSize) = (.horizontal, CGSize(width: 40, height: 30))
        (estimatedItemSize, sectionInset) = (.zero, .zero)
        (minimumLineSpacing, minimumInteritemSpacing) = (5, 5)
        (headerReferenceSize, footerReferenceSize) = (.zero, .zero)
      }
    }
    let layout = Tags()
    photos.view.collectionViewLayout = layout
    photos.view.layoutIfNeeded()
    #expect(layout.count == 2)
  }
}
