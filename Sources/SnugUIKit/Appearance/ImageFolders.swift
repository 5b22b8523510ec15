import SnugGeometry
import SnugSceneFormat
import Synchronization

/// The folders in which code's images are looked up: image files, and image sets of asset catalogs.
public enum ImageFolders {
  private static let state = Mutex(State())

  private struct State {
    var folders: [String] = []
    /// The images in the folders; `nil` until the first lookup.
    var images: Images?
  }

  private struct Images {
    /// Paths of image files, by image name: that of a PNG file needs no extension.
    var files: [String: [String]] = [:]
    var catalogs: [AssetCatalogs] = []
  }

  /// Adds a folder and its subfolders, without hidden ones.
  public static func add(_ folder: String) {
    state.withLock {
      $0.folders.append(folder)
      $0.images = nil
    }
  }

  /// The size of an image, in points; `nil` if there is no readable image of that name.
  static func size(of name: String) -> CGSize? {
    let name = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    let images = state.withLock { state in
      let images = state.images ?? found(in: state.folders)
      state.images = images
      return images
    }
    for catalog in images.catalogs {
      if let size = catalog.size(ofImage: name) { return CGSize(size) }
    }
    for file in images.files[name] ?? [] {
      guard let data = FileManager.default.contents(atPath: file),
        let size = Size(ofImage: Array(data), scale: PNGHeader.scale(ofFile: file))
      else { continue }
      return CGSize(size)
    }
    return nil
  }

  /// The greatest number of files to look at. No app has more.
  private static let fileLimit = 50_000

  private static func found(in folders: [String]) -> Images {
    var images = Images()
    for folder in folders {
      let files = FileManager.default.enumerator(atPath: folder)
      var (paths, catalogs): ([String], Set<String>) = ([], [])
      while let path = files?.nextObject() as? String, paths.count < fileLimit {
        let name = (path as NSString).lastPathComponent
        if name.hasPrefix(".") {
          files?.skipDescendants()
        } else if name.hasSuffix(".xcassets") {
          files?.skipDescendants()
          catalogs.insert((path as NSString).deletingLastPathComponent)
        } else if [".png", ".jpg", ".jpeg"].contains(where: name.hasSuffix) {
          paths.append(path)
        }
      }
      for path in paths.sorted() {
        let file = (path as NSString).lastPathComponent
        let type = file[(file.lastIndex(of: ".") ?? file.endIndex)...]
        let name = file.dropLast(type.count)
        let isScaled = name.hasSuffix("@2x") || name.hasSuffix("@3x")
        let key = String(isScaled ? name.dropLast(3) : name) + (type == ".png" ? "" : type)
        images.files[key, default: []].append("\(folder)/\(path)")
      }
      images.catalogs += catalogs.sorted().map { parent in
        // Catalogs are looked up beside a file; any file name will do.
        AssetCatalogs(.beside("\(folder)/\(parent)/View.swift"))
      }
    }
    return images
  }
}
