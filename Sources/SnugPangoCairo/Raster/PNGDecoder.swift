internal import CSnugSpng

/// Owns the `spng_ctx` for reading a PNG.
final class PNGDecoder {
  private let context: OpaquePointer
  /// libspng does not copy them, so they must live as long as its context.
  private let bytes: UnsafeMutableBufferPointer<UInt8>

  init(_ png: [UInt8]) throws(RenderError) {
    guard let context = spng_ctx_new(0) else {
      throw .unreadableImage(message: "out of memory")
    }
    self.context = context
    bytes = .allocate(capacity: png.count)
    _ = bytes.initialize(from: png)
    try Self.check(
      spng_set_crc_action(
        context, Int32(SPNG_CRC_ERROR.rawValue), Int32(SPNG_CRC_ERROR.rawValue)))
    try Self.check(spng_set_png_buffer(context, bytes.baseAddress, bytes.count))
  }

  deinit {
    spng_ctx_free(context)
    bytes.deallocate()
  }

  /// The metadata before the pixels.
  func header() throws(RenderError) -> PixelImage.Header {
    var header = spng_ihdr()
    try Self.check(spng_get_ihdr(context, &header))
    // Snug's images are not larger, and a small file must not allocate all memory.
    guard header.width > 0, header.height > 0, header.width <= 32767, header.height <= 32767,
      Int(header.width) * Int(header.height) <= PixelImage.pixelLimit
    else {
      throw .imageTooLarge(width: Double(header.width), height: Double(header.height))
    }
    var resolution = spng_phys()
    let hasResolution =
      spng_get_phys(context, &resolution) == Int32(SPNG_OK.rawValue)
      && resolution.unit_specifier == 1 && resolution.ppu_x == resolution.ppu_y
    return PixelImage.Header(
      width: Int(header.width), height: Int(header.height),
      pixelsPerMeter: hasResolution ? Int(resolution.ppu_x) : nil)
  }

  /// Red, green, blue and alpha of each pixel. Throws an error if the file is incomplete.
  func pixels(_ header: PixelImage.Header) throws(RenderError) -> [UInt8] {
    var pixels = [UInt8](repeating: 0, count: header.width * header.height * 4)
    try Self.check(
      spng_decode_image(
        context, &pixels, pixels.count, Int32(SPNG_FMT_RGBA8.rawValue),
        Int32(SPNG_DECODE_TRNS.rawValue)))
    try Self.check(spng_decode_chunks(context))
    // libspng does not check that the last chunk is complete.
    guard bytes.suffix(Self.end.count).elementsEqual(Self.end) else {
      throw .unreadableImage(message: "its end is missing")
    }
    return pixels
  }

  /// The chunk `IEND`: length 0, name, checksum.
  private static let end: [UInt8] =
    [0, 0, 0, 0] + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]

  private static func check(_ status: Int32) throws(RenderError) {
    guard status != Int32(SPNG_OK.rawValue) else { return }
    throw .unreadableImage(message: String(cString: spng_strerror(status)))
  }
}
