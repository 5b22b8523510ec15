import UIKit

/// Headers of a flow layout, and cells of the size of their contents.
final class TagCell: UICollectionViewCell {
  private let dot = UIView.fixed(14, 14)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(dot)
    NSLayoutConstraint.activate([
      dot.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 3),
      dot.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -3),
      dot.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      dot.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class FlowHeaders: UICollectionViewController {
  init() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.headerReferenceSize = CGSize(width: 0, height: 16)
    layout.footerReferenceSize = CGSize(width: 0, height: 9)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(TagCell.self, forCellWithReuseIdentifier: "tag")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      collectionView.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "band")
    }
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { section + 1 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "band", for: indexPath)
  }
}
