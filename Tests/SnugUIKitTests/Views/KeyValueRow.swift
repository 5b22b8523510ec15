import UIKit

/// Labels that share a width: one hugs, one truncates.
final class KeyValueRow: UIView {
  private let key = UILabel()
  private let value = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    key.text = "Full name"
    value.text = "Full name Full name"
    value.textAlignment = .right
    value.lineBreakMode = .byTruncatingMiddle
    key.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    key.setContentCompressionResistancePriority(.required, for: .horizontal)
    addSubviews(key, value)
    NSLayoutConstraint.activate([
      key.leadingAnchor.constraint(equalTo: leadingAnchor),
      key.topAnchor.constraint(equalTo: topAnchor),
      value.leadingAnchor.constraint(equalTo: key.trailingAnchor, constant: 8),
      value.trailingAnchor.constraint(equalTo: trailingAnchor),
      value.centerYAnchor.constraint(equalTo: key.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}
