import SnugPlatform

/// The tables of texts of a project: `Localizable.strings`, or a catalog `Localizable.xcstrings`.
///
/// They are copied beside the program that makes the views, without their languages, because Foundation prefers
/// such a table whatever the language of the machine is.
struct StringTables {
  /// The files by their tables.
  private var files: [String: String] = [:]

  /// Finds the tables in a folder; of several languages that of the catalog's source, the base, English, or the
  /// first.
  init(in folder: String) {
    let paths = SwiftFolders.contents(of: folder).filter {
      $0.hasSuffix(".strings") || $0.hasSuffix(".xcstrings")
    }
    for path in paths.sorted(by: { (Self.rank($0), $0) < (Self.rank($1), $1) }) {
      let name = path.split(separator: "/").last?.split(separator: ".").first
      if let name, files[String(name)] == nil { files[String(name)] = "\(folder)/\(path)" }
    }
  }

  private static func rank(_ path: String) -> Int {
    if path.hasSuffix(".xcstrings") { return 0 }
    if path.contains("Base.lproj/") { return 1 }
    return path.contains("en.lproj/") || !path.contains(".lproj/") ? 2 : 3
  }

  /// Copies the tables; one that cannot be read is left out.
  func copy(to folder: String) {
    for (name, file) in files.sorted(by: { $0.key < $1.key }) {
      guard let data = FileManager.default.contents(atPath: file) else { continue }
      let table =
        file.hasSuffix(".xcstrings")
        ? (try? JSONDecoder().decode(Catalog.self, from: data)).map { Data($0.table.utf8) } : data
      try? table?.write(to: URL(filePath: "\(folder)/\(name).strings"))
    }
  }

  /// Source: files that Xcode 15 writes: each key has texts by language, as one or as variations.
  private struct Catalog: Decodable {
    let sourceLanguage: String
    let strings: [String: Entry]

    struct Entry: Decodable { let localizations: [String: Localization]? }

    struct Localization: Decodable {
      let stringUnit: Unit?
      let variations: Variations?
    }

    struct Unit: Decodable { let value: String }

    struct Variations: Decodable { let plural: [String: Localization]? }

    /// The table in the source language. A key without a text is the text.
    var table: String {
      strings.sorted { $0.key < $1.key }.compactMap { key, entry in
        let own = entry.localizations?[sourceLanguage]
        let text = own?.stringUnit ?? own?.variations?.plural?["other"]?.stringUnit
        return text.map { "\(Self.quoted(key)) = \(Self.quoted($0.value));\n" }
      }.joined()
    }

    private static func quoted(_ text: String) -> String {
      "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
  }
}
