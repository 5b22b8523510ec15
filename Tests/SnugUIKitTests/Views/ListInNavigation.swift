import UIKit

/// A list that reaches below a navigation bar.
final class PlanetsController: UITableViewController {
  private let planets = ["Venus", "Mars"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Planets"
    tableView.rowHeight = 40
    tableView.contentInset.top = 3
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "planet")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    planets.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "planet", for: indexPath)
    cell.textLabel?.text = planets[indexPath.row]
    return cell
  }
}

final class ListInNavigation: UINavigationController {
  init() { super.init(rootViewController: PlanetsController()) }
  required init?(coder: NSCoder) { fatalError() }
}
