import SnugDiagnostics
import SnugDiagrams
import SnugDrawing
import SnugExplanation
import SnugLayout
import SnugPangoCairo
import SnugSceneFormat
import SnugTestSupport
import Testing

/// The measurer for pictures. It is shared, because opening the fonts takes most of the time.
let measurer: PangoTextMeasurer = {
  do { return try PangoTextMeasurer() } catch { fatalError("\(error)") }
}()

func explain(_ scene: Scene) -> Explanation {
  Explanation(LayoutEngine(measuring: measurer).layout(scene))
}

/// The picture of a scene.
func picture(
  of scene: Scene, _ appearance: Appearance = .light,
  showing annotations: Set<Annotation> = .standard
) -> DisplayList {
  compose(explain(scene), appearance, annotations: annotations)
}

/// The picture of an explanation.
func compose(
  _ explanation: Explanation, _ appearance: Appearance = .light,
  annotations: Set<Annotation> = .standard, isNarrow: Bool = false
) -> DisplayList {
  var options = DiagramOptions(appearance: appearance, annotations: annotations)
  options.isNarrow = isNarrow
  return DiagramComposer(options, measuring: measurer).compose(explanation)
}

/// The picture of a fixture with annotations.
func picture(_ name: String, _ annotations: Set<Annotation> = .standard) throws -> DisplayList {
  picture(of: try fixture(name), showing: annotations)
}

/// The picture of a root of some size with views and constraints in flow style.
func drawn(_ views: String, _ constraints: String, _ size: String) throws -> DisplayList {
  picture(
    of: try read(
      """
      view:
        size: \(size)
        subviews: { \(views) }
      constraints: [\(constraints)]
      """))
}

/// The standard pictures of fixtures, drawn once for all tests.
let drawnFixtures: [(name: String, scene: Scene, explanation: Explanation, picture: DisplayList)] =
  fixtures.map { name, scene in
    let explanation = explain(scene)
    return (name, scene, explanation, compose(explanation))
  }

/// The picture of a scene file.
func drawn(_ yaml: String, showing annotations: Set<Annotation> = .standard) throws -> DisplayList {
  picture(of: try read(yaml), showing: annotations)
}

func read(_ yaml: String) throws -> Scene {
  try SceneReader.read(SourceText(name: "scene.yaml", yaml)).value
}

/// The scene of a fixture, by its file's name without the extension.
func fixture(_ name: String) throws -> Scene {
  try #require(fixtures.first { $0.name == "\(name).yaml" }, "\(name)").scene
}

/// The scenes of all fixtures with their file names, in the order of their paths.
let fixtures: [(name: String, scene: Scene)] =
  Fixtures.files(below: "Fixtures/Scenes").filter { $0.hasSuffix(".yaml") }.map { path in
    do {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let text = SourceText(name: name, try Fixtures.text(path))
      return (name, try SceneReader.read(text).value)
    } catch { fatalError("\(path): \(error)") }
  }
