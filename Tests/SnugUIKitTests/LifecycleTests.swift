import Foundation
import SnugLayout
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

  @Test func `is that of a controller for the children it shows`() throws {
    final class Child: UIViewController {
      var calls: [String] = []
      override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
      override func viewIsAppearing(_ animated: Bool) { calls.append("is appearing") }
      override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
    }
    let (below, top) = (Child(), Child())
    below.loadViewIfNeeded()
    let navigation = UINavigationController(rootViewController: below)
    navigation.pushViewController(top, animated: false)
    _ = try Scene(of: navigation, width: 100, height: 200)
    #expect(top.calls == ["will appear", "is appearing", "did appear"])
    #expect(below.calls == [])
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

  @Test func `ends where a view never settles`() {
    final class Restless: UIView {
      var layouts = 0

      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        setNeedsLayout()
      }
    }
    let restless = Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    restless.layoutIfNeeded()
    #expect(restless.layouts == 12)
  }

  /// A mistake that is often made; in an app the copies lie over each other.
  @Test func `is once for a view that adds its subviews when it is laid out`() {
    final class Keys: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        addSubview(UIButton(frame: CGRect(x: 5, y: 5, width: bounds.width / 2, height: 20)))
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let keys = Keys()
    root.addSubviews(keys)
    keys.pinEdges(to: root, inset: 0)
    root.layoutIfNeeded()
    #expect(keys.subviews.map(\.frame.width) == [50])
  }

  @Test func `asks for properties and constraints before it lays out`() {
    final class Late: UIView {
      var calls: [String] = []
      private lazy var height = heightAnchor.constraint(equalToConstant: 33)

      override func updateProperties() {
        super.updateProperties()
        calls.append("updateProperties")
      }

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
    let first = ["updateProperties", "updateConstraints", "layoutSubviews 33.0"]
    #expect(late.calls == first)
    root.layoutIfNeeded()
    late.setNeedsUpdateProperties()
    root.layoutIfNeeded()
    #expect(late.calls == first + ["updateProperties"])
  }

  /// Constraints are updated from the leaves up: a view may request another update of a descendant
  /// that was just updated.
  @Test func `lets a view update its constraints again before it lays out`() {
    final class Badge: UIView {
      var count = 1
      private lazy var height = heightAnchor.constraint(equalToConstant: 0)

      override func updateConstraints() {
        height.constant = 10 * CGFloat(count)
        height.isActive = true
        super.updateConstraints()
      }
    }
    final class Card: UIView {
      let badge = Badge()

      override func updateConstraints() {
        badge.count = 3
        badge.setNeedsUpdateConstraints()
        super.updateConstraints()
      }
    }
    let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    card.addSubviews(card.badge)
    card.badge.topAnchor.constraint(equalTo: card.topAnchor).isActive = true
    card.layoutIfNeeded()
    #expect(card.badge.frame.height == 30)
  }

  @Test func `lets a view set frames after its constraints are solved`() {
    let bubble = ChatBubble()
    bubble.textView.text = "Hi"
    bubble.sizeToFit()
    #expect(bubble.frame.size == CGSize(width: 64, height: 50))
    bubble.layoutIfNeeded()
    #expect(bubble.textView.frame == CGRect(x: 12, y: 6, width: 40, height: 20.5))
    #expect(bubble.tailFrame == CGRect(x: 54, y: 25, width: 10, height: 4))
    bubble.isOutgoing = true
    bubble.layoutIfNeeded()
    // From the right: 64 - 12 - 40.
    #expect(bubble.textView.frame == CGRect(x: 12, y: 6, width: 40, height: 20.5))
    bubble.frame.size.width = 100
    bubble.layoutIfNeeded()
    #expect(bubble.textView.frame == CGRect(x: 48, y: 6, width: 40, height: 20.5))
    // A plain view fits its present size, which is now 4 high: 25 - 4 / 2.
    #expect(bubble.tailFrame == CGRect(x: 90, y: 23, width: 10, height: 4))
  }
}
