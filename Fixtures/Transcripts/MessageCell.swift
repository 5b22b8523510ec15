import UIKit

/// A row of a list of messages.
final class MessageCell: UIView {
  private let name: UILabel = {
    let label = UILabel()
    label.text = "Full name"
    return label
  }()
  private lazy var badge = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [name, badge] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let tap = UITapGestureRecognizer(target: self, action: #selector(open(_:)))
    addGestureRecognizer(tap)
    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
      name.centerYAnchor.constraint(equalTo: centerYAnchor),
      badge.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 10),
      badge.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),
      badge.widthAnchor.constraint(equalToConstant: 20),
      badge.heightAnchor.constraint(equalTo: badge.widthAnchor),
      badge.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  @objc private func open(_ sender: Any) {}
}

final class MessageViewController: UIViewController {
  @IBOutlet var unused: UIView?

  override func viewDidLoad() {
    super.viewDidLoad()
    let cell = MessageCell()
    view.addSubview(cell)
    cell.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: 44)
  }
}
