import SnugDiagnostics
import SnugGeometry
import SnugLayout
import Testing

@testable import SnugSceneFormat

@Suite struct `Variants` {
  /// The scene whose variants are tested.
  static let base = """
    title: Base
    metrics: { gap: 8 }
    view:
      size: [320, 60]
      layoutMargins: 16
      subviews:
        name: { class: UILabel, text: Name, hugging: 251, font: 14 }
        box: { frame: [0, 0, 20, 20], subviews: { inner: } }
        row: { class: UIStackView, arrangedSubviews: { a: , b: } }
    constraints:
      - { id: wide, constraint: name.width >= 100 }
      - { id: apart, constraint: name.leading == box.trailing + gap }
    variants:

    """

  private func variants(_ list: String) throws -> [Scene] {
    try read(Self.base + list).variants
  }

  private func variant(_ set: String) throws -> Scene {
    try #require(variants("  - set: { \(set) }").first)
  }

  private func view(_ name: String, _ set: String) throws -> View {
    try #require(variant(set).views.first { $0.name == name })
  }

  @Test func `are separate scenes with a title and no variants`() throws {
    let scene = try read(Self.base + "  - title: Wider\n  - {}\n")
    #expect(scene.title == "Base")
    #expect(scene.variants.map(\.title) == ["Wider", "Variant 2"])
    var same = scene.variants[1]
    same.title = "Base"
    same.variants = scene.variants
    #expect(same == scene)
  }

  @Test func `set any property of a view, wherever it is in the tree`() throws {
    #expect(try view("inner", "inner.hidden: true").isHidden)
    #expect(try view("b", "b.class: UILabel, b.text: B").viewClass == .uiLabel)
    #expect(
      try view("view", "view.size: [100, 50]").requiredSize
        == PerAxis(horizontal: 100, vertical: 50))
    let renamed = try variant("name.text: Grace")
    guard case .label(let label) = renamed.views[1].content else { throw Unexpected() }
    #expect(label.text.string == "Grace" && label.text.font.size == 14)
  }

  private struct Unexpected: Error {}

  @Test func `set a part of a value, whose shorthand is then expanded`() throws {
    let hugging = try view("name", "name.hugging.vertical: high")
    #expect(hugging.contentHuggingPriority == PerAxis(horizontal: 251, vertical: 750))
    let margins = try view("view", "view.layoutMargins.left: 4")
    #expect(margins.layoutMargins == EdgeInsets(top: 16, left: 4, bottom: 16, right: 16))
    let size = try view("view", "view.size.width: fit")
    #expect(size.requiredSize == PerAxis(horizontal: nil, vertical: 60))
    let resistance = try view("inner", "inner.compressionResistance.horizontal: 1")
    #expect(
      resistance.contentCompressionResistancePriority == PerAxis(horizontal: 1, vertical: 750))
    let frame = try view("box", "box.frame.x: 5")
    #expect(frame.autoresizing?.frame == Rect(x: 5, y: 0, width: 20, height: 20))
    guard case .label(let label) = try view("name", "name.font.weight: bold").content else {
      throw Unexpected()
    }
    #expect(label.text.font.size == 14 && label.text.font.weight == .bold)
    guard case .stack(let stack) = try view("row", "row.customSpacing.a: 3").content else {
      throw Unexpected()
    }
    #expect(stack.customSpacing.values.map(\.self) == [3])
  }

  @Test func `set any property of a constraint that has an id`() throws {
    #expect(try variant("wide.priority: 500").constraintLines[0] == "wide: name.width >= 100 @500")
    #expect(try variant("wide.constant: 50").constraintLines[0] == "wide: name.width >= 50")
    #expect(try variant("wide.isActive: false").constraints.map(\.identifier) == ["apart"])
    #expect(
      try variant("wide.constraint: name.width == 8").constraintLines[0] == "wide: name.width == 8")
  }

  @Test func `activate a constraint that is inactive in the scene`() throws {
    let scene = try read(
      """
      view:
      constraints: [{ id: off, constraint: view.width == 8, isActive: false }]
      variants: [{ set: { off.isActive: true } }, {}]
      """)
    #expect(scene.constraints.isEmpty)
    #expect(scene.variants.map(\.constraintLines) == [["off: view.width == 8"], []])
    #expect(scene.variants.map(\.changes) == [["off.isActive: true"], []])
  }

  @Test func `set a key of the scene`() throws {
    #expect(try variant("layoutDirection: rightToLeft").layoutDirection == .rightToLeft)
    #expect(
      try variant("metrics.gap: 20").constraintLines[1]
        == "apart: name.leading == box.trailing + 20")
    #expect(try variant("expect: conflict").expectation == .conflict)
  }

  @Test func `add and remove constraints and views`() throws {
    let scenes = try variants(
      """
        - { add: [name.height == 20, { id: low, constraint: box.width == 1 }], remove: [wide] }
        - set: { view.subviews.extra: { class: UISwitch } }
        - { remove: [wide, apart] }
      """)
    #expect(
      scenes[0].constraintLines == [
        "apart: name.leading == box.trailing + 8", "name.height == 20", "low: box.width == 1",
      ])
    #expect(scenes[1].views.last?.name == "extra")
    #expect(scenes[2].constraints.isEmpty)
    #expect(try read(Self.base + "  - { remove: [wide] }").constraints.count == 2)
  }

  @Test func `keep the size that frames were made for`() throws {
    let wider = try view("box", "view.size: [640, 60]")
    #expect(wider.autoresizing?.superviewSize == Size(width: 320, height: 60))
    let moved = try view("inner", "box.frame: [0, 0, 40, 40], inner.frame: [0, 0, 1, 1]")
    #expect(moved.autoresizing?.superviewSize == Size(width: 20, height: 20))
  }

  @Test func `interpret a name with a dot as a path, and prefer a view to a key of the scene`()
    throws
  {
    let scene = try read(
      """
      view: { subviews: { metrics: } }
      variants: [{ set: { metrics.hidden: true } }]
      """)
    #expect(scene.variants[0].views[1].isHidden)
  }

  @Test func `have the source ranges of their values`() throws {
    let scene = try read(Self.base + "  - { add: [name.height == 20] }")
    #expect(scene.variants[0].constraints.last?.range?.location == "scene.yaml:14:13")
  }

  @Test func `do not repeat the errors of the scene`() {
    let text = "view: { tekst: 8, subviews: { a: } }\nvariants: [{}, {}, { set: { a.hidden: 8 } }]"
    #expect(
      diagnostics(of: SourceText(name: "scene.yaml", text)).map { $0.range?.location } == [
        "scene.yaml:1:9", "scene.yaml:2:39",
      ])
  }
}
