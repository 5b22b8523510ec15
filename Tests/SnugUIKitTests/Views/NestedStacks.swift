import UIKit

/// Stacks in stacks, with alignments that differ.
final class NestedStacks: UIView {
  private let badge = UIView.fixed(20, 20)
  private let line1 = UIView.fixed(50, 10)
  private let line2 = UIView.fixed(30, 6)
  private let footer = UIView.fixed(10, 12)
  private lazy var lines = UIStackView(arrangedSubviews: [line1, line2])
  private lazy var row = UIStackView(arrangedSubviews: [badge, lines])
  private lazy var column = UIStackView(arrangedSubviews: [row, footer])

  override init(frame: CGRect) {
    super.init(frame: frame)
    lines.axis = .vertical
    lines.alignment = .leading
    lines.spacing = 4
    row.alignment = .center
    row.spacing = 10
    column.axis = .vertical
    column.alignment = .trailing
    column.spacing = 8
    addSubviews(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: topAnchor),
      column.leadingAnchor.constraint(equalTo: leadingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}

extension UIView {
  /// A view of a fixed size.
  static func fixed(_ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: width).isActive = true
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
    return view
  }
}
