import AutoLayout
import Diagnostics
import Geometry
import SceneFormat
import Testing

/// Scenes built in Swift are the scenes that files describe.
@Suite struct `A scene built in Swift` {
  @Test func `is the one a file describes: labels, priorities, anchors, a stack, a format`() throws
  {
    let scene = try Scene.checked("A cell", width: 320, height: 60) { view in
      let title = Label("Full name", named: "title")
      let price = Label("€ 12.00", named: "price")
      price.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      price.setContentCompressionResistancePriority(751, for: .horizontal)
      title
      price
      Stack(named: "buttons", axis: .horizontal, spacing: 8) {
        Button("Buy", named: "buy")
        Button("Keep", named: "keep")
      }
      title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16)
      price.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8)
        .priority(750)
      title.widthAnchor.constraint(equalTo: price.widthAnchor, multiplier: 2, constant: 8)
      "H:|-[title]-[price]-|"
      LayoutConstraint(
        visualFormat: "V:[title]-gap-[buttons]", options: [.alignAllLeading],
        metrics: ["gap": 4])
    }
    try expectSame(
      scene,
      """
      title: A cell
      view:
        size: [320, 60]
        subviews:
          title: { class: UILabel, text: Full name }
          price:
            class: UILabel
            text: "€ 12.00"
            hugging: { horizontal: defaultHigh }
            compressionResistance: { horizontal: 751 }
          buttons:
            class: UIStackView
            axis: horizontal
            spacing: 8
            arrangedSubviews:
              buy: { class: UIButton, title: Buy }
              keep: { class: UIButton, title: Keep }
      constraints:
        - title.leading == view.leading + 16
        - price.leading >= title.trailing + 8 @ 750
        - title.width == 2 * price.width + 8
        - "H:|-[title]-[price]-|"
        - { constraint: "V:[title]-gap-[buttons]", options: [alignAllLeading], metrics: { gap: 4 } }
      """)
  }

  @Test func `takes conditions, loops, lists, calls and assignments in its block`() throws {
    let isWide = true
    let names = ["a", "b", "c"]
    let scene = try Scene.checked("Loops", width: 300) { view in
      let labels = names.map { Label($0, named: $0) }
      labels
      for label in labels {
        label.numberOfLines = 2
        label.topAnchor.constraint(equalTo: view.topAnchor)
      }
      if isWide {
        labels[0].widthAnchor.constraint(greaterThanOrEqualToConstant: 100)
      } else {
        "a.width == 1"
      }
      if !isWide { "b.width == 1" }
      [
        labels[1].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor),
        labels[2].leadingAnchor.constraint(equalTo: labels[1].trailingAnchor),
      ]
      switch names.count {
      case 3: ["a.bottom == view.bottom", "b.bottom == view.bottom"]
      default: ()
      }
    }
    try expectSame(
      scene,
      """
      title: Loops
      view:
        size: { width: 300 }
        subviews:
          a: { class: UILabel, text: a, numberOfLines: 2 }
          b: { class: UILabel, text: b, numberOfLines: 2 }
          c: { class: UILabel, text: c, numberOfLines: 2 }
      constraints:
        - a.top == view.top
        - b.top == view.top
        - c.top == view.top
        - a.width >= 100
        - b.leading == a.trailing
        - c.leading == b.trailing
        - a.bottom == view.bottom
        - b.bottom == view.bottom
      """)
  }

  @Test func `has blocks in blocks, whose constraints stand where the view does`() throws {
    let scene = try Scene.checked("Nested") { view in
      let inner = SceneView(named: "inner")
      "card.top == view.top"
      SceneView(named: "card") {
        inner
        Guide(named: "gap")
        inner.heightAnchor.constraint(equalToConstant: 20)
      }
      "gap.width == inner.width"
    }
    try expectSame(
      scene,
      """
      title: Nested
      view: { subviews: { card: { subviews: { inner: }, layoutGuides: { gap: } } } }
      constraints:
        - card.top == view.top
        - inner.height == 20
        - gap.width == inner.width
      """)
  }

  @Test func `gives views without a name their class and a number`() throws {
    let scene = try Scene("Unnamed") { view in
      let first = Label("A")
      first
      Label("B")
      Label("C", named: "label3")
      Label("D")
      Switch()
      SceneView()
      Guide()
      first.widthAnchor.constraint(equalToConstant: 8)
    }
    #expect(
      scene.views.map(\.name) == [
        "view", "label1", "label2", "label3", "label4", "switch1", "view1",
      ])
    #expect(scene.guides.map(\.name) == ["guide1"])
    #expect(scene.constraints[0].firstItem == .view(ViewID(index: 1)))
  }

  @Test func `can have a root of its own`() throws {
    let scene = try Scene.checked(
      "Row", root: Stack(named: "row", axis: .horizontal), width: 200
    ) { row in
      row.isLayoutMarginsRelativeArrangement = true
      let a = Label("A", named: "a")
      a
      Label("B", named: "b")
      row.setCustomSpacing(Stack.spacingUseSystem, after: a)
      row.addSubview(SceneView(named: "ground"))
      row.heightAnchor.constraint(equalToConstant: 40)
    }
    try expectSame(
      scene,
      """
      title: Row
      view:
        class: UIStackView
        name: row
        size: { width: 200 }
        isLayoutMarginsRelativeArrangement: true
        customSpacing: { a: useSystem }
        subviews: { ground: }
        arrangedSubviews: { a: { class: UILabel, text: A }, b: { class: UILabel, text: B } }
      constraints: [row.height == 40]
      """)
  }

  @Test func `has its Swift file's name for a title if it has none`() throws {
    #expect(try Scene { _ in }.title == "SceneBuildingTests")
  }

  @Test func `keeps texts, numbers and names as they are`() throws {
    for text in ["true", "8", "", "null", "~", "a: b", "# no", "\"", "line\nbreak", "é 😀", "- a"] {
      let scene = try Scene { _ in Label(text) }
      guard case .label(let label) = scene.views[1].content else {
        Issue.record("no label")
        continue
      }
      #expect(label.text.string == text)
    }
    for number in [0.1, 1.0 / 3, 1e-7, 9_999_999.5, -0.25, 1e6] {
      let scene = try Scene { view in
        let a = SceneView()
        a
        a.leftAnchor.constraint(equalTo: view.leftAnchor, constant: number)
        a.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: number)
      }
      #expect(scene.constraints[0].constant == number)
      #expect(scene.constraints[1].multiplier == number)
    }
  }

  @Test func `tells warnings beside the scene`() throws {
    let checked = try Scene.checked { _ in
      let label = Label("A", named: "a")
      label.adjustsFontSizeToFitWidth = true
      label
    }
    #expect(checked.warnings.map(\.id) == [.noEffect])
    #expect(checked.value.views.count == 2)
  }

  @Test func `is equal to itself built again`() throws {
    func build() throws -> Scene {
      try Scene(width: 10) { view in
        let a = Label("A", named: "a")
        a.setContentHuggingPriority(1)
        a
        "H:|-[a]-|"
      }
    }
    #expect(try build() == build())
  }
}
