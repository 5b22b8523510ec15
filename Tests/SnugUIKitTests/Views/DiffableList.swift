import UIKit

/// A list by a compositional layout, its cells by a registration, its items by a snapshot.
final class DiffableList: UIViewController {
  private enum Section: Hashable { case main, more }
  private typealias DataSource = UICollectionViewDiffableDataSource<Section, String>

  private var collectionView: UICollectionView!
  private var dataSource: DataSource!

  override func viewDidLoad() {
    super.viewDidLoad()
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    collectionView = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    configureDataSource()
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.main, .more])
    snapshot.appendItems(["Full name"], toSection: .main)
    snapshot.appendItems(["Full name Full name Full name"])
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func configureDataSource() {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    dataSource = DataSource(collectionView: collectionView) { view, indexPath, item in
      view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    }
  }
}
