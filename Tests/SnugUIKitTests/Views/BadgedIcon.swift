import UIKit

/// A badge over the corner of an icon.
final class BadgedIcon: UIView {
  private let icon = UIView.fixed(40, 40)
  private let badge = UIView.fixed(16, 16)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(icon)
    addSubview(badge)
    bringSubviewToFront(badge)
    badge.layer.zPosition = 1
    NSLayoutConstraint.activate([
      icon.centerXAnchor.constraint(equalTo: centerXAnchor),
      icon.centerYAnchor.constraint(equalTo: centerYAnchor),
      badge.centerXAnchor.constraint(equalTo: icon.trailingAnchor, constant: -2),
      badge.centerYAnchor.constraint(equalTo: icon.topAnchor, constant: 2),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}
