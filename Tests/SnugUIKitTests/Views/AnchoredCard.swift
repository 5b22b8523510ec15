import UIKit

extension UIView {
  func anchor(
    top: NSLayoutYAxisAnchor? = nil, leading: NSLayoutXAxisAnchor? = nil,
    bottom: NSLayoutYAxisAnchor? = nil, trailing: NSLayoutXAxisAnchor? = nil,
    padding: UIEdgeInsets = .zero, size: CGSize = .zero
  ) {
    translatesAutoresizingMaskIntoConstraints = false
    if let top { topAnchor.constraint(equalTo: top, constant: padding.top).isActive = true }
    if let leading {
      leadingAnchor.constraint(equalTo: leading, constant: padding.left).isActive = true
    }
    if let bottom {
      bottomAnchor.constraint(equalTo: bottom, constant: -padding.bottom).isActive = true
    }
    if let trailing {
      trailingAnchor.constraint(equalTo: trailing, constant: -padding.right).isActive = true
    }
    if size.width != 0 { widthAnchor.constraint(equalToConstant: size.width).isActive = true }
    if size.height != 0 { heightAnchor.constraint(equalToConstant: size.height).isActive = true }
  }
}

/// A helper with anchors that may be left out.
final class AnchoredCard: UIView {
  private let image = UIView()
  private let caption = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(image)
    addSubview(caption)
    image.anchor(
      top: topAnchor, leading: leadingAnchor,
      padding: .init(top: 12, left: 12, bottom: 0, right: 0), size: .init(width: 40, height: 30))
    caption.anchor(
      top: image.topAnchor, leading: image.trailingAnchor, bottom: image.bottomAnchor,
      trailing: trailingAnchor, padding: .init(top: 5, left: 8, bottom: 5, right: 12))
  }

  required init?(coder: NSCoder) { fatalError() }
}
