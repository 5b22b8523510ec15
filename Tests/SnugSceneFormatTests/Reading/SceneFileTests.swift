import Foundation
import Snug
import SnugDiagnostics
import SnugGeometry
import SnugSceneFormat
import SnugTestSupport
import Testing

@Suite struct `A scene file` {
  private func path(_ name: String) -> String {
    Fixtures.folder.appending(path: "Scenes/\(name)").path
  }

  @Test func `is read by its path`() throws {
    let path = path("hugging/name-and-field.yaml")
    let scene = try Scene(contentsOf: path)
    #expect(scene.title == "The field is stretched")
    #expect(
      scene.withoutSourceRanges == (try SceneReader.read(.reading(path)).value.withoutSourceRanges))
    #expect(scene.constraints.last?.range?.location == "\(path):16:5")
  }

  @Test func `is looked up relative to the calling file, and keeps the given path in messages`()
    throws
  {
    let folder = URL(filePath: path("hugging")).path
    let scene = try Scene(
      contentsOf: "hugging/name-and-field.yaml", calledFrom: "\(folder)/../CellTests.swift")
    #expect(scene.constraints.last?.range?.location == "hugging/name-and-field.yaml:16:5")
  }

  @Test func `has images relative to it or to the calling file`()
    throws
  {
    let folder = try TemporaryFolder()
    let image = try #require(PixelImage(width: 2, height: 1, pixels: [0xFF, 0xFF]))
    try folder.write(try image.opaquePNG(), "dot.png")
    let text = "view: { class: UIImageView, image: dot.png }"
    try folder.write(text, "dot.yaml")
    let test = folder.path("CellTests.swift")
    for scene in [
      try Scene(contentsOf: "dot.yaml", calledFrom: test), try Scene(yaml: text, calledFrom: test),
    ] {
      guard case .image(let content?) = scene[.root].content else {
        Issue.record("no image")
        continue
      }
      #expect(content.size == Size(width: 2, height: 1))
    }
  }

  @Test func `that can't be read is an error`() {
    do {
      _ = try Scene(contentsOf: "nothing.yaml")
      Issue.record("read something")
    } catch {
      #expect(
        error.all.map(\.formatted) == [
          "nothing.yaml: error: cannot read the scene: there is no such file [unreadable-file]"
        ])
    }
  }
}
