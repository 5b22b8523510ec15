import UIKit

/// A header above the table, views above sections, and rows of heights the delegate says.
final class SectionedTable: UIView, UITableViewDataSource, UITableViewDelegate {
  private let table = UITableView(frame: .zero, style: .plain)
  private let banner = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 25))
  private let sections = [2, 1]

  override init(frame: CGRect) {
    super.init(frame: frame)
    table.tableHeaderView = banner
    table.dataSource = self
    table.delegate = self
    addSubviews(table)
    table.pinEdges(to: self)
  }

  required init?(coder: NSCoder) { fatalError() }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    indexPath.section == 0 ? 30 : 60
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    UIView()
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 12 }
}
