import UIKit

/// Views of a stack view that are shown and hidden by the state of their owner.
final class CollapsingBanner: UIView {
  enum State { case idle, failed }

  var state: State = .idle {
    didSet { errorBar.isHidden = state == .idle }
  }
  private let errorBar = UIView.fixed(100, 24)
  private let content = UIView.fixed(100, 30)
  private let stack = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    stack.axis = .vertical
    stack.spacing = 5
    stack.addArrangedSubview(errorBar)
    stack.addArrangedSubview(content)
    errorBar.isHidden = true
    addSubviews(stack)
    stack.topAnchor.constraint(equalTo: topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
  }

  required init?(coder: NSCoder) { fatalError() }
}
