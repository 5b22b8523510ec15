import UIKit

final class LoginViewController: UIViewController {
  private let stack = UIStackView()
  private lazy var button: UIButton = {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Sign in"
    let button = UIButton(configuration: configuration)
    button.addTarget(self, action: Selector(("signIn")), for: .touchUpInside)
    return button
  }()
  private var compactConstraints: [NSLayoutConstraint] = []
  private var regularConstraints: [NSLayoutConstraint] = []
  private(set) var calls: [String] = []
  private(set) var sizeInViewDidLoad = CGSize.zero

  override func viewDidLoad() {
    super.viewDidLoad()
    calls.append("viewDidLoad")
    sizeInViewDidLoad = view.bounds.size
    view.backgroundColor = .systemBackground
    navigationItem.title = "Welcome"
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    stack.addArrangedSubview(button)
    compactConstraints = [
      stack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -20),
    ]
    regularConstraints = [
      stack.widthAnchor.constraint(equalToConstant: 400),
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ]
    stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 10)
      .isActive = true
    update(for: traitCollection)
  }

  private func update(for traits: UITraitCollection) {
    if traits.horizontalSizeClass == .regular {
      NSLayoutConstraint.deactivate(compactConstraints)
      NSLayoutConstraint.activate(regularConstraints)
    } else {
      NSLayoutConstraint.deactivate(regularConstraints)
      NSLayoutConstraint.activate(compactConstraints)
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append("viewWillAppear")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    calls.append("viewDidLayoutSubviews \(stack.frame.minX)")
  }
}
