import Foundation
import SnugDiagnostics
import SnugLayout
import SnugSceneFormat
import SnugUIKit
import Testing

/// A property of UIKit makes the same scene as the key of a scene file.
@MainActor
@Suite struct `A view in code is the view of a scene file` {
  /// A property of a view, in Swift and in YAML.
  struct Example: CustomTestStringConvertible, Sendable {
    let file: String
    let make: @MainActor @Sendable () -> UIView

    init(_ file: String, _ make: @escaping @MainActor @Sendable () -> UIView) {
      self.file = file
      self.make = make
    }

    /// An example with a changed view.
    static func of<V: UIView>(
      _ file: String, _ view: @escaping @MainActor @Sendable () -> V,
      _ change: @escaping @MainActor @Sendable (V) -> Void = { _ in }
    ) -> Example {
      Example(file) {
        let view = view()
        change(view)
        return view
      }
    }

    var testDescription: String { file }
  }

  nonisolated private static func label(
    _ more: String, _ change: @escaping @MainActor @Sendable (UILabel) -> Void
  ) -> Example {
    .of("class: UILabel, text: Hello\(more)", { UILabel() }) {
      $0.text = "Hello"
      change($0)
    }
  }

  nonisolated static let examples: [Example] =
    [
      .of("", { UIView() }), .of("hidden: true", { UIView() }) { $0.isHidden = true },
      .of("semanticContentAttribute: forceRightToLeft", { UIView() }) {
        $0.semanticContentAttribute = .forceRightToLeft
      },
      .of("layoutMargins: [1, 2, 3, 4]", { UIView() }) {
        $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      },
      .of(
        "directionalLayoutMargins: [1, 2, 3, 4], semanticContentAttribute: forceRightToLeft",
        { UIView() }
      ) {
        $0.semanticContentAttribute = .forceRightToLeft
        $0.directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: 1, leading: 2, bottom: 3, trailing: 4)
      },
      .of("preservesSuperviewLayoutMargins: true", { UIView() }) {
        $0.preservesSuperviewLayoutMargins = true
      },
      .of("insetsLayoutMarginsFromSafeArea: false", { UIView() }) {
        $0.insetsLayoutMarginsFromSafeArea = false
      },
      .of("hugging: { horizontal: 300 }", { UIView() }) {
        $0.setContentHuggingPriority(UILayoutPriority(300), for: .horizontal)
      },
      .of("compressionResistance: { vertical: 749.5 }", { UIView() }) {
        $0.setContentCompressionResistancePriority(UILayoutPriority(749.5), for: .vertical)
      },
      .of("class: UILabel", { UILabel() }),
      label("") { _ in }, label(", numberOfLines: 0") { $0.numberOfLines = 0 },
      label(", lineBreakMode: byTruncatingHead") { $0.lineBreakMode = .byTruncatingHead },
      label(", textAlignment: center") { $0.textAlignment = .center },
      label(", preferredMaxLayoutWidth: 50") { $0.preferredMaxLayoutWidth = 50 },
      label(", adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.5") {
        $0.adjustsFontSizeToFitWidth = true
        $0.minimumScaleFactor = 0.5
      },
      label(", font: 13") { $0.font = .systemFont(ofSize: 13) },
      label(", font: { size: 13, weight: semibold }") {
        $0.font = .systemFont(ofSize: 13, weight: .semibold)
      },
      label(", font: { textStyle: caption1 }") {
        $0.font = .preferredFont(forTextStyle: .caption1)
      },
      label(", font: { size: 20, weight: bold }") { $0.font = .boldSystemFont(ofSize: 20) },
      .of("class: UIButton, title: Go", { UIButton(type: .system) }) {
        $0.setTitle("Go", for: .normal)
      },
      .of("class: UIButton, title: Go, configuration: filled", { UIButton() }) {
        $0.configuration = .filled()
        $0.configuration?.title = "Go"
      },
      .of("class: UIButton, title: Go, font: 20", { UIButton(type: .system) }) {
        $0.setTitle("Go", for: .normal)
        $0.titleLabel?.font = .systemFont(ofSize: 20)
      },
      .of("class: UIButton, title: Go, contentInsets: 7", { UIButton(type: .system) }) {
        $0.setTitle("Go", for: .normal)
        $0.contentEdgeInsets = UIEdgeInsets(top: 7, left: 7, bottom: 7, right: 7)
      },
      .of("class: UITextField, placeholder: Name, borderStyle: roundedRect", { UITextField() }) {
        $0.placeholder = "Name"
        $0.borderStyle = .roundedRect
      },
      .of(
        """
        class: UITextView, text: Hello, font: 15, isScrollEnabled: false, textContainerInset: 3, \
        lineFragmentPadding: 0
        """, { UITextView() }
      ) {
        $0.text = "Hello"
        $0.font = .systemFont(ofSize: 15)
        $0.isScrollEnabled = false
        $0.textContainerInset = UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3)
        $0.textContainer.lineFragmentPadding = 0
      },
      .of("class: UIImageView", { UIImageView() }),
      .of("class: UISwitch, isOn: true", { UISwitch() }) { $0.isOn = true },
      .of("class: UISlider, value: 5, minimumValue: 0, maximumValue: 10", { UISlider() }) {
        $0.maximumValue = 10
        $0.value = 5
      },
      .of("class: UIStepper", { UIStepper() }),
      .of(
        "class: UISegmentedControl, segments: [One, Two]",
        { UISegmentedControl(items: ["One", "Two"]) }),
      .of("class: UIProgressView, progress: 0.5", { UIProgressView() }) { $0.progress = 0.5 },
      .of(
        "class: UIActivityIndicatorView, style: large", { UIActivityIndicatorView(style: .large) }
      ) {
        $0.startAnimating()
      },
      .of(
        "class: UIActivityIndicatorView, hidden: true", { UIActivityIndicatorView(style: .medium) }),
      .of("class: UIPageControl, numberOfPages: 3, currentPage: 1", { UIPageControl() }) {
        $0.numberOfPages = 3
        $0.currentPage = 1
      },
      .of("class: UISearchBar, placeholder: Search", { UISearchBar() }) {
        $0.placeholder = "Search"
      },
      .of("class: UIDatePicker", { UIDatePicker() }) { $0.preferredDatePickerStyle = .wheels },
      .of("class: UIScrollView", { UIScrollView() }),
      .of("class: UIToolbar", { UIToolbar() }),
      .of(
        """
        class: UIStackView, axis: vertical, distribution: fillEqually, alignment: center, spacing: 6, \
        isLayoutMarginsRelativeArrangement: true, isBaselineRelativeArrangement: true
        """,
        { UIStackView() }
      ) {
        $0.axis = .vertical
        $0.distribution = .fillEqually
        $0.alignment = .center
        $0.spacing = 6
        $0.isLayoutMarginsRelativeArrangement = true
        $0.isBaselineRelativeArrangement = true
      },
      .of("class: UIStackView, spacing: system", { UIStackView() }) {
        $0.spacing = UIStackView.spacingUseSystem
      },
    ] + KeyExamples.all

  @Test(arguments: examples) func `key by key`(example: Example) throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let view = example.make()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.accessibilityIdentifier = "item"
    root.addSubview(view)
    let code = try Scene(of: root, title: "example")
    let file = try SceneReader.read(
      SourceText(
        name: "example.yaml",
        "view:\n  size: [200, 100]\n  subviews:\n    item: { \(example.file) }\n"
      )
    ).value
    #expect(code.withoutSourceRanges == file.withoutSourceRanges)
  }

  @Test func `constraint by constraint`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (a, b, guide) = (UILabel(), UIView(), UILayoutGuide())
    a.accessibilityIdentifier = "a"
    b.accessibilityIdentifier = "b"
    guide.identifier = "gap"
    root.addSubview(a)
    root.addSubview(b)
    root.addLayoutGuide(guide)
    for view in [a, b] { view.translatesAutoresizingMaskIntoConstraints = false }
    let low = a.widthAnchor.constraint(lessThanOrEqualTo: b.widthAnchor, multiplier: 2, constant: 3)
    low.priority = .defaultLow - 1
    low.identifier = "low"
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor, constant: 4), low,
      guide.topAnchor.constraint(greaterThanOrEqualTo: a.lastBaselineAnchor),
      b.leftAnchor.constraint(equalTo: root.readableContentGuide.leftAnchor),
      b.heightAnchor.constraint(equalToConstant: 10),
      b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 2),
      NSLayoutConstraint(
        item: b, attribute: .centerY, relatedBy: .equal, toItem: root,
        attribute: .centerYWithinMargins, multiplier: 0.5, constant: 1),
    ])
    root.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-gap-[a(>=20@750)]-[b]", options: .alignAllTrailing,
        metrics: ["gap": 12], views: ["a": a, "b": b]))
    let code = try Scene(of: root, title: "example")
    let file = try SceneReader.read(
      SourceText(
        name: "example.yaml",
        """
        view:
          size: [200, 100]
          layoutGuides: { gap: {} }
          subviews: { a: { class: UILabel }, b: {} }
        constraints:
          - a.leading == view.layoutMarginsGuide.leading + 4
          - { id: low, constraint: a.width <= 2 * b.width + 3 @ 249 }
          - gap.top >= a.lastBaseline
          - b.left == view.readableContentGuide.left
          - b.height == 10
          - b.leading == a.trailing + 16
          - b.centerY == 0.5 * view.centerYWithinMargins + 1
          - { constraint: "V:|-12-[a(>=20@750)]-[b]", options: [alignAllTrailing] }
        """
      )
    ).value
    #expect(code.withoutSourceRanges == file.withoutSourceRanges)
  }
}
