import SnugDiagnostics
import SnugLayout

extension SceneDecoder {
  /// The limit for the pixels of all images of a scene. A pixel takes four bytes during drawing.
  private static let imagePixelLimit = 1 << 26

  /// An image of a given size, or of a file that is relative to the scene.
  mutating func image(_ node: YAMLNode, of key: String) -> ImageContent? {
    if let text = node.text, !node.isNull, node.number == nil { return imageFile(text) }
    return ValueForm.size.read(&self, node, key).map { ImageContent(size: $0) }
  }

  private mutating func imageFile(_ path: YAMLScalar) -> ImageContent? {
    // A scene must not depend on the location of its folder, and must not show other people's
    // files.
    let isElsewhere =
      path.string.hasPrefix("/") || path.string.hasPrefix("~")
      || path.string.split(separator: "/").contains("..")
    if isElsewhere {
      return unreadable(
        path, "is outside the scene's folder",
        notes: ["write a path relative to the scene's folder, without '..'"])
    }
    guard path.string.lowercased().hasSuffix(".png") else {
      return unreadable(path, "is not a PNG file", notes: ["its name ends in '.png'"])
    }
    if let known = knownImages[path.string] { return known }
    guard let bytes = images.bytes(path.string) else {
      return unreadable(
        path, "cannot be read",
        notes: ["write a path relative to the scene's folder, or a size: [width, height]"])
    }
    guard bytes.count <= ImageFiles.sizeLimit else {
      return unreadable(path, "has more than 16 million bytes")
    }
    do {
      let header = try PNGHeader(bytes)
      let pixels = header.width * header.height
      guard imagePixels + pixels <= Self.imagePixelLimit else {
        return unreadable(
          path, "is too large together with the others",
          notes: [
            "the images of a scene may have up to \(Self.imagePixelLimit >> 20) megapixels together"
          ])
      }
      imagePixels += pixels
      let image = ImageContent(
        size: header.size(inFile: path.string), png: bytes, path: path.string)
      knownImages[path.string] = image
      return image
    } catch {
      return unreadable(
        path, error.phrase, notes: error == .isNotPNG ? ["images are PNG files"] : [])
    }
  }

  /// Reports an image that can't be read.
  private mutating func unreadable(
    _ path: YAMLScalar, _ reason: String, notes: [String] = []
  ) -> ImageContent? {
    return fail(
      .unreadableImage, "the image '\(path.string)' \(reason)", at: path.range, notes: notes)
  }
}
