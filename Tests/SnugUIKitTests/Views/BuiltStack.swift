import UIKit

@resultBuilder
enum ViewBuilder {
  static func buildBlock(_ views: [UIView]...) -> [UIView] { views.flatMap { $0 } }
  static func buildExpression(_ view: UIView) -> [UIView] { [view] }
  static func buildOptional(_ views: [UIView]?) -> [UIView] { views ?? [] }
  static func buildArray(_ views: [[UIView]]) -> [UIView] { views.flatMap { $0 } }
}

extension UIStackView {
  convenience init(
    _ axis: NSLayoutConstraint.Axis, spacing: CGFloat, @ViewBuilder _ views: () -> [UIView]
  ) {
    self.init(arrangedSubviews: views())
    self.axis = axis
    self.spacing = spacing
    alignment = .leading
  }
}

/// A stack view by a result builder.
final class BuiltStack: UIView {
  private let showsFooter = true
  private lazy var stack = UIStackView(.vertical, spacing: 3) {
    UIView.fixed(40, 5)
    for width in [10, 20] { UIView.fixed(CGFloat(width), 6) }
    if showsFooter { UIView.fixed(30, 7) }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubviews(stack)
    stack.topAnchor.constraint(equalTo: topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
  }

  required init?(coder: NSCoder) { fatalError() }
}
