import UIKit

/// Lazy subviews that add themselves when they are first touched.
final class LazyPanel: UIView {
  private lazy var header: UIView = {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }()
  private lazy var content: UIView = {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    insertSubview(view, belowSubview: header)
    return view
  }()

  convenience init() {
    self.init(frame: .zero)
    setUp()
  }

  private func setUp() {
    header.topAnchor.constraint(equalTo: topAnchor).isActive = true
    header.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    header.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    header.heightAnchor.constraint(equalToConstant: 30).isActive = true
    content.topAnchor.constraint(equalTo: header.bottomAnchor).isActive = true
    content.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    content.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    content.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
  }
}
