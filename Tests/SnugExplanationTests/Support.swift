import SnugDiagnostics
import SnugExplanation
import SnugGeometry
import SnugLayout
import SnugSceneFormat
import SnugTestSupport

/// The engine with a measurer for which the width of every character is half the font size, so that
/// widths can be calculated by hand.
let engine = LayoutEngine(measuring: MonospacedTextMeasurer())

/// The paths of the gallery's scenes, relative to the repository.
let sceneFixtures = Fixtures.files(below: "Fixtures/Scenes").filter { $0.hasSuffix(".yaml") }

func explanation(fixture path: String) throws -> Explanation {
  try explain(Fixtures.text(path))
}

/// The explanation of a scene without errors.
func explain(_ yaml: String) throws -> Explanation {
  Explanation(engine.layout(try scene(yaml)))
}

func scene(_ yaml: String) throws -> Scene {
  try SceneReader.read(SourceText(name: "scene.yaml", yaml)).value
}

/// The outcomes of other priorities, for one view or for all.
func whatIf(_ yaml: String, about name: String? = nil) throws -> WhatIf {
  let explanation = try explain(yaml)
  return WhatIf(explanation, about: explanation.layout.scene.id(name), by: engine)
}

extension Scene {
  /// The view with a name; `nil` if there is none.
  func id(_ name: String?) -> ViewID? { viewIDs.first { self[$0].name == name } }
}

extension Explanation {
  /// The sentences about each reason: `headline body`.
  var proses: [String] {
    reasons.map { reason in
      let prose = prose(for: reason)
      return "\(prose.headline) \(prose.body)"
    }
  }
}
