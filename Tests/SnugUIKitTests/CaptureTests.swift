import Foundation
import SnugCapture
import SnugDiagnostics
import SnugGeometry
import SnugLayout
import SnugSceneFormat
import SnugUIKit
import Testing

@MainActor
@Suite struct `A captured view` {
  @Test func `is a scene file`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let label = UILabel()
    label.text = #"A "1": \#n"#
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    label.accessibilityIdentifier = "note"
    root.addSubviews(label)
    let line = UIView(frame: CGRect(x: 0, y: 39, width: 100, height: 1))
    line.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    root.addSubview(line)
    label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: -4).isActive = true
    label.widthAnchor.constraint(lessThanOrEqualToConstant: 50).isActive = true
    label.centerYAnchor.constraint(equalTo: root.layoutMarginsGuide.centerYAnchor).isActive = true
    root.layoutIfNeeded()
    let size = label.intrinsicContentSize
    #expect(
      root.snugScene() == #"""
        title: "UIView"
        scale: 2.0
        view:
          class: UIView
          intrinsicContentSize: [none, none]
          hugging: { horizontal: 250.0, vertical: 250.0 }
          compressionResistance: { horizontal: 750.0, vertical: 750.0 }
          name: view
          size: [100.0, 40.0]
          safeAreaInsets: [0.0, 0.0, 0.0, 0.0]
          subviews:
            note:
              class: UILabel
              text: "A \"1\": \n"
              font: { size: 13.0, weight: semibold }
              numberOfLines: 1
              lineBreakMode: byTruncatingTail
              textAlignment: natural
              intrinsicContentSize: [\#(size.width), \#(size.height)]
              hugging: { horizontal: 250.0, vertical: 250.0 }
              compressionResistance: { horizontal: 750.0, vertical: 750.0 }
            view1:
              class: UIView
              intrinsicContentSize: [none, none]
              hugging: { horizontal: 250.0, vertical: 250.0 }
              compressionResistance: { horizontal: 750.0, vertical: 750.0 }
              frame: [0.0, 39.0, 100.0, 1.0]
              autoresizingMask: [flexibleWidth, flexibleTopMargin]
              superviewSize: [100.0, 40.0]
        constraints:
          - "note.leading == 1.0 * view.leading - 4.0 @ 1000.0"
          - "note.centerY == 1.0 * view.layoutMarginsGuide.centerY + 0.0 @ 1000.0"
          - "note.width <= 50.0 @ 1000.0"

        """#)
  }

  @Test(arguments: Font.Family.allCases) func `names the family of a font`(
    family: Font.Family
  ) throws {
    let name = family.rawValue.filter { $0 != " " } + "-Bold"
    let label = UILabel()
    label.font = UIFont(name: name, size: 20)
    (label.text, label.numberOfLines) = ("two lines\nof text", 0)
    let source = SourceText(name: "captured.yaml", label.snugScene())
    let text = try SceneReader.read(source).value[.root].content.mainText
    var font = Font(size: 20, weight: .bold)
    font.family = family
    #expect(text?.font == font)
  }

  @Test func `has its text in the fonts of its parts`() throws {
    let text = NSMutableAttributedString(string: "")
    let parts: [(String, UIFont)] = [
      ("99", UIFont(name: "Menlo-Bold", size: 34) ?? .systemFont(ofSize: 34)),
      (" \"km\"", .systemFont(ofSize: 17)), ("/h", .systemFont(ofSize: 17, weight: .bold)),
    ]
    for (string, font) in parts {
      text.append(NSAttributedString(string: string, attributes: [.font: font]))
    }
    let label = UILabel()
    label.attributedText = text
    let source = SourceText(name: "captured.yaml", label.snugScene())
    let captured = try SceneReader.read(source).value[.root].content.mainText
    var menlo = Font(size: 34, weight: .bold)
    menlo.family = .menlo
    #expect(captured?.string == "99 \"km\"/h")
    #expect(captured?.font == Font(size: 17))
    #expect(
      captured?.runs == [
        StyledText.Run(0..<2, font: menlo),
        StyledText.Run(7..<9, font: Font(size: 17, weight: .bold)),
      ])
  }

  @Test func `leaves out constraints that the system made`() throws {
    final class _Backdrop: UIView {}
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let backdrop = _Backdrop()
    root.addSubviews(backdrop)
    backdrop.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    let size = root.widthAnchor.constraint(equalToConstant: 100)
    size.identifier = "UIView-Encapsulated-Layout-Width"
    size.isActive = true
    let button = UIButton(type: .system)
    button.addSubview(UIView())
    root.addSubview(button)
    let text = root.snugScene()
    #expect(text.hasPrefix("# Left out: 2 views and 2 constraints of the system.\n"))
    let scene = try SceneReader.read(SourceText(name: "captured.yaml", text)).value
    #expect(scene.views.map(\.name) == ["view", "button1"] && scene.constraints == [])
  }

  @Test func `has the constraints of a class that is not the system's`() {
    final class Hairline: NSLayoutConstraint {}
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    Hairline(
      item: root, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 0.5
    ).isActive = true
    #expect(root.snugScene().hasSuffix("constraints:\n  - \"view.height == 0.5 @ 1000.0\"\n"))
  }

  /// Apple's anchors make constraints of this class for the system's spacing, and so do stack views.
  @Test func `has constraints with the system's spacing`() {
    final class _UISystemBaselineConstraint: NSLayoutConstraint {}
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    for identifier in [nil, "UISV-spacing"] {
      let spacing = _UISystemBaselineConstraint(
        item: root.layoutMarginsGuide, attribute: .top, relatedBy: .equal, toItem: root,
        attribute: .top, multiplier: 1, constant: 8)
      spacing.identifier = identifier
      spacing.isActive = true
    }
    let text = root.snugScene()
    #expect(text.hasPrefix("# Left out: 0 views and 1 constraints of the system.\n"))
    #expect(
      text.hasSuffix(
        "constraints:\n  - \"view.layoutMarginsGuide.top == 1.0 * view.top + 8.0 @ 1000.0\"\n"))
  }

  @Test func `shows scrolled views at their visible position`() throws {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    scrollView.addSubview(UIView(frame: CGRect(x: 5, y: 50, width: 20, height: 20)))
    scrollView.contentOffset = CGPoint(x: 2, y: 30)
    let text = scrollView.snugScene()
    #expect(text.contains("      frame: [3.0, 20.0, 20.0, 20.0]\n"))
  }

  @Test func `has the text size, the text styles, and the frames without transforms`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    label.font = .preferredFont(forTextStyle: .headline)
    label.numberOfLines = 0
    label.transform = CGAffineTransform(scaleX: 2, y: 2)
    root.addSubview(label)
    let scene = try SceneReader.read(SourceText(name: "captured.yaml", root.snugScene())).value
    let font = try #require(scene.views[1].content.texts.first?.font)
    #expect(font.scaling == .textStyle(.headline) && font.weight == .semibold)
    #expect(scene.views[1].intrinsicContentSizeOverride == nil)
    #expect(
      scene.views[1].autoresizing?.frame == .init(x: 10, y: 10, width: 20, height: 20))
  }
}
