import UIKit

protocol Chainable {}

extension Chainable where Self: AnyObject {
  @discardableResult
  func with(_ configure: (Self) throws -> Void) rethrows -> Self {
    try configure(self)
    return self
  }
}

extension NSObject: Chainable {}

/// Objects configured in a chain, and constants in an enumeration.
final class ChainedViews: UIView {
  private enum Layout {
    static let inset: CGFloat = 6
    static let side: CGFloat = 18
  }

  private lazy var icon = UIView().with {
    $0.backgroundColor = .black
    $0.layer.cornerRadius = Layout.side / 2
  }
  private lazy var title = UILabel().with {
    $0.text = "Full name"
    $0.font = .systemFont(ofSize: 17)
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubviews(icon, title)
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Layout.inset),
      icon.centerYAnchor.constraint(equalTo: title.centerYAnchor),
      icon.widthAnchor.constraint(equalToConstant: Layout.side),
      icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: Layout.inset),
      title.topAnchor.constraint(equalTo: topAnchor, constant: Layout.inset),
      trailingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}
