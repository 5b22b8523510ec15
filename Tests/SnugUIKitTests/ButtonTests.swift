import Foundation
import SnugDiagnostics
import SnugGeometry
import SnugLayout
import SnugUIKit
import Testing

@MainActor
@Suite struct `A button` {
  private func titles(_ button: UIButton) throws -> [String] {
    try Scene(of: button).views[0].content.texts.map(\.string)
  }

  @Test func `has values for each state, and those of the normal one for the others`() {
    let (button, image) = (UIButton(type: .custom), UIImage())
    #expect(button.title(for: .normal) == nil)
    #expect(button.currentImage == nil && button.currentAttributedTitle == nil)
    button.setTitle("Go", for: .normal)
    button.setTitle("Gone", for: .disabled)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.gray, for: .disabled)
    button.setImage(image, for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "Stop"), for: .selected)
    #expect(button.title(for: .highlighted) == "Go" && button.title(for: .disabled) == "Gone")
    #expect(button.titleColor(for: .selected) == .red && button.image(for: .disabled) === image)
    #expect(button.attributedTitle(for: .selected)?.string == "Stop")
    #expect(button.attributedTitle(for: .normal) == nil)
    button.isEnabled = false
    #expect(button.currentTitle == "Gone")
    button.isEnabled = true
    #expect(button.currentTitle == "Go" && button.currentImage === image)
  }

  @Test func `is at least as large as its background image`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 96, height: 9)).image { _ in }
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    let plain = button.intrinsicContentSize
    button.setBackgroundImage(image, for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 96, height: plain.height))
    #expect(button.backgroundImage(for: .selected) === image)
    #expect(button.sizeThatFits(.zero) == CGSize(width: 96, height: plain.height))
    #expect(try Scene(of: button).views[0].intrinsicContentSizeOverride?.horizontal == 96)
    button.setBackgroundImage(UIImage(named: "none"), for: .normal)
    #expect(button.intrinsicContentSize == plain)
    #expect(
      try Scene.checked(of: button).warnings.map(\.message) == [
        "in 'view', the image 'none' was not found, and counts as none"
      ])
  }

  @Test func `shows the title of its state`() throws {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "Stop"), for: .selected)
    #expect(try titles(button) == ["Go"])
    button.isSelected = true
    #expect(try titles(button) == ["Stop"])
    #expect(button.titleLabel?.text == "Go")
    button.isSelected = false
    button.titleLabel?.text = "Wait"
    #expect(try titles(button) == ["Wait"])
  }

  @Test func `takes title and action from an action`() throws {
    var calls: [String] = []
    let action = UIAction(title: "Go") { calls.append($0.title) }
    let plain = UIButton(type: .system, primaryAction: action)
    let filled = UIButton(configuration: .filled(), primaryAction: action)
    #expect(plain.currentTitle == "Go" && filled.configuration?.title == "Go")
    #expect(try titles(filled) == ["Go"])
    plain.sendActions(for: .primaryActionTriggered)
    #expect(calls == ["Go"])
    var titled = UIButton.Configuration.plain()
    titled.title = "Stay"
    #expect(UIButton(configuration: titled, primaryAction: action).currentTitle == "Stay")
    let untitled = UIButton(type: .close, primaryAction: UIAction { _ in })
    #expect(untitled.currentTitle == nil && untitled.buttonType == .close)
    #expect(UIButton(configuration: .plain()).currentTitle == nil)
    #expect(UIButton(type: .roundedRect, primaryAction: nil).buttonType == .system)
  }

  /// UIKit ignores the label's font once there is a configuration, whenever it was set.
  @Test func `has the font of its configuration, not of its label`() {
    let (small, plain) = (UIButton(), UIButton(configuration: .plain()))
    small.titleLabel?.font = .systemFont(ofSize: 12)
    small.configuration = .plain()
    for button in [small, plain] { button.configuration?.title = "Choose" }
    #expect(small.intrinsicContentSize == plain.intrinsicContentSize)
  }

  /// A button with a plain title in the same font has the size of one with an attributed title.
  @Test func `has its title in the font of its configuration`() throws {
    var transformed = UIButton.Configuration.plain()
    transformed.title = "Restore purchases"
    transformed.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var attributes = $0
      attributes.font = .systemFont(ofSize: 13)
      return attributes
    }
    var attributes = AttributeContainer()
    attributes.font = UIFont.systemFont(ofSize: 13)
    attributes.foregroundColor = .red
    var attributed = UIButton.Configuration.plain()
    attributed.attributedTitle = AttributedString("Restore purchases", attributes: attributes)
    let expected = try Scene(of: UIButton(configuration: transformed)).views[0].content.texts
    #expect(expected.map(\.string) == ["Restore purchases"] && expected[0].font.size == 13)
    let button = UIButton(configuration: attributed)
    #expect(try Scene(of: button).views[0].content.texts == expected)
    // The title may come later, and a part without a font keeps the one of the style.
    transformed.title = nil
    let titled = UIButton(configuration: transformed)
    titled.setTitle("Restore purchases", for: .normal)
    #expect(try Scene(of: titled).views[0].content.texts == expected)
    attributed.attributedTitle?.append(AttributedString(" now"))
    let text = try Scene(of: UIButton(configuration: attributed)).views[0].content.texts[0]
    #expect(text.font.size == 13 && text.runs.map(\.font.size) == [17])
  }

  @Test func `updates its configuration for its state, and when it is asked to`() throws {
    let button = UIButton(configuration: .plain())
    var state = "On"
    button.configurationUpdateHandler = { $0.configuration?.title = $0.isSelected ? state : "Off" }
    #expect(try titles(button) == ["Off"])
    button.isSelected = true
    #expect(try titles(button) == ["On"])
    state = "Still on"
    button.setNeedsUpdateConstraints()
    #expect(try titles(button) == ["On"])
    button.setNeedsUpdateConfiguration()
    let plain = UIButton(configuration: .plain())
    plain.configuration?.title = "Still on"
    #expect(button.intrinsicContentSize == plain.intrinsicContentSize)
    #expect(try titles(button) == ["Still on"])
    button.configurationUpdateHandler = { $0.configuration?.title = "Other" }
    #expect(try titles(button) == ["Other"])
    // The handler sets the state itself. Only a change of the state causes an update.
    var updates = 0
    button.configurationUpdateHandler = {
      updates += 1
      ($0.isEnabled, $0.isSelected, $0.isHighlighted) = (false, true, true)
      $0.configuration?.title = $0.isEnabled ? "Ready" : "Busy"
    }
    #expect(try titles(button) == ["Busy"] && updates == 2)
    final class Titled: UIButton {
      override func updateConfiguration() { configuration?.title = "Mine" }
    }
    #expect(try titles(Titled(configuration: .plain())) == ["Mine"])
  }

  @Test func `is laid out again when its state changes`() {
    let (root, button) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 50)), UIButton())
    button.setTitle("Go", for: .normal)
    button.setTitle("Going, going, gone", for: .disabled)
    root.addSubviews(button)
    button.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    let width = button.frame.width
    button.isEnabled = false
    root.layoutIfNeeded()
    #expect(button.frame.width > width)
    button.isEnabled = true
    root.layoutIfNeeded()
    #expect(button.frame.width == width)
  }

  nonisolated private static let styles:
    [(ButtonContent.Configuration, @MainActor @Sendable () -> UIButton.Configuration)] = [
      (.plain, { .plain() }), (.gray, { .gray() }), (.tinted, { .tinted() }),
      (.filled, { .filled() }), (.plain, { .borderless() }), (.gray, { .bordered() }),
      (.tinted, { .borderedTinted() }), (.filled, { .borderedProminent() }),
    ]

  @Test(arguments: 0..<styles.count) func `has the configuration of its style`(
    index: Int
  ) throws {
    let (style, make) = Self.styles[index]
    var configuration = make()
    configuration.title = "Go"
    guard
      case .button(let content) = try Scene(of: UIButton(configuration: configuration)).views[0]
        .content
    else {
      Issue.record("no button")
      return
    }
    #expect(content.configuration == style)
  }

  @Test func `has the padding between its image and its title`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Go"
    configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
    }
    let without = UIButton(configuration: configuration).intrinsicContentSize.width
    configuration.imagePadding = 6
    #expect(UIButton(configuration: configuration).intrinsicContentSize.width == without + 6)
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: 20, bottom: 0, trailing: 22)
    // In place of 12 on each side.
    #expect(
      UIButton(configuration: configuration).intrinsicContentSize.width == without + 6 + 8 + 10)
  }

  /// A scene has no insets below 0; these are 12 at the sides by default.
  @Test func `has its size in a scene where its insets are smaller than usual`() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Go"
    let usual = UIButton(configuration: configuration).intrinsicContentSize
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 10, leading: 8, bottom: 4, trailing: 8)
    let view = try Scene(of: UIButton(configuration: configuration)).views[0]
    #expect(view.contentInsets == .zero)
    #expect(view.intrinsicContentSizeOverride?.horizontal == Double(usual.width - 8))
    #expect(view.intrinsicContentSizeOverride?.vertical == Double(usual.height))
  }

  @Test func `notes properties of its configuration that are not modelled`() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Go"
    configuration.subtitle = "Now"
    configuration.image = UIImage()
    configuration.imagePlacement = .top
    let button = UIButton(configuration: configuration)
    #expect(
      try Scene.checked(of: button).warnings.map(\.message) == [
        "in 'view', the subtitle of a button is left out",
        "in 'view', the image is beside the title, not above or below it",
      ])
    button.configuration?.subtitle = nil
    button.configuration?.imagePlacement = .trailing
    #expect(try Scene.checked(of: button).warnings.map(\.message) == [])
    button.configuration?.attributedTitle = AttributedString("Come")
    #expect(try titles(button) == ["Come"])
  }
}
