import UIKit

/// A navigation controller that makes its own root.
final class SettingsScreen: UIViewController {
  private let list = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    navigationItem.largeTitleDisplayMode = .never
    view.addSubviews(list)
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      list.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}

final class SettingsNavigation: UINavigationController {
  convenience init() {
    self.init(rootViewController: SettingsScreen())
    navigationBar.prefersLargeTitles = false
    navigationBar.tintColor = .systemOrange
  }
}
