public import AutoLayout
public import Diagnostics
import Platform

/// Reads a scene file: YAML, or JSON, which is a part of it.
public enum SceneReader {
  /// The scene a text describes.
  ///
  /// - Parameter images: where the image files it names come from; files on disk beside the text, by
  ///   its name, if left out.
  /// - Throws: everything that is wrong with the text, in the order it stands there.
  public static func read(
    _ source: SourceText, images: ImageFiles? = nil
  ) throws(Diagnostics) -> Checked<Scene> {
    var reading = Reading(images: images ?? .beside(source.name))
    let root = reading.root(of: source)
    return try reading.result(root, title: source.defaultTitle)
  }

  /// The scene of nodes that an import made. They have a title, and name no image files.
  ///
  /// - Parameter found: what was seen to be wrong while they were made.
  package static func read(
    _ root: YAMLNode, besides found: [Diagnostic]
  ) throws(Diagnostics) -> Checked<Scene> {
    try Reading(images: ImageFiles { _ in nil }, diagnostics: found).result(root, title: "")
  }
}

/// One reading of one text, through all its stages.
private struct Reading {
  let images: ImageFiles
  var diagnostics: [Diagnostic] = []
  /// Where YAML could not be read.
  var unread: Set<SourceRange?> = []
  var namesBelowUnknownKeys: Set<String> = []

  /// The nodes of a text; `nil` if there are none, which is noted.
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
          notes: ["the least a scene says is 'view: {}'"]))
    } catch {
      diagnostics.append(error)
    }
    return nil
  }

  /// The scene of nodes, unless something is wrong with it.
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

  /// `nil` if there was too little to make a scene of, which is noted.
  private mutating func scene(_ root: YAMLNode, title: String) -> Scene? {
    let document = document(root)
    guard var scene = resolve(document, title: title) else { return nil }
    for (index, variant) in document.variants.enumerated() {
      var editor = VariantEditor(variant.scene ?? root)
      editor.apply(variant)
      diagnostics += editor.diagnostics
      // What is wrong with the scene is wrong with its variants, and said once.
      if var changed = resolve(self.document(editor.root), title: title, variantOf: scene) {
        changed.title = variant.title ?? "Variant \(index + 1)"
        changed.changes = variant.changes
        scene.variants.append(changed)
      }
    }
    return scene
  }

  private mutating func document(_ root: YAMLNode) -> SceneDocument {
    var decoder = SceneDecoder(images: images)
    let document = decoder.scene(root)
    namesBelowUnknownKeys.formUnion(decoder.namesBelowUnknownKeys)
    // What could not be read has been reported; that it is not what it should be is no news.
    diagnostics += decoder.diagnostics.filter { !unread.contains($0.range) }
    return document
  }

  private mutating func resolve(
    _ document: SceneDocument, title: String, variantOf base: Scene? = nil
  ) -> Scene? {
    var resolver = SceneResolver(document, variantOf: base)
    let scene = resolver.resolve(title: title)
    // A view that was not read is not missing: the unknown key it stands below has been reported.
    diagnostics += resolver.diagnostics.filter {
      $0.id != .unknownView || !namesBelowUnknownKeys.contains($0.range?.text ?? "")
    }
    return scene
  }

  /// In the order of the text, each once: what an alias repeats is wrong in one place only.
  private var sortedDiagnostics: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return diagnostics.filter { seen.insert($0).inserted }
      .sorted { $0.location < $1.location }
  }
}

extension Diagnostic {
  /// Where it is in the one text that is read.
  fileprivate var location: (line: Int, column: Int) { range?.start ?? (0, 0) }
}

extension SourceText {
  /// The file's name without its folder and its extension; standard input has none, and is called what
  /// its picture is.
  package var defaultTitle: String {
    guard name != "-" else { return "scene" }
    let file = SwiftFiles.name(of: name)
    guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return file }
    return String(file[..<dot])
  }
}
