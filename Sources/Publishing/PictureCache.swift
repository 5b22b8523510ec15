import Platform
package import Snug

/// Records which pictures are up to date.
///
/// A picture depends on its scene, the images it names, the fonts, the options and the program. If
/// none of these has changed, and its files are unchanged, it is not drawn again. A scene with
/// diagnostics is always drawn again, so that they are reported again. Cache files that cannot be
/// read or written are ignored.
package struct PictureCache: Sendable {
  private let folder: String
  /// A hash of the dependencies that all pictures share.
  private let environment: String

  /// - Parameters:
  ///   - folder: the cache directory. It is created if needed.
  ///   - program: the executable, which identifies the build of the program.
  package init(in folder: String, program: String, for pipeline: Pipeline) {
    self.folder = folder
    let files = ([program] + pipeline.measurer.fontFiles).map { path in
      "\(path) \(FileStamp(of: path).map { "\($0)" } ?? "")"
    }
    let text = ([PangoTextMeasurer.libraryVersions] + files).joined(separator: "\n")
    environment = ContentHash(text).hexadecimal
  }

  /// The drawing of a scene whose pictures are up to date; `nil` if they must be drawn.
  func unchanged(
    _ item: PicturePlan.Item, _ source: SourceText, as options: String
  ) -> SceneDrawing? {
    guard let data = FileManager.default.contents(atPath: path(for: item)),
      let entry = try? JSONDecoder().decode(Entry.self, from: data),
      entry.key == key(source, as: options),
      entry.pictures.map(\.path) == item.pictures,
      entry.pictures.allSatisfy(\.isUnchanged), entry.images.allSatisfy(\.isUnchanged),
      entry.folders.allSatisfy(\.isUnchanged)
    else { return nil }
    var drawing = SceneDrawing(item)
    drawing.isUnchanged = true
    drawing.dependencies = [item.scene] + entry.images.map(\.path)
    drawing.folders = entry.folders
    drawing.alternativeText = entry.alternativeText
    return drawing
  }

  /// Records a drawing whose pictures have just been written.
  func keep(_ drawing: SceneDrawing, of source: SourceText, as options: String) {
    let item = drawing.item
    let images = drawing.dependencies.dropFirst().compactMap { FileRecord(at: $0) }
    let pictures = drawing.pictures.compactMap { FileRecord(at: $0.path, holding: $0.bytes) }
    guard !item.pictures.contains("-"), item.scene != "-", drawing.diagnostics.isEmpty,
      images.count == drawing.dependencies.count - 1, pictures.count == item.pictures.count
    else { return }
    let entry = Entry(
      key: key(source, as: options), pictures: pictures, images: images, folders: drawing.folders,
      alternativeText: drawing.alternativeText)
    guard let data = try? JSONEncoder().encode(entry) else { return }
    let path = path(for: item)
    try? FileManager.default.createDirectory(
      at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try? OutputFile.write(Array(data), to: path)
  }

  /// The cache file, one for each scene and paths of its pictures, so that their number is bounded.
  private func path(for item: PicturePlan.Item) -> String {
    let paths = ([item.scene] + item.pictures).map(SceneFiles.standardPath)
    let name = ContentHash(paths.joined(separator: "\n")).hexadecimal
    return "\(folder)/\(name.prefix(2))/\(name.dropFirst(2)).json"
  }

  private func key(_ source: SourceText, as options: String) -> String {
    let text = [environment, options, source.name].joined(separator: "\0")
    return ContentHash(Array(text.utf8) + [0] + source.utf8).hexadecimal
  }
}

/// The cache entry of a scene. Another build of the program does not read it, because the key
/// differs.
private struct Entry: Codable {
  let key: String
  let pictures: [FileRecord]
  let images: [FileRecord]
  let folders: [FolderListing]
  let alternativeText: String
}

/// The recorded state of a file.
private struct FileRecord: Codable {
  let path: String
  let stamp: FileStamp
  let hash: String

  /// `nil` if there is no file.
  init?(at path: String, holding bytes: [UInt8]? = nil) {
    guard let stamp = FileStamp(of: path),
      let bytes = bytes ?? FileManager.default.contents(atPath: path).map(Array.init)
    else { return nil }
    self.path = path
    self.stamp = stamp
    hash = ContentHash(bytes).hexadecimal
  }

  /// Whether the content is unchanged. The file is read only if its stamp has changed.
  var isUnchanged: Bool {
    guard let now = FileStamp(of: path), now.size == stamp.size else { return false }
    return now == stamp || FileRecord(at: path)?.hash == hash
  }
}
