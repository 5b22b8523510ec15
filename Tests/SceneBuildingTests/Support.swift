import AutoLayout
import Diagnostics
import Geometry
import SceneReading
import Testing

/// The scene of a text, and what is said about it.
func read(_ text: String) throws -> Checked<Scene> {
  try SceneReader.read(SourceText(name: "scene.yaml", text))
}

/// A scene built in Swift and the same one read from a text.
func expectSame(
  _ built: Checked<Scene>, _ text: String, at location: SourceLocation = #_sourceLocation
) throws {
  let file = try read(text)
  let (left, right) = (built.value.placeless, file.value.placeless)
  if left != right {
    #expect(left.views == right.views, "\(text)", sourceLocation: location)
    #expect(left.constraints == right.constraints, "\(text)", sourceLocation: location)
    #expect(left.variants == right.variants, "\(text)", sourceLocation: location)
    #expect(left == right, "\(text)", sourceLocation: location)
  }
  #expect(
    built.warnings.map(\.message) == file.warnings.map(\.message), "\(text)",
    sourceLocation: location)
}

/// What is said about a scene that has mistakes, as it is printed.
func messages(_ scene: () throws(Diagnostics) -> Scene) -> String {
  do {
    _ = try scene()
    return ""
  } catch {
    return error.all.map(\.formatted).joined(separator: "\n\n")
  }
}

extension Scene {
  /// The scene without what it knows of where it was written.
  var placeless: Scene {
    var scene = self
    for index in views.indices {
      scene.views[index].range = nil
      scene.views[index].sizeRange = nil
      scene.views[index].contentHuggingRange = PerAxis(both: nil)
      scene.views[index].contentCompressionResistanceRange = PerAxis(both: nil)
    }
    for index in guides.indices { scene.guides[index].range = nil }
    for index in constraints.indices { scene.constraints[index].range = nil }
    scene.variants = variants.map(\.placeless)
    return scene
  }
}
