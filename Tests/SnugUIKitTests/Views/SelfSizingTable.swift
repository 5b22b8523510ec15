import UIKit

/// Rows as high as what stands in them.
final class StripeCell: UITableViewCell {
  static let reuseID = String(describing: StripeCell.self)
  private let stripe = UIView()
  private lazy var height = stripe.heightAnchor.constraint(equalToConstant: 0)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubviews(stripe)
    stripe.pinEdges(to: contentView, inset: 5)
    height.isActive = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(height: CGFloat) { self.height.constant = height }
}

final class SelfSizingTable: UITableViewController {
  private let heights: [CGFloat] = [20, 50]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(StripeCell.self, forCellReuseIdentifier: StripeCell.reuseID)
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 44
    tableView.separatorStyle = .none
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    heights.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: StripeCell.reuseID, for: indexPath)
      as! StripeCell
    cell.configure(height: heights[indexPath.row])
    return cell
  }
}
