import UIKit

/// A controller in a controller.
final class ChildController: UIViewController {
  private let dot = UIView.fixed(8, 8)

  override func loadView() {
    view = UIView()
    view.addSubview(dot)
    dot.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    dot.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
  }
}

final class ContainerController: UIViewController {
  private let child = ChildController()
  private let container = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubviews(container)
    NSLayoutConstraint.activate([
      container.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      container.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      container.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      container.heightAnchor.constraint(equalToConstant: 50),
    ])
    addChild(child)
    container.addSubview(child.view)
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.didMove(toParent: self)
  }
}
