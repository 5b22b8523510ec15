import SnugDiagnostics
import SnugPlatform
import SnugSceneFormat

/// Folders that are searched for the files with missing declarations.
struct SwiftFolders {
  /// The folders, as they were given or found.
  let paths: [String]
  /// All files, those nearest to the file they are for first.
  private var files: [File] = []
  private let readings: SwiftReadings
  /// Those that do not compile.
  private var leftOut: [File] = []

  /// Reads all Swift files of the folders, or of the source's project if no folder is among the paths. Of the
  /// projects around that one, which may be examples of a library, only the folders of modules that the source
  /// imports and that are not here.
  ///
  /// - Parameter source: the file that the others are for.
  init(
    _ given: [String], for source: SourceText, _ readings: SwiftReadings = SwiftReadings()
  ) {
    self.readings = readings
    let folders = given.filter { FileKind(of: $0) == .folder }
    let projects = folders.isEmpty ? Self.projects(of: source.name) : []
    let modules = readings[source].missingModules.map(\.name)
    paths = folders + projects.prefix(1)
    let own = absolutePath(source.name)
    func distance(_ path: String) -> Int {
      path.utf8.count - zip(path.utf8, own.utf8).prefix { $0 == $1 }.count
    }
    let around = modules.isEmpty ? [] : projects.dropFirst()
    let contents = paths.map { (folder: $0, paths: Self.contents(of: $0)) }
    let names =
      contents.flatMap { Self.swiftFiles($0.paths, in: $0.folder) }
      + around.flatMap { folder in
        let declared = Self.modules(ofPackageIn: folder)
        let paths = Self.contents(of: folder).filter { file in
          modules.contains { "/\(file)".contains("/\($0)/") }
            || !declared.isDisjoint(with: modules)
              && (file.hasPrefix("Sources/") || file.contains("/Classes/"))
        }
        return Self.swiftFiles(paths, in: folder)
      }
    var seen: Set = [own]
    var found = names.map { (path: absolutePath($0), name: $0) }
      .filter { seen.insert($0.path).inserted }
    found.sort { (distance($0.path), $0.path) < (distance($1.path), $1.path) }
    files = found.compactMap { path, name in
      FileManager.default.contents(atPath: path).map {
        File(path: path, source: SourceText(name: name, utf8: Array($0)))
      }
    }
    // What a file declares itself comes before what Xcode makes.
    files += AssetSymbols.sources(for: contents.flatMap(\.paths).sorted())
      .map { File(symbol: $0.name, source: $0.source) }
  }

