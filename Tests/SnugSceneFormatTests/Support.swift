import SnugDiagnostics
import SnugGeometry
import SnugLayout
import SnugSceneFormat
import Testing

/// The scene of a text without errors.
func read(
  _ text: String, name: String = "scene.yaml", images: ImageFiles = ImageFiles { _ in nil }
) throws -> Scene {
  try SceneReader.read(SourceText(name: name, text), images: images).value
}

/// All diagnostics of a text.
func diagnostics(of source: SourceText) -> [Diagnostic] {
  do {
    return try SceneReader.read(source).warnings
  } catch {
    return error.all
  }
}

/// All diagnostics of a text, as they are printed.
func messages(of source: SourceText) -> String {
  diagnostics(of: source).map(\.formatted).joined(separator: "\n\n") + "\n"
}

func messages(of text: String) -> String { messages(of: SourceText(name: "scene.yaml", text)) }

extension Scene {
  /// A scene's constraints as equations: `b.leading == a.trailing + 8 @750`.
  var constraintLines: [String] { constraints.map { line(of: $0) } }

  private func line(of constraint: Constraint) -> String {
    var line = constraint.identifier.map { "\($0): " } ?? ""
    line += "\(name(of: constraint.firstItem)).\(constraint.firstAttribute.rawValue)"
    line += " \(constraint.relation.rawValue) "
    if let second = constraint.secondItem {
      if constraint.multiplier != 1 { line += "\(constraint.multiplier.shortDescription) * " }
      line += "\(name(of: second)).\(constraint.secondAttribute.rawValue)"
      if constraint.constant != 0 {
        line += constraint.constant < 0 ? " - " : " + "
        line += abs(constraint.constant).shortDescription
      }
    } else {
      line += constraint.constant.shortDescription
    }
    return constraint.priority.isRequired ? line : line + " @\(constraint.priority)"
  }
}

/// Expects a scene and its text to be the same after they are written and read.
func expectRoundTrip(
  _ scene: Scene, images: ImageFiles = ImageFiles { _ in nil }, _ comment: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let text = scene.yaml
  let again = try read(text, images: images)
  let isSame = again.withoutSourceRanges == scene.withoutSourceRanges
  #expect(isSame, "\(comment)\n\(text)", sourceLocation: sourceLocation)
  #expect(again.yaml == text, "\(comment)", sourceLocation: sourceLocation)
}
