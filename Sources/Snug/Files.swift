public import SnugDiagnostics
import SnugPlatform
import SnugProcesses
import SnugSceneFormat
import SnugSceneImport

extension SourceText {
  /// Reads a file; `-` is standard input. Throws a diagnostic with the file's name.
  ///
  /// Of a log that exceeds the size limit of scenes, only the relevant lines are read.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - kind: the word for the file in the diagnostic.
  public static func reading(
    _ path: String, as kind: String = "scene"
  ) throws(Diagnostic) -> SourceText {
    let source = try contents(of: path, as: kind)
    let isArticle = [".md", ".markdown"].contains { path.lowercased().hasSuffix($0) }
    // A text with a pasted log can have any name.
    guard kind == "scene", isArticle, case .sceneFile = source.kind else { return source }
    throw Diagnostic(
      .error, .unreadableFile, "this is an article, not a scene", file: path,
      notes: ["'snug markdown \(path)' draws the scenes in it"])
  }

  private static func contents(
    of path: String, as kind: String
  ) throws(Diagnostic) -> SourceText {
    func read(_ file: FileDescriptor) throws -> SourceText? {
      // One byte beyond the limit shows that the file is too large.
      let bytes = try file.readBytes(upTo: sizeLimit + 1)
      guard bytes.count > sizeLimit else { return SourceText(name: path, utf8: bytes) }
      return kind == "scene" ? try excerpt(of: file, startingWith: bytes, path) : nil
    }
    do {
      let text =
        path == "-"
        ? try read(.standardInput) : try FileDescriptor.withFile(path, .readOnly, read)
      if let text { return text }
    } catch {
      throw Diagnostic(
        .error, .unreadableFile, "cannot read the \(kind): \(Self.reason(for: path, error))",
        file: path.isEmpty ? nil : path, notes: kind == "scene" ? Self.hints(for: path) : [])
    }
    throw Diagnostic(
      .error, .tooLarge, "the \(kind) is larger than \(sizeLimit >> 20) MB", file: path)
  }

  /// The size limit of a log, in bytes.
  private static let logSizeLimit = 1 << 30

  /// The relevant lines of a log; `nil` if there are none, so that it is not a log.
  private static func excerpt(
    of file: FileDescriptor, startingWith bytes: [UInt8], _ path: String
  ) throws -> SourceText? {
    var excerpt = LogExcerpt(limit: sizeLimit)
    excerpt.append(bytes)
    var count = bytes.count
    while !excerpt.isTooLarge, count < logSizeLimit {
      let part = try file.readBytes(upTo: 1 << 20)
      if part.isEmpty { break }
      excerpt.append(part)
      count += part.count
    }
    return excerpt.source(named: path)
  }

  /// Notes about the names of scenes.
  private static func hints(for path: String) -> [String] {
    if FileKind(of: path) == .folder {
      let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      let scene = names.sorted().first { $0.hasSuffix(".yaml") }
      return scene.map { ["name one of the scenes in it, such as '\(folder)/\($0)'"] } ?? []
    }
    return path.contains("*") && FileKind(of: path) == nil
      ? ["the shell found no such files; 'snug render' also takes a folder"] : []
  }

  private static func reason(for path: String, _ error: any Error) -> String {
    if path.isEmpty { return "its name is empty" }
    guard path != "-" else { return "standard input: \(error)" }
    switch FileKind(of: path) {
    case .none: return "there is no such file"
    case .folder: return "it is a folder"
    case .regular, .other:
      return FileManager.default.isReadableFile(atPath: path)
        ? "\(error)" : "its permissions do not allow it"
    }
  }
}

/// Writes files atomically.
public enum OutputFile {
  /// Writes a file with a temporary name and renames it, or, for `-`, writes to standard output.
  ///
  /// Throws a diagnostic with the file's name. An existing file is then unchanged.
  public static func write(_ bytes: [UInt8], to path: String) throws(Diagnostic) {
    try write([(path, bytes)])
  }

