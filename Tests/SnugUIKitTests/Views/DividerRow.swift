import UIKit

/// Subviews made by closures that are called at once.
final class DividerRow: UIView {
  private let dot: UIView = {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.backgroundColor = .systemRed
    view.layer.cornerRadius = 5
    return view
  }()
  private let line: UIView = {
    $0.translatesAutoresizingMaskIntoConstraints = false
    $0.backgroundColor = .separator
    return $0
  }(UIView())

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(dot)
    addSubview(line)
    NSLayoutConstraint.activate([
      dot.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      dot.centerYAnchor.constraint(equalTo: centerYAnchor),
      dot.widthAnchor.constraint(equalToConstant: 10),
      dot.heightAnchor.constraint(equalToConstant: 10),
      line.leadingAnchor.constraint(equalTo: dot.trailingAnchor, constant: 8),
      line.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      line.centerYAnchor.constraint(equalTo: dot.centerYAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
