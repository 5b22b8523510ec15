public import AutoLayout
public import Diagnostics
import SceneReading

extension Scene {
  /// Reads a scene file; a relative path begins at the folder the program runs in.
  ///
  /// ``SceneReader`` tells of warnings too.
  ///
  /// - Throws: that the file can't be read, or everything that is wrong with it.
  public init(contentsOf path: String) throws(Diagnostics) {
    let source: SourceText
    do {
      source = try SourceText.reading(path)
    } catch {
      throw Diagnostics([error])
    }
    self = try SceneReader.read(source).value
  }
}
