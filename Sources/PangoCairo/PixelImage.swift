internal import CSpng

/// The pixels of a PNG: what two pictures are compared by.
public struct PixelImage: Hashable, Sendable {
  /// In pixels, as is the height.
  public let width: Int
  public let height: Int
  /// Row by row from the top: red, green, blue and alpha from the highest byte down, the colours not
  /// multiplied by alpha.
  public var pixels: [UInt32]
  /// How many pixels the file says make a metre; `nil` where it does not say.
  public let pixelsPerMeter: Int?

  /// `nil` unless there are as many pixels as the sides want, and any at all.
  public init?(width: Int, height: Int, pixels: [UInt32], pixelsPerMeter: Int? = nil) {
    guard width > 0, height > 0, pixels.count == width * height else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
    self.pixelsPerMeter = pixelsPerMeter
  }

  /// Reads a PNG, whole: one that is cut off, or damaged anywhere, throws what is wrong with it.
  public init(png: [UInt8]) throws(RenderError) {
    guard let context = spng_ctx_new(0) else {
      throw .unreadableImage(message: "there is no memory for it")
    }
    defer { spng_ctx_free(context) }
    try Self.check(
      spng_set_crc_action(
        context, Int32(SPNG_CRC_ERROR.rawValue), Int32(SPNG_CRC_ERROR.rawValue)))
    try Self.check(spng_set_png_buffer(context, png, png.count))
    var header = spng_ihdr()
    try Self.check(spng_get_ihdr(context, &header))
    // Ours are never larger, and a damaged header must not ask for all the memory there is.
    guard header.width > 0, header.height > 0, header.width <= 32767, header.height <= 32767
    else {
      throw .imageTooLarge(width: Double(header.width), height: Double(header.height))
    }
    var bytes = [UInt8](repeating: 0, count: Int(header.width) * Int(header.height) * 4)
    try Self.check(
      spng_decode_image(
        context, &bytes, bytes.count, Int32(SPNG_FMT_RGBA8.rawValue),
        Int32(SPNG_DECODE_TRNS.rawValue)))
    try Self.check(spng_decode_chunks(context))
    // libspng does not ask for the last chunk to be whole.
    guard png.suffix(Self.end.count).elementsEqual(Self.end) else {
      throw .unreadableImage(message: "its end is missing")
    }
    var resolution = spng_phys()
    let hasResolution =
      spng_get_phys(context, &resolution) == Int32(SPNG_OK.rawValue)
      && resolution.unit_specifier == 1 && resolution.ppu_x == resolution.ppu_y
    width = Int(header.width)
    height = Int(header.height)
    // Whoever tests does so without optimisation: a picture has a million of these.
    pixels = bytes.withUnsafeBytes { $0.bindMemory(to: UInt32.self).map(UInt32.init(bigEndian:)) }
    pixelsPerMeter = hasResolution ? Int(resolution.ppu_x) : nil
  }

  /// The same as an opaque PNG: alpha is not looked at.
  public func opaquePNG() -> [UInt8] {
    let encoder = PNGEncoder(
      width: width, height: height, hasAlpha: false,
      pixelsPerMeter: UInt32(clamping: pixelsPerMeter ?? 0))
    let words = pixels.map { 0xFF00_0000 | $0 >> 8 }
    return words.withUnsafeBufferPointer { words in
      encoder.file(
        (0..<height).map { row in
          UnsafeBufferPointer(rebasing: words[row * width..<(row + 1) * width])
        })
    }
  }

  /// The chunk `IEND`: no length, its name, its checksum.
  private static let end: [UInt8] =
    [0, 0, 0, 0] + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]

  private static func check(_ status: Int32) throws(RenderError) {
    guard status != Int32(SPNG_OK.rawValue) else { return }
    throw .unreadableImage(message: String(cString: spng_strerror(status)))
  }
}
