import AutoLayout
import Foundation
import SnugUIKit
import Testing

@MainActor
@Suite struct `The order of calls` {
  @Test func `is UIKit's for a controller`() throws {
    let controller = LoginViewController()
    let scene = try Scene(of: controller, width: 320, height: 480)
    #expect(controller.sizeInViewDidLoad == CGSize(width: 320, height: 480))
    #expect(
      controller.calls == ["viewDidLoad", "viewWillAppear", "viewDidLayoutSubviews 20.0"])
    #expect(scene.views.map(\.name) == ["view", "stack", "button"])
    #expect(controller.navigationItem.title == "Welcome")
  }

  @Test func `goes on until nothing changes`() {
    final class Pill: UIView {
      let inner = UIView()
      var layouts = 0

      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        layer.cornerRadius = bounds.height / 2
        inner.frame = bounds.insetBy(dx: 2, dy: 2)
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let pill = Pill()
    pill.addSubview(pill.inner)
    root.addSubviews(pill)
    pill.pinEdges(to: root, inset: 10)
    root.layoutIfNeeded()
    #expect(pill.inner.frame == CGRect(x: 2, y: 2, width: 76, height: 26))
    #expect(pill.layer.cornerRadius == 15)
    #expect(pill.layouts == 1)
    root.layoutIfNeeded()
    #expect(pill.layouts == 1, "nothing changed")
    root.frame.size.height = 60
    root.layoutIfNeeded()
    #expect(pill.inner.frame == CGRect(x: 2, y: 2, width: 76, height: 36))
  }

  @Test func `asks for constraints before it lays out`() {
    final class Late: UIView {
      var calls: [String] = []
      private lazy var height = heightAnchor.constraint(equalToConstant: 33)

      override func updateConstraints() {
        calls.append("updateConstraints")
        height.isActive = true
        super.updateConstraints()
      }

      override func layoutSubviews() {
        super.layoutSubviews()
        calls.append("layoutSubviews \(bounds.height)")
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let late = Late()
    root.addSubviews(late)
    late.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(late.calls == ["updateConstraints", "layoutSubviews 33.0"])
  }
}
