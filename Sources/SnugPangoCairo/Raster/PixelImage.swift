/// The decoded pixels of a PNG, for comparisons.
public struct PixelImage: Hashable, Sendable {
  public let header: Header
  /// Row by row from the top: red, green, blue and alpha from the highest byte down, with colors
  /// that are not premultiplied.
  public var pixels: [UInt32]

  /// The metadata of a PNG.
  public struct Header: Hashable, Sendable {
    /// In pixels, like the height.
    public let width: Int
    public let height: Int
    /// The resolution in the file; `nil` if there is none.
    public let pixelsPerMeter: Int?

    /// The pixels per point, rounded to a thousandth; `nil` if the file has no resolution.
    public var scale: Double? {
      guard let pixelsPerMeter, pixelsPerMeter > 0 else { return nil }
      return (Double(pixelsPerMeter) * PixelImage.metersPerPoint * 1000).rounded() / 1000
    }
  }

  public var width: Int { header.width }
  public var height: Int { header.height }
  public var pixelsPerMeter: Int? { header.pixelsPerMeter }

  /// The limit for the pixels of an image that is written or read. At four bytes each it is a
  /// gigabyte.
  static let pixelLimit = 1 << 28

  /// A point is 1/72 inch.
  static let metersPerPoint = 0.0254 / 72

  /// `nil` if the number of pixels does not match the sides, or is 0.
  public init?(width: Int, height: Int, pixels: [UInt32], pixelsPerMeter: Int? = nil) {
    guard width > 0, height > 0, pixels.count == width * height else { return nil }
    header = Header(width: width, height: height, pixelsPerMeter: pixelsPerMeter)
    self.pixels = pixels
  }

  /// Decodes a PNG. Throws an error if it is truncated or damaged anywhere.
  public init(png: [UInt8]) throws(RenderError) {
    let decoder = try PNGDecoder(png)
    header = try decoder.header()
    let bytes = try decoder.pixels(header)
    // Tests are unoptimized builds, and a picture has a million pixels.
    pixels = bytes.withUnsafeBytes { $0.bindMemory(to: UInt32.self).map(UInt32.init(bigEndian:)) }
  }

  /// The image as an opaque PNG; alpha is ignored.
  public func opaquePNG() throws(RenderError) -> [UInt8] {
    let encoder = PNGEncoder(
      width: width, height: height, hasAlpha: false,
      pixelsPerMeter: UInt32(clamping: pixelsPerMeter ?? 0))
    return try pixels.map { $0 >> 8 }.withUnsafeBufferPointer { words throws(RenderError) in
      try encoder.file(
        (0..<height).map { row in
          UnsafeBufferPointer(rebasing: words[row * width..<(row + 1) * width])
        })
    }
  }
}

extension PixelImage.Header {
  /// Reads the start of a PNG. Throws an error if it is invalid.
  public init(png: [UInt8]) throws(RenderError) { self = try PNGDecoder(png).header() }
}