  /// Folders of other people's code and of builds.
  private static let foreign: Set<Substring> = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "build", "node_modules",
  ]

  /// The Swift files among the paths in a folder, without manifests.
  private static func swiftFiles(_ paths: [String], in folder: String) -> [String] {
    let start = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    return paths.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Package.swift") }
      .map { start + $0 }
  }

  /// The names in a package's manifest, of which some are those of its modules, and those of pods: one has its files
  /// in `Sources` itself, or in a folder `Classes`, where CocoaPods' template puts them.
  private static func modules(ofPackageIn folder: String) -> Set<String> {
    let manifest = FileManager.default.contents(atPath: "\(folder)/Package.swift") ?? Data()
    let pods = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(".podspec") }.map { String($0.prefix { $0 != "." }) }
    return Set(
      pods
        + String(decoding: manifest, as: UTF8.self).matches(of: /name:\s*"(\w+)"/)
        .map { String($0.1) })
  }

  /// The paths of all that is in a folder, without hidden files, other people's code and builds.
  static func contents(of folder: String) -> [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []).filter { path in
      !path.split(separator: "/").contains { $0.hasPrefix(".") || foreign.contains($0) }
    }
  }

  /// The folders of the projects that a file belongs to: those around it with a package, a project of Xcode or
  /// a repository, the nearest first. A repository of the whole home folder is no project.
  static func projects(of file: String) -> [String] {
    var projects: [String] = []
    let home = absolutePath(FileManager.default.homeDirectoryForCurrentUser.path)
    var folder = parent(of: file)
    while ![home, "/"].contains(absolutePath(folder)) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let isProject = names.contains { name in
        ["Package.swift", ".git"].contains(name)
          || [".xcodeproj", ".xcworkspace"].contains(where: name.hasSuffix)
      }
      if isProject { projects.append(folder) }
      folder = parent(of: folder)
    }
    return projects
  }

  /// The folder that a file or a folder is in; relative to the current folder if the given path is.
  private static func parent(of path: String) -> String {
    let parts = path.split(separator: "/")
    if path == "." { return ".." }
    if parts.last == ".." { return path + "/.." }
    let start = path.hasPrefix("/") ? "/" : ""
    return parts.count < 2
      ? start.isEmpty ? "." : "/" : start + parts.dropLast().joined(separator: "/")
  }

  /// Leaves out files, by their names.
  mutating func leaveOut(_ names: Set<String>) {
    leftOut += files.filter { names.contains($0.source.name) }
    files.removeAll { names.contains($0.source.name) }
  }

  /// The name of a file that declares something under a name that was searched for. It is for another type,
  /// belongs to another program, or does not compile.
  func nameOfFile(declaring name: String) -> String? {
    (leftOut + files).first { $0.declares(name) }?.source.name
  }

  /// Whether an error misses a name that no file seems to declare.
  func lacks(whatMisses error: Diagnostic) -> Bool {
    let name = CompilerOutput.missingName(in: error.message)
    return name.map { name in !(leftOut + files).contains { $0.mayDeclare(name) } } ?? false
  }

  /// For each name the nearest file that declares it, unless a given file is one. A file that declares a type of
  /// a given one belongs to another program, such as an earlier lesson.
  mutating func files(declaring wanted: Set<String>, besides given: [SourceText]) -> [SourceText] {
    let (own, types) = pathsAndTypes(of: given)
    var (taken, added): (Set<String>, [File]) = (types, [])
    for name in wanted.sorted() where !added.contains(where: { $0.declares(name) }) {
      let index = files.indices.first { index in
        guard !own.contains(files[index].path), files[index].mayDeclare(name) else { return false }
        files[index].readDeclarations()
        return files[index].declares(name) && files[index].types.isDisjoint(with: taken)
      }
      guard let index else { continue }
      added.append(files[index])
      taken.formUnion(files[index].types)
    }
    return added.map(\.source)
  }

  private func pathsAndTypes(of given: [SourceText]) -> (Set<String>, Set<String>) {
    (
      Set(given.map { absolutePath($0.name) }),
      Set(given.flatMap { readings[$0].typesForOtherFiles })
    )
  }

  /// For each protocol the nearest file with a type that conforms to it.
  mutating func files(conformingTo protocols: Set<String>, besides given: [SourceText])
    -> [SourceText]
  {
    var (own, taken) = pathsAndTypes(of: given)
    var added: [SourceText] = []
    for name in protocols.sorted() {
      let index = files.indices.first { index in
        guard !own.contains(files[index].path),
          files[index].source.utf8.firstRange(of: Array(name.utf8)) != nil
        else { return false }
        files[index].readDeclarations()
        return files[index].parents.contains(name[...])
          && files[index].types.isDisjoint(with: taken)
      }
      guard let index else { continue }
      added.append(files[index].source)
      own.insert(files[index].path)
      taken.formUnion(files[index].types)
    }
    return added
  }

  /// The files with extensions of some types, such as one with the conformance whose default method the type
  /// calls.
  mutating func files(extending types: Set<String>, besides given: [SourceText]) -> [SourceText] {
    let (own, taken) = pathsAndTypes(of: given)
    return files.indices.compactMap { index in
      guard !own.contains(files[index].path), !files[index].words.isDisjoint(with: types) else {
        return nil
      }
      files[index].readDeclarations()
      let isExtending = !files[index].extendedTypes.isDisjoint(with: types)
      return isExtending && files[index].types.isDisjoint(with: taken) ? files[index].source : nil
    }
  }
}

/// The path of a file from the root, without `..`.
func absolutePath(_ path: String) -> String { URL(filePath: path).standardizedFileURL.path }
