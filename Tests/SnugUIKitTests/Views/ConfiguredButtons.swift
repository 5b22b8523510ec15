import UIKit

/// Buttons with configurations, as wide as each other.
final class ConfiguredButtons: UIView {
  private let accept: UIButton = {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Full name"
    configuration.cornerStyle = .capsule
    configuration.baseBackgroundColor = .systemGreen
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 10, leading: 20, bottom: 10, trailing: 20)
    return UIButton(configuration: configuration, primaryAction: nil)
  }()
  private lazy var decline = UIButton(
    configuration: .plain(),
    primaryAction: UIAction(title: "Full name") { [weak self] _ in self?.isHidden = true })

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubviews(accept, decline)
    NSLayoutConstraint.activate([
      accept.topAnchor.constraint(equalTo: topAnchor),
      accept.leadingAnchor.constraint(equalTo: leadingAnchor),
      decline.topAnchor.constraint(equalTo: accept.bottomAnchor, constant: 4),
      decline.leadingAnchor.constraint(equalTo: accept.leadingAnchor),
      decline.trailingAnchor.constraint(equalTo: accept.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}
