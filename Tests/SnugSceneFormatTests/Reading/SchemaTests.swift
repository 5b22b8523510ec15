import SnugLayout
import Testing

@testable import SnugSceneFormat

@Suite struct `The schema` {
  /// All mappings of the schema.
  private static let mappings: [MappingShape] =
    ([SceneSchema.file] + ValueShape.Definition.allCases.map(SceneSchema.mapping(of:)))
    .flatMap { ValueShape.mapping($0).mappings }

  @Test func `every key has a meaning of one line`() {
    for key in Self.mappings.flatMap(\.keys) {
      for text in [key.meaning, key.absent ?? "none"] {
        #expect(!text.isEmpty && text.count <= 90 && !text.contains("\n"), "\(key.name)")
        #expect(!text.hasSuffix("."), "\(key.name)")
      }
    }
  }

  @Test func `a class has its own keys and those of every view`() {
    let plain = SceneSchema.keys(of: .uiView, isRoot: false)
    #expect(plain.contains("hugging") && plain.contains("frame") && !plain.contains("size"))
    let toggle = SceneSchema.keys(of: .uiSwitch, isRoot: false)
    #expect(toggle.filter { !plain.contains($0) } == ["isOn"])
    for viewClass in ViewClass.allCases {
      let keys = SceneSchema.keys(of: viewClass, isRoot: false)
      let rootKeys = SceneSchema.keys(of: viewClass, isRoot: true)
      #expect(plain.allSatisfy { keys.contains($0) }, "\(viewClass)")
      #expect(rootKeys.filter { !keys.contains($0) } == ["name", "size"])
      #expect(
        keys.filter { !rootKeys.contains($0) } == [
          "frame", "autoresizingMask", "translatesAutoresizingMaskIntoConstraints",
          "superviewSize",
        ])
    }
  }
}
