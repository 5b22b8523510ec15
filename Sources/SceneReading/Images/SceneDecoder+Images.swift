import AutoLayout
import Diagnostics
import Geometry

extension SceneDecoder {
  /// The size of an image, or what a file beside the scene holds.
  mutating func image(_ node: SpannedNode, of key: String) -> ImageDeclaration? {
    if let text = node.text, !node.isNull, node.number == nil { return imageFile(text) }
    let count = diagnostics.count
    guard let size = size(node, of: key) else { return nil }
    guard let width = size.horizontal, let height = size.vertical else {
      if diagnostics.count == count { diagnostics.append(.halfAnImage(node)) }
      return nil
    }
    return .size(Size(width: width, height: height))
  }

  private mutating func imageFile(_ path: SpannedText) -> ImageDeclaration? {
    // A scene is to look the same wherever its folder is.
    if path.string.hasPrefix("/") || path.string.hasPrefix("~") {
      diagnostics.append(
        .unreadableImage(
          path, "is not beside the scene", notes: ["a path is relative to the scene's folder"]))
      return nil
    }
    guard path.string.lowercased().hasSuffix(".png") else {
      diagnostics.append(
        .unreadableImage(path, "is not a PNG file", notes: ["its name ends in '.png'"]))
      return nil
    }
    guard let bytes = images.bytes(path.string) else {
      diagnostics.append(
        .unreadableImage(
          path, "cannot be read",
          notes: ["a path is relative to the scene's folder; or give a size: [width, height]"]))
      return nil
    }
    guard bytes.count <= ImageFiles.sizeLimit else {
      diagnostics.append(.unreadableImage(path, "has more than 16 million bytes"))
      return nil
    }
    do {
      let header = try PNGHeader(bytes)
      return .file(
        ImageContent(size: header.size(inFile: path.string), png: bytes, path: path.string))
    } catch {
      diagnostics.append(
        .unreadableImage(
          path, error.phrase, notes: error == .isNotPNG ? ["images are PNG files"] : []))
      return nil
    }
  }
}

extension Diagnostic {
  fileprivate static func unreadableImage(
    _ path: SpannedText, _ fault: String, notes: [String] = []
  ) -> Diagnostic {
    Diagnostic(
      .error, .unreadableImage, "the image '\(path.string)' \(fault)", at: path.range, notes: notes)
  }

  fileprivate static func halfAnImage(_ node: SpannedNode) -> Diagnostic {
    Diagnostic(
      .error, .wrongType, "'image' must have both a width and a height", at: node.range)
  }
}
