import Platform

/// The reference files of a package.
enum References {
  /// All of Snug's references, as paths relative to the package, in order.
  ///
  /// Other libraries use folders of the same name. A picture is Snug's if the file of its marks
  /// is beside it. Nested packages are left out.
  static func all(below root: URL) -> [String] {
    var found: [String] = []
    var folders = [""]
    while let folder = folders.popLast() {
      let directory = folder.isEmpty ? root : root.appending(path: folder)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
      if !folder.isEmpty, names.contains("Package.swift") { continue }
      let isOurs =
        URL(filePath: directory.path).deletingLastPathComponent().lastPathComponent
        == SnapshotLocation.folderName
      if isOurs { found += references(among: names).map { "\(folder)/\($0)" } }
      for name in names where !name.hasPrefix(".") {
        let path = folder.isEmpty ? name : "\(folder)/\(name)"
        let file = root.appending(path: path).path
        let type = try? FileManager.default.attributesOfItem(atPath: file)[.type]
        // Links are not followed: they may lead outside the package.
        if type as? FileAttributeType == .typeDirectory { folders.append(path) }
      }
    }
    return found.sorted()
  }

  private static func references(among names: [String]) -> [String] {
    let all = Set(names)
    return names.filter { name in
      if name.hasSuffix(".layout.txt") || name.hasSuffix(".marks.json") { return true }
      guard let match = name.wholeMatch(of: /(?<stem>.+?)(?:@[0-9.]+x)?\.(?:png|svg)/) else {
        return false
      }
      return all.contains("\(match.stem).marks.json")
    }
  }
}
