import SnugUIKit

/// Keys that need a subclass or a controller in code.
enum KeyExamples {
  typealias Example = `A view in code is the view of a scene file`.Example

  private final class InsetView: UIView {
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
  }

  /// Keeps its controller, as a window does.
  private final class ScreenView: UIView {
    var owner: UIViewController?
  }

  @MainActor private static func image() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
  }

  static let all: [Example] = [
    .of("intrinsicContentSize: [24, none]", { DotView() }),
    .of("alignmentRectInsets: [1, 2, 3, 4]", { InsetView() }),
    Example("safeAreaInsets: [1, 2, 3, 4]") {
      let (controller, view) = (UIViewController(), ScreenView())
      controller.view = view
      controller.viewRespectsSystemMinimumLayoutMargins = false
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      view.owner = controller
      return view
    },
    .of(
      "class: UILabel, text: Hello, numberOfLines: 0, contentInsets: [4, 8, 4, 8]", { BadgeLabel() }
    ) {
      $0.text = "Hello"
      $0.numberOfLines = 0
    },
    .of("class: UIButton, title: Go, lineBreakMode: byTruncatingHead", { UIButton(type: .system) })
    {
      $0.setTitle("Go", for: .normal)
      $0.titleLabel?.lineBreakMode = .byTruncatingHead
    },
    .of("class: UIButton, image: [30, 20]", { UIButton(type: .system) }) {
      $0.setImage(image(), for: .normal)
    },
    .of("class: UIImageView, image: [30, 20]", { UIImageView(image: image()) }),
    .of("class: UITextField, text: Ada, font: 13, textAlignment: right", { UITextField() }) {
      $0.text = "Ada"
      $0.font = .systemFont(ofSize: 13)
      $0.textAlignment = .right
    },
    .of("class: UITextView, text: Ada, font: 12, textAlignment: center", { UITextView() }) {
      $0.text = "Ada"
      $0.textAlignment = .center
    },
    .of(
      "class: UISegmentedControl, segments: [One, Two], selectedSegmentIndex: 1, font: 20",
      { UISegmentedControl(items: ["One", "Two"]) }
    ) {
      $0.selectedSegmentIndex = 1
      $0.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 20)], for: .normal)
    },
    .of("class: UISearchBar, text: Ada", { UISearchBar() }) { $0.text = "Ada" },
  ]
}
