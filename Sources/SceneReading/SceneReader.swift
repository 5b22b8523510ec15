public import AutoLayout
public import Diagnostics

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
    try LargeStack.run(for: source.utf8) {
      var reading = Reading(images: images ?? .beside(source.name))
      let scene = reading.scene(source)
      return reading.result(scene)
    }.get()
  }

  /// The scene that nodes describe which somebody made who did not read YAML.
  ///
  /// - Parameter title: what it is called if it does not say so itself.
  /// - Parameter found: what was seen to be wrong while they were made.
  package static func read(
    _ root: YAMLNode, title: String, images: ImageFiles, besides found: [Diagnostic] = []
  ) throws(Diagnostics) -> Checked<Scene> {
    try LargeStack.run(forDepth: root.depth) {
      var reading = Reading(images: images, found)
      let scene = reading.scene(root, title: title)
      return reading.result(scene)
    }.get()
  }
}

/// One reading of one text, through all its stages.
private struct Reading {
  private let images: ImageFiles
  private var diagnostics: [Diagnostic] = []
  /// Where YAML could not be read.
  private var unread: Set<SourceRange?> = []

  init(images: ImageFiles, _ found: [Diagnostic] = []) {
    self.images = images
    diagnostics = found
  }

  /// The scene, unless something is wrong with it.
  func result(_ scene: Scene?) -> Result<Checked<Scene>, Diagnostics> {
    let diagnostics = sortedDiagnostics
    guard let scene, !diagnostics.contains(where: { $0.severity == .error }) else {
      return .failure(Diagnostics(diagnostics))
    }
    return .success(Checked(scene, warnings: diagnostics))
  }

  /// `nil` if there was too little to make a scene of, which is noted.
  mutating func scene(_ source: SourceText) -> Scene? {
    guard let root = root(of: source) else { return nil }
    return scene(root, title: source.defaultTitle)
  }

  /// `nil` if there was too little to make a scene of, which is noted.
  mutating func scene(_ root: YAMLNode, title: String) -> Scene? {
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

  private mutating func root(of source: SourceText) -> YAMLNode? {
    do {
      var composer = try YAMLComposer(source)
      defer { diagnostics += composer.diagnostics }
      let root = try composer.document()
      unread = Set(composer.diagnostics.map(\.range))
      guard let root, !root.isNull else {
        diagnostics.append(.emptyFile(source))
        return nil
      }
      return root
    } catch {
      diagnostics.append(error)
      return nil
    }
  }

  private mutating func document(_ root: YAMLNode) -> SceneDocument {
    var decoder = SceneDecoder(images: images)
    let document = decoder.scene(root)
    // What could not be read has been reported; that it is not what it should be is no news.
    diagnostics += decoder.diagnostics.filter { !unread.contains($0.range) }
    return document
  }

  private mutating func resolve(
    _ document: SceneDocument, title: String, variantOf base: Scene? = nil
  ) -> Scene? {
    var resolver = SceneResolver(document, variantOf: base)
    let scene = resolver.resolve(title: title)
    diagnostics += resolver.diagnostics
    return scene
  }

  /// In the order of the text, each once: what an alias repeats is wrong in one place only.
  var sortedDiagnostics: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return diagnostics.enumerated()
      .filter { seen.insert($0.element).inserted }
      .sorted { left, right in
        let places = (left.element.place, right.element.place)
        return places.0 == places.1 ? left.offset < right.offset : places.0 < places.1
      }
      .map(\.element)
  }
}

extension Diagnostic {
  /// What is written in Swift may stand in several files.
  fileprivate var place: (file: String, offset: Int) {
    range.map { ($0.source.name, $0.offsets.lowerBound) } ?? ("", 0)
  }

  fileprivate static func emptyFile(_ source: SourceText) -> Diagnostic {
    Diagnostic(
      .error, .emptyFile, "the file holds no scene", file: source.name,
      notes: ["the least a scene says is 'view: {}'"])
  }
}

extension SourceText {
  /// The file's name without its folder and its extension; standard input has none, and is called what
  /// its picture is.
  package var defaultTitle: String {
    guard name != "-" else { return "scene" }
    let file = name.split(separator: "/").last.map(String.init) ?? name
    guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return file }
    return String(file[..<dot])
  }
}
