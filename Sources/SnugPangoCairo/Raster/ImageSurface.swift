internal import CSnugPangoCairo

/// Owns the `cairo_surface_t` of a PNG's pixels.
final class ImageSurface {
  let surface: OpaquePointer

  /// If the bytes are not a PNG, the surface has an error status.
  init(png: [UInt8]) {
    var rest = png[...]
    surface = withUnsafeMutablePointer(to: &rest) {
      cairo_image_surface_create_from_png_stream(read, $0)!
    }
  }

  deinit { cairo_surface_destroy(surface) }

  /// Whether all pixels could be read. For damaged pixels Cairo reports a lack of memory.
  var isReadable: Bool { cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS }

  /// In pixels.
  var width: Double { Double(cairo_image_surface_get_width(surface)) }
  var height: Double { Double(cairo_image_surface_get_height(surface)) }
}

extension Renderer {
  /// Whether all pixels of a PNG can be read.
  package static func canDraw(png: [UInt8]) -> Bool { ImageSurface(png: png).isReadable }
}

/// The decoded images of a picture. An image that several marks show is decoded once.
final class ImageSurfaces {
  private var surfaces: [PNGKey: ImageSurface] = [:]

  func surface(of png: [UInt8]) -> ImageSurface {
    let file = PNGKey(bytes: png)
    if let known = surfaces[file] { return known }
    let surface = ImageSurface(png: png)
    surfaces[file] = surface
    return surface
  }
}

/// The bytes of a PNG as a key. Its hash uses only both ends, because files are large and few.
struct PNGKey: Hashable {
  let bytes: [UInt8]

  func hash(into hasher: inout Hasher) {
    hasher.combine(bytes.count)
    hasher.combine(bytes.prefix(64))
    hasher.combine(bytes.suffix(64))
  }
}

/// Cairo's read callback; `closure` points to the bytes that have not been read.
private let read: cairo_read_func_t = { closure, data, length in
  guard let rest = closure?.assumingMemoryBound(to: ArraySlice<UInt8>.self), let data,
    length <= rest.pointee.count
  else { return CAIRO_STATUS_READ_ERROR }
  let bytes = rest.pointee.prefix(Int(length))
  rest.pointee = rest.pointee[bytes.endIndex...]
  _ = UnsafeMutableBufferPointer(start: data, count: bytes.count).update(fromContentsOf: bytes)
  return CAIRO_STATUS_SUCCESS
}
