import Diagnostics

/// Makes a ``SceneDocument`` of YAML nodes.
///
/// A mistake is noted and what it is about left out, so that all of them are found in one go.
struct SceneDecoder {
  var diagnostics: [Diagnostic] = []

  /// How deep the view being read stands, the root counted.
  var depth = 0

  mutating func scene(_ node: SpannedNode) -> SceneDocument {
    var document = SceneDocument()
    guard let fields = read(node, into: &document, SceneSchema.scene) else { return document }
    if !fields.contains(where: { $0.name == "view" }) {
      diagnostics.append(.missingView(in: node))
    }
    return document
  }
}

extension Diagnostic {
  fileprivate static func missingView(in node: SpannedNode) -> Diagnostic {
    Diagnostic(
      .error, .missingView, "the scene has no 'view'", at: node.range,
      notes: ["'view' is the root view, the one all others stand in: 'view: { subviews: … }'"])
  }
}
