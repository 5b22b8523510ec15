import Diagnostics

/// The image of a view: its size alone, or a PNG file.
public enum SceneImage: Hashable, Sendable {
  /// An image nobody sees, in points.
  case size(width: Double, height: Double)
  /// A PNG file, by its path relative to the folder of the Swift file the scene is built in; `@2x`
  /// before the extension says it has two pixels to the point.
  case named(String)
}

extension SceneImage: SceneValue {
  func node(at range: SourceRange) -> YAMLNode {
    switch self {
    case .size(let width, let height): [width, height].node(at: range)
    case .named(let path): .literal(path, at: range)
    }
  }
}
