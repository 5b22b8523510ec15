import UIKit

/// A table, a collection and their data sources as apps write them. Their cells are not made.
final class InboxCell: UITableViewCell {
  static let identifier = "InboxCell"
  let title = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    title.numberOfLines = 0
    title.text = "Full name"
    contentView.addSubviews(title)
    title.pinEdges(to: contentView, inset: 10)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class InboxViewController: UIViewController {
  private enum Section: Hashable { case main }
  private lazy var tableView: UITableView = {
    let table = UITableView(frame: .zero, style: .insetGrouped)
    table.register(InboxCell.self, forCellReuseIdentifier: InboxCell.identifier)
    table.dataSource = self
    table.delegate = self
    table.rowHeight = UITableView.automaticDimension
    table.tableFooterView = UIView()
    return table
  }()
  private let tags = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewCompositionalLayout { _, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(30))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      group.interItemSpacing = .fixed(4)
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .continuous
      return section
    })
  private lazy var source = UICollectionViewDiffableDataSource<Section, String>(
    collectionView: tags
  ) { view, indexPath, item in
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
    }
    return view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubviews(tags, tableView)
    NSLayoutConstraint.activate([
      tags.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      tags.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tags.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tags.heightAnchor.constraint(equalToConstant: 40),
      tableView.topAnchor.constraint(equalTo: tags.bottomAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.main])
    snapshot.appendItems(["New", "Old"], toSection: .main)
    source.apply(snapshot, animatingDifferences: false)
    tableView.reloadData()
  }
}

extension InboxViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: InboxCell.identifier, for: indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
