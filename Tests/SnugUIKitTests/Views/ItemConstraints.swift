import UIKit

/// Constraints by items and attributes.
final class ItemConstraints: UIView {
  private let badge = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    badge.translatesAutoresizingMaskIntoConstraints = false
    addSubview(badge)
    addConstraints([
      NSLayoutConstraint(
        item: badge, attribute: .centerX, relatedBy: .equal, toItem: self, attribute: .centerX,
        multiplier: 0.5, constant: 0),
      NSLayoutConstraint(
        item: badge, attribute: .bottom, relatedBy: .equal, toItem: self,
        attribute: .bottomMargin, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: badge, attribute: .width, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 24),
      NSLayoutConstraint(
        item: badge, attribute: .height, relatedBy: .greaterThanOrEqual, toItem: badge,
        attribute: .width, multiplier: 0.5, constant: 2),
      NSLayoutConstraint(
        item: badge, attribute: .height, relatedBy: .lessThanOrEqual, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 14),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}
