public import Diagnostics
import Drawing
import Platform
import Snug

/// The one file an editor reads and writes.
///
/// A symbolic link is followed when the editor starts, and never again: who replaces the file by a link
/// does not lead the editor elsewhere.
public struct EditedFile: Sendable {
  /// `nil` for a scene that has no file.
  let path: String?
  /// What the file is called in the page and in diagnostics.
  let name: String
  /// Whether the file is a scene file, which can be written back.
  let isEditable: Bool

  /// The text of a file as an editor has it, with `\n` at the end of each line.
  struct Contents: Sendable {
    var text: String
    /// A hash of the file's bytes; `nil` where there is no file, or none that can be read.
    var revision: String?
    /// Whether the lines of the file end with `\r\n`.
    var endsLinesWithReturns = false
  }

  /// Throws where the file is no scene that an editor can show. A scene file need not exist yet.
  public init(_ path: String?) throws(Diagnostic) {
    guard let path else {
      (self.path, name, isEditable) = (nil, "scene.yaml", true)
      return
    }
    name = path
    let isThere = FileKind(of: path) != nil
    self.path = isThere ? URL(filePath: path).resolvingSymlinksInPath().path : path
    let isSceneFile = [".yaml", ".yml", ".json"].contains { path.lowercased().hasSuffix($0) }
    guard isThere || !isSceneFile else {
      isEditable = true
      return
    }
    guard path != "-" else {
      throw Diagnostic(
        .error, .unreadableFile, "standard input is not edited here", file: path,
        notes: ["name a scene file; it need not exist yet"])
    }
    let source = try SourceText.reading(path)
    guard source.utf8.count <= RequestGate.bodyLimit else {
      throw Diagnostic(
        .error, .tooLarge, "the scene is larger than 1 MB, which the editor cannot take", file: path
      )
    }
    if source.isSwift {
      throw Diagnostic(
        .error, .swiftNotRun, "a Swift file is not edited here", file: path,
        notes: ["'snug convert \(path) -o scene.yaml' writes a scene file; open that"])
    }
    if source.kind == .sceneFile, String(validating: source.utf8, as: UTF8.self) == nil {
      throw Diagnostic(
        .error, .unreadableFile, "cannot edit the scene: it is not UTF-8", file: path)
    }
    // A picture in XML is no file that somebody is about to mend.
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
      let file = try? FileDescriptor(opening: path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK),
      let bytes = try? file.readBytes(upTo: RequestGate.bodyLimit + 1),
      bytes.count <= RequestGate.bodyLimit
    else { return Contents(text: "", revision: nil) }
    let text = String(decoding: bytes, as: UTF8.self)
    return Contents(
      text: text.replacing("\r\n", with: "\n"), revision: Self.revision(of: bytes),
      endsLinesWithReturns: text.contains("\r\n"))
  }

  enum SaveError: Error {
    /// The file is not what the text was made from.
    case changedElsewhere
    case failure(Diagnostic)
  }

  /// Writes a text if the file is still what it was made from; returns the new revision.
  ///
  /// - Parameter base: the revision it was made from.
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
