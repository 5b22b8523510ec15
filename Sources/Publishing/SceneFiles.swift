import Platform
public import Snug

/// The scene files that paths name: files as they are, and what is found in folders.
public struct SceneFiles: Sendable {
  public struct Entry: Hashable, Sendable {
    /// As it would be typed: `Docs/cells/row.yaml`, or `-`.
    public let path: String
    /// The name of a layout root or a report, of a file that holds several.
    public var root: String?
    /// Where it lies in the folder that was named: `cells` for `Docs`; empty for a file by itself.
    public let subfolder: String
  }

  public let entries: [Entry]
  /// The folders that were looked into, those in them included, in the order of their paths.
  public let folders: [String]

  /// Looks into folders and those in them; hidden files and folders are skipped.
  ///
  /// In a folder a scene is a file whose name ends in `.yaml`, `.yml`, `.xib` or `.storyboard`, or in
  /// `.log` if it tells of constraints or views; JSON is read where it is named.
  ///
  /// - Parameter root: the layout root that is wanted of each file; all of them for `nil`.
  /// - Throws: that a folder holds no scene, or can't be read.
  public init(_ paths: [String], root: String? = nil) throws(Diagnostics) {
    let (files, folders) = try Self.files(
      at: paths, where: Self.isScene, called: "scene",
      note: "the name of a scene ends in .yaml, .yml, .xib, .storyboard or .log; JSON is read "
        + "where a file is named")
    entries = files.filter { $0.isNamed || !$0.entry.isOtherLog }.flatMap { $0.entry.roots(root) }
    self.folders = folders
  }

  /// The files that paths name, and those of folders that are called as is wanted; and the folders
  /// that were looked into.
  ///
  /// - Parameters:
  ///   - noun: what the error of a folder without such a file calls one.
  ///   - note: what that error tells of their names.
  static func files(
    at paths: [String], where isWanted: (String) -> Bool, called noun: String, note: String
  ) throws(Diagnostics) -> (files: [(entry: Entry, isNamed: Bool)], folders: [String]) {
    var found: [(entry: Entry, isNamed: Bool)] = []
    var folders: [String] = []
    var errors: [Diagnostic] = []
    for path in paths {
      guard isFolder(path) else {
        found.append((Entry(path: path, subfolder: ""), true))
        continue
      }
      do {
        let (files, visited) = try files(below: path, where: isWanted)
        folders += visited
        if files.isEmpty {
          errors.append(
            Diagnostic(
              .error, .unreadableFile, "there is no \(noun) in the folder", file: path,
              notes: [note]))
        }
        found += files.map { ($0, false) }
      } catch {
        let isReadable = FileManager.default.isReadableFile(atPath: path)
        let reason = isReadable ? "\(error)" : "its permissions do not allow it"
        errors.append(
          Diagnostic(.error, .unreadableFile, "cannot read the folder: \(reason)", file: path))
      }
    }
    guard errors.isEmpty else { throw Diagnostics(errors) }
    return (found, folders)
  }

  /// Whether a path names a folder, or a link to one.
  public static func isFolder(_ path: String) -> Bool {
    path != "-" && FileKind(of: path) == .folder
  }

  /// The files of a folder and those in it that are called as is wanted, in the order of their paths;
  /// and these folders.
  static func files(
    below root: String, where isWanted: (String) -> Bool
  ) throws -> (files: [Entry], folders: [String]) {
    var (entries, folders): ([Entry], [String]) = ([], [])
    func visit(_ subfolder: String) throws {
      let folder = joined(root, subfolder)
      folders.append(folder)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      for name in names.sorted() where !name.hasPrefix(".") {
        let path = joined(folder, name)
        let type = try? FileManager.default.attributesOfItem(atPath: path)[.type]
        // A link to a folder may lead back to where it stands.
        if type as? FileAttributeType == .typeDirectory {
          try visit(joined(subfolder, name))
        } else if isWanted(name), [nil, .regular].contains(FileKind(of: path)) {
          // No pipe, which would be waited for. What cannot be found is told when it is read.
          entries.append(Entry(path: path, subfolder: subfolder))
        }
      }
    }
    try visit("")
    return (entries, folders)
  }

  private static func isScene(_ name: String) -> Bool {
    let name = name.lowercased()
    return [".yaml", ".yml", ".xib", ".storyboard", ".log"].contains { name.hasSuffix($0) }
  }

  /// The same path for two spellings of it.
  package static func standardPath(of path: String) -> String {
    path == "-" ? path : URL(filePath: path).standardizedFileURL.path
  }

  /// A path in a folder; in none or in `.`, and none in a folder, stays what it is.
  static func joined(_ folder: String, _ name: String) -> String {
    if folder == ".", !name.isEmpty { return name }
    return folder.isEmpty || name.isEmpty
      ? folder + name : folder + (folder.hasSuffix("/") ? "" : "/") + name
  }
}

extension SceneFiles.Entry {
  /// One for each scene of a file of Interface Builder or a log that has several; itself for every other
  /// file, and for one that cannot be read, which is told when it is drawn.
  fileprivate func roots(_ wanted: String?) -> [Self] {
    var entry = self
    entry.root = wanted
    let isSceneFile = [".yaml", ".yml", ".json"].contains { path.lowercased().hasSuffix($0) }
    // Standard input can be read once.
    guard wanted == nil, path != "-", !isSceneFile, FileKind(of: path) == .regular,
      let source = try? SourceText.reading(path), let scenes = try? source.listings(),
      scenes.count > 1
    else { return [entry] }
    return scenes.map { scene in
      entry.root = scene.name
      return entry
    }
  }

  /// Whether it is a log that tells nothing of constraints or views.
  fileprivate var isOtherLog: Bool {
    guard path.lowercased().hasSuffix(".log"), let source = try? SourceText.reading(path) else {
      return false
    }
    return !ConstraintLogFile.isLog(source)
  }
}
