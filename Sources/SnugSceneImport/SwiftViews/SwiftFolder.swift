import SnugDiagnostics
import SnugPlatform
import SnugSceneFormat

/// A folder that is searched for the files with missing declarations.
struct SwiftFolder {
  let sources: [SourceText]
  private var names: [Set<String>] = []
  /// The types that a file declares for all others, by its name.
  private var types: [String: Set<String>] = [:]

  /// Reads all Swift files of a folder; `nil` for a path that is no folder.
  ///
  /// - Parameter file: the file that the others are for. The nearest to it come first.
  init?(_ path: String, besides file: String) {
    guard FileKind(of: path) == .folder else { return nil }
    let own = URL(filePath: file).standardizedFileURL.path
    let paths = ((try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []).filter {
      $0.hasSuffix(".swift") && !$0.hasSuffix("Package.swift")
        && !$0.split(separator: "/").contains { $0.hasPrefix(".") }
    }.map {
      URL(filePath: "\(path)/\($0)").standardizedFileURL.path
    }.filter { $0 != own }
    func distance(_ path: String) -> Int {
      path.utf8.count - zip(path.utf8, own.utf8).prefix { $0 == $1 }.count
    }
    sources = paths.sorted { (distance($0), $0) < (distance($1), $1) }.compactMap { path in
      FileManager.default.contents(atPath: path).map {
        SourceText(name: path, utf8: Array($0))
      }
    }
  }

  /// For each name the nearest file that declares it, unless a given file is one. A file that declares a type of
  /// a given one belongs to another program, such as an earlier lesson.
  mutating func files(declaring wanted: Set<String>, besides given: [SourceText]) -> [SourceText] {
    if names.isEmpty {
      for source in sources {
        let outline = SwiftOutline(source)
        names.append(Self.names(in: outline))
        types[source.name] = Self.types(in: outline)
      }
    }
    for file in given where types[file.name] == nil {
      types[file.name] = Self.types(in: SwiftOutline(file))
    }
    var taken = Set(given.flatMap { types[$0.name] ?? [] })
    let own = Set(given.map { URL(filePath: $0.name).standardizedFileURL.path })
    var added: [SourceText] = []
    for name in wanted.sorted() {
      guard
        !zip(sources, names).contains(where: { file, names in
          names.contains(name) && added.contains { $0.name == file.name }
        })
      else { continue }
      let found = zip(sources, names).first { file, names in
        names.contains(name) && !own.contains(file.name)
          && types[file.name]?.isDisjoint(with: taken) ?? true
      }
      guard let file = found?.0 else { continue }
      added.append(file)
      taken.formUnion(types[file.name] ?? [])
    }
    return added
  }

  private static func types(in outline: SwiftOutline) -> Set<String> {
    Set(
      outline.declarations.filter {
        !["extension", "func", "init"].contains($0.keyword)
          && !$0.head.contains(/\b(private|fileprivate)\b/)
      }.map(\.name))
  }

  /// The names of types and values, and of the members of extensions; of their initializers the first
  /// label.
  private static func names(in outline: SwiftOutline) -> Set<String> {
    var names = Set(outline.variables)
    names.formUnion(
      outline.statements.matches(of: /\btypealias\s+(\w+)/).map { String($0.1) })
    for item in outline.declarations {
      guard item.keyword == "extension" else {
        names.insert(item.name)
        continue
      }
      let members = outline.inside(item)
      names.formUnion(members.declarations.filter { $0.keyword != "init" }.map(\.name))
      names.formUnion(
        members.statements.matches(of: /\b(?:let|var|case|typealias)\s+(\w+)/).map { String($0.1) })
      for item in members.declarations where item.keyword == "init" {
        if let label = SwiftParameter.all(in: item.head).first?.label { names.insert(label + ":") }
      }
    }
    return names
  }
}
