public import Diagnostics
import Platform
import SceneFormat
import SceneImport

extension SourceText {
  /// Reads a file; `-` is standard input. Throws a diagnostic that names the file.
  ///
  /// Of a log that is larger than a scene may be, only the lines that can matter are kept.
  ///
  /// - Parameters:
  ///   - path: where the file is.
  ///   - kind: what to call it in that diagnostic.
  public static func reading(
    _ path: String, as kind: String = "scene"
  ) throws(Diagnostic) -> SourceText {
    do {
      let file =
        path == "-" ? FileDescriptor.standardInput : try FileDescriptor(opening: path, O_RDONLY)
      // One byte more than allowed shows that there are too many.
      let bytes = try file.readBytes(upTo: sizeLimit + 1)
      guard bytes.count > sizeLimit else { return SourceText(name: path, utf8: bytes) }
      if kind == "scene", let log = try excerpt(of: file, startingWith: bytes, path) { return log }
    } catch {
      throw Diagnostic(
        .error, .unreadableFile, "cannot read the \(kind): \(Self.reason(for: path, error))",
        file: path.isEmpty ? nil : path, notes: kind == "scene" ? Self.hints(for: path) : [])
    }
    throw Diagnostic(
      .error, .tooLarge, "the \(kind) is larger than \(sizeLimit >> 20) MB", file: path)
  }

  /// The most bytes of a log that are looked through.
  private static let logSizeLimit = 1 << 30

  /// The lines of a log that can matter; `nil` if it has none, and is no log.
  private static func excerpt(
    of file: borrowing FileDescriptor, startingWith bytes: [UInt8], _ path: String
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

  /// How scenes are named.
  private static func hints(for path: String) -> [String] {
    if FileKind(of: path) == .folder {
      let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      let scene = names.sorted().first { $0.hasSuffix(".yaml") }
      return scene.map { ["name one of the scenes in it, such as '\(folder)/\($0)'"] } ?? []
    }
    return path.contains("*") && FileKind(of: path) == nil
      ? ["the shell found no such files; 'snug render' takes a folder, too"] : []
  }

  private static func reason(for path: String, _ error: any Error) -> String {
    if path.isEmpty { return "its name is empty" }
    guard path != "-" else { return "standard input: \(error.systemReason)" }
    switch FileKind(of: path) {
    case .none: return "there is no such file"
    case .folder: return "it is a folder"
    case .regular, .other:
      return FileManager.default.isReadableFile(atPath: path)
        ? error.systemReason : "its permissions do not allow it"
    }
  }
}

/// Writes results: whole or not at all.
public enum OutputFile {
  /// Writes a file under a temporary name and renames it, or, for `-`, to standard output.
  ///
  /// Throws a diagnostic that names the file; whatever stood there before is then untouched.
  public static func write(_ bytes: [UInt8], to path: String) throws(Diagnostic) {
    try write([(path, bytes)])
  }

  /// Writes files that belong together: none is moved to its destination before all could be written.
  ///
  /// - Parameters:
  ///   - files: where each is to be, and what is to stand in it.
  ///   - root: a folder that no file may leave, symbolic links followed. The folders in it are made.
  public static func write(
    _ files: [(path: String, bytes: [UInt8])], into root: String? = nil
  ) throws(Diagnostic) {
    var temporaries: [(file: String, destination: String, path: String)] = []
    defer { for file in temporaries { unlink(file.file) } }
    for (path, bytes) in files where path != "-" && !isStream(path) {
      if let root {
        try check(path, staysIn: root)
        // What is in the way is told when the file is written.
        try? FileManager.default.createDirectory(
          at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
      }
      let destination = URL(fileURLWithPath: path)
      let file = TemporaryFiles.newFile(in: destination.deletingLastPathComponent())
      do {
        if FileKind(of: path) == .folder { throw POSIXError(.EISDIR) }
        temporaries.append((file, destination.path, path))
        try create(file, bytes, inPlaceOf: destination.path)
      } catch { throw failure(path, error) }
    }
    for (path, bytes) in files {
      do {
        if path == "-" {
          try FileDescriptor.standardOutput.writeAll(bytes)
        } else if isStream(path) {
          try FileDescriptor(opening: path, O_WRONLY).writeAll(bytes)
        }
      } catch {
        // Who closed the pipe has read enough: `snug solve row.yaml | head -1`.
        guard path == "-", error.systemCode == EPIPE else { throw failure(path, error) }
      }
    }
    for file in temporaries where rename(file.file, file.destination) != 0 {
      throw failure(file.path, POSIXError.last)
    }
  }

  /// Whether a path is written to and not replaced: a pipe, a device, or a name such as `/dev/stdout`
  /// of a file that is open.
  ///
  /// Any other symbolic link is replaced. It may lead out of the folder that is written to, and
  /// whoever clones a repository does not know where its links lead.
  private static func isStream(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0 else { return false }
    switch status.st_mode & S_IFMT {
    case S_IFREG, S_IFDIR: return false
    case S_IFLNK: return path.hasPrefix("/dev/") || path.hasPrefix("/proc/")
    default: return true
    }
  }

  /// A link in the folder may lead anywhere; the folder itself was named by who runs this.
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

  /// Writes a new file, with the permissions of the file it will replace. What Foundation writes
  /// it also sends to the disk, and waits: whoever loses power draws the picture again.
  private static func create(_ path: String, _ bytes: [UInt8], inPlaceOf other: String) throws {
    let file = try FileDescriptor(opening: path, O_WRONLY | O_CREAT | O_TRUNC)
    var status = stat()
    if lstat(other, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
      fchmod(file.number, status.st_mode & 0o7777)
    }
    try file.writeAll(bytes)
  }

  private static func failure(_ path: String, _ error: any Error) -> Diagnostic {
    Diagnostic(.error, .unwritableFile, "cannot write \(reason(for: path, error))", file: path)
  }

  private static func reason(for path: String, _ error: any Error) -> String {
    guard path != "-" else { return "to standard output: \(error.systemReason)" }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().relativePath
    switch FileKind(of: folder) {
    case .none: return "the file: the folder '\(folder)' does not exist"
    case .regular, .other: return "the file: '\(folder)' is not a folder"
    case .folder: break
    }
    if FileKind(of: path) == .folder { return "the file: it is a folder" }
    return FileManager.default.isWritableFile(atPath: folder)
      ? "the file: \(error.systemReason)"
      : "the file: the permissions of '\(folder)' do not allow it"
  }
}

extension Error {
  /// The operating system's number for what went wrong.
  fileprivate var systemCode: Int32? { (self as? POSIXError)?.code.rawValue }

  /// What went wrong in the operating system's words, where it has some.
  fileprivate var systemReason: String {
    systemCode.map { String(cString: strerror($0)) } ?? "\(self)"
  }
}
