import UIKit

/// Multiples of the system's spacing.
final class SystemSpacing: UIView {
  private let a = UIView.fixed(10, 10)
  private let b = UIView.fixed(10, 10)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(a)
    addSubview(b)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalToSystemSpacingAfter: leadingAnchor, multiplier: 1),
      a.topAnchor.constraint(equalToSystemSpacingBelow: topAnchor, multiplier: 2),
      b.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: a.trailingAnchor, multiplier: 1.5),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor).with(priority: .defaultLow),
      b.topAnchor.constraint(equalTo: a.topAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}
