import UIKit

/// The row as an app shows it: this file is the app's own, and compiles here unchanged.
public final class MessageRowView: UIView {
  private let avatar = UIImageView()
  private let name: UILabel = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    return label
  }()
  private let time: UILabel = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.textColor = .secondaryLabel
    label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    return label
  }()

  public init(name: String, time: String) {
    super.init(frame: .zero)
    self.name.text = name
    self.time.text = time
    avatar.layer.cornerRadius = 20
    avatar.clipsToBounds = true
    let row = UIStackView(arrangedSubviews: [avatar, self.name, self.time])
    row.spacing = 8
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      avatar.widthAnchor.constraint(equalToConstant: 40),
      avatar.heightAnchor.constraint(equalToConstant: 40),
      row.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      row.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      row.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
    ])
  }

  public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
