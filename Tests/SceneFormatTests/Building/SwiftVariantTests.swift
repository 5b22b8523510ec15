import AutoLayout
import Diagnostics
import Geometry
import SceneFormat
import Testing

@Suite struct `Variants in Swift` {
  /// The views and constraints of the scene that is changed.
  private struct Parts {
    let view: SceneView
    let name = Label("Name", named: "name")
    let box = SceneView(named: "box")
    let inner = SceneView(named: "inner")
    let row = Stack(named: "row")
    let a = SceneView(named: "a")
    let b = SceneView(named: "b")
    let wide: LayoutConstraint

    init(_ view: SceneView) {
      self.view = view
      wide = name.widthAnchor.constraint(greaterThanOrEqualToConstant: 100).identifier("wide")
      view.layoutMargins = EdgeInsets(all: 16)
      name.setContentHuggingPriority(251)
      name.font = .systemFont(ofSize: 14)
      box.frame = Rect(x: 0, y: 0, width: 20, height: 20)
      box.addSubview(inner)
      row.addArrangedSubview(a)
      row.addArrangedSubview(b)
    }
  }

  private func expect(
    _ variants: String, at location: SourceLocation = #_sourceLocation,
    @SceneBuilder _ content: (Parts) -> [SceneContent]
  ) throws {
    let scene = try Scene.checked("Base", width: 320, height: 60) { view in
      let parts = Parts(view)
      Setting.metric("gap", 8)
      [parts.name, parts.box, parts.row]
      parts.wide
      LayoutConstraint(equation: "name.leading == box.trailing + gap").identifier("apart")
      content(parts)
    }
    try expectSame(scene, Variants.base + variants, at: location)
  }

  @Test func `have titles, or numbers`() throws {
    try expect("  - title: Wider\n  - {}\n") { _ in
      Variant("Wider") {}
      Variant {}
    }
  }

  @Test func `set properties of views, wherever they stand`() throws {
    try expect(
      """
        - set:
            inner.hidden: true
            name.text: Grace
            name.numberOfLines: 0
            name.font: { size: 20, weight: bold }
            a.intrinsicContentSize: [10, none]
            view.layoutMargins: [1, 2, 3, 4]
            box.frame: [5, 0, 20, 20]
            row.axis: vertical
      """
    ) { parts in
      Variant {
        parts.inner.isHidden = true
        parts.name.text = "Grace"
        parts.name.numberOfLines = 0
        parts.name.font = .systemFont(ofSize: 20, weight: .bold)
        parts.a.intrinsicContentSize = Size(width: 10, height: SceneView.noIntrinsicMetric)
        parts.view.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        parts.box.frame = Rect(x: 5, y: 0, width: 20, height: 20)
        parts.row.axis = .vertical
      }
    }
  }

  @Test func `set priorities and sizes, on one axis or both`() throws {
    try expect(
      """
        - title: The field resists harder
          set:
            name.hugging.vertical: 750
            name.compressionResistance: 1
            a.compressionResistance.horizontal: 751
            row.customSpacing.a: 3
            view.size.width: 400
        - set: { view.size: [200, fit], name.hugging.horizontal: 249.5 }
        - set: { view.size.height: fit }
      """
    ) { parts in
      Variant("The field resists harder") {
        parts.name.setContentHuggingPriority(.defaultHigh, for: .vertical)
        parts.name.setContentCompressionResistancePriority(1)
        parts.a.setContentCompressionResistancePriority(751, for: .horizontal)
        parts.row.setCustomSpacing(3, after: parts.a)
        parts.view.setSize(400, for: .horizontal)
      }
      Variant {
        parts.view.setSize(width: 200, height: nil)
        parts.name.setContentHuggingPriority(.defaultLow - 0.5, for: .horizontal)
      }
      Variant { parts.view.setSize(nil, for: .vertical) }
    }
  }

  @Test func `set properties of constraints`() throws {
    try expect(
      """
        - set: { wide.priority: 500, wide.constant: 50 }
        - set: { wide.isActive: false }
      """
    ) { parts in
      Variant {
        parts.wide.priority(500)
        parts.wide.constant = 50
      }
      Variant { parts.wide.isActive = false }
    }
  }

