import UIKit

/// Constraints that are swapped when the card opens.
final class ExpandingCard: UIView {
  private let body = UIView()
  private lazy var collapsed = body.heightAnchor.constraint(equalToConstant: 0)
  private lazy var expanded = body.heightAnchor.constraint(equalTo: heightAnchor, constant: -20)
  private(set) var isExpanded = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubviews(body)
    NSLayoutConstraint.activate([
      body.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      body.leadingAnchor.constraint(equalTo: leadingAnchor),
      body.trailingAnchor.constraint(equalTo: trailingAnchor),
      collapsed,
    ])
  }

  required init?(coder: NSCoder) { fatalError() }

  func toggle() {
    isExpanded.toggle()
    collapsed.isActive = false
    expanded.isActive = false
    (isExpanded ? expanded : collapsed).isActive = true
    UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
  }
}
