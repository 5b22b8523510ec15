import AutoLayout
import Diagnostics

/// Makes a ``SceneDocument`` of YAML nodes.
///
/// A mistake is noted and what it is about left out, so that all of them are found in one go.
struct SceneDecoder: Diagnosing {
  var diagnostics: [Diagnostic] = []
  /// Views may stand there, which are not missing: `subviews` may be misspelt.
  var namesBelowUnknownKeys: Set<String> = []

  /// Where the image files the scene names come from.
  let images: ImageFiles
  /// Those that were read, by their paths: many views may show one.
  var knownImages: [String: ImageContent] = [:]
  /// How many pixels they have in all.
  var imagePixels = 0

  /// Whose classes the views are of; it is looked at first wherever it stands.
  private(set) var platform = Platform.iOS

  /// How deep the view being read stands, the root counted.
  var depth = 0

  init(images: ImageFiles) { self.images = images }

  mutating func scene(_ node: YAMLNode) -> SceneDocument {
    platform =
      node[SceneSchema.platformKey]?.text.flatMap { Platform(rawValue: $0.string) }
      ?? node[SceneSchema.systemKey]?.text.flatMap { SystemVersion(rawValue: $0.string) }?.platform
      ?? .iOS
    var document = SceneDocument()
    guard let fields = read(node, into: &document, SceneSchema.scene) else { return document }
    if let system = document.system, system.value.platform != platform {
      diagnose(
        .conflictingKeys,
        "'\(system.value.rawValue)' is no version of \(platform.rawValue), the scene's platform",
        at: system.range,
        notes: ["'system' says the platform as well; leave 'platform' out, or change it"])
    }
    if !fields.contains(where: { $0.name == "view" }) {
      diagnose(
        .missingView, "the scene has no 'view'", at: node.range,
        notes: ["'view' is the root view, which contains all others: 'view: { subviews: … }'"])
    }
    return document
  }
}
