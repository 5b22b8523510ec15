import Platform
public import Snug

/// The names of the images in a DocC catalogue, each of which DocC gives to one image.
///
/// What stands before `~dark` and `@2x` is the name, whatever the folder and the format; of two
/// images with one name DocC shows one or the other.
public struct CatalogNames: Sendable {
  /// The image files that are there by their names, each list in the order of the paths.
  private let files: [String: [String]]
  private var claims: [String: (picture: String, owner: String)] = [:]

  /// Looks for the images of a catalogue, in its folders, too.
  public init(in catalog: String) {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: catalog)) ?? []
    let images = paths.sorted().filter { path in
      Self.formats.contains(URL(filePath: path).pathExtension.lowercased())
        && !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    files = Dictionary(grouping: images.map { SceneFiles.joined(catalog, $0) }, by: Self.name)
  }

  private static let formats: Set = ["png", "jpg", "jpeg", "svg", "gif"]

  /// The catalogue a file is in: the innermost folder above it whose name ends in `.docc`, spelt as
  /// it is in the path if it stands there.
  public static func catalog(of path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    if let last = parts.lastIndex(where: { $0.hasSuffix(".docc") }) {
      return parts[...last].joined(separator: "/")
    }
    var url = URL(filePath: path).standardizedFileURL.deletingLastPathComponent()
    while url.path.count > 1 {
      if url.pathExtension == "docc" { return url.path }
      url.deleteLastPathComponent()
    }
    return nil
  }

  /// The name DocC gives an image file: `row` for `Images/row~dark@2x.png`.
  public static func name(of path: String) -> String {
    let stem = URL(filePath: path).deletingPathExtension().lastPathComponent
    return ["@1x", "@2x", "@3x", "~dark"].reduce(stem) { $0.replacing($1, with: "") }
  }

  /// Notes that pictures are to be written, of one name as they are the variants of one image.
  ///
  /// - Parameters:
  ///   - owner: whose they are, for messages; who claims the same pictures again is nobody else.
  ///   - range: where that is written.
  ///   - file: the file it is written in, where the range is not known.
  /// - Returns: the first of what DocC would mix up with them; the name then stays whose it was.
  public mutating func claim(
    _ pictures: [String], for owner: String, at range: SourceRange? = nil, file: String? = nil
  ) -> Diagnostic? {
    guard let picture = pictures.first else { return nil }
    let name = Self.name(of: picture)
    func clash(with other: String) -> Diagnostic {
      Diagnostic(
        .error, .duplicatePicture,
        "the picture '\(picture)' would have the name of another: '\(name)'", at: range, file: file,
        notes: [
          "the other one: \(other)",
          "DocC tells images apart by their names alone, not by their folders and formats",
        ])
    }
    if let claim = claims[name], claim.owner != owner {
      return clash(with: "'\(claim.picture)' of \(claim.owner)")
    }
    let key = Self.variantKey(of: picture)
    if let other = files[name]?.first(where: { Self.variantKey(of: $0) != key }) {
      return clash(with: "'\(other)'")
    }
    claims[name] = (picture, owner)
    return nil
  }

  /// What DocC would mix up, for each item that is to be drawn into a catalogue or not.
  public static func clashes(among items: [PicturePlan.Item]) -> [Diagnostic?] {
    var catalogs: [String: CatalogNames] = [:]
    return items.map { item in
      guard let picture = item.pictures.first, let catalog = catalog(of: picture) else {
        return nil
      }
      return catalogs[catalog, default: CatalogNames(in: catalog)]
        .claim(item.pictures, for: item.scene, file: item.scene)
    }
  }

  /// The folder and the format, by which variants of one image are known.
  private static func variantKey(of path: String) -> String {
    let url = URL(filePath: path).standardizedFileURL
    return url.deletingLastPathComponent().path + "/." + url.pathExtension.lowercased()
  }
}
