import UIKit

extension UIView {
  fileprivate func fillSuperview(padding: CGFloat = 0) {
    guard let superview else { return }
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: superview.topAnchor, constant: padding),
      leftAnchor.constraint(equalTo: superview.leftAnchor, constant: padding),
      bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -padding),
      rightAnchor.constraint(equalTo: superview.rightAnchor, constant: -padding),
    ])
  }

  fileprivate func centerInSuperview(size: CGSize) {
    guard let superview else { return }
    translatesAutoresizingMaskIntoConstraints = false
    centerXAnchor.constraint(equalTo: superview.centerXAnchor).isActive = true
    centerYAnchor.constraint(equalTo: superview.centerYAnchor).isActive = true
    widthAnchor.constraint(equalToConstant: size.width).isActive = true
    heightAnchor.constraint(equalToConstant: size.height).isActive = true
  }
}

/// Helpers that speak of the superview.
final class CenteredDialog: UIView {
  private let shade = UIView()
  private let dialog = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    [shade, dialog].forEach { addSubview($0) }
    shade.fillSuperview(padding: 2)
    dialog.centerInSuperview(size: CGSize(width: 60, height: 40))
  }

  required init?(coder: NSCoder) { nil }
}
