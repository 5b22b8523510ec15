internal import CSnugPangoCairo
internal import SnugGeometry

/// Owns a `cairo_surface_t`, the `cairo_t` that draws on it, and the output bytes.
final class Canvas {
  let context: OpaquePointer
  private let surface: OpaquePointer
  private let sink: ByteSink
  private let format: Format

  enum Format: Equatable {
    case pdf
    /// The resolution is in pixels per meter.
    case png(pixelsPerMeter: UInt32)
  }

  /// - Parameter size: in points for a PDF and in pixels for an image.
  init(_ format: Format, size: Size) throws(RenderError) {
    let sink = ByteSink()
    let closure = Unmanaged.passUnretained(sink).toOpaque()
    let surface =
      switch format {
      case .pdf: cairo_pdf_surface_create_for_stream(append, closure, size.width, size.height)
      case .png:
        cairo_image_surface_create(
          CAIRO_FORMAT_ARGB32, Int32(clamping: Int(size.width)), Int32(clamping: Int(size.height)))
      }
    // On failure Cairo returns an object with an error status, never a null pointer.
    self.surface = surface!
    self.context = cairo_create(surface)!
    self.sink = sink
    self.format = format
    try check()
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Sets the title of a PDF, and removes its dates.
  func describe(title: String) throws(RenderError) {
    // Cairo stops at a zero byte, and treats noncharacters as invalid UTF-8.
    let title = String(
      title.unicodeScalars.filter { $0 != "\0" && !$0.properties.isNoncharacterCodePoint })
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title)
    cairo_pdf_surface_set_metadata(
      surface, CAIRO_PDF_METADATA_CREATE_DATE, "1970-01-01T00:00:00Z")
    try check()
  }

  /// Sets the number of canvas units per point.
  func scale(by scale: Double) { cairo_scale(context, scale, scale) }

  /// Finishes the drawing and returns its bytes. The canvas cannot be used afterwards.
  func finish() throws(RenderError) -> [UInt8] {
    try check()
    if case .png(let pixelsPerMeter) = format { return try png(pixelsPerMeter: pixelsPerMeter) }
    cairo_surface_finish(surface)
    try RenderError.check(cairo_surface_status(surface))
    return sink.bytes
  }

  private func png(pixelsPerMeter: UInt32) throws(RenderError) -> [UInt8] {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else {
      throw .cairo(message: "the image has no pixels")
    }
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    let rows = (0..<height).map { row in
      UnsafeBufferPointer(
        start: UnsafeRawPointer(data + row * stride).assumingMemoryBound(to: UInt32.self),
        count: width)
    }
    return try PNGEncoder(
      width: width, height: height,
      hasAlpha: rows.contains(where: PNGEncoder.hasAlpha),
      pixelsPerMeter: pixelsPerMeter
    ).file(rows)
  }

  func check() throws(RenderError) {
    try RenderError.check(cairo_surface_status(surface))
    try RenderError.check(cairo_status(context))
  }
}

extension RenderError {
  static func check(_ status: cairo_status_t) throws(RenderError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw .cairo(message: String(cString: cairo_status_to_string(status)))
  }
}

/// Collects Cairo's output. It must live as long as the surface that writes to it.
private final class ByteSink {
  var bytes: [UInt8] = []
}

/// Cairo's write callback; `closure` is a `ByteSink`.
private let append: cairo_write_func_t = { closure, data, length in
  guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
  let sink = Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
  sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
  return CAIRO_STATUS_SUCCESS
}
