import UIKit

/// A frame that takes its height from the constraints inside it.
final class FittedHeader: UIView {
  private let header = UIView()
  private let inner = UIView.fixed(30, 26)

  override init(frame: CGRect) {
    super.init(frame: frame)
    header.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: header.topAnchor, constant: 7),
      inner.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -7),
      inner.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 9),
    ])
    addSubview(header)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func layoutSubviews() {
    super.layoutSubviews()
    let target = CGSize(width: bounds.width, height: UIView.layoutFittingCompressedSize.height)
    let size = header.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    header.frame = CGRect(origin: .zero, size: size)
  }
}
