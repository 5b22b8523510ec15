import UIKit

/// A table with a diffable data source, and cells that show configurations.
final class DiffableTable: UIView {
  private final class DataSource: UITableViewDiffableDataSource<Int, Int> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Numbers" }
  }

  private let tableView = UITableView(frame: .zero, style: .plain)
  private lazy var dataSource = DataSource(tableView: tableView) { tableView, indexPath, number in
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Full name"
    content.textProperties.font = .systemFont(ofSize: 17)
    content.directionalLayoutMargins.top = CGFloat(number)
    cell.contentConfiguration = content
    return cell
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubviews(tableView)
    tableView.pinEdges(to: self)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    var snapshot = dataSource.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems([11, 30, 12])
    snapshot.deleteItems([12])
    snapshot.moveItem(30, beforeItem: 11)
    dataSource.apply(snapshot)
  }

  required init?(coder: NSCoder) { fatalError() }
}
