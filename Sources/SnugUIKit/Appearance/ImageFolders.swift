import SceneFormat
import Synchronization

/// Where the images are that code names: PNG files, by themselves or in asset catalogs.
public enum ImageFolders {
  private static let state = Mutex(State())

  private struct State {
    var folders: [String] = []
    /// Their images by name; `nil` until somebody asks.
    var images: [String: [Candidate]]?
  }

  private struct Candidate {
    let path: String
    /// Pixels per point, as an asset catalog says; otherwise the file's name does.
    let scale: Double?
  }

  /// Adds a folder, with those in it; hidden ones are left out.
  public static func add(_ folder: String) {
    state.withLock {
      $0.folders.append(folder)
      $0.images = nil
    }
  }

  /// The size of an image, in points; `nil` if there is none of that name, or none that can be read.
  static func size(of name: String) -> CGSize? {
    let name = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    let candidates = state.withLock { state in
      if state.images == nil { state.images = found(in: state.folders) }
      return state.images?[name] ?? []
    }
    for candidate in candidates {
      guard let data = FileManager.default.contents(atPath: candidate.path),
        let header = try? PNGHeader(Array(data))
      else { continue }
      guard let scale = candidate.scale else {
        return CGSize(header.size(inFile: candidate.path))
      }
      return CGSize(width: Double(header.width) / scale, height: Double(header.height) / scale)
    }
    return nil
  }

  /// The most files that are looked at: more are no app's.
  private static let fileLimit = 50_000

  private static func found(in folders: [String]) -> [String: [Candidate]] {
    var images: [String: [Candidate]] = [:]
    for folder in folders {
      let files = FileManager.default.enumerator(atPath: folder)
      var paths: [String] = []
      while let path = files?.nextObject() as? String, paths.count < fileLimit {
        if (path as NSString).lastPathComponent.hasPrefix(".") {
          files?.skipDescendants()
        } else if path.hasSuffix(".png") {
          paths.append(path)
        }
      }
      for path in paths.sorted() {
        let (name, scale) = reading("\(folder)/\(path)", in: path)
        images[name, default: []].append(Candidate(path: "\(folder)/\(path)", scale: scale))
      }
    }
    return images
  }

  /// What code calls the image of a file, and its scale, where an asset catalog says it.
  private static func reading(
    _ file: String, in path: String
  ) -> (name: String, scale: Double?) {
    let parts = path.split(separator: "/").map(String.init)
    let fileName = parts.last ?? ""
    guard let set = parts.last(where: { $0.hasSuffix(".imageset") }) else {
      let name = fileName.dropLast(".png".count)
      let isScaled = name.hasSuffix("@2x") || name.hasSuffix("@3x")
      return (String(isScaled ? name.dropLast(3) : name), nil)
    }
    let contents = (file as NSString).deletingLastPathComponent + "/Contents.json"
    let entries =
      FileManager.default.contents(atPath: contents)
      .flatMap { try? JSONDecoder().decode(ImageSet.self, from: $0) }?.images ?? []
    // `2x`
    let told = entries.first { $0.filename == fileName }?.scale.flatMap { Double($0.dropLast()) }
    return (String(set.dropLast(".imageset".count)), told.flatMap { $0 > 0 ? $0 : nil } ?? 1)
  }

  /// What an image set of an asset catalog says of its files.
  private struct ImageSet: Decodable {
    let images: [Entry]

    struct Entry: Decodable {
      let filename: String?
      let scale: String?
    }
  }
}
