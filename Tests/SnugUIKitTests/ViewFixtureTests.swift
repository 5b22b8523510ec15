import Snug
import SnugDrawingSupport
import SnugCapture
import SnugDiagnostics
import SnugGeometry
import SnugLayout
import SnugSceneFormat
import SnugUIKit
import Testing

@MainActor
@Suite struct `Files with views` {
  private let pipeline: Pipeline

  init() throws { pipeline = try Pipeline() }

  private func scene(of object: any SceneRepresentable, _ fixture: ViewFixture) throws -> Scene {
    try Scene(of: object, width: fixture.width, height: fixture.height)
  }

  private func root(of object: any SceneRepresentable) throws -> UIView {
    try #require((object as? UIViewController)?.view ?? object as? UIView)
  }

  @Test(arguments: ViewFixture.all)
  func `compile unchanged and are laid out as worked out by hand`(_ fixture: ViewFixture) throws {
    let scene = try scene(of: fixture.make(), fixture)
    let layout = pipeline.layout(scene)
    for line in fixture.frames.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      let view = try #require(scene.viewIDs.first { scene[$0].name == words[0] }, "\(words[0])")
      let frame = layout.frameInSuperview(of: view)
      let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      for (number, word) in zip(numbers, words.dropFirst()) where word != "*" {
        #expect(number == Double(word), "\(line): \(numbers)")
      }
    }
  }

  @Test func `relate frames that depend on texts`() throws {
    let fixture = try #require(ViewFixture.all.first { $0.name == "ConfiguredButtons" })
    let object = fixture.make()
    _ = try scene(of: object, fixture)
    let root = try root(of: object)
    let (accept, decline) = (root.subviews[0].frame, root.subviews[1].frame)
    #expect(decline.minY == accept.maxY + 4 && decline.width == accept.width)
    // Insets of 20 in place of 12, and of 10 in place of 7.
    #expect(accept.width > 72.5 + 40 - 1 && accept.height == decline.height + 6)
  }

  @Test(arguments: ViewFixture.all)
  func `are captured unchanged`(_ fixture: ViewFixture) throws {
    let object = fixture.make()
    let scene = try scene(of: object, fixture)
    let text = try root(of: object).snugScene()
    let captured = try SceneReader.read(SourceText(name: "captured.yaml", text)).value
    #expect(captured.views.map(\.name) == scene.views.map(\.name))
    #expect(equations(of: captured) == equations(of: scene))
    let (expected, found) = (pipeline.layout(scene), pipeline.layout(captured))
    for (id, other) in zip(scene.viewIDs, captured.viewIDs) {
      #expect(found[other].frame == expected[id].frame, "\(scene[id].name)")
    }
    // UIKit has no API for the style of a button's configuration.
    guard !["ConfiguredButtons", "LoginViewController"].contains(fixture.name) else { return }
    let pictures = [withContentSizes(captured), scene].map {
      pipeline.diagram(of: sorted($0)).description
    }
    let lines = pictures.map { $0.split(separator: "\n") }
    #expect(lines[0].difference(from: lines[1]).map { "\($0)" } == [])
  }

  /// Constraints are captured in the order of the views that hold them, not of their activation.
  private func sorted(_ scene: Scene) -> Scene {
    var scene = scene
    scene.constraints.sort { "\(key(of: $0))" < "\(key(of: $1))" }
    return scene
  }

  /// A capture states all sizes. If one is that of the content, the picture refers to the content.
  private func withContentSizes(_ scene: Scene) -> Scene {
    var scene = scene
    for id in scene.viewIDs {
      var view = scene[id]
      view.intrinsicContentSizeOverride = nil
      let size = view.intrinsicContentSize(
        in: scene.system, on: scene.pixelGrid, measuring: pipeline.measurer
      ).size
      if scene[id].intrinsicContentSizeOverride == size { scene[id] = view }
    }
    return scene
  }

  private func key(of constraint: Constraint) -> Constraint {
    var constraint = constraint
    constraint.range = nil
    constraint.identifier = nil
    return constraint
  }

  private func equations(of scene: Scene) -> [Constraint] {
    sorted(scene).constraints.map(key)
  }
}