  @Test func `set what the scene says`() throws {
    try expect(
      """
        - set:
            layoutDirection: rightToLeft
            metrics.gap: 20
            expect: conflict
            output.annotate: [minimal]
            sweep: { view.width: [1, 2] }
            title: Other
            lint.disable: [conflict]
      """
    ) { _ in
      Variant {
        Setting.layoutDirection(.rightToLeft)
        Setting.metric("gap", 20)
        Setting.expect(.conflict)
        Setting.annotate(.minimal)
        Setting.sweep(.horizontal, [1, 2])
        Setting.title("Other")
        Setting.disableLint(.conflict)
      }
    }
  }

  @Test func `add and remove constraints`() throws {
    try expect(
      """
        - add:
            - name.height == 20
            - { id: low, constraint: box.width == 1 @ 3 }
            - "H:|-[a]"
            - a.height == 9
          remove: [wide]
      """
    ) { parts in
      Variant {
        parts.name.heightAnchor.constraint(equalToConstant: 20)
        parts.a.heightAnchor.constraint(equalToConstant: 9).isActive = true
        parts.box.widthAnchor.constraint(equalToConstant: 1).priority(3).identifier("low")
        "H:|-[a]"
        LayoutConstraint.deactivate([parts.wide])
      }
    }
  }

  @Test func `add views and guides`() throws {
    try expect(
      """
        - set:
            row.arrangedSubviews.c: { class: UISwitch, isOn: true }
            box.layoutGuides.gap:
            view.subviews.extra: { class: UILabel, text: More, subviews: { deep: } }
          add: [deep.width == gap.width, extra.top == view.top]
      """
    ) { parts in
      Variant {
        let toggle = Switch(named: "c")
        toggle.isOn = true
        parts.row.addArrangedSubview(toggle)
        let gap = Guide(named: "gap")
        parts.box.addLayoutGuide(gap)
        let extra = Label("More", named: "extra")
        let deep = SceneView(named: "deep")
        extra.addSubview(deep)
        extra
        deep.widthAnchor.constraint(equalTo: gap.widthAnchor)
        extra.topAnchor.constraint(equalTo: parts.view.topAnchor)
      }
    }
  }

  @Test func `tell other changes, and can be whole scenes`() throws {
    try expect(
      """
        - { title: Told, changes: [less text], set: { name.text: N } }
        - title: Another
          changes: ["a: gone"]
          scene:
            metrics: { gap: 3 }
            view: { size: { width: 50 }, subviews: { name: { class: UILabel, text: Other } } }
            constraints: [name.width == gap]
        - scene: { view: { class: UIStackView, name: root, arrangedSubviews: { label1: } } }
      """
    ) { parts in
      Variant("Told", changes: ["less text"]) { parts.name.text = "N" }
      Variant.scene("Another", changes: ["a: gone"], width: 50) { _ in
        Setting.metric("gap", 3)
        Label("Other", named: "name")
        "name.width == gap"
      }
      Variant.scene(root: Stack(named: "root")) { _ in SceneView(named: "label1") }
    }
  }

  @Test func `hold again what the scene leaves out`() throws {
    let scene = try Scene { view in
      let off = view.widthAnchor.constraint(equalToConstant: 8).identifier("off")
      off.isActive = false
      off
      Variant { off }
      Variant { off.isActive = true }
      Variant {}
    }
    #expect(scene.constraints.isEmpty)
    #expect(scene.variants.map(\.constraints.count) == [1, 1, 0])
    #expect(scene.variants.map(\.changes) == [["off.isActive: true"], ["off.isActive: true"], []])
  }

  @Test func `leave the scene and each other as they are`() throws {
    let scene = try Scene { view in
      let label = Label("One", named: "label")
      label.numberOfLines = 3
      label
      let wide = view.widthAnchor.constraint(equalToConstant: 8)
      wide
      Variant {
        label.text = "Two"
        wide.constant = 9
        wide.constant? += 1
      }
      Variant { label.numberOfLines = 1 }
      Variant { label.text = (label.text ?? "") + "!" }
    }
    func text(_ scene: Scene) -> LabelContent? {
      if case .label(let label) = scene.views[1].content { label } else { nil }
    }
    #expect(scene.constraints.map(\.constant) == [8])
    #expect(text(scene)?.text.string == "One")
    #expect(scene.variants.map { text($0)?.text.string } == ["Two", "One", "One!"])
    #expect(scene.variants.map { $0.constraints.map(\.constant) } == [[10], [8], [8]])
    #expect(scene.variants.map { text($0)?.text.lineLimit.numberOfLines } == [3, 1, 3])
    // What has no name and is changed gets one.
    #expect(scene.variants[0].changes == ["label.text: Two", "constraint1.constant: 10"])
  }
}
