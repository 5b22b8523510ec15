public import SnugDiagnostics
public import SnugLayout
import SnugPlatform
import SnugSceneFormat
import SnugSceneImport

extension Scene {
  /// Reads a scene file, a layout root of a `.xib` or `.storyboard`, or a report of a console log.
  ///
  /// A relative path is resolved against the folder of the calling Swift file, for scenes of tests,
  /// and then against the current directory. `SceneReader` returns warnings, too.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - name: a name, an identifier or an object ID in a file with several roots or reports.
  ///   - file: the calling Swift file.
  /// - Throws: an error if the file can't be read, or all errors in it.
  public init(
    contentsOf path: String, named name: String? = nil, calledFrom file: String = #filePath
  ) throws(Diagnostics) {
    let beside = URL(filePath: path, relativeTo: URL(filePath: file).deletingLastPathComponent())
    let found = FileManager.default.fileExists(atPath: beside.path) ? beside.path : path
    let read = try Diagnostics.wrapping(try SourceText.reading(found))
    // Messages have the caller's path. Images are relative to the file that was found.
    let source = SourceText(name: path, utf8: read.utf8)
    self = try source.scene(SceneSelection(name: name), images: .beside(found)).value
  }
}
