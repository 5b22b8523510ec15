import Snug
import SnugPlatform

/// The scenes to draw and the paths of their pictures. No picture overwrites another picture or a
/// scene.
package struct PicturePlan: Sendable {
  package struct Item: Hashable, Sendable {
    /// The path of the scene, or `-`.
    package let scene: String
    /// The name of the layout root to draw, in a file with several.
    package let root: String?
    /// The path of its picture for each appearance; `-` is standard output.
    package let pictures: [String]

    package init(scene: String, root: String? = nil, pictures: [String]) {
      self.scene = scene
      self.root = root
      self.pictures = pictures
    }

    /// The ID of its pictures, from the name of the light one; on standard output, from the scene's.
    var id: PictureID {
      guard let picture = pictures.first, picture != "-" else {
        return PictureID(named: PicturePlan.name(of: scene, root))
      }
      return PictureID(named: URL(filePath: picture).deletingPathExtension().lastPathComponent)
    }
  }

  package enum Target: Hashable, Sendable {
    /// Next to each scene.
    case besideScenes
    /// In a folder, with the subfolders of the scenes.
    case folder(String)
    /// The pictures of one scene. The first has this path.
    case file(String)
  }

  /// An error about conflicting paths.
  package struct NameError: Error, Hashable { package let message: String }

  package let items: [Item]

  package init(
    _ scenes: SceneFiles, as form: PictureForm, to target: Target = .besideScenes
  ) throws(NameError) {
    var entries = scenes.entries
    if case .file = target {
      // All reports of one log fit in a picture.
      if entries.allSatisfy({ $0.isReport && $0.path == entries[0].path }) {
        entries = entries.prefix(1).map { SceneFiles.Entry(path: $0.path, subfolder: $0.subfolder) }
      }
      guard entries.count == 1 else {
        throw NameError(message: "-o takes one scene; use --output-dir for several.")
      }
    }
    items = entries.map {
      Item(scene: $0.path, root: $0.root, pictures: Self.pictures(of: $0, as: form, to: target))
    }
    if items.contains(where: { $0.pictures.count > 1 && $0.pictures.contains("-") }) {
      throw NameError(message: "a pair of pictures cannot go to standard output.")
    }
    try Self.check(items, to: target)
  }

  private static func pictures(
    of scene: SceneFiles.Entry, as form: PictureForm, to target: Target
  ) -> [String] {
    let isUnnamed = scene.path == "-"
    let name = name(of: scene.path, scene.root)
    switch target {
    case .file("-"): return form.paths(beside: "-").map { _ in "-" }
    case .file(let path): return form.paths(beside: path)
    case .folder(let folder):
      let subfolder = SceneFiles.joined(folder, scene.subfolder)
      return form.fileNames(for: name).map { SceneFiles.joined(subfolder, $0) }
    case .besideScenes:
      // Marks are printed, for other programs.
      if isUnnamed || form.format == .marks { return form.paths(beside: "-").map { _ in "-" } }
      let folder = scene.path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      return form.fileNames(for: name).map { (folder + [Substring($0)]).joined(separator: "/") }
    }
  }

  /// The name of a scene's pictures: that of its file, and of its layout root among several.
  private static func name(of scene: String, _ root: String?) -> String {
    let file =
      scene == "-" ? "scene" : URL(filePath: scene).deletingPathExtension().lastPathComponent
    return ([file] + [root].compactMap(\.self)).joined(separator: "-")
  }

  private static func check(_ items: [Item], to target: Target) throws(NameError) {
    let scenes = items.map { (SceneFiles.standardPath(of: $0.scene), $0.scene) }
    let sources = Dictionary(scenes) { first, _ in first }
    var writers: [String: String] = [:]
    var seen: Set<String> = []
    for item in items {
      let scene = SceneFiles.standardPath(of: item.scene) + "#" + (item.root ?? "")
      guard seen.insert(scene).inserted else {
        throw NameError(message: "'\(item.scene)' is given twice.")
      }
      for picture in item.pictures where picture != "-" {
        let path = SceneFiles.standardPath(of: picture)
        if let other = writers.updateValue(item.scene, forKey: path) {
          var message = "'\(other)' and '\(item.scene)' would both be written to '\(picture)'."
          if case .folder = target {
            message += " Subfolders are kept if you name the folder."
          }
          throw NameError(message: message)
        }
        if let source = sources[path] {
          throw NameError(
            message: "the picture would overwrite the scene '\(source)'; "
              + (items.count > 1
                ? "name another folder with --output-dir." : "name another file with -o."))
        }
      }
    }
  }
}
