import Snug
package import SnugDiagnostics
import SnugDrawing
import SnugPlatform
import SnugProcesses

/// The one file an editor reads and writes.
///
/// A symbolic link is followed only when the editor starts. Replacing the file by a link later does not
/// lead the editor to another file.
package struct EditedFile: Sendable {
  /// `nil` for a scene that has no file.
  let path: String?
  /// The name of the file in the page and in diagnostics.
  let name: String
  /// Whether the file is a scene file, which can be written back.
  let isEditable: Bool

  /// The text of a file, with `\n` as line ending.
  struct Contents: Sendable {
    var text: String
    /// A hash of the file's bytes; `nil` if there is no readable file.
    var revision: String?
    /// Whether the lines of the file end with `\r\n`.
    var endsLinesWithReturns = false
  }

  /// Throws if the editor cannot show the file. A scene file need not exist yet.
  package init(_ path: String?) throws(Diagnostic) {
    guard let path else {
      (self.path, name, isEditable) = (nil, "scene.yaml", true)
      return
    }
    name = path
    let isThere = FileKind(of: path) != nil
    self.path = isThere ? URL(filePath: path).resolvingSymlinksInPath().path : path
    let isSceneFile = [".yaml", ".yml", ".json"].contains { path.lowercased().hasSuffix($0) }
    guard isThere || !isSceneFile else {
      let folder = URL(filePath: path).deletingLastPathComponent().path
      guard FileKind(of: folder) == .folder else {
        throw Diagnostic(
          .error, .unwritableFile, "the scene could not be saved: there is no folder '\(folder)'",
          file: path, notes: ["create the folder first"])
      }
      isEditable = true
      return
    }
    guard path != "-" else {
      throw Diagnostic(
        .error, .unreadableFile, "standard input cannot be edited", file: path,
        notes: ["name a scene file; it need not exist yet"])
    }
    let source = try SourceText.reading(path)
    guard source.utf8.count <= RequestGate.bodyLimit else {
      throw Diagnostic(
        .error, .tooLarge, "the scene is larger than 1 MB, the limit of the editor", file: path
      )
    }
    if source.isSwift {
      throw Diagnostic(
        .error, .swiftNotRun, "a Swift file cannot be edited", file: path,
        notes: ["'snug convert \(path) -o scene.yaml' writes a scene file; open that"])
    }
    if source.kind == .sceneFile, String(validating: source.utf8, as: UTF8.self) == nil {
      throw Diagnostic(
        .error, .unreadableFile, "cannot edit the scene: it is not UTF-8", file: path)
    }
    // An XML file of another kind, such as an SVG, is rejected. Other errors are shown in the editor.
    do throws(Diagnostics) { _ = try source.listings() } catch {
      if var other = error.all.first(where: { $0.id == .notInterfaceBuilder }) {
        other.notes.append("name a scene file, or a .xib, a .storyboard or a log with a scene")
        throw other
      }
    }
    isEditable = isSceneFile
  }

  func read() -> Contents {
    guard let path,
      let bytes = try? FileDescriptor.withFile(
        path, .readOnly, options: [.noFollow, .nonBlocking],
        { try $0.readBytes(upTo: RequestGate.bodyLimit + 1) }),
      bytes.count <= RequestGate.bodyLimit
    else { return Contents(text: "", revision: nil) }
    let text = String(decoding: bytes, as: UTF8.self)
    return Contents(
      text: text.replacing("\r\n", with: "\n"), revision: Self.revision(of: bytes),
      endsLinesWithReturns: text.contains("\r\n"))
  }

  enum SaveError: Error {
    case changedElsewhere
    case failure(Diagnostic)
  }

  /// Writes a text if the file still has the revision the text was made from. Returns the new revision.
  ///
  /// - Parameter base: the revision the text was made from.
  func save(_ text: String, over base: String?, overwriting: Bool) throws(SaveError) -> String {
    guard let path, isEditable else {
      throw .failure(
        Diagnostic(.error, .unwritableFile, "there is no scene file to write", file: name))
    }
    let now = read()
    guard overwriting || now.revision == base else { throw .changedElsewhere }
    let written = now.endsLinesWithReturns ? text.replacing("\n", with: "\r\n") : text
    let bytes = Array(written.utf8)
    do throws(Diagnostic) { try OutputFile.write(bytes, to: path) } catch { throw .failure(error) }
    return Self.revision(of: bytes)
  }

  private static func revision(of bytes: [UInt8]) -> String { ContentHash(bytes).hexadecimal }
}
