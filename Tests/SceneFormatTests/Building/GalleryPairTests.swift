import AutoLayout
import Diagnostics
import FixtureSupport
import Geometry
import SceneFormat
import Testing

/// Scenes of the gallery, written in Swift as one would in a test.
@Suite struct `Scenes of the gallery in Swift` {
  private func expectSame(
    _ built: Checked<Scene>, as path: String, at location: SourceLocation = #_sourceLocation
  ) throws {
    let text = try Fixtures.text("Fixtures/Scenes/\(path).yaml")
    try SceneFormatTests.expectSame(built, text, at: location)
  }

  @Test func `a label, a field and which resists`() throws {
    let scene = try Scene.checked("Two priorities, three layouts", width: 240, height: 60) { view in
      Setting.subtitle(
        "A label and a field ask for more than the row has; what is set below each title decides "
          + "which gives way.")
      Setting.baseTitle("The field resists less")
      view.layoutMargins = EdgeInsets(all: 16)
      let name = Label("Full name", named: "name")
      let field = TextField(placeholder: "as in your passport", named: "field")
      name.setContentHuggingPriority(251)
      field.borderStyle = .roundedRect
      field.setContentCompressionResistancePriority(749)
      name
      field
      "H:|-[name]-[field]-|"
      name.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor)
      field.centerYAnchor.constraint(equalTo: view.centerYAnchor)
      Variant("The field resists harder") {
        field.setContentCompressionResistancePriority(751, for: .horizontal)
      }
      Variant("The row is long enough") { view.setSize(320, for: .horizontal) }
    }
    try expectSame(scene, as: "panels/who-resists")
  }

  @Test func `a stack view with a hidden view`() throws {
    let scene = try Scene.checked("A hidden view leaves no gap", width: 300, height: 60) { view in
      Setting.subtitle(
        "badge is hidden: its width is 0, and one spacing is left between its neighbours.")
      let stack = Stack(named: "stack", axis: .horizontal, spacing: 10, alignment: .center) {
        let icon = ImageView(image: .size(width: 24, height: 24), named: "icon")
        icon.setContentHuggingPriority(251)
        icon
        let badge = SceneView(named: "badge")
        badge.intrinsicContentSize = Size(width: 20, height: 20)
        badge.isHidden = true
        badge
        Label("Inbox", named: "label")
      }
      stack
      "H:|-16-[stack]-16-|"
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor)
    }
    try expectSame(scene, as: "stack-view/hidden-view")
  }

  @Test func `frames with masks, in another size`() throws {
    let scene = try Scene.checked(
      "A frame and a mask are constraints, too", width: 200, height: 80
    ) { view in
      Setting.subtitle(
        "Made for 200 points of width: bar grows with its superview, pin keeps to the right.")
      Setting.baseTitle("At the size it was made for")
      let bar = SceneView(named: "bar")
      bar.frame = Rect(x: 16, y: 12, width: 168, height: 20)
      bar.autoresizingMask = .flexibleWidth
      let pin = SceneView(named: "pin")
      pin.frame = Rect(x: 144, y: 44, width: 40, height: 20)
      pin.autoresizingMask = .flexibleLeftMargin
      [bar, pin]
      Variant("In 300 points") { view.setSize(width: 300, height: 80) }
    }
    try expectSame(scene, as: "autoresizing/flexible-width")
  }

  @Test func `layout guides`() throws {
    let scene = try Scene.checked("Two guides hold equal gaps", width: 320, height: 60) { view in
      Setting.subtitle("A layout guide is a rectangle to constrain to, without a view.")
      let (before, after) = (Guide(named: "before"), Guide(named: "after"))
      let one = Button("One", named: "one")
      let two = Button("Two and a half", named: "two")
      let three = Button("Three", named: "three")
      before
      after
      [one, two, three]
      LayoutConstraint(
        item: one, attribute: .leading, relatedBy: .equal, toItem: view,
        attribute: .leadingMargin)
      before.leadingAnchor.constraint(equalTo: one.trailingAnchor)
      before.trailingAnchor.constraint(equalTo: two.leadingAnchor)
      after.leadingAnchor.constraint(equalTo: two.trailingAnchor)
      after.trailingAnchor.constraint(equalTo: three.leadingAnchor)
      LayoutConstraint(
        item: three, attribute: .trailing, relatedBy: .equal, toItem: view,
        attribute: .trailingMargin)
      before.widthAnchor.constraint(equalTo: after.widthAnchor)
      "V:|-[one]"
      one.centerYAnchor.constraint(equalTo: two.centerYAnchor)
      two.centerYAnchor.constraint(equalTo: three.centerYAnchor)
      for guide in [before, after] {
        guide.topAnchor.constraint(equalTo: one.topAnchor)
        guide.bottomAnchor.constraint(equalTo: one.bottomAnchor)
      }
    }
    try expectSame(scene, as: "guides/equal-gaps")
  }

  @Test func `a row from right to left`() throws {
    let scene = try Scene.checked(
      "An Arabic row, leading is on the right", width: 300, height: 56
    ) { view in
      Setting.subtitle(
        "caption stands at the leading margin; value is stretched on its left.")
      Setting.layoutDirection(.rightToLeft)
      view.layoutMargins = EdgeInsets(all: 12)
      let caption = Label("الاسم الكامل", named: "caption")
      let value = Label("فاطمة الفهرية", named: "value")
      caption.setContentHuggingPriority(251)
      [caption, value]
      "H:|-[caption]-[value]-|"
      caption.centerYAnchor.constraint(equalTo: view.centerYAnchor)
      value.firstBaselineAnchor.constraint(equalTo: caption.firstBaselineAnchor)
    }
    try expectSame(scene, as: "right-to-left/arabic-row")
  }

  @Test func `texts and buttons of macOS`() throws {
    let scene = try Scene.checked("Texts and buttons of macOS", width: 440, height: 140) { _ in
      Setting.platform(.macOS)
      Setting.subtitle("Frames reach beyond what constraints are about.")
      MacTextField("Name:", named: "label")
      let field = MacTextField(named: "field")
      field.placeholder = "Your name"
      field.isBezeled = true
      field
      let small = MacTextField("Small", named: "small")
      small.controlSize = .small
      small
      let mini = MacTextField("Mini", named: "mini")
      mini.controlSize = .mini
      mini
      let check = MacButton("Remember me", named: "check")
      check.buttonType = .checkBox
      check.isOn = true
      check
      let radio = MacButton("Weekly", named: "radio")
      radio.buttonType = .radio
      radio.isOn = true
      radio
      let help = MacButton(named: "help")
      help.buttonType = .help
      help
      let square = MacButton(named: "square")
      square.buttonType = .square
      square.image = .size(width: 24, height: 24)
      square
      MacPopUpButton("Every day", named: "menu")
      MacButton("Cancel", named: "push")
      let ok = MacButton("OK", named: "ok")
      ok.controlSize = .small
      ok
      "V:|-20-[field]-16-[check]-20-[menu]"
      LayoutConstraint(
        visualFormat: "H:|-20-[label]-[field(120)]-[small]-[mini]",
        options: [.alignAllFirstBaseline])
      for format in [
        "H:|-20-[check]-12-[radio]-12-[help]-12-[square]", "H:|-20-[menu]-12-[push]-12-[ok]",
      ] {
        LayoutConstraint(visualFormat: format, options: [.alignAllCenterY])
      }
    }
    try expectSame(scene, as: "controls/macos-texts-and-buttons")
  }

  @Test func `a text in a scroll view`() throws {
    let scene = try Scene.checked(
      "In a scroll view a text finds no edge to wrap at", width: 320, height: 80
    ) { _ in
      Setting.subtitle(
        "text fills the content, and the content is as wide as text: nobody stops at 320.")
      let text = Label("We keep your data on this device and never share it.", named: "text")
      text.numberOfLines = 0
      let scroll = ScrollView(named: "scroll") { text }
      scroll
      ["H:|[scroll]|", "V:|[scroll]|"]
      let content = scroll.contentLayoutGuide
      text.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16)
      content.trailingAnchor.constraint(equalTo: text.trailingAnchor, constant: 16)
      text.topAnchor.constraint(equalTo: content.topAnchor, constant: 16)
      content.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 16)
    }
    try expectSame(scene, as: "surprises/text-in-scroll-view")
  }
}
