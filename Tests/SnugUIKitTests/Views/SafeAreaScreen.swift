import UIKit

/// A screen within the safe area, with additional insets.
final class SafeAreaScreen: UIViewController {
  private let content = UIView()
  private let toolbar = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    view.addSubviews(content, toolbar)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: safeArea.topAnchor),
      content.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      toolbar.topAnchor.constraint(equalTo: content.bottomAnchor),
      toolbar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      toolbar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      toolbar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      toolbar.topAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -44),
    ])
  }
}
