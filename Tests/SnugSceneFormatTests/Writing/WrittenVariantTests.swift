import SnugGeometry
import SnugLayout
import SnugSceneFormat
import Testing

@Suite struct `A variant` {
  private static let base = """
    title: Base
    metrics: { gap: 8 }
    view:
      size: [320, 60]
      layoutMargins: 16
      subviews:
        name: { class: UILabel, text: Name, hugging: 251, font: 14 }
        box: { frame: [0, 0, 20, 20], subviews: { inner: } }
        row: { class: UIStackView, arrangedSubviews: { a: , b: }, customSpacing: { a: 3 } }
        size: { class: UILabel, text: XL, createdIn: interfaceBuilder }
    constraints:
      - { id: wide, constraint: name.width >= 100 }
      - name.leading == box.trailing + gap
      - { id: both, constraint: "H:|-[name]-[row]" }
    variants:

    """

  @Test(arguments: [
    "set: { name.hugging: 250 }",
    "set: { name.hugging.vertical: high, name.font.weight: bold }",
    "set: { name.text: \"Ada, Grace: \\\\ all\" }",
    "set: { view.size: [300, 80], box.frame.x: 5 }",
    "set: { layoutDirection: rightToLeft, expect: conflict }",
    "set: { row.customSpacing.b: 4, inner.frame: [0, 0, 5, 5] }",
    "set: { name.hugging: 250, subtitle: Fewer, output: { annotate: minimal } }",
    "add: [name.height == 20, \"V:|[row]\"]", "remove: [wide]",
  ]) func `is the same when it is read again`(change: String) throws {
    try expectRoundTrip(read(Self.base + "  - { title: Other, \(change) }"))
  }

  @Test func `is written as a whole scene, with the descriptions of its changes`() throws {
    let scene = try read(Self.base + "  - { title: Other, set: { metrics.gap: 20 } }")
    let lines = scene.yaml.split(separator: "\n").drop { $0 != "variants:" }.dropFirst()
    #expect(
      lines.joined(separator: "\n") == """
          - title: Other
            changes: ["metrics.gap: 20"]
            scene:
              view:
                size: [320, 60]
                layoutMargins: 16
                subviews:
                  name: { class: UILabel, text: Name, font: 14, hugging: 251 }
                  box:
                    frame: [0, 0, 20, 20]
                    subviews:
                      inner: {}
                  row:
                    class: UIStackView
                    customSpacing: { a: 3 }
                    arrangedSubviews:
                      a: {}
                      b: {}
                  size: { class: UILabel, text: XL, hugging: 251 }
              constraints:
                - { id: wide, constraint: name.width >= 100 }
                - name.leading == box.trailing + 20
                - { id: both-1, constraint: name.leading == view.leadingMargin }
                - { id: both-2, constraint: row.leading == name.trailing + 8 }
        """)
  }

  @Test func `made by a program is written, whatever its relation to the scene`() throws {
    var scene = try read("title: One\nview: { subviews: { a: { class: UILabel, text: A } } }")
    var other = try read("title: Other\nview: { size: [8, 8], subviews: { b: { hidden: true } } }")
    var third = scene
    third.title = "Third"
    third[ViewID(index: 1)].isHidden = true
    other.changes = ["everything: \"is\" other\n", "+ b.hidden", "− [a"]
    scene.variants = [other, third]
    try expectRoundTrip(scene)
  }

  @Test func `made by a program sets a mask that the scene does not have`() throws {
    var scene = try read(
      "view: { size: [200, 80], subviews: { bar: { frame: [16, 12, 168, 20] } } }")
    scene.variants = [scene.changed { $0.views[1].autoresizing?.mask = .flexibleWidth }]
    try expectRoundTrip(scene)
  }

  @Test func `alone is a scene, with frames for the size of another`() throws {
    let scene = try read(
      """
      title: Frames
      view: { size: [200, 80], subviews: { bar: { frame: [16, 12, 168, 20] } } }
      variants: [{ set: { view.size: [300, 80] } }]
      """)
    let variant = try #require(scene.variants.first)
    try expectRoundTrip(variant.changed { $0.changes = [] })
    #expect(variant.yaml.contains("bar: { frame: [16, 12, 168, 20], superviewSize: [200, 80] }"))
  }
}

extension Scene {
  fileprivate func changed(_ change: (inout Scene) -> Void) -> Scene {
    var copy = self
    change(&copy)
    return copy
  }
}
