import UIKit

/// A view with an intrinsic content size.
final class Ring: UIView {
  var lineWidth: CGFloat = 4 { didSet { invalidateIntrinsicContentSize() } }

  override var intrinsicContentSize: CGSize {
    CGSize(width: 36 + 2 * lineWidth, height: 36 + 2 * lineWidth)
  }
}

final class RingView: UIView {
  private let ring = Ring()
  private let track = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubviews(ring, track)
    ring.lineWidth = 3
    ring.setContentHuggingPriority(.required, for: .horizontal)
    ring.setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      ring.leadingAnchor.constraint(equalTo: leadingAnchor),
      ring.centerYAnchor.constraint(equalTo: centerYAnchor),
      track.leadingAnchor.constraint(equalTo: ring.trailingAnchor),
      track.trailingAnchor.constraint(equalTo: trailingAnchor),
      track.heightAnchor.constraint(equalTo: ring.heightAnchor, multiplier: 0.5),
      track.bottomAnchor.constraint(equalTo: ring.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}
