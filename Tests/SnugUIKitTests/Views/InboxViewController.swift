import UIKit

final class InboxCell: UITableViewCell {
  static let identifier = "InboxCell"
  let title = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    title.numberOfLines = 0
    contentView.addSubviews(title)
    title.pinEdges(to: contentView, inset: 10)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class InboxViewController: UIViewController {
  private lazy var tableView: UITableView = {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(InboxCell.self, forCellReuseIdentifier: InboxCell.identifier)
    table.dataSource = self
    table.delegate = self
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 80
    table.tableFooterView = UIView()
    return table
  }()
  let items = ["Full name", "Full name Full name", "Full name"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inbox"
    view.addSubviews(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  var rows: [CGRect] { tableView.visibleCells.map(\.frame) }
}

extension InboxViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(
        withIdentifier: InboxCell.identifier, for: indexPath) as? InboxCell
    else { return UITableViewCell() }
    cell.title.text = items[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}

class PhotoCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .systemTeal
  }

  required init?(coder: NSCoder) { fatalError() }
}

class PhotosView: UIView, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let collection: UICollectionView
  let count: Int

  init(count: Int) {
    self.count = count
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    layout.minimumInteritemSpacing = 4
    layout.minimumLineSpacing = 6
    collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(frame: .zero)
    collection.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    collection.dataSource = self
    collection.delegate = self
    addSubviews(collection)
    collection.pinEdges(to: self)
  }

  required init?(coder: NSCoder) { fatalError() }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 30, height: 20) }
}
