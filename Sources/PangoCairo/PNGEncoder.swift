/// Writes pixels as a PNG.
///
/// Without filters, which turn rows that repeat into rows that nearly do. The pixels of a diagram are
/// nearly all those above or to the left: whoever looks there first, and counts pixels instead of
/// bytes, needs a quarter of zlib's time for a file of the same size.
struct PNGEncoder {
  let width: Int
  let height: Int
  let hasAlpha: Bool
  let pixelsPerMeter: UInt32

  /// The file of rows of Cairo's pixels: alpha, red, green and blue from the highest byte down, the
  /// colours multiplied by alpha. One without alpha has three bytes to the pixel instead of four.
  func file(_ rows: [UnsafeBufferPointer<UInt32>]) -> [UInt8] {
    var file = PNGFile()
    file.add(
      "IHDR",
      Self.bytes(UInt32(width)) + Self.bytes(UInt32(height))
        // Eight bits a component, red, green, blue and perhaps alpha, not interlaced.
        + [8, hasAlpha ? 6 : 2, 0, 0, 0])
    if pixelsPerMeter > 0 {
      // Of a metre; there is no other unit.
      file.add("pHYs", Self.bytes(pixelsPerMeter) + Self.bytes(pixelsPerMeter) + [1])
    }
    var compressor = PixelCompressor(width: width, hasAlpha: hasAlpha)
    if hasAlpha {
      let plain = rows.flatMap { $0.map(Self.withoutPremultiplication) }
      plain.withUnsafeBufferPointer { pixels in
        compressor.add(
          (0..<height).map { row in
            UnsafeBufferPointer(rebasing: pixels[(row * width)..<((row + 1) * width)])
          })
      }
    } else {
      compressor.add(rows)
    }
    file.add("IDAT", compressor.finish())
    file.add("IEND", [])
    return file.bytes
  }

  /// Most significant first.
  static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// PNG's colours are not multiplied by alpha.
  private static func withoutPremultiplication(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha > 0 else { return 0 }
    var result = alpha << 24
    for shift in [16, 8, 0] as [UInt32] {
      let component = pixel >> shift & 0xFF
      result |= min(255, (component * 255 + alpha / 2) / alpha) << shift
    }
    return result
  }
}

/// The chunks of a PNG.
private struct PNGFile {
  private(set) var bytes: [UInt8] = [0x89] + Array("PNG\r\n\u{1A}\n".utf8)

  mutating func add(_ name: String, _ content: [UInt8]) {
    bytes += PNGEncoder.bytes(UInt32(content.count))
    let start = bytes.count
    bytes += name.utf8
    bytes += content
    bytes += PNGEncoder.bytes(Self.checksum(bytes[start...]))
  }

  /// CRC-32, as the PNG specification has it in its appendix D.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes { sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ sum >> 8 }
    return ~sum
  }

  private static let table: [UInt32] = (0..<256).map { number in
    var sum = UInt32(number)
    for _ in 0..<8 {
      let isOdd = sum & 1 == 1
      sum >>= 1
      if isOdd { sum ^= 0xEDB8_8320 }
    }
    return sum
  }
}
