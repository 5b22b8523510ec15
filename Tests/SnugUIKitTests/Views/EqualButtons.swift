import UIKit

/// A stack view that fills equally, within its margins.
final class EqualButtons: UIStackView {
  private let cells = (0..<3).map { _ in UIView() }

  override init(frame: CGRect) {
    super.init(frame: frame)
    distribution = .fillEqually
    spacing = 6
    isLayoutMarginsRelativeArrangement = true
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 12)
    cells.forEach(addArrangedSubview)
  }

  required init(coder: NSCoder) { super.init(coder: coder) }
}
