import SnugDiagnostics
package import SnugGeometry

/// The image sets in the asset catalogs (`.xcassets`) in the folder of a file and in its parent
/// folder. The parent folder is for files in `Base.lproj`.
///
/// Source: Apple, Asset Catalog Format Reference: an image set is a folder with a `Contents.json`
/// that lists its files, each with a `scale` in pixels per point.
package struct AssetCatalogs: Sendable {
  private let files: ImageFiles
  /// The folder of each image set, by the name of its image.
  private var folders: [String: String] = [:]
  private var visited = 0

  /// The limit for visited files and folders. An app's catalogs have fewer.
  private static let visitLimit = 20_000
  private static let depthLimit = 16

  package init(_ files: ImageFiles) {
    self.files = files
    for folder in ["", "../"] {
      for name in files.names(folder, ".xcassets").sorted() {
        visit(folder + name, named: "", depth: 0)
      }
    }
  }

  /// - Parameter prefix: the part of the image names that comes from the folders around.
  private mutating func visit(_ folder: String, named prefix: String, depth: Int) {
    guard depth < Self.depthLimit else { return }
    for name in files.names(folder, "").sorted() where visited < Self.visitLimit {
      visited += 1
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".imageset") {
        let image = name.dropLast(".imageset".count)
        for key in [prefix + image, String(image)] where folders[key] == nil { folders[key] = path }
      } else if !name.contains(".") {
        visit(path, named: "\(prefix)\(name)/", depth: depth + 1)
      }
    }
  }

  package func contains(_ name: String) -> Bool { folders[name] != nil }

  /// The size of an image in points; `nil` if no catalog has it in a format that is read.
  package func size(ofImage name: String) -> Size? {
    guard let folder = folders[name], let bytes = read("\(folder)/Contents.json"),
      var composer = try? YAMLComposer(SourceText(name: name, utf8: bytes)),
      let images = try? composer.document()?["images"]?.elements
    else { return nil }
    let universal = images.filter { $0["idiom"]?.text?.string == "universal" }
    for image in universal + images {
      guard let file = image["filename"]?.text?.string, !file.contains("/"),
        let bytes = read("\(folder)/\(file)")
      else { continue }
      let scale = image["scale"]?.text.flatMap { Double($0.string.dropLast()) } ?? 1
      if let size = Size(ofImage: bytes, scale: scale) { return size }
    }
    return nil
  }

  private func read(_ path: String) -> [UInt8]? {
    files.bytes(path).flatMap { $0.count <= ImageFiles.sizeLimit ? $0 : nil }
  }
}
