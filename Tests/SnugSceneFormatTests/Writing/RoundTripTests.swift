import Foundation
import SnugDiagnostics
import SnugGeometry
import SnugLayout
import SnugSceneFormat
import SnugSolverSupport
import SnugTestSupport
import Testing

@Suite struct `A scene that is written and read again` {
  private static let files = ["Fixtures/Scenes", "Fixtures/Lint", "Fixtures/Transcripts"]
    .flatMap { Fixtures.files(below: $0) }.filter { $0.hasSuffix(".yaml") }

  @Test(arguments: files) func `is the same, for every scene of the fixtures`(
    path: String
  ) throws {
    let source = SourceText(name: path, try Fixtures.text(path))
    // Some fixtures have errors.
    guard let scene = try? SceneReader.read(source).value else { return }
    try expectRoundTrip(scene)
  }

  @Test(arguments: 0..<60) func `is the same, for random scenes`(seed: Int) throws {
    var options = SceneGenerator.Options()
    options.hasStackViews = true
    var scene = SceneGenerator.scene(seed: seed, options: options)
    for id in scene.viewIDs {
      guard case .label(var label) = scene[id].content else { continue }
      // A text that is read from a file has no natural alignment.
      label.text.alignment = .left
      scene[id].content = .label(label)
    }
    try expectRoundTrip(scene, "seed \(seed)")
  }
}
