import AutoLayout
import Testing

@testable import SceneReading

@Suite struct `The schema` {
  /// Every mapping there is.
  private static let mappings = [
    SceneSchema.scene.shape, SceneSchema.view.shape, SceneSchema.constraint.shape,
    SceneSchema.font.shape, SceneSchema.axes.shape, SceneSchema.sides.shape,
    SceneSchema.edges.shape,
  ]

  @Test func `every key says what it means in one line`() {
    for key in Self.mappings.flatMap(\.keys) {
      for text in [key.meaning, key.absent ?? "none"] {
        #expect(!text.isEmpty && text.count <= 90 && !text.contains("\n"), "\(key.name)")
        #expect(!text.hasSuffix("."), "\(key.name)")
      }
    }
  }

  @Test func `a class has its own keys and those of every view`() {
    #expect(
      SceneSchema.keys(of: .uiSwitch, isRoot: false) == [
        "class", "createdIn", "isOn", "layoutMargins", "hugging", "compressionResistance",
        "intrinsicContentSize", "subviews",
      ])
    for viewClass in ViewClass.allCases {
      let keys = SceneSchema.keys(of: viewClass, isRoot: false)
      #expect(
        SceneSchema.keys(of: viewClass, isRoot: true).filter { !["name", "size"].contains($0) }
          == keys)
    }
  }
}
