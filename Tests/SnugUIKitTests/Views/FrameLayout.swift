import UIKit

/// Frames set in `layoutSubviews`, from the bounds.
final class FrameLayout: UIView {
  private let header = UIView()
  private let left = UIView()
  private let right = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(header)
    addSubview(left)
    addSubview(right)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let content = bounds.inset(by: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
    let (top, rest) = content.divided(atDistance: 20, from: .minYEdge)
    header.frame = top
    left.frame = CGRect(x: rest.minX, y: rest.minY, width: rest.width / 2, height: rest.height)
    right.frame = left.frame.offsetBy(dx: rest.width / 2, dy: 0).insetBy(dx: 4, dy: 4)
    right.center.y = rest.midY
  }
}
