import AutoLayout
import Diagnostics
import Geometry
import LayoutExplanation
import SceneFormat
import TestSupport

/// Every character half as wide as its font is large: widths can be reckoned in the head.
let engine = LayoutEngine(measuring: MonospacedTextMeasurer())

/// The scenes of the gallery, by their paths from the repository.
let sceneFixtures = Fixtures.files(below: "Fixtures/Scenes").filter { $0.hasSuffix(".yaml") }

func explanation(fixture path: String) throws -> Explanation {
  try explain(Fixtures.text(path))
}

/// The explanation of a scene that has no mistakes.
func explain(_ yaml: String) throws -> Explanation {
  Explanation(engine.layout(try scene(yaml)))
}

func scene(_ yaml: String) throws -> Scene {
  try SceneReader.read(SourceText(name: "scene.yaml", yaml)).value
}

/// What other priorities would change, of one view or of all.
func whatIf(_ yaml: String, about name: String? = nil) throws -> WhatIf {
  let explanation = try explain(yaml)
  return WhatIf(explanation, about: explanation.layout.scene.id(name), by: engine)
}

extension Scene {
  /// The view of a name; `nil` where there is none.
  func id(_ name: String?) -> ViewID? { viewIDs.first { self[$0].name == name } }
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
