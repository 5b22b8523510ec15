import Foundation
import SnugDiagnostics
import SnugLayout
import SnugUIKit
import Testing

@MainActor
@Suite struct `What UIKit refuses` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let label = UILabel()

  private func mistakes() -> [String] {
    do {
      _ = try Scene(of: root)
      return []
    } catch {
      return error.all.map { "\($0.range?.start.line ?? 0): \($0.message)" }
    }
  }

  @Test func `is reported at the line of the constraint`() {
    root.addSubview(label)
    let line = #line + 1
    NSLayoutConstraint(
      item: label, attribute: .left, relatedBy: .equal, toItem: root, attribute: .width,
      multiplier: 1, constant: 0
    ).isActive = true
    #expect(mistakes() == ["\(line): 'label.left' and 'view.width' are a location and a size"])
  }

  @Test func `is shown with its line in the file, or by its location if that can't be read`() {
    root.addSubview(label)
    let line = #line + 1
    label.leftAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    label.leftAnchor.constraint(
      equalTo: root.trailingAnchor, file: "/nowhere/Gone.swift", line: 200, column: 9
    ).isActive = true
    #expect(throws: Diagnostics.self) { try Scene(of: root) }
    do {
      _ = try Scene(of: root)
    } catch {
      let ranges = error.all.compactMap(\.range)
      #expect(
        ranges.map(\.location) == ["MistakeTests.swift:\(line):22", "Gone.swift:200:9"])
      #expect(ranges.map(\.text) == ["constraint", " "])
    }
  }

  @Test func `are views without a common superview`() {
    let stranger = UIView()
    root.addSubview(label)
    let line = #line + 1
    label.topAnchor.constraint(equalTo: stranger.topAnchor).isActive = true
    #expect(
      mistakes() == [
        "\(line): Unable to activate constraint with anchors because they have no common ancestor"
      ])
  }

  /// UIKit's header: an exception is thrown if the priority of an installed constraint changes
  /// from required to optional, or from optional to required.
  @Test(arguments: [(1000, 999), (250, 1000)] as [(Float, Float)])
  func `are installed constraints that become optional or required`(old: Float, new: Float) {
    root.addSubview(label)
    let line = #line + 1
    let width = label.widthAnchor.constraint(equalToConstant: 50)
    width.priority = UILayoutPriority(new)
    width.priority = UILayoutPriority(old)
    width.isActive = true
    #expect(mistakes() == [])
    width.priority = UILayoutPriority(new)
    width.priority = UILayoutPriority(old)
    let message =
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
      + "supported. You passed priority \(Int(new)) and the existing priority was \(Int(old))."
    #expect(mistakes() == ["\(line): \(message)"])
  }

  @Test func `does not include other changes of a priority`() {
    root.addSubview(label)
    let width = label.widthAnchor.constraint(equalToConstant: 50)
    width.isActive = true
    width.isActive = false
    width.priority = .defaultLow
    width.isActive = true
    width.priority = .defaultHigh
    #expect(mistakes() == [])
  }

  @Test func `are empty visual formats`() {
    root.addSubview(label)
    let line = #line + 2
    root.addConstraints(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|-[lable]-|", views: ["label": label]))
    #expect(
      mistakes() == [
        "\(line): Unable to parse constraint format: lable is not a key in the views dictionary."
      ])
  }

  @Test(arguments: ["H:|-[label]", "H:[label]-|"])
  func `are visual formats with a superview that is not there`(format: String) {
    let line = #line + 2
    label.addConstraints(
      NSLayoutConstraint.constraints(withVisualFormat: format, views: ["label": label]))
    root.addSubview(label)
    let message =
      "Unable to interpret '|' character, because the related view doesn't have a superview"
    #expect(mistakes() == ["\(line): \(message)"])
  }

  nonisolated private static let pairs:
    [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute, String?)] = [
      (.left, .width, "'label.left' and 'view.width' are a location and a size"),
      (.left, .top, "'label.left' and 'view.top' are on different axes"),
      (
        .top, .notAnAttribute, "'label.top' is a location and can't be compared with a constant"
      ),
      (
        .trailing, .right,
        """
        of 'label.trailing' and 'view.right' one follows the writing direction, \
        the other does not
        """
      ), (.width, .notAnAttribute, nil), (.width, .height, nil),
    ]

  @Test(arguments: pairs) func `are attributes that can't be compared`(
    first: NSLayoutConstraint.Attribute, second: NSLayoutConstraint.Attribute, message: String?
  ) {
    root.addSubview(label)
    let line = #line + 1
    NSLayoutConstraint(
      item: label, attribute: first, relatedBy: .equal,
      toItem: second == .notAnAttribute ? nil : root, attribute: second, multiplier: 1, constant: 5
    ).isActive = true
    #expect(mistakes() == [message].compactMap { $0.map { "\(line): \($0)" } })
  }

  @Test(arguments: [CGFloat.infinity, .nan, .greatestFiniteMagnitude])
  func `are constants that are no lengths`(constant: CGFloat) {
    root.addSubview(label)
    label.frame = CGRect(x: constant, y: -constant, width: constant, height: constant)
    label.preferredMaxLayoutWidth = constant
    label.font = .systemFont(ofSize: constant)
    root.layoutMargins.left = constant
    // Elsewhere such a number is replaced by the nearest valid one.
    #expect(mistakes() == [])
    _ = label.systemLayoutSizeFitting(CGSize(width: constant, height: constant))
    let line = #line + 1
    label.widthAnchor.constraint(equalToConstant: constant).isActive = true
    #expect(
      mistakes() == [
        "\(line): constants and multipliers lie between -10000000 and 10000000"
      ])
  }

  @Test func `does not include what is only not modelled`() throws {
    label.font = UIFont(name: "Papyrus", size: 14)
    label.text = "A"
    root.addSubview(label)
    let checked = try Scene.checked(of: root)
    #expect(
      checked.warnings.map(\.message) == [
        "in 'aLabel', the font 'Papyrus' is measured as the system font"
      ])
  }

  @Test func `does not include attributes that are not modelled`() throws {
    let style = NSMutableParagraphStyle()
    func warnings(_ attributes: [NSAttributedString.Key: Any]) throws -> [[String]] {
      let text = NSAttributedString(string: "A", attributes: attributes)
      let (label, view, button) = (UILabel(), UITextView(), UIButton())
      (label.attributedText, view.attributedText) = (text, text)
      button.setAttributedTitle(text, for: .normal)
      return try [label, view, button].map { try Scene.checked(of: $0).warnings.map(\.message) }
    }
    style.alignment = .center
    #expect(try warnings([.kern: 0, .paragraphStyle: style, .link: "a"]) == [[], [], []])
    style.lineSpacing = 4
    for (attributes, names) in [
      ([.kern: 1.5, .paragraphStyle: style], "paragraphStyle, kern"),
      ([.baselineOffset: 3], "baselineOffset"),
    ] as [([NSAttributedString.Key: Any], String)] {
      let message = "in 'view', attributes of the text are not modelled: \(names)"
      #expect(try warnings(attributes) == [[message], [message], [message]])
    }
  }

  private final class Viewless: UIViewController {
    override func loadView() {}
  }

  @Test func `is a controller without a view`() {
    let error = #expect(throws: Diagnostics.self) { try Scene(of: Viewless()) }
    #expect(error?.all.map(\.message) == ["loadView of 'Viewless' sets no view"])
  }
}
