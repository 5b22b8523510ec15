import UIKit

/// Layout guides that divide the space around a view, one part before it and two parts after it.
final class SpacerGuides: UIView {
  private let box = UIView.fixed(30, 20)
  private let before = UILayoutGuide()
  private let after = UILayoutGuide()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(box)
    addLayoutGuide(before)
    addLayoutGuide(after)
    NSLayoutConstraint.activate([
      before.leadingAnchor.constraint(equalTo: leadingAnchor),
      before.trailingAnchor.constraint(equalTo: box.leadingAnchor),
      after.leadingAnchor.constraint(equalTo: box.trailingAnchor),
      after.trailingAnchor.constraint(equalTo: trailingAnchor),
      after.widthAnchor.constraint(equalTo: before.widthAnchor, multiplier: 2),
      box.topAnchor.constraint(equalTo: topAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}
