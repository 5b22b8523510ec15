import SnugDiagnostics
import SnugLayout

/// Decodes YAML nodes into a ``SceneDocument``.
///
/// An invalid value is reported and left out, so that one pass finds all errors.
struct SceneDecoder: Diagnosing {
  var diagnostics: [Diagnostic] = []
  /// The keys in values that were not read. They may name views, because `subviews` can be misspelled
  /// or misplaced; the resolver must not report these as missing.
  var unreadNames: Set<String> = []

  let images: ImageFiles
  /// The images that were read, by path: several views can show the same image.
  var knownImages: [String: ImageContent] = [:]
  /// The sum of the pixels of these images.
  var imagePixels = 0

  /// The platform of the views' classes. It is read first, wherever it is written.
  private(set) var platform = Platform.iOS

  /// The depth of the view being read; the root's is 1.
  var depth = 0

  init(images: ImageFiles) { self.images = images }

  mutating func scene(_ node: YAMLNode) -> SceneDocument {
    platform =
      node[SceneSchema.platformKey]?.text.flatMap { Platform(rawValue: $0.string) }
      ?? node[SceneSchema.systemKey]?.text.flatMap { SystemVersion(rawValue: $0.string) }?.platform
      ?? .iOS
    var document = SceneDocument(on: platform)
    guard let fields = read(node, into: &document, SceneSchema.scene) else { return document }
    let system = document.scene.system
    if system.platform != platform, let field = fields.first(where: { $0.name == "system" }) {
      diagnose(
        .conflictingKeys,
        "'\(system.rawValue)' is not a version of \(platform.rawValue), the scene's platform",
        at: field.value.range,
        notes: ["'system' implies the platform; remove 'platform', or change it"])
    }
    if !fields.contains(where: { $0.name == "view" }) {
      diagnose(
        .missingView, "the scene has no 'view'", at: node.range,
        notes: ["'view' is the root view, which contains all others: 'view: { subviews: … }'"])
    }
    return document
  }
}
