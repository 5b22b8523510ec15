/// The pixels of a PNG: what two pictures are compared by.
public struct PixelImage: Hashable, Sendable {
  public let header: Header
  /// Row by row from the top: red, green, blue and alpha from the highest byte down, the colours not
  /// multiplied by alpha.
  public var pixels: [UInt32]

  /// What a PNG says before its pixels.
  public struct Header: Hashable, Sendable {
    /// In pixels, as is the height.
    public let width: Int
    public let height: Int
    /// How many pixels the file says make a metre; `nil` where it does not say.
    public let pixelsPerMeter: Int?

    /// The pixels to the point, to a thousandth; `nil` where the file does not say.
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

  /// A point is the seventy-second part of an inch.
  static let metersPerPoint = 0.0254 / 72

  /// `nil` unless there are as many pixels as the sides want, and any at all.
  public init?(width: Int, height: Int, pixels: [UInt32], pixelsPerMeter: Int? = nil) {
    guard width > 0, height > 0, pixels.count == width * height else { return nil }
    header = Header(width: width, height: height, pixelsPerMeter: pixelsPerMeter)
    self.pixels = pixels
  }

  /// Reads a PNG, whole: one that is cut off, or damaged anywhere, throws what is wrong with it.
  public init(png: [UInt8]) throws(RenderError) {
    let decoder = try PNGDecoder(png)
    header = try decoder.header()
    let bytes = try decoder.pixels(header)
    // Whoever tests does so without optimisation: a picture has a million of these.
    pixels = bytes.withUnsafeBytes { $0.bindMemory(to: UInt32.self).map(UInt32.init(bigEndian:)) }
  }

  /// The same as an opaque PNG: alpha is not looked at.
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
  /// Reads the beginning of a PNG; throws what is wrong with it.
  public init(png: [UInt8]) throws(RenderError) { self = try PNGDecoder(png).header() }
}
