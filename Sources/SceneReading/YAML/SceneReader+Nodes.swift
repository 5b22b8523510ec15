package import Diagnostics

extension SceneReader {
  /// The nodes of a text, whatever they mean to a scene; `nil` if there are none.
  ///
  /// It wants a stack as deep as the text goes: see ``LargeStack``.
  ///
  /// - Throws: why the text is no YAML.
  package static func nodes(of source: SourceText) throws(Diagnostics) -> SpannedNode? {
    var loader = YAMLLoader()
    let root: SpannedNode?
    do {
      root = try loader.load(source)
    } catch {
      throw Diagnostics(loader.diagnostics + [error])
    }
    guard loader.diagnostics.isEmpty else { throw Diagnostics(loader.diagnostics) }
    return root
  }
}
