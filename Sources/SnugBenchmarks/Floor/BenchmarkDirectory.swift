import Drawing
import Foundation
import Snug

/// A temporary folder with the input of the plain program.
struct BenchmarkDirectory {
  let folder: URL
  private let pipeline: Pipeline

  typealias Copies = (scenes: [String], lists: [String], fonts: [String])

  init() throws {
    pipeline = try Pipeline()
    folder = FileManager.default.temporaryDirectory.appending(path: "snug-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "out"), withIntermediateDirectories: true)
  }

  func close() { try? FileManager.default.removeItem(at: folder) }

  func path(_ name: String) -> String { folder.appending(path: name).path }

  /// The marks of a scene as a list for the plain program, and the fonts it takes.
  func draw(_ scene: String) throws -> (list: String, fonts: [String]) {
    let list: DisplayList
    do { list = pipeline.diagram(of: try Scene(contentsOf: scene)) } catch {
      throw BenchmarkError("snug failed: \(error.all.map(\.formatted).joined(separator: "\n"))")
    }
    let path = path(URL(filePath: scene).deletingPathExtension().lastPathComponent + ".list")
    try Data(list.words.utf8).write(to: URL(filePath: path))
    return (path, try PlainFonts.files(for: list))
  }

  /// Copies of scenes and lists under different names.
  func copies(_ count: Int, of scenes: [String]) throws -> Copies {
    var copies: Copies = ([], [], [])
    let drawings = try scenes.map(draw)
    for index in 0..<count {
      let (scene, drawing) = (scenes[index % scenes.count], drawings[index % scenes.count])
      copies.scenes.append(path("\(index).yaml"))
      copies.lists.append(path("\(index)"))
      try FileManager.default.copyItem(atPath: scene, toPath: copies.scenes[index])
      try FileManager.default.copyItem(atPath: drawing.list, toPath: copies.lists[index])
    }
    for font in drawings.flatMap(\.fonts) where !copies.fonts.contains(font) {
      copies.fonts.append(font)
    }
    return copies
  }
}

/// The font files the plain program is given: those of Debian.
enum PlainFonts {
  static let folders = ["/usr/share/fonts/opentype/inter", "/usr/share/fonts/opentype/noto"]

  /// Inter's faces in the weights a list is set in, and the Han fonts if it needs them.
  static func files(for list: DisplayList) throws -> [String] {
    let names = [
      "regular": "Regular", "medium": "Medium", "semibold": "SemiBold", "bold": "Bold",
    ]
    var files = try list.weights.map(\.rawValue).sorted().map { weight in
      guard let name = names[weight] else {
        throw BenchmarkError("the plain program has no font of the weight \(weight)")
      }
      return folders[0] + "/Inter-\(name).otf"
    }
    if list.needsHanFonts { files.append(folders[1] + "/NotoSansCJK-Regular.ttc") }
    return files
  }
}
