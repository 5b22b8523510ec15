public import SnugDiagnostics
public import SnugLayout
import SnugPlatform

/// Reads a scene file: YAML, or its subset JSON.
public enum SceneReader {
  /// The scene that a text describes.
  ///
  /// - Parameter images: the image files that the text names; by default those on disk, relative to
  ///   the folder of the text.
  /// - Throws: all errors in the text, in its order.
  public static func read(
    _ source: SourceText, images: ImageFiles? = nil
  ) throws(Diagnostics) -> Checked<Scene> {
    var reading = Reading(images: images ?? .beside(source.name))
    let root = reading.root(of: source)
    return try reading.result(root, title: source.defaultTitle)
  }

  /// The scene of nodes that an importer made. They have a title, and name no image files.
  ///
  /// - Parameter found: the diagnostics of the import.
  package static func read(
    _ root: YAMLNode, besides found: [Diagnostic]
  ) throws(Diagnostics) -> Checked<Scene> {
    try Reading(images: ImageFiles { _ in nil }, diagnostics: found).result(root, title: "")
  }
}

private struct Reading {
  let images: ImageFiles
  var diagnostics: [Diagnostic] = []
  /// The source ranges that are not valid YAML.
  var unread: Set<SourceRange?> = []
  var unreadNames: Set<String> = []

  /// The nodes of a text; `nil` if there are none, which is reported.
  mutating func root(of source: SourceText) -> YAMLNode? {
    do {
      var composer = try YAMLComposer(source)
      defer { diagnostics += composer.diagnostics }
      let root = try composer.document()
      unread = Set(composer.diagnostics.map(\.range))
      if let root, !root.isNull { return root }
      diagnostics.append(
        Diagnostic(
          .error, .emptyFile, "the file holds no scene", at: SourceRange(source, 0..<0),
          notes: ["the shortest scene is 'view: {}'"]))
    } catch {
      diagnostics.append(error)
    }
    return nil
  }

  /// The scene of the nodes. Throws its errors.
  func result(_ root: YAMLNode?, title: String) throws(Diagnostics) -> Checked<Scene> {
    let depth = root?.depth ?? 0
    return try LargeStack.run(forDepth: depth) { [self] () -> Result<Checked<Scene>, Diagnostics> in
      var reading = self
      let scene = root.flatMap { reading.scene($0, title: title) }
      let diagnostics = reading.sortedDiagnostics
      guard let scene, !diagnostics.contains(where: { $0.severity == .error }) else {
        return .failure(Diagnostics(diagnostics))
      }
      return .success(Checked(scene, warnings: diagnostics))
    }.get()
  }

  /// `nil` if the root view is missing, which is reported.
  private mutating func scene(_ root: YAMLNode, title: String) -> Scene? {
    let document = document(root)
    guard var scene = resolve(document, title: title) else { return nil }
    for (index, variant) in document.variants.enumerated() {
      var editor = VariantEditor(variant.scene ?? root)
      editor.apply(variant)
      diagnostics += editor.diagnostics
      // An error in the scene is also in its variants, but is reported once.
      if var changed = resolve(self.document(editor.root), title: title, variantOf: scene) {
        changed.title = variant.title ?? "Variant \(index + 1)"
        changed.changes = variant.changes
        changed.edits = variant.edits
        scene.variants.append(changed)
      }
    }
    return scene
  }

  private mutating func document(_ root: YAMLNode) -> SceneDocument {
    var decoder = SceneDecoder(images: images)
    let document = decoder.scene(root)
    unreadNames.formUnion(decoder.unreadNames)
    // An unreadable value has been reported; it needs no second diagnostic for its type.
    diagnostics += decoder.diagnostics.filter { !unread.contains($0.range) }
    return document
  }

  private mutating func resolve(
    _ document: SceneDocument, title: String, variantOf base: Scene? = nil
  ) -> Scene? {
    var resolver = SceneResolver(document, variantOf: base)
    let scene = resolver.resolve(title: title)
    // Names in a value that was not read are not missing views: the value has been reported.
    diagnostics += resolver.diagnostics.filter {
      $0.id != .unknownView || !unreadNames.contains($0.range?.text ?? "")
    }
    return scene
  }

  /// In the order of the text, without duplicates: an alias repeats the diagnostics of its anchor.
  private var sortedDiagnostics: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return diagnostics.filter { seen.insert($0).inserted }
      .sorted { $0.location < $1.location }
  }
}

extension Diagnostic {
  fileprivate var location: (line: Int, column: Int) { range?.start ?? (0, 0) }
}

extension SourceText {
  /// The file's name without its folder and its extension; for standard input the name of its
  /// picture.
  package var defaultTitle: String {
    guard name != "-" else { return "scene" }
    let file = SwiftFiles.name(of: name)
    guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return file }
    return String(file[..<dot])
  }
}
