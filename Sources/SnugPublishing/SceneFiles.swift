package import Snug
import SnugPlatform

/// The scene files at paths: the named files, and the scenes in named folders.
package struct SceneFiles: Sendable {
  package struct Entry: Hashable, Sendable {
    /// The path as a user types it: `Docs/cells/row.yaml`, or `-`.
    package let path: String
    /// The name of a layout root or a report, in a file with several.
    package var root: String?
    /// The subfolder in the named folder: `cells` for `Docs`; empty for a named file.
    package let subfolder: String
    /// Whether it is one of several reports of a log.
    package var isReport = false
  }

  package let entries: [Entry]
  /// The searched folders and subfolders, sorted by path.
  package let folders: [String]

  /// Searches folders and their subfolders. Hidden files and folders are skipped.
  ///
  /// In a folder a scene is a file whose name ends in `.yaml`, `.yml`, `.xib` or `.storyboard`, or
  /// in `.log` if it is about constraints or views. JSON files must be named.
  ///
  /// - Parameter root: the layout root to select in each file; `nil` selects all.
  /// - Throws: an error if a folder has no scene or can't be read.
  package init(_ paths: [String], root: String? = nil) throws(Diagnostics) {
    let (files, folders) = try Self.files(
      at: paths, where: Self.isScene, called: "scene",
      note: "the name of a scene ends in .yaml, .yml, .xib, .storyboard or .log; a JSON file is "
        + "read only if it is named")
    entries = files.filter { $0.isNamed || !$0.entry.isOtherLog }.flatMap { $0.entry.roots(root) }
    self.folders = folders
  }

  /// The named files, the files in named folders whose names satisfy a condition, and the searched
  /// folders.
  ///
  /// - Parameters:
  ///   - noun: the word for such a file in the error about a folder without one.
  ///   - note: the note about their names in this error.
  static func files(
    at paths: [String], where isIncluded: (String) -> Bool, called noun: String, note: String
  ) throws(Diagnostics) -> (files: [(entry: Entry, isNamed: Bool)], folders: [String]) {
    var found: [(entry: Entry, isNamed: Bool)] = []
    var folders: [String] = []
    var errors: [Diagnostic] = []
    for path in paths {
      guard isFolder(path) else {
        found.append((Entry(path: path, subfolder: ""), true))
        continue
      }
      do throws(Diagnostic) {
        let (files, visited) = try files(below: path, where: isIncluded)
        folders += visited
        if files.isEmpty {
          errors.append(
            Diagnostic(
              .error, .unreadableFile, "there is no \(noun) in the folder", file: path,
              notes: [note]))
        }
        found += files.map { ($0, false) }
      } catch {
        errors.append(error)
      }
    }
    guard errors.isEmpty else { throw Diagnostics(errors) }
    return (found, folders)
  }

  /// Whether a path is that of a folder, or of a link to a folder.
  package static func isFolder(_ path: String) -> Bool {
    path != "-" && FileKind(of: path) == .folder
  }

  /// The files in a folder and its subfolders whose names satisfy a condition, sorted by path, and
  /// these folders.
  static func files(
    below root: String, where isIncluded: (String) -> Bool
  ) throws(Diagnostic) -> (files: [Entry], folders: [String]) {
    var (entries, folders): ([Entry], [String]) = ([], [])
    func visit(_ subfolder: String) throws(Diagnostic) {
      let folder = joined(root, subfolder)
      folders.append(folder)
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
        throw Diagnostic(
          .error, .unreadableFile, "cannot read the folder: its permissions do not allow it",
          file: folder)
      }
      for name in names.sorted() where !name.hasPrefix(".") {
        let path = joined(folder, name)
        let type = try? FileManager.default.attributesOfItem(atPath: path)[.type]
        // A link to a folder could be a cycle.
        if type as? FileAttributeType == .typeDirectory {
          try visit(joined(subfolder, name))
        } else if isIncluded(name), [nil, .regular].contains(FileKind(of: path)) {
          // Not a pipe, which would block. A missing file is reported when it is read.
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

  /// A canonical path for different spellings.
  package static func standardPath(of path: String) -> String {
    path == "-" ? path : URL(filePath: path).standardizedFileURL.path
  }

  /// A path in a folder. An empty folder, `.` and an empty name add nothing.
  static func joined(_ folder: String, _ name: String) -> String {
    if folder == ".", !name.isEmpty { return name }
    return folder.isEmpty || name.isEmpty
      ? folder + name : folder + (folder.hasSuffix("/") ? "" : "/") + name
  }
}

extension SceneFiles.Entry {
  /// An entry for each scene of an Interface Builder file or a log with several; otherwise the
  /// entry itself. An unreadable file is reported when it is drawn.
  fileprivate func roots(_ wanted: String?) -> [Self] {
    var entry = self
    entry.root = wanted
    let isSceneFile = [".yaml", ".yml", ".json"].contains { path.lowercased().hasSuffix($0) }
    // Standard input can be read only once.
    guard wanted == nil, path != "-", !isSceneFile, FileKind(of: path) == .regular,
      let source = try? SourceText.reading(path), let scenes = try? source.listings(),
      scenes.count > 1
    else { return [entry] }
    entry.isReport = source.kind == .constraintLog
    return scenes.map { scene in
      entry.root = scene.name
      return entry
    }
  }

  /// Whether it is a log without constraints or views.
  fileprivate var isOtherLog: Bool {
    guard path.lowercased().hasSuffix(".log"), let source = try? SourceText.reading(path) else {
      return false
    }
    return !ConstraintLogFile.isLog(source)
  }
}