  /// Writes several files. None is moved to its destination before all have been written.
  ///
  /// - Parameters:
  ///   - files: the paths and contents.
  ///   - root: the folder that must contain all files after symbolic links are resolved. Subfolders
  ///     are created.
  public static func write(
    _ files: [(path: String, bytes: [UInt8])], into root: String? = nil
  ) throws(Diagnostic) {
    var temporaries: [(file: String, destination: String, path: String)] = []
    defer { for file in temporaries { unlink(file.file) } }
    for (path, bytes) in files where path != "-" && !isStream(path) {
      if let root {
        try check(path, staysIn: root)
        // A failure is reported when the file is written.
        try? FileManager.default.createDirectory(
          at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
      }
      let destination = URL(fileURLWithPath: path)
      let file = TemporaryFiles.newFile(in: destination.deletingLastPathComponent())
      do {
        if FileKind(of: path) == .folder { throw Errno.isDirectory }
        temporaries.append((file, destination.path, path))
        try create(file, bytes, inPlaceOf: destination.path)
      } catch { throw failure(path, error) }
    }
    for (path, bytes) in files {
      do {
        if path == "-" {
          try FileDescriptor.standardOutput.writeAll(bytes)
        } else if isStream(path) {
          try FileDescriptor.withFile(path, .writeOnly) { _ = try $0.writeAll(bytes) }
        }
      } catch {
        // A closed pipe is not an error: `snug solve row.yaml | head -1`.
        guard path == "-", error as? Errno == .brokenPipe else { throw failure(path, error) }
      }
    }
    for file in temporaries where rename(file.file, file.destination) != 0 {
      throw failure(file.path, Errno(rawValue: errno))
    }
  }

  /// Whether a file is written in place and not replaced: a pipe, a device, or an open file such as
  /// `/dev/stdout`.
  ///
  /// Any other symbolic link is replaced. A link in a cloned repository could lead out of the
  /// folder.
  private static func isStream(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0 else { return false }
    switch status.st_mode & S_IFMT {
    case S_IFREG, S_IFDIR: return false
    case S_IFLNK: return path.hasPrefix("/dev/") || path.hasPrefix("/proc/")
    default: return true
    }
  }

  /// Checks links in the folder. The folder itself is trusted, because the user named it.
  private static func check(_ path: String, staysIn name: String) throws(Diagnostic) {
    func isInside(_ path: String, _ folder: String) -> Bool {
      folder == "/" || (path + "/").hasPrefix(folder + "/")
    }
    let root = URL(filePath: name).standardizedFileURL
    var folder = URL(filePath: path).standardizedFileURL.deletingLastPathComponent()
    guard isInside(folder.path, root.path), FileKind(of: root.path) == .folder else { return }
    while FileKind(of: folder.path) == nil { folder.deleteLastPathComponent() }
    let paths = [folder, root].map { $0.resolvingSymlinksInPath().path }
    guard !isInside(paths[0], paths[1]) else { return }
    throw Diagnostic(
      .error, .unwritableFile,
      "cannot write the file: a symbolic link leads out of the folder '\(name)'", file: path)
  }

  /// Writes a new file with the permissions of the file it will replace. Unlike Foundation it does
  /// not synchronize with the disk, because pictures can be drawn again after a power failure.
  private static func create(_ path: String, _ bytes: [UInt8], inPlaceOf other: String) throws {
    try FileDescriptor.withFile(path, .writeOnly, options: [.create, .truncate]) { file in
      var status = stat()
      if lstat(other, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
        fchmod(file.rawValue, status.st_mode & 0o7777)
      }
      _ = try file.writeAll(bytes)
    }
  }

  private static func failure(_ path: String, _ error: any Error) -> Diagnostic {
    Diagnostic(.error, .unwritableFile, "cannot write \(reason(for: path, error))", file: path)
  }

  private static func reason(for path: String, _ error: any Error) -> String {
    guard path != "-" else { return "to standard output: \(error)" }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().relativePath
    switch FileKind(of: folder) {
    case .none:
      var parent = URL(fileURLWithPath: folder)
      while FileKind(of: parent.path) == nil { parent.deleteLastPathComponent() }
      let name = parent.relativePath
      if FileKind(of: name) != .folder { return "the file: '\(name)' is not a folder" }
      return FileManager.default.isWritableFile(atPath: name)
        ? "the file: the folder '\(folder)' does not exist"
        : "the file: the permissions of '\(name)' do not allow it"
    case .regular, .other: return "the file: '\(folder)' is not a folder"
    case .folder: break
    }
    if FileKind(of: path) == .folder { return "the file: it is a folder" }
    return FileManager.default.isWritableFile(atPath: folder)
      ? "the file: \(error)"
      : "the file: the permissions of '\(folder)' do not allow it"
  }
}
