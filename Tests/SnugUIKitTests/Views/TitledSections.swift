import UIKit

/// Titles above and below sections.
final class TitledSections: UITableViewController {
  private let sections = [("Fruit", ["Apple", "Pear"]), ("Bread", ["Rye"])]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 40
    tableView.sectionHeaderTopPadding = 6
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].1.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = sections[indexPath.section].1[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].0 }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { section == 0 ? "Fresh" : nil }

  override func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { 18 }
}
