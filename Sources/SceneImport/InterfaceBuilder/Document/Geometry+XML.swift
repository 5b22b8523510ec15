import Geometry

extension XMLElement {
  /// The frame the file stores, in the superview's coordinates and from that corner its system has
  /// for the origin; `nil` without one.
  var storedRect: Rect? {
    guard let rect = child(key: "frame"), let x = rect.number("x"), let y = rect.number("y"),
      let size = rect.writtenSize
    else { return nil }
    return Rect(origin: Point(x: x, y: y), size: size)
  }

  /// The size its own attributes say.
  var writtenSize: Size? {
    guard let width = number("width"), let height = number("height"), width >= 0, height >= 0 else {
      return nil
    }
    return Size(width: width, height: height)
  }

  /// Whether the stored frame is taller than wide.
  var isUpright: Bool { storedRect.map { $0.size.height > $0.size.width } ?? false }

  /// Whether it is a view: it has a frame, or says what becomes of it.
  var isView: Bool {
    storedRect != nil || child("autoresizingMask") != nil || parent?.name == "subviews"
  }
}
