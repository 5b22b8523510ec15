import UIKit

/// Texts on one baseline, and a line below it.
final class BaselineRow: UIView {
  private let name = UILabel()
  private let other = UILabel()
  private let rule = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    name.text = "Full name"
    other.text = "Full name"
    other.textColor = .secondaryLabel
    addSubviews(name, other, rule)
    NSLayoutConstraint.activate([
      name.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      name.leadingAnchor.constraint(equalTo: leadingAnchor),
      other.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
      other.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 5),
      rule.topAnchor.constraint(equalTo: name.bottomAnchor),
      rule.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      rule.trailingAnchor.constraint(equalTo: other.trailingAnchor),
      rule.lastBaselineAnchor.constraint(equalTo: name.bottomAnchor, constant: 3),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}
