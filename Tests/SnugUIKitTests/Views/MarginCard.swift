import UIKit

/// Margins of a view's own, and those of its superview kept.
final class MarginCard: UIView {
  private let inner = UIView()
  private let deep = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    directionalLayoutMargins = .init(top: 10, leading: 20, bottom: 10, trailing: 30)
    addSubviews(inner)
    inner.addSubviews(deep)
    inner.preservesSuperviewLayoutMargins = true
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: margins.topAnchor),
      inner.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      inner.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      inner.trailingAnchor.constraint(equalTo: trailingAnchor),
      deep.topAnchor.constraint(equalTo: inner.layoutMarginsGuide.topAnchor),
      deep.leadingAnchor.constraint(equalTo: inner.layoutMarginsGuide.leadingAnchor),
      deep.bottomAnchor.constraint(equalTo: inner.layoutMarginsGuide.bottomAnchor),
      deep.trailingAnchor.constraint(equalTo: inner.layoutMarginsGuide.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}
