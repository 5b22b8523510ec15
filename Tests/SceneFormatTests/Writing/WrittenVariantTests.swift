import AutoLayout
import Geometry
import SceneFormat
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

  /// The lines of the variants of a scene as they are written.
  private func written(_ variants: String) throws -> [Substring] {
    let scene = try read(Self.base + variants)
    try expectRoundTrip(scene)
    return scene.yaml.split(separator: "\n").drop { $0 != "variants:" }.dropFirst().map(\.self)
  }

  private static let asWritten = [
    "set: { name.hugging: 250 }",
    "set: { name.hugging.vertical: high, name.font.weight: bold }",
    "set: { name.text: \"Ada, Grace: \\\\ all\" }",
    "set: { view.size: [300, 80], box.frame.x: 5 }",
    "set: { wide.priority: 500 }",
    "set: { layoutDirection: rightToLeft, expect: conflict }",
    "set: { view.subviews.extra: { class: UISwitch } }",
    "set: { row.customSpacing.b: 4, inner.frame: [0, 0, 5, 5] }",
    "add: [name.height == 20, \"V:|[row]\"]",
    "remove: [wide]",
  ]

  @Test(arguments: asWritten) func `is written as it was`(change: String) throws {
    #expect(
      try written("  - { title: Other, \(change) }") == ["  - title: Other", "    \(change)"])
  }

  @Test func `has a line for each change where they are many`() throws {
    let text = """
        - title: "Other: changed"
          set:
            name.text: A text that is longer than what would have room on a line with all others
            name.compressionResistance: { horizontal: 751 }
          add: [name.height == 20]
      """
    #expect(try written(text).joined(separator: "\n") == text)
  }

  @Test func `sets what comes of its changes where the changes alone would not do`() throws {
    #expect(
      try written("  - { title: Other, set: { size.createdIn: code } }") == [
        "  - title: Other", "    set: { size.hugging: 250 }",
        "    changes: [\"size.createdIn: code\"]",
      ])
    #expect(
      try written("  - { title: Other, remove: [both] }") == [
        "  - title: Other", "    remove: [both-1, both-2]", "    changes: [\"− both\"]",
      ])
  }

  @Test func `is told what it says of its picture, too`() throws {
    let text = """
        - title: Other
          set: { name.hugging: 250, subtitle: Fewer, output: { annotate: minimal } }
      """
    #expect(try written(text).joined(separator: "\n") == text)
  }

  @Test func `is a whole scene where nothing less says it`() throws {
    #expect(
      try written("  - { title: Other, set: { metrics.gap: 20 } }").joined(separator: "\n") == """
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

  @Test func `made by a program is written, whatever it has to do with the scene`() throws {
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
    #expect(scene.yaml.contains("set: { bar.autoresizingMask: [flexibleWidth] }"))
  }

  @Test func `alone is a scene, whose frames were made for the size of another`() throws {
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
