import UIKit

class BaseView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    configureHierarchy()
    configureConstraints()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configureHierarchy() {}
  func configureConstraints() {}
}

/// A base class with steps to override, of views and of controllers.
final class ProfileView: BaseView {
  let avatar = UIView()

  override func configureHierarchy() { addSubviews(avatar) }

  override func configureConstraints() {
    avatar.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
    avatar.topAnchor.constraint(equalTo: topAnchor, constant: 15).isActive = true
    avatar.widthAnchor.constraint(equalTo: avatar.heightAnchor).isActive = true
    avatar.heightAnchor.constraint(equalToConstant: 32).isActive = true
  }
}

class ViewController: UIViewController {
  func makeView() -> UIView { UIView() }
  final override func loadView() { view = makeView() }
}

final class BaseViewScreen: ViewController {
  private var ownView: ProfileView? { view as? ProfileView }
  override func makeView() -> UIView { ProfileView() }

  override func viewDidLoad() {
    super.viewDidLoad()
    ownView?.avatar.backgroundColor = .systemYellow
  }
}
