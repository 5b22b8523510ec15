import Geometry

/// How the scene's points become the picture's: moved, and enlarged alike on both axes.
struct Projection {
  /// Where the root's origin lies in the picture.
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

  /// The zoom at which a scene of a size is drawn: enlarged to a comfortable width, never more
  /// than twice; a very wide one is made smaller, and one so tall that nobody would scroll through
  /// it.
  static func zoom(for size: Size, comfortable: Double = 600) -> Double {
    let widest = 1600.0
    let tallest = 4800.0
    let longest = max(size.width, size.height, 1)
    return min(
      2, max(1, comfortable / longest), widest / max(size.width, 1),
      tallest / max(size.height, 1))
  }
}
