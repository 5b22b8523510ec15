import SnugGeometry

/// The transformation from the scene's points to the picture's: a translation, and a scale that is
/// equal on both axes.
struct Projection {
  /// The position of the root's origin in the picture.
  var origin: Point
  var zoom: Double

  func callAsFunction(_ rect: Rect) -> Rect {
    Rect(
      x: origin.x + rect.minX * zoom, y: origin.y + rect.minY * zoom, width: rect.width * zoom,
      height: rect.height * zoom)
  }

  func callAsFunction(_ location: Double, _ axis: Axis) -> Double {
    origin[axis] + location * zoom
  }

  /// The zoom for a scene of a size. It is enlarged to a comfortable length, at most twice, and
  /// reduced if it would be too wide, or too tall to scroll through.
  static func zoom(for size: Size, comfortable: Double = 600) -> Double {
    let widest = 1600.0
    let tallest = 4800.0
    let longest = max(size.width, size.height, 1)
    return min(
      2, max(1, comfortable / longest), widest / max(size.width, 1),
      tallest / max(size.height, 1))
  }
}
