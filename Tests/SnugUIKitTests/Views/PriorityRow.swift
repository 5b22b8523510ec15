import UIKit

extension NSLayoutConstraint {
  func with(priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}

/// Widths that give way by their priorities.
final class PriorityRow: UIView {
  private let wide = UIView()
  private let narrow = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubviews(wide, narrow)
    let preferred = wide.widthAnchor.constraint(equalToConstant: 200)
    preferred.priority = UILayoutPriority(rawValue: 749)
    NSLayoutConstraint.activate([
      wide.leadingAnchor.constraint(equalTo: leadingAnchor),
      preferred,
      wide.widthAnchor.constraint(greaterThanOrEqualToConstant: 20),
      narrow.leadingAnchor.constraint(equalTo: wide.trailingAnchor),
      narrow.trailingAnchor.constraint(equalTo: trailingAnchor),
      narrow.widthAnchor.constraint(equalToConstant: 30).with(priority: .defaultHigh),
      wide.heightAnchor.constraint(equalTo: heightAnchor),
      narrow.heightAnchor.constraint(equalTo: heightAnchor),
      wide.topAnchor.constraint(equalTo: topAnchor),
      narrow.topAnchor.constraint(equalTo: topAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}
