package import Snug
import SnugPlatform

/// The names of the images in a DocC catalog. DocC requires that they are unique.
///
/// The name is the part before `~dark` and `@2x`, whatever the folder and the format. If two images
/// have the same name, DocC shows one of them.
package struct CatalogNames: Sendable {
  /// The existing image files by name, sorted by path.
  private let files: [String: [String]]
  private var claims: [String: (picture: String, owner: String)] = [:]

  /// Finds the images of a catalog, including its subfolders.
  package init(in catalog: String) {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: catalog)) ?? []
    let images = paths.sorted().filter { path in
      Self.formats.contains(URL(filePath: path).pathExtension.lowercased())
        && !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    files = Dictionary(grouping: images.map { SceneFiles.joined(catalog, $0) }, by: Self.name)
  }

  private static let formats: Set = ["png", "jpg", "jpeg", "svg", "gif"]

  /// The catalog of a file: the innermost enclosing folder whose name ends in `.docc`. It has the
  /// spelling of the path if the path contains it.
  package static func catalog(of path: String) -> String? {
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

  /// DocC's name for an image file: `row` for `Images/row~dark@2x.png`.
  package static func name(of path: String) -> String {
    let stem = URL(filePath: path).deletingPathExtension().lastPathComponent
    return ["@1x", "@2x", "@3x", "~dark"].reduce(stem) { $0.replacing($1, with: "") }
  }

  /// Reserves the name of pictures that will be written. They are variants of the same image.
  ///
  /// - Parameters:
  ///   - owner: the owner of the pictures, for messages. It can reserve the same pictures again.
  ///   - range: the source range of the name.
  ///   - file: the file of the name, if the range is unknown.
  /// - Returns: the first conflict with other images. The name then keeps its first owner.
  package mutating func claim(
    _ pictures: [String], for owner: String, at range: SourceRange? = nil, file: String? = nil
  ) -> Diagnostic? {
    guard let picture = pictures.first else { return nil }
    let name = Self.name(of: picture)
    func clash(with other: String) -> Diagnostic {
      Diagnostic(
        .error, .duplicatePicture,
        "the picture '\(picture)' would have the same name as another: '\(name)'", at: range,
        file: file,
        notes: [
          "the other one: \(other)",
          "DocC identifies images by name only, not by folder or format",
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

  package static func clashes(among items: [PicturePlan.Item]) -> [Diagnostic?] {
    var catalogs: [String: CatalogNames] = [:]
    return items.map { item in
      guard let picture = item.pictures.first, let catalog = catalog(of: picture) else {
        return nil
      }
      return catalogs[catalog, default: CatalogNames(in: catalog)]
        .claim(item.pictures, for: item.scene, file: item.scene)
    }
  }

  /// The folder and the format, which are equal for the variants of an image.
  private static func variantKey(of path: String) -> String {
    let url = URL(filePath: path).standardizedFileURL
    return url.deletingLastPathComponent().path + "/." + url.pathExtension.lowercased()
  }
}
