public import AutoLayout
public import Diagnostics
import Platform
import SceneFormat
import SceneImport

extension Scene {
  /// Reads a scene file, a layout root of a `.xib` or `.storyboard`, or a report of a console log.
  ///
  /// A relative path is looked for beside the Swift file that calls, where a test keeps its scenes, and
  /// then in the folder the program runs in. `SceneReader` tells of warnings too.
  ///
  /// - Parameters:
  ///   - path: where the file is.
  ///   - name: of a file that holds several roots or reports: a name, an identifier or an object id.
  ///   - file: the Swift file that calls.
  /// - Throws: that the file can't be read, or everything that is wrong with it.
  public init(
    contentsOf path: String, named name: String? = nil, calledFrom file: String = #filePath
  ) throws(Diagnostics) {
    let beside = URL(filePath: path, relativeTo: URL(filePath: file).deletingLastPathComponent())
    let found = FileManager.default.fileExists(atPath: beside.path) ? beside.path : path
    let read = try Diagnostics.wrapping(try SourceText.reading(found))
    // Messages call it as the caller does; its images stand beside it wherever it was found.
    let source = SourceText(name: path, utf8: read.utf8)
    self = try source.scene(SceneSelection(name: name), images: .beside(found)).value
  }
}
