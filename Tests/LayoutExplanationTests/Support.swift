import AutoLayout
import Diagnostics
import Foundation
import Geometry
import LayoutExplanation
import SceneFormat

/// Every character half as wide as its font is large: widths can be reckoned in the head.
let engine = LayoutEngine(measuring: MonospacedTextMeasurer())

private let scenes = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .appending(path: "Fixtures/Scenes")

/// The scenes of the gallery, by their paths inside its folder.
let sceneFixtures: [String] =
  (FileManager.default.enumerator(atPath: scenes.path)?.compactMap { $0 as? String } ?? [])
  .filter { $0.hasSuffix(".yaml") }.sorted()

func explanation(fixture path: String) throws -> Explanation {
  try explain(String(contentsOf: scenes.appending(path: path), encoding: .utf8))
}

/// The explanation of a scene that has no mistakes.
func explain(_ yaml: String) throws -> Explanation {
  Explanation(engine.layout(try scene(yaml)))
}

func scene(_ yaml: String) throws -> Scene {
  try SceneReader.read(SourceText(name: "scene.yaml", yaml)).value
}

extension Explanation {
  /// What is said about each reason: `1. headline body`.
  var proses: [String] {
    reasons.map { reason in
      let prose = prose(for: reason)
      return "\(prose.headline) \(prose.body)"
    }
  }
}
