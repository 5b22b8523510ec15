import UIKit

/// A right-to-left row whose playback bar is not mirrored.
final class MirroredRow: UIView {
  private let first = UIView.fixed(10, 10)
  private let second = UIView.fixed(20, 10)
  private let bar = UIView()
  private let knob = UIView.fixed(4, 4)

  override init(frame: CGRect) {
    super.init(frame: frame)
    semanticContentAttribute = .forceRightToLeft
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.semanticContentAttribute = .forceRightToLeft
    stack.spacing = 5
    stack.accessibilityIdentifier = "stack"
    addSubviews(stack, bar)
    bar.semanticContentAttribute = .playback
    bar.addSubview(knob)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 2),
      stack.topAnchor.constraint(equalTo: topAnchor),
      bar.topAnchor.constraint(equalTo: stack.bottomAnchor),
      bar.leftAnchor.constraint(equalTo: leftAnchor, constant: 10),
      bar.rightAnchor.constraint(equalTo: rightAnchor),
      bar.heightAnchor.constraint(equalToConstant: 4),
      knob.topAnchor.constraint(equalTo: bar.topAnchor),
      knob.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 1),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}
