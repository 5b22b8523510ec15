import UIKit

/// Constraints made once, in `updateConstraints`.
final class OnceConstrained: UIView {
  private let box = UIView()
  private var shouldSetupConstraints = true

  override init(frame: CGRect) {
    super.init(frame: frame)
    box.translatesAutoresizingMaskIntoConstraints = false
    addSubview(box)
    setNeedsUpdateConstraints()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func updateConstraints() {
    if shouldSetupConstraints {
      box.widthAnchor.constraint(equalTo: widthAnchor, constant: -20).isActive = true
      box.heightAnchor.constraint(equalTo: box.widthAnchor, constant: -30).isActive = true
      box.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
      box.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -5).isActive = true
      shouldSetupConstraints = false
    }
    super.updateConstraints()
  }
}
