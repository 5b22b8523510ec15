import UIKit

/// Frames set in `layoutSubviews`, `sizeThatFits`, constraints made in `updateConstraints`, priorities
/// that are arithmetic, and a view that mirrors.
class ChatBubble: UIControl {
  let textView = UITextView()
  private let tail = UIView()
  private var didSetUp = false
  var isOutgoing = false {
    didSet {
      semanticContentAttribute = isOutgoing ? .forceRightToLeft : .forceLeftToRight
      setNeedsUpdateConstraints()
    }
  }
  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    textView.isScrollEnabled = false
    textView.textContainerInset = .zero
    textView.textContainer.lineFragmentPadding = 0
    textView.font = .systemFont(ofSize: 17)
    textView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(textView)
    addSubview(tail)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override class var requiresConstraintBasedLayout: Bool { true }

  override func updateConstraints() {
    if !didSetUp {
      didSetUp = true
      let width = textView.widthAnchor.constraint(equalToConstant: 40)
      width.priority = .defaultHigh + 1
      NSLayoutConstraint.activate([
        textView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
        textView.topAnchor.constraint(equalTo: topAnchor, constant: 6),
        width,
      ])
    }
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = tail.sizeThatFits(bounds.size)
    tail.frame = CGRect(
      x: bounds.maxX - 10, y: bounds.midY - size.height / 2, width: 10, height: 4)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 64, height: 50) }

  var tailFrame: CGRect { tail.frame }
}
