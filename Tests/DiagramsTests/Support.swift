import AutoLayout
import Diagnostics
import Diagrams
import Drawing
import Foundation
import LayoutExplanation
import PangoCairo
import SceneFormat

/// The measurer pictures are drawn with; opening the fonts is most of what making one costs.
let measurer: PangoTextMeasurer = {
  do { return try PangoTextMeasurer() } catch { fatalError("\(error)") }
}()

func explain(_ scene: Scene) -> Explanation {
  Explanation(LayoutEngine(measuring: measurer).layout(scene))
}

func picture(of scene: Scene, _ appearance: Appearance = .light) -> DisplayList {
  compose(explain(scene), appearance)
}

func compose(
  _ explanation: Explanation, _ appearance: Appearance = .light,
  annotations: Set<Annotation> = .standard
) -> DisplayList {
  DiagramComposer(
    DiagramOptions(appearance: appearance, annotations: annotations), measuring: measurer
  ).compose(explanation)
}

/// The picture of a fixture that shows what is asked for.
func picture(_ fixture: String, _ annotations: Set<Annotation> = .standard) throws -> DisplayList {
  guard let scene = fixtures.first(where: { $0.name == "\(fixture).yaml" })?.scene else {
    throw MissingFixture(name: fixture)
  }
  return picture(of: scene, showing: annotations)
}

func picture(of scene: Scene, showing annotations: Set<Annotation>) -> DisplayList {
  compose(explain(scene), annotations: annotations)
}

/// What most tests look at of every fixture, drawn once for all of them.
let drawnFixtures: [(name: String, scene: Scene, explanation: Explanation, picture: DisplayList)] =
  fixtures.map { name, scene in
    let explanation = explain(scene)
    return (name, scene, explanation, compose(explanation))
  }

struct MissingFixture: Error {
  let name: String
}

func read(_ yaml: String) throws -> Scene {
  try SceneReader.read(SourceText(name: "scene.yaml", yaml)).value
}

/// Every scene of the fixtures, in the order of their paths.
let fixtures: [(name: String, scene: Scene)] = {
  let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/Scenes")
  let paths =
    FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
    .compactMap { $0 as? URL }.filter { $0.pathExtension == "yaml" } ?? []
  return paths.sorted { $0.path < $1.path }.map { url in
    do {
      let text = try String(contentsOf: url, encoding: .utf8)
      return (
        url.lastPathComponent,
        try SceneReader.read(SourceText(name: url.lastPathComponent, text)).value
      )
    } catch { fatalError("\(url.path): \(error)") }
  }
}()
