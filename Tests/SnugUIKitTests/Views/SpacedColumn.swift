import UIKit

/// Spacings of a stack view's own after some of its views.
final class SpacedColumn: UIView {
  private let title = UIView.fixed(40, 10)
  private let subtitle = UIView.fixed(40, 10)
  private let action = UIView.fixed(40, 10)

  override init(frame: CGRect) {
    super.init(frame: frame)
    let stack = UIStackView(arrangedSubviews: [title, subtitle, action])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 4
    stack.setCustomSpacing(20, after: subtitle)
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: title)
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    stack.topAnchor.constraint(equalTo: topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
  }

  required init?(coder: NSCoder) { fatalError() }
}
